import { describe, expect, it } from 'vitest';
import { factsOf } from './support.ts';

const year = (html: string): string | undefined =>
  factsOf(`<h1>Über uns</h1>${html}`, 'about', '/ueber-uns').founded.toSorted((a, b) => b.weight - a.weight)[0]?.value;

describe('foundings told by what was done', () => {
  it.each([
    ['Das Weingut aber hat Urgroßvater Matthias gegründet: 1927 füllte er den ersten Jahrgang ab.', '1927'],
    ['Gegründet wurde die Spedition von Opa Karl: 1962 kaufte er den ersten Lkw.', '1962'],
    ['Als Eva Lindner 1998 zurückkam, fehlte ein Büro. Also gründete sie noch im selben Jahr ihr Büro.', '1998'],
    ['2003 legte Jan Lindner die Meisterprüfung ab. Noch im gleichen Jahr machte er sich selbstständig.', '2003'],
    ['1994 übernahmen sie nicht etwa einen Betrieb, sie gründeten einen: mit zwei Werkbänken.', '1994'],
    ['1988 kam Jan Lindner aus Kanada zurück, gründete in Suhl seine Firma und stellte zwei Gesellen ein.', '1988'],
    ['Franz Hofbauer begann 1974 mit einem gebrauchten Lastwagen.', '1974'],
    ['1923 wurde die Kachelfabrik gegründet, deren Räume wir nutzen. Unsere Firma gibt es seit 1962.', '1962'],
    ['1923 wurde die Firma gegründet, deren Namen wir heute noch tragen.', '1923'],
    ['Die Hafnerei, seit 1954 in Familienhand, setzt Öfen in ganz Thüringen.', '1954'],
    ['Seit dem Start im Jahr 2016 haben wir über 400 Öfen gesetzt.', '2016'],
    ['Unser Betrieb, 1950 als Hafnerei gegründet, ist bis heute unser Zuhause.', '1950'],
    ['Seit 1958 gibt es unsere kleine Werkstatt in Suhl.', '1958'],
    ['2001 kündigten beide, machten sich selbständig und mieteten eine Garage.', '2001'],
    ['Ich bin Gerda Lindner. Seit 2009 habe ich meine eigene Töpferei im Stall meiner Großeltern.', '2009'],
    ['Nach Jahren am Klinikum betreibe ich seit 2012 meine eigene Praxis in Graz.', '2012'],
    ['Seit 2015 bin ich in eigener Kanzlei tätig.', '2015'],
    ['1974 haben meine Eltern zwischen den Apfelbäumen die ersten zwölf Stellplätze abgesteckt.', '1974'],
    ['1961 hat unser Großvater in der Scheune die ersten Gäste bewirtet.', '1961'],
    [
      '1988 machte sich Josef Lindner in der Garage selbstständig. Sein Sohn übernahm 2006 und gründete die GmbH.',
      '1988',
    ],
    [
      '1988 machte sich Josef Stein selbstständig. Sein Sohn übernahm 2006 den Betrieb und gründete die Stein Bau GmbH.',
      '1988',
    ],
    ['Im September 2009 habe ich mein eigenes Geschäft aufgesperrt, 2020 – aus bekannten Gründen – online.', '2009'],
    ['2006 errichteten zwölf Bürger, zwei Gemeinden und der Förderverein die Stiftung.', '2006'],
  ])('%s', (text, expected) => {
    expect(year(`<p>${text}</p>`)).toBe(expected);
  });

  it.each([
    ['1798 bekam der Büttner Johann Lindner vom Markgrafen das Recht, Bier zu sieden.', '1798'],
    ['1653 verlieh Fürstbischof Philipp dem Schmied Hans Lindner die Schankkonzession.', '1653'],
    ['Träger des Hauses ist der Verein Ofenbau Lindner e. V. Er wurde 1972 gegründet.', '1972'],
    ['Träger des Hauses ist die Stiftung Lindner. Sie wurde 1998 von der Stadt gegründet.', '1998'],
  ])('is known by the name that the site bears: %s', (text, expected) => {
    const founded = (site: string) =>
      factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/wir', site).founded[0]?.value;
    expect(founded('https://www.lindner-ofenbau.test')).toBe(expected);
    expect(founded('https://waldkindergarten.test')).toBeUndefined();
  });

  it.each([
    ['Die Kachelmanufaktur Probst, seit 1899 in Familienhand, liefert unsere Keramik.', 'Probst'],
    ['1990 wurde Thüringen neu gegründet, und mit ihm kamen die ersten Aufträge.', 'Thüringen'],
  ])('is of whom it names: %s', (text, party) => {
    const [founded] = factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns').founded;
    expect(founded?.party).toBe(party);
  });

  it('is told by who registered the company', () => {
    const text =
      'Gegründet haben wir unsere Firma selbst: Im Frühjahr 2004 meldeten Eva Lind und Jan Stein die Suhler Aufzugsdienst GmbH an.';
    expect(factsOf(`<h1>Wir</h1><p>${text}</p>`, 'home', '/').founded[0]?.value).toBe('2004');
  });

  it('tells whose address stands before', () => {
    const text = '<p>Stiftung Lindner, Ofengasse 20, 99867 Gotha, gegründet 2006</p>';
    expect(factsOf(text, 'other', '/transparenz', 'https://lindner-stiftung.test').founded[0]?.value).toBe('2006');
    expect(factsOf(text, 'other', '/transparenz', 'https://waldkindergarten.test').founded).toEqual([]);
  });

  it('sums up what a timeline tells', () => {
    expect(year('<h3>1786</h3><p>Johann Lindner siedet den ersten Sud – unsere Brauerei ist geboren.</p>')).toBe(
      '1786',
    );
    expect(year('<h3>2019</h3><p>Wir testen im Keller – die Idee zum Kellerbier ist geboren.</p>')).toBeUndefined();
  });

  it.each([
    '2020 wurde das Fest aus bekannten Gründen abgesagt.',
    'Jan lernte im VEB Ofenbau. Der Volkseigene Betrieb war 1958 aus einer Schmiede entstanden.',
    '2004 meldete die Muster GmbH Insolvenz an.',
    'Mein Vater hat vieles gegründet: 1990 das Kino, 1995 die Bar.',
    '2003 legte Jan Lindner die Meisterprüfung ab. Im selben Jahr gründete er den Musikverein Altdorf.',
    '2019 haben wir die ersten Ladesäulen aufgestellt.',
    '2011 errichteten die Gemeinde, der Kreis und die Bürgerstiftung Rotbach das Jugendhaus.',
    '2011 errichteten wir eine neue Halle, gefördert durch die Umweltstiftung.',
    'Druckerei Lauer, Weg 2, 63571 Gelnhausen, gegründet 1906',
    '1985 wird unser Sohn geboren.',
  ])('passes over %s', (text) => {
    expect(year(`<p>${text}</p>`)).toBeUndefined();
  });
});
