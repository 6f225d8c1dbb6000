import { expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const NAME = 'Lindner Retail AB Zweigniederlassung Österreich';

it('keeps the head office of a foreign company apart from its branch', () => {
  const notice = factsOf(
    `<h1>Offenlegung</h1><dl><dt>Firma</dt><dd>${NAME}</dd><dt>Anschrift</dt><dd>Stumpergasse 44<br>1060 Wien</dd><dt>Telefon</dt><dd>+43 1 586 17 40</dd><dt>Hauptniederlassung der ausländischen Gesellschaft</dt><dd>Lindner Retail AB, Kungsgatan 18, 411 19 Göteborg, Schweden<br>Telefon +46 31 7094400, info@lindner-mode.se</dd></dl>`,
    'impressum',
    '/offenlegung',
    'https://www.lindner.at',
  );
  expect(companyOf([notice]).contacts.map(({ value }) => value)).toEqual(['+4315861740']);
});

it('counts the people of the branch, not those of the whole company', () => {
  const notice = factsOf(imprint({ name: NAME }), 'impressum', '/impressum', 'https://www.lindner.at');
  const about = factsOf(
    '<main><p>Heute betreibt die Lindner Retail AB rund 90 Geschäfte und beschäftigt etwa 1.450 Menschen.</p><p>Hier in Österreich sind wir 64 Mitarbeiterinnen und Mitarbeiter.</p></main>',
    'about',
    '/ueber-uns',
    'https://www.lindner.at',
  );
  expect(companyOf([notice, about]).number_of_employees).toBe('64');
});
