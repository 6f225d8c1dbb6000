import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const told = (text: string) =>
  companyOf([
    factsOf(imprint(), 'impressum', '/impressum', SITE),
    factsOf(`<main><h1>About us</h1><p>${text}</p></main>`, 'about', '/en/about', SITE),
  ]);

describe('certificates on an English page', () => {
  const names = (text: string) => told(text).certifications.map(({ name }) => name);

  it.each([
    'All our wood is FSC certified.',
    'The paper we print on is PEFC certified.',
    'We only buy FSC-certified timber.',
    'Our packaging carries the FSC label.',
    'Our laboratory partner is accredited to ISO 17025.',
    'Hosted in an ISO 27001 certified data centre in Frankfurt.',
    'We help companies prepare for ISO 9001 certification.',
    'Our consultants are certified ISO 27001 lead auditors.',
    'The kilns of our supplier are CE marked and certified to EN 13240.',
    'Our parent company Thermo Holding is certified to ISO 14001.',
    '"As an ISO 9001 certified manufacturer we expect punctuality", says Jane Roth of Roth Metal Ltd.',
    '"As an ISO 9001 certified manufacturer we expect punctuality," says Jane Roth of Roth Metal Ltd.',
    'We do not hold an ISO 9001 certificate.',
    'We haven’t been certified to ISO 9001.',
    'ISO 45001 certification is planned for 2027.',
  ])('are those of others, or none: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  it.each([
    ['Lindner is an ISO 9001 and ISO 14001 certified company.', ['ISO 9001', 'ISO 14001']],
    ['Our plant is certified to ISO 9001.', ['ISO 9001']],
    ['Our production is BRCGS certified.', ['BRCGS']],
    ['We have been EMAS registered since 2015.', ['EMAS']],
    ['We were awarded the EcoVadis Gold medal in 2025.', ['EcoVadis Gold']],
    ['Our customers can rely on it: we are certified to ISO 9001.', ['ISO 9001']],
  ])('are its own: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

describe('the founding year on an English page', () => {
  const founded = (text: string) => told(text).founding_date;

  it.each([
    'Our sister company Lindner Solar was founded in 2009.',
    'The building dates back to 1890.',
    'The Eisenach guild of stove builders was founded in 1652.',
    'We have been EMAS registered since 2015.',
  ])('is none of others, of a building or a certificate: %s', (text) => {
    expect(founded(text)).toBeNull();
  });

  it.each([
    ['1958 – Karl Lindner founds the company.', '1958'],
    ['Lindner was founded by two brothers in 1987 and is still family-run.', '1987'],
  ])('is read: %s', (text, year) => {
    expect(founded(text)).toBe(year);
  });
});

describe('the number of employees on an English page', () => {
  const staff = (text: string) => told(text).number_of_employees;

  it.each(['We looked after 2,000 employees of our customers last year.', 'Two employees retired last year.'])(
    'is not that of others or of some: %s',
    (text) => {
      expect(staff(text)).toBeNull();
    },
  );

  it.each([
    ['What started in a garage in 1999 has become a company with over 200 employees.', 'over 200'],
    ['Our team now numbers 58.', '58'],
    ['Lindner employs 44 men and women.', '44'],
  ])('is read: %s', (text, expected) => {
    expect(staff(text)).toBe(expected);
  });
});
