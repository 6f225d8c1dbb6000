import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const leaders = (body: string) => companyOf([factsOf(body)]).ceos.map(({ name }) => name);
const phones = (body: string) =>
  companyOf([factsOf(body)])
    .contacts.filter(({ type }) => type === 'phone')
    .map(({ value }) => value);

describe('an insurer in paragraphs of its own', () => {
  const insurer =
    '<p>Versicherer:</p><p>Nordlicht Versicherungs-AG</p><p>Domring 1, 50667 Köln</p><p>Vorstand: Dr. Ulrich Bender, Maria Kolb</p><p>Amtsgericht Köln, HRB 4711</p><p>Telefon 0221 998877</p>';

  it('keeps its board, its entry and its number', () => {
    const own = imprint({
      name: 'Versicherungsbüro Lindner e.K.',
      people: 'Inhaber: Frieder Lindner',
      register: 'Amtsgericht Jena, HRA 503118',
    });
    expect(leaders(own + insurer)).toEqual(['Frieder Lindner']);
    expect(phones(own + insurer)).toEqual(['+493691721015']);
  });

  it('has a board and a register that a merchant cannot have', () => {
    const own = imprint({ name: 'Versicherungsbüro Lindner e.K.', people: '', register: '' });
    const { ceos, register_court, hr_number } = companyOf([factsOf(own + insurer)]);
    expect({ ceos, register_court, hr_number }).toEqual({ ceos: [], register_court: null, hr_number: null });
  });
});

describe('a company of the same group', () => {
  it.each([
    'Lindner Holding AG, Parkallee 50, 99867 Gotha, vertreten durch den Vorstand Friedrich Lind',
    'Lindner Service GmbH, Ring 8, 99867 Gotha, Geschäftsführer: Friedrich Lind',
  ])('keeps those who run it: %s', (text) => {
    expect(leaders(`${imprint()}<p>${text}</p>`)).toEqual(['Frieder Lindner']);
  });

  it.each([
    ['Ofenbau Lindner GmbH', 'Ofenbau Lindner GmbH, Bergstraße 3, vertreten durch den Geschäftsführer Friedrich Lind'],
    ['Ofenbau Lindner GmbH', 'Die Lindner GmbH, vertreten durch den Geschäftsführer Friedrich Lind'],
    ['Ofenbau Lindner GmbH & Co. KG', 'Lindner Verwaltungs-GmbH, vertreten durch den Geschäftsführer Friedrich Lind'],
    [
      'Ofenbau Lindner GmbH & Co. KG',
      'Die Glut Management GmbH ist Komplementärin, vertreten durch den Geschäftsführer Friedrich Lind',
    ],
  ])('is not the company itself or its general partner: %s, "%s"', (name, text) => {
    expect(leaders(`${imprint({ name, people: '' })}<p>${text}</p>`)).toEqual(['Friedrich Lind']);
  });

  it('keeps the number behind the name of the group', () => {
    const footer = (first: string) => `<footer><p>${first} | Zentrale 03621 2020-0</p></footer>`;
    expect(phones(imprint() + footer('Lindner Gruppe'))).toEqual(['+493691721015']);
    expect(phones(imprint() + footer('Ofenbau Lindner'))).toContain('+49362120200');
  });
});

describe('no leaders are', () => {
  it.each([
    ['partners that are firms', '<h4>Unsere Partner</h4><p>Baumschule Clausen<br>Ringstraße 4, 99817 Eisenach</p>'],
    ['founders', '<p>Gründer: Jens Lind</p>'],
    ['founders in a sentence', '<p>So begann alles im Jahr 1950. Gründer: Jens Lind. Er baute Öfen.</p>'],
    ['administrators', '<p>vertreten durch den Insolvenzverwalter Rechtsanwalt Dr. Rolf Lind, Gotha</p>'],
    ['administrators by label', '<p>Insolvenzverwalter: Rechtsanwalt Dr. Rolf Lind</p>'],
  ])('%s', (_, body) => {
    expect(leaders(imprint() + body)).toEqual(['Frieder Lindner']);
  });

  it('while partners of lawyers are', () => {
    const name = 'Lind &amp; Kern Rechtsanwälte PartG mbB';
    const list = '<h4>Partner</h4><p>Dr. Rolf Lind<br>Anna Kern</p>';
    expect(leaders(imprint({ name, people: '' }) + list)).toEqual(['Rolf Lind', 'Anna Kern']);
  });
});

describe('beside a name and a number', () => {
  const nameOf = (name: string) => companyOf([factsOf(imprint({ name }))]).company_name;

  it.each([
    ['Atelier Lindner – Inh. Eva Lindner', 'Atelier Lindner'],
    ['Atelier Lindner, Inhaberin Eva Lindner', 'Atelier Lindner'],
    ['Adler-Apotheke, Inhaberin Eva Lindner e.K.', 'Adler-Apotheke, Inhaberin Eva Lindner e.K.'],
  ])('the owner is left out, unless the form goes with it: %s', (written, name) => {
    expect(nameOf(written)).toBe(name);
  });

  it.each(['Reservierung: 03691 404040', 'Rezeption 03691 404040', 'Sekretariat: 03691 404040'])(
    'a place that answers calls makes it a phone: %s',
    (text) => {
      expect(phones(imprint({ contact: text }))).toEqual(['+493691404040']);
    },
  );

  it('a reservation number is none', () => {
    expect(phones(imprint({ contact: 'Reservierungsnummer 03691 404040' }))).toEqual([]);
  });
});
