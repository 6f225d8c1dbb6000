import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { companyOf, factsOf, imprint } from './support.ts';

/** What a site says that has the text on its page about itself. */
const year = (text: string, path = '/ueber-uns'): string | null => {
  const body = `<h1>Über uns</h1>${text.startsWith('<') ? text : `<p>${text}</p>`}`;
  return companyOf([factsOf(imprint()), factsOf(body, 'about', path)]).founding_date ?? null;
};

describe('who is told of', () => {
  it.each([
    ['Aus der Schmiede von Emil Stein, der 1963 seine Firma gründete, ist ein Betrieb mit 34 Leuten geworden.', '1963'],
    ['Der Schmied Emil Stein, der 1963 seine Firma gründete, half uns dabei.', null],
    ['Unser Träger ist der Verein Seeland e.V. Er wurde 1991 gegründet.', null],
    ['Wir sind eine gGmbH. Sie wurde 1991 gegründet.', '1991'],
    ['Das MVZ wurde im April 2017 von Dr. Eva Stein gegründet.', '2017'],
    ['Das DRK wurde 1863 gegründet.', null],
    ['Die Ofenbau Lindner wurde 1954 gegründet.', '1954'],
    ['Die Bäckerei Keller wurde 1954 gegründet.', null],
    ['Vorher war hier die Bäckerei Keller, gegründet 1899.', null],
    ['Die Zentrale des Systems, 2009 gegründet, sitzt in Köln.', null],
    ['Wir sind ein junger Betrieb, 2009 gegründet.', '2009'],
    ['Unsere Partnerkanzlei in Wien besteht seit 1988.', null],
    ['Unsere Kanzlei in Wien besteht seit 1988.', '1988'],
    ['Dr. Stein ist seit 2001 niedergelassen.', null],
    ['Die Familie Lindner ist seit 1620 in Gotha ansässig.', null],
    ['Vertragshändler der Marke Velano seit 1975.', null],
    ['Die deutsche Niederlassung wurde 1998 gegründet.', null],
  ])('%s', (text, expected) => {
    expect(year(text)).toBe(expected);
  });

  it('is the branch where the site is that of the branch', () => {
    const legal = factsOf(imprint({ name: 'Keller Bouw B.V., Zweigniederlassung Deutschland' }));
    const about = factsOf('<p>Die deutsche Niederlassung wurde 1998 gegründet.</p>', 'about', '/ueber-uns');
    expect(companyOf([legal, about])).toMatchObject({
      company_name: 'Keller Bouw B.V., Zweigniederlassung Deutschland',
      founding_date: '1998',
    });
  });

  it('is the company of the domain where its name alone came into being', () => {
    const at = (text: string) =>
      readPage(
        parsePage({ url: 'https://glutwerk.test/about', html: `<html lang="de"><body><p>${text}</p></body></html>` }),
        'about',
      ).founded.map(({ value }) => value);
    expect(at('Glutwerk entstand 2019 als Ausgründung der Technischen Universität Jena.')).toEqual(['2019']);
    expect(at('Glutwerk Monitor entstand 2019 an der Universität Jena, 1990 zogen wir um.')).toEqual([]);
  });
});

describe('firms and bodies by their names', () => {
  it.each([
    'Die Keller Gruppe, 1890 gegründet, sitzt in Jena.',
    'Wir sind Teil der Keller Gruppe, die 1890 gegründet wurde.',
    'Der Holzring, dem wir angehören, wurde 1951 gegründet.',
    'Velano wurde 1950 gegründet und baut Motoren.',
    'Über Velano: Velano wurde 1950 in Turin gegründet.',
    'Der Laufclub wurde 1999 gegründet.',
    'Der Freundeskreis wurde 1999 gegründet.',
    'Unsere Jugendfeuerwehr wurde 1968 gegründet.',
    'Das Start-up Planfix, 2015 gegründet, ist neu im Haus.',
    '2017 gründeten wir mit der Stadt die Wärme Gotha GmbH.',
    'Eva Stein: 2003 Gründung der Stein Consulting',
    '2003 Gründung eines Lesekreises',
    'Unser Großvater gründete 1951 den Fußballverein.',
  ])('%s', (text) => {
    expect(year(text)).toBeNull();
  });

  it.each([
    ['Die Lindner Gruppe, 1890 gegründet, sitzt in Jena.', '1890'],
    ['Lindner wurde 1950 gegründet und baut Öfen.', '1950'],
    ['Der Kindergarten wurde 1973 gegründet.', '1973'],
    ['Der Reitstall wurde 1973 gegründet.', '1973'],
    ['Der Club wurde 1973 gegründet.', '1973'],
    ['Paul Keller hat die Firma 1967 gegründet.', '1967'],
    ['So ging es auf dem Markt im Herbst 2006 los.', '2006'],
    ['2016 gründeten wir mit zwei Freunden die Lindner UG.', '2016'],
    [
      '1967 gründete Otto Stein mit seinem Bruder die Gebrüder Stein OHG, aus der die heutige Firma hervorging.',
      '1967',
    ],
    ['Seit der Gründung des Familienbetriebs 1950 bauen wir Öfen.', '1950'],
    ['Geboren wurde die Idee 2014, gegründet haben wir 2016.', '2016'],
    ['1967: Gründung als Schlosserei. 1988: Umzug. 2001: GmbH.', '1967'],
    ['The firm traces its origins to 1871.', '1871'],
  ])('of the company: %s', (text, expected) => {
    expect(year(text)).toBe(expected);
  });
});

describe('firms that joined', () => {
  it.each([
    'Die 1898 gegründete Firma Stein & Sohn kommt zu uns und wird Werk 2.',
    '2008 kam die 1898 gegründete Schlosserei Stein dazu.',
    'Wir haben die 1898 gegründete Schlosserei Stein übernommen.',
    '2015 schloss sich uns das Büro Keller an, das 1978 gegründet wurde.',
    '2015 verschmolz die Firma Keller (gegründet 1978) mit uns.',
    '2018 folgte die Übernahme der Keller GmbH, die 1978 gegründet wurde.',
  ])('%s', (text) => {
    expect(year(text)).toBeNull();
  });

  it('leave the own founding in the same story', () => {
    expect(
      year(
        'Alles begann 1996 in einer Wohnung: Eva Stein und Otto Lindner gründeten die Stein & Lindner GbR. 2011 wurde daraus die GmbH, 2018 kam die Krämer Computer GmbH (gegründet 1990) dazu.',
      ),
    ).toBe('1996');
  });
});

describe('which year of a sentence it is', () => {
  it.each([
    [
      'Angefangen hat alles 2013: In diesem Jahr haben Otto und Eva ihre Firma gegründet und im Mai 2014 einen Laden bezogen.',
      '2013',
    ],
    ['Am 1. Oktober 1991 eröffnete Otto Lindner in der Altstadt ein Ein-Mann-Büro – so begann unsere Kanzlei.', '1991'],
    ['Als Karl und Berta Lindner 1928 ihre Jausenstation aufsperrten, gab es Buttermilch.', '1928'],
    ['Nach ihrem Meister 2008 gründete Eva Stein 2010 ihren Salon.', '2010'],
    ['2010, ein Jahr nach dem Studium, gründete Eva Stein das Büro.', '2010'],
    ['Die GmbH wurde 2004 gegründet, der Betrieb besteht seit 1978.', '1978'],
    ['Was 1985 in einer Garage begann, ist heute ein Betrieb mit 120 Leuten.', '1985'],
    ['Wir bauen Öfen für Sie und uns. 1985 haben wir den Betrieb gegründet.', '1985'],
  ])('%s', (text, expected) => {
    expect(year(text)).toBe(expected);
  });
});

describe('timelines', () => {
  const item = (head: string, title: string, text = '') =>
    `<div><div>${head}</div><h4>${title}</h4>${text && `<p>${text}</p>`}</div>`;
  it.each([
    [
      item('1949', 'Der Anfang', 'Otto Lindner stellt eine Drehbank in den Keller.') +
        item('1974', 'Umzug', 'Neubau in Gotha') +
        item('2008', 'Zukauf', 'Die 1898 gegründete Firma Stein kommt zu uns.'),
      '1949',
    ],
    [item('1949', 'In der Garage', 'Otto Lindner gründet eine Dreherei.') + item('1974', 'Umzug'), '1949'],
    [item('1949', 'Bau der Mühle', 'Sie gehörte der Stadt.') + item('1974', 'Umzug', 'Neubau'), null],
    ['<table><tr><td>1961</td><td>Betriebsgründung</td></tr><tr><td>1988</td><td>Neubau</td></tr></table>', '1961'],
    ['<dl><dt>Gründung</dt><dd>1961</dd><dt>Umzug</dt><dd>1988</dd></dl>', '1961'],
    ['<dl><dt>Gründung</dt><dd>1. Juli 1990 als GbR</dd></dl>', '1990'],
    ['<ul><li>1961 Der Anfang</li><li>1988 Neubau</li></ul>', '1961'],
    [
      '<h3>Die Anfänge 1961</h3><p>In einer Werkstatt repariert Otto Lindner Motorräder.</p><h3>Neubau 1978</h3>',
      '1961',
    ],
    ['<h3>1961–1978: Die Anfänge</h3><p>Otto Lindner repariert Motorräder.</p>', '1961'],
    ['<p>Anfang 2024</p><p>Start 2027</p>', null],
    ['<h3>Wann wurde Lindner gegründet?</h3><p>Im Jahr 1989.</p>', '1989'],
    ['<h3>Seit wann gibt es die Firma?</h3><p>Seit 1989.</p>', '1989'],
    ['<h3>Wann wurde unser Partner Keller gegründet?</h3><p>Im Jahr 1989.</p>', null],
    ['<h3>Wann wurde das Bad saniert?</h3><p>Im Jahr 1989.</p>', null],
    [
      '<ul><li>1898: Karl Keller gründet in Jena eine Ziegelei (heute Werk 2)</li><li>1961: Otto Lindner gründet die Firma</li></ul>',
      '1961',
    ],
    ['<ul><li>1961 Start der Produktion in Halle 2</li><li>1988 Neubau</li></ul>', null],
  ])('%s', (html, expected) => {
    expect(year(html)).toBe(expected);
  });
});

it.each(['Unsere Partner', 'Über unseren Hersteller', 'Unsere Gesellschafterin', 'Bei anderen', 'Nicht von uns'])(
  'what stands below "%s" is not the company\'s',
  (heading) => {
    expect(year(`<h2>${heading}</h2><p>Gegründet 1950 in Jena.</p>`)).toBeNull();
    expect(year(`<h2>${heading}</h2><p>Nette Leute.</p><h2>Wir</h2><p>Gegründet 1950 in Jena.</p>`)).toBe('1950');
  },
);

it('what stands below a partner below "Unsere Partner" is not either', () => {
  const card = '<h3>Öfen für Elektro</h3><p>Gegründet 1950 in Jena.</p>';
  expect(year(`<h2>Unsere Partner</h2>${card}`)).toBeNull();
  expect(year(`<h2>Unsere Geschichte</h2>${card}`)).toBe('1950');
});

it("is not read on customers' pages", () => {
  expect(year('Gegründet 1911 in Jena.', '/kunden')).toBeNull();
});

it('is taken from structured data that names the company, not another one', () => {
  const page = (name: string) =>
    factsOf(
      `<script type="application/ld+json">{"@type":"Organization","name":"${name}","foundingDate":"2009"}</script>`,
      'home',
      '/',
    );
  expect(companyOf([factsOf(imprint()), page('Ofenbau Lindner GmbH')]).founding_date).toBe('2009');
  expect(companyOf([factsOf(imprint()), page('Lindner Öfen')]).founding_date).toBe('2009');
  expect(companyOf([factsOf(imprint()), page('Glutwerk Franchise GmbH')]).founding_date).toBeNull();
});

describe('stories of a beginning', () => {
  it.each([
    ['Das Haus ist von 1926. Otto Lindner fing 1958 darin an: mit einem Handwagen. So entstand unser Betrieb.', '1958'],
    ['1958 entstand unser Betrieb in der heutigen Form. Gegründet wurde er 1921.', '1921'],
    ['Das Haus ist von 1926. 1958 entstand unser Betriebshof.', null],
    [
      'Am 1. April 2011 (kein Scherz!) haben wir unsere Werkstatt eröffnet, seit 2018 gibt es uns auch in Jena.',
      '2011',
    ],
    ['Seit 2018 gibt es uns auch in Jena.', null],
    ['Uns gibt es seit 2018.', '2018'],
    ['Im März 1979 verkaufte Otto Lindner aus einer Garage die ersten Öfen. 1991 kam der Laden dazu.', '1979'],
    ['1921 begann alles. Im März 1979 verkaufte Otto Lindner die ersten Öfen.', '1921'],
  ])('%s', (text, expected) => {
    expect(year(text)).toBe(expected);
  });
});

it.each([
  ['Vom Ein-Mann-Betrieb zur Haustechnik GmbH', '1987'],
  ['Von der Schmiede zur GmbH', '1987'],
  ['Die Geschichte der Keller Kamine GmbH', null],
])('below what a company became it tells of the company, below another name of that: %s', (heading, year) => {
  const told = '<p>1987 machte sich Otto Lindner in einer Scheune selbstständig.</p>';
  const about = factsOf(`<h1>Über uns</h1><h2>${heading}</h2>${told}`, 'about', '/ueber-uns');
  const legal = factsOf(imprint({ name: 'Lindner & Kolb Haustechnik GmbH' }));
  expect(companyOf([legal, about]).founding_date ?? null).toBe(year);
});
