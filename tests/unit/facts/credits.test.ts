import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

/** Contacts beyond those of the Impressum, with a text as a paragraph of its own, and in one with the contacts. */
function added(text: string): string[][] {
  const contact = 'Telefon: 03691 72 10 15. E-Mail: info@ofenbau-lindner.de.';
  const apart = factsOf(`${imprint({ contact })}<p>${text}</p>`);
  const joined = factsOf(imprint({ contact: `${contact} ${text}` }));
  return [apart, joined].map((page) =>
    companyOf([page])
      .contacts.map(({ value }) => value)
      .filter((value) => value !== '+493691721015' && value !== 'info@ofenbau-lindner.de'),
  );
}

describe('contacts in a sentence about who made the site', () => {
  it.each([
    'Diese Seite hat unser Neffe Jan von Kunz gemacht (jan@kunz.test).',
    'Unsere Website hat Jan Kunz gestaltet, jan@kunz.test, Tel. 0361 5550133',
    'Jan Kunz hat diese Seite gebaut: jan@kunz.test',
    'Die Homepage stammt von Jan Kunz, jan@kunz.test, 0361 5550133',
    'Um die Website kümmert sich Jan Kunz (jan@kunz.test, 0361 5550133).',
    'Gemacht hat diese Seiten unser Sohn Jan, jan@kunz.test',
    'Für die Technik dieser Seiten sorgt Jan Kunz, jan@kunz.test',
    'Diese Website wird betreut von Jan Kunz, jan@kunz.test',
    'Gehostet wird die Seite bei Kunz Netz, jan@kunz.test, 0361 5550133',
    'Webseite gemacht von Jan Kunz, jan@kunz.test, 0361 5550133',
    'Alle Fotos auf diesen Seiten hat Jan Kunz aufgenommen (jan@kunz.test)',
    'Unser Logo zeichnete Jan Kunz (jan@kunz.test).',
    'Fotografiert hat uns Jan Kunz (jan@kunz.test).',
    'Fotos auf dieser Seite: Jan Kunz, jan@kunz.test',
    'letzte Änderung: 3. Mai 2024 Webmaster: Jan Kunz (jan@kunz.test)',
    'Stand: 05/2024 – Webmaster Jan Kunz, E-Mail: jan@kunz.test',
    'Zuletzt geändert am 03.05.2024, Webmaster ist Jan Kunz: jan@kunz.test',
    '© 2024, Homepage: Jan Kunz, jan@kunz.test',
    'Besucher: 12.345, Webdesign by Jan Kunz (jan@kunz.test)',
    'Aktualisiert 2024. Seitenpflege: Jan Kunz, Gotha, jan@kunz.test',
    'Umsetzung und Pflege: Jan Kunz, jan@kunz.test',
    'Alle Angaben ohne Gewähr, Web-Betreuung: Jan Kunz, Tel. 0361 5550133',
  ])('are the maker’s: %s', (text) => {
    expect(added(text)).toEqual([[], []]);
  });

  it.each([
    'Wir haben diese Seite selbst gemacht. Fragen an post@lindner.test',
    'Haben Sie Fragen zu unserer Website? Schreiben Sie uns: post@lindner.test',
    'Für den Inhalt dieser Seite sorgen wir selbst, post@lindner.test',
    'Diese Seite wird von uns gepflegt: post@lindner.test',
    'Diese Website hat die Ofenbau Lindner GmbH erstellt, post@lindner.test',
    'Wir freuen uns. Diese Website wird betreut von Ofenbau Lindner, post@lindner.test',
    'Fragen zur Homepage: post@lindner.test',
    'Stand 2024. Anfragen über die Webseite: Büro Lindner, post@lindner.test',
    'Unsere Fotos stammen von der Stadt. Post an uns: post@lindner.test',
  ])('are the company’s: %s', (text) => {
    expect(added(text)).toEqual([['post@lindner.test'], ['post@lindner.test']]);
  });

  it('are the maker’s where the name stands in front', () => {
    expect(added('Jan Kunz (jan@kunz.test) hat diese Seite gebaut.')[0]).toEqual([]);
  });
});
