import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const years = (text: string) =>
  factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns').founded.map(({ value }) => value);

describe('the founding year in prose', () => {
  it.each([
    ['Gegründet haben wir den Betrieb 2017, nachdem wir 2014 den Pfarrhof saniert hatten.', '2017'],
    [
      '2006 haben Bernhard Stein und Julia Kern ihre Weingärten zusammengelegt und die Weingut Stein OG gegründet.',
      '2006',
    ],
    ['Die Lindnerwerft ging 2003 aus der Abteilung für Öfen der Muster AG hervor, die seit 1897 besteht.', '2003'],
    ['1961 haben Otto Lindner und Eva Stein in Gotha ihr Ofengeschäft eröffnet.', '1961'],
    ['Ofenbaumeister Otto Lindner eröffnete Glutwerk 2003 in einem Hinterhof.', '2003'],
    ['Das Gründungsjahr unseres Betriebs, 1988, steht auf jedem Fahrzeug.', '1988'],
    ['Familie Lindner baut Öfen in dritter Generation seit 1949.', '1949'],
    ['Gründungsversammlung war am 23. November 2021 in der Halle.', '2021'],
    ['Im Frühjahr 1987 machte sich Otto Lindner als Ofenbauer selbständig.', '1987'],
    ['Otto Lindner machte sich 1987 mit einer kleinen Werkstatt selbstständig.', '1987'],
    ['1987 wagte Otto Lindner den Schritt in die Selbständigkeit.', '1987'],
    ['1954 eröffnete Otto Lindner seine kleine Werkstatt in Eisenach.', '1954'],
    ['Unsere Geschichte beginnt im Jahr 1911 in Gotha.', '1911'],
    ['Die Firma wurde am 1. April 1978 gegründet.', '1978'],
    ['Die Gründung der Firma im Jahr 1978 fiel in eine schwere Zeit.', '1978'],
    ['Der Chor wurde im Jahr 1921 von Pfarrer Keller ins Leben gerufen, 1948 neu formiert.', '1921'],
    ['Seit 1899 besteht unser Haus. Gegründet 1899.', '1899'],
    ['Founded in 1999 in Berlin, we build software.', '1999'],
    ['Uns gibt es seit 2009.', '2009'],
    [
      'Als Dr. Karl Lindner unsere Kanzlei 1958 in zwei Zimmern über der Apotheke gründete, half ihm seine Frau. 1979 trat sein Sohn ein.',
      '1958',
    ],
    [
      'Im Jahr 2003 machte sich Malermeister Otto Lindner in der elterlichen Garage in Gotha-Siebleben selbstständig. Sein Bulli von 1989 steht noch in der Halle.',
      '2003',
    ],
    ['Gegründet wurde unsere Bank 1889 als Spar- und Darlehnskasse von 38 Bauern.', '1889'],
    ['1983 lötete Otto Lindner in einem Bauernhaus den ersten Sensor für die Käserei. 1990 zogen wir um.', '1983'],
    ['Die Praxis besteht seit 1987. Damals übernahm Dr. Lindner die Räume einer Schneiderei.', '1987'],
    ['Angefangen hat alles 1974 in einer Scheune.', '1974'],
    ['Otto Lindner startete 1992 mit zwei Mitarbeitern in einer Garage.', '1992'],
    ['1992 startete Otto Lindner mit zwei Mitarbeitern in einer Garage, 2001 kam die Halle hinzu.', '1992'],
    ['Gestartet sind wir 2015 zu dritt.', '2015'],
    ['Am Anfang stand 1968 eine kleine Werkstatt.', '1968'],
    ['Die Wurzeln unseres Unternehmens reichen bis ins Jahr 1878 zurück.', '1878'],
    ['Die Geschichte unserer Brauerei geht auf das Jahr 1741 zurück.', '1741'],
    ['Das 1978 gegründete Familienunternehmen betreut Kunden in ganz Thüringen.', '1978'],
    ['Seit der Gründung unseres Betriebs im Jahr 1978 hat sich viel getan.', '1978'],
    ['1952: Otto Lindner gründet in Eisenach eine Tischlerei.', '1952'],
    ['2008 eröffnete Dr. Eva Lindner ihre Praxis in Gotha.', '2008'],
    ['Wir bauen seit 1964 Öfen und Kamine.', '1964'],
    ['The company was founded by Otto Lindner in 1952.', '1952'],
    ['Our company dates back to 1921.', '1921'],
    ['Das Unternehmen wurde 1988 als Einzelfirma gegründet und 2005 in eine GmbH umgewandelt.', '1988'],
    ['1988 gegründet und 2005 in eine GmbH umgewandelt.', '1988'],
    ['Mit Gründung der GmbH 2005 zogen wir nach Gotha. Angefangen hatte alles 1988.', '1988'],
    ['Im Mai 1988 erfolgte die Gründung.', '1988'],
    ['1988 fiel der Startschuss für unser Unternehmen.', '1988'],
    ['Ausgegründet 2016 aus der Universität Jena.', '2016'],
    ['Über 90 Jahre Geschichte: 1931 legte Otto Lindner den Grundstein.', '1931'],
    ['Am 2. Januar 1962 öffnete die Apotheke erstmals ihre Türen.', '1962'],
    ['Eva Lindner rief die Kita 1994 ins Leben.', '1994'],
    ['Bäckerei seit 1931', '1931'],
    ['Die Bäckerei nahm im Mai 1931 ihren Betrieb auf.', '1931'],
    ['1998 haben sich Eva Lindner und Jan Keller selbständig gemacht.', '1998'],
    ['Die Stiftung wurde 1999 von Eva Lindner errichtet.', '1999'],
  ])('is read in "%s"', (text, year) => {
    expect(years(text)[0]).toBe(year);
  });

  it.each([
    'Seit über drei Generationen für Sie da.',
    '2011 eröffnete unsere Filiale in Gotha.',
    'Seit 2013 sind alle Flächen zertifiziert.',
    '1990 übernahm Karl Lindner die Leitung.',
    '2019 zogen wir in die neue Werkhalle.',
    'Stand: 2024. Alle Rechte vorbehalten.',
    'Seit 2019 sind wir Innungsbetrieb der Malerinnung Gotha.',
    'Das Haus wurde 1841 aus Backstein errichtet, als Barth noch Segelschiffe baute.',
    '2019 gründeten wir die Niederlassung in Wien.',
    '2015 gründete Otto Lindner eine Stiftung für Kinder.',
    '2020 begann der Umbau der Werkstatt.',
    '1998 übernahm sie den Betrieb, den ihr Großvater gegründet hatte.',
    'Seit 2015 führt Eva Lindner den Betrieb in dritter Generation.',
    '2008 legte der Bürgermeister den Grundstein für die neue Halle.',
    'Steuerberaterin seit 1998',
    'Die Buchhandlung Keller in Gotha (bestehend seit 1949) schließt, wir übernehmen das Lokal.',
    'Seit 2018 gehören wir zur Keller Gruppe.',
    'Seit 2012 bieten wir auch Kachelöfen an.',
  ])('is not read in "%s"', (text) => {
    expect(years(text)).toEqual([]);
  });

  it('is the first one where several foundings are told alike', () => {
    expect(years('2004 Gründung der Lindner GmbH</p><p>1952 Gründung durch Otto Lindner')[0]).toBe('1952');
  });

  it('is no year that others on the page came before', () => {
    expect(years('Seit 1990 bauen wir Kamine.</p><p>Unsere erste Werkstatt von 1962 steht noch.')).toEqual([]);
  });
});

describe('the founding year as a figure', () => {
  const marked = (body: string) => factsOf(`<h1>Über uns</h1>${body}`, 'about', '/ueber-uns').founded[0]?.value;

  it.each([
    [
      'a list of terms',
      '<dl><dt>Umzug</dt><dd>1995</dd><dt>Gründung</dt><dd>1958</dd><dt>Sitz</dt><dd>Gotha</dd></dl>',
    ],
    ['a table', '<table><tr><td>Gründungsjahr</td><td>1958</td></tr><tr><td>Mitarbeiter</td><td>40</td></tr></table>'],
    ['a counter', '<div><span>1958</span></div><div>gegründet</div><div><span>40</span></div><div>Mitarbeiter</div>'],
    ['a counter with its word before', '<div>seit</div><div>1958</div><div>in Gotha</div>'],
    [
      'a timeline with headings',
      '<ul><li><b>1958</b><h3>Gründung</h3><p>Otto Lindner gründet das Unternehmen.</p></li><li><b>1990</b><h3>Neue Halle</h3></li></ul>',
    ],
    ['a timeline with months', '<b>April 1958</b><p>Eva Lindner und Jan Keller gründen die Buchhandlung.</p>'],
    ['a date', '<dl><dt>Gegründet</dt><dd>1. April 1958</dd></dl>'],
    ['a timeline', '<h3>1958</h3><p>Otto Lindner gründet in Gotha eine Tischlerei.</p><h3>1990</h3><p>Neue Halle</p>'],
  ])('is read from %s', (_, body) => {
    expect(marked(body)).toBe('1958');
  });

  it('is not read from a timeline that tells of a branch', () => {
    expect(marked('<h3>1990</h3><p>Wir gründen eine Niederlassung in Wien.</p>')).toBeUndefined();
  });
});

it.each([
  ['Die Keller AG, gegründet 1906, liefert Schamotte.', null],
  ['Die Ofenbau Lindner GmbH wurde 1954 gegründet.', '1954'],
  ['Der Betrieb wurde unter dem Namen Otto Keller KG im Jahr 1954 gegründet.', '1954'],
])('is told of the company that is named: "%s"', (text, year) => {
  const about = factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns');
  expect(companyOf([factsOf(imprint()), about]).founding_date).toBe(year);
});

it('knows the company by a word of its domain', () => {
  const yearAt = (host: string): string | undefined => {
    const html = '<body><h1>Über uns</h1><p>Seit 1974 fertigt Lindner in Gotha Federn.</p></body>';
    return readPage(parsePage({ url: `https://${host}/ueber-uns`, html }), 'about').founded[0]?.value;
  };
  expect(yearAt('www.lindner-federn.de')).toBe('1974');
  expect(yearAt('www.kellerbau.de')).toBeUndefined();
});

it('is read from a timeline that begins with an opening', () => {
  const rows =
    '<tr><td>1974</td><td>Ingenieurbüro Otto Lindner eröffnet am Markt</td></tr><tr><td>2014</td><td>Umwandlung</td></tr>';
  expect(factsOf(`<h1>Über uns</h1><table>${rows}</table>`, 'about', '/ueber-uns').founded[0]?.value).toBe('1974');
});
