import { describe, expect, it } from 'vitest';
import { factsOf } from './support.ts';

const year = (text: string): string | undefined =>
  factsOf(
    `<h1>Über uns</h1>${text.startsWith('<') ? text : `<p>${text}</p>`}`,
    'about',
    '/ueber-uns',
    'https://lindner-ofenbau.test',
  ).founded.toSorted((a, b) => b.weight - a.weight)[0]?.value;

describe('a founding year is read', () => {
  it.each([
    // a house opened, whatever the order of the words
    ['Aufgemacht haben den Laden Eva und Jan Lindner im Jahr 1994.', '1994'],
    ['Aufgemacht hat die Werkstatt unser Großvater im Jahr 1994, zu zweit, in der alten Molkerei von 1911.', '1994'],
    ['Aufgesperrt hat das Gasthaus die Großmutter, anno 1994.', '1994'],
    ['Eva Lindner hat den Laden 1994 aufgemacht.', '1994'],
    ['1994 sperrten die Brüder Lindner ihren Laden erstmals auf.', '1994'],
    ['1994 bezog Otto Lindner seine erste Werkstatt.', '1994'],
    ['Seine erste Werkstatt richtete Otto Lindner 1994 in der Scheune ein.', '1994'],
    // made of something else
    ['Eva Lindner hat daraus 1994 ein Geschäft gemacht.', '1994'],
    ['1994 machten die beiden daraus ein Unternehmen.', '1994'],
    ['Aus dem Hobby machte Eva Lindner 1994 einen Beruf.', '1994'],
    ['1994 machte Eva Lindner ihr Hobby zum Beruf.', '1994'],
    ['Daraus wurde 1994 eine Firma.', '1994'],
    // born
    ['Geboren wurde die Firma 1994 in einer Garage.', '1994'],
    ['Im Jahr 1994 brachten drei Dörfer ihre Öfen zusammen: Die Ofenbau Lindner GmbH war geboren.', '1994'],
    ['Am 1. Mai 1994 fiel der Startschuss.', '1994'],
    ['Losgelegt haben wir 1994 in einer Garage.', '1994'],
    ['1994 legten Otto und Eva Lindner los.', '1994'],
    ['1994 stellte er sich auf eigene Beine.', '1994'],
    ['Seit 1994 ist Otto Lindner sein eigener Herr.', '1994'],
    ['1994 buk Otto Lindner hier das erste Brot.', '1994'],
    ['Die erste Rechnung schrieben wir im Mai 1994.', '1994'],
    // deeds and registers
    ['Die Firma wurde 1994 ins Handelsregister eingetragen.', '1994'],
    ['1994 erfolgte die Eintragung ins Vereinsregister.', '1994'],
    ['Die sieben Gründungsmitglieder trafen sich am 3. Mai 1994 im Gasthof Krone.', '1994'],
    ['Am 3. Mai 1994 unterzeichneten Eva und Jan Lindner den Gesellschaftsvertrag.', '1994'],
    ['1994 konstituierte sich die Genossenschaft.', '1994'],
    ['1994 gründete der Viehhändler Otto Lindner die Firma.', '1994'],
    ['Unser Geburtsjahr: 1994', '1994'],
    ['<h3>1994</h3><p>Start in einer Garage</p><h3>2011</h3><p>Umzug</p>', '1994'],
    // since when
    ['Seit jenem Frühjahr 1994 bauen wir Öfen.', '1994'],
    ['Seit über 30 Jahren, genauer seit 1994, bauen wir Öfen.', '1994'],
    ['<table><tr><td>Am Markt seit</td><td>1994</td></tr></table>', '1994'],
    // others of whom the page tells are older
    ['1994 haben zwei Freunde angefangen.</p><p>Wir spenden an die Seenotretter, die seit 1865 hinausfahren.', '1994'],
    ['<dl><dt>1994</dt><dd>Die erste Werkstatt in der Scheune der Eltern</dd><dt>2010</dt><dd>Umzug</dd></dl>', '1994'],
    [
      '<dl><dt>1994</dt><dd>Otto Lindner macht sich selbstständig.</dd><dt>2003</dt><dd>Der erste große Ofen, gebaut für die Ziegelei Keller in Ulm (1889 gegründet, 1997 erloschen).</dd></dl>',
      '1994',
    ],
  ])('from "%s"', (text, founded) => expect(year(text)).toBe(founded));
});

describe('no founding year is read', () => {
  it.each([
    'Die erste Presse, gebaut für die Fabrik Keller in Ulm (1889 gegründet, 1997 erloschen).',
    'Unsere Gesellschafterin ist die Stiftung Keller. Die Witwe Keller gab ihr Vermögen. Die Stiftung wurde 1871 errichtet.',
    'Die Stiftung wurde 1871 von Hedwig Keller errichtet, sie ist unsere Gesellschafterin.',
    'Größter Kunde ist die Keller AG. Das Unternehmen wurde 1920 gegründet.',
    '2011 nahm unser Werk in Polen den Betrieb auf.',
    '2011 haben die Nachbarn ein Café aufgemacht.',
    'Aufgemacht haben wir die zweite Filiale 2011.',
    'Die Bäckerei Keller hat 2011 im Nachbarhaus aufgemacht.',
    '<h3>2011</h3><p>Start der Lehrwerkstatt</p>',
    'Unser Händler wurde 1994 gegründet.',
    'Die alte Molkerei wurde 1911 eröffnet.',
    'Eva Keller machte sich 2004 als Trainerin selbstständig, bevor sie 2011 zu uns kam.',
    'Jan Keller gründete 2004 sein erstes Start-up, das er 2010 verkaufte.',
    'Unser ehemaliger Mitarbeiter machte sich 2004 selbstständig.',
    '2011 ging aus dem Wettbewerb unser Entwurf als Sieger hervor.',
    '1950 begann Otto Lindner bei Keller.',
    '2004 hat Eva Keller bei Lindner angefangen.',
    '2011 wurde Jan Lindner als Geschäftsführer ins Handelsregister eingetragen.',
    '2011 erfolgte die Umwandlung in eine GmbH und die Eintragung ins Handelsregister.',
    'Otto Lindner war 1931 Gründungsmitglied der Innung.',
    'Am 3. Mai 2011 fiel der Startschuss für den Neubau.',
    '1994 kauften wir die erste CNC-Maschine.',
    'It began in 2011 with our second plant.',
    'Aus der Scheune wurde 2004 ein Ausstellungsraum.',
    'Geboren wurde Otto Lindner 1932 in Gotha.',
    'Seit jenem Frühjahr 2011 führt Eva Lindner den Betrieb.',
    '<table><tr><td>Mitglied seit</td><td>2011</td></tr></table>',
  ])('from "%s"', (text) => expect(year(text)).toBeUndefined());
});
