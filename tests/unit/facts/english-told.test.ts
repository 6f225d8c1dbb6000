import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../server/scan/facts/sentences.ts';
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
    'We do not need an ISO 9001 certificate.',
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
    ['Our customers do not need to worry: we are certified to ISO 9001.', ['ISO 9001']],
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

describe('what an English page tells of others by their names', () => {
  const names = (text: string) => told(text).certifications.map(({ name }) => name);

  it.each([
    'Hallbauer Steel is certified to ISO 14001 and has supplied us since 2004.',
    'We ask a lot of those who work for us. Haulier Ahrens is SQAS assessed, Lager Wulfsbrook has been certified to IFS Logistics by Bureau Veritas, and Terminal Kuhwerder holds ISO 45001.',
    'We rent space at Lagerhaus Nord, a partner warehouse which holds IFS Logistics.',
    'Half of our customers are certified to ISO 50001.',
    'Our customer Roth Metal audits us every other year under the rules of its own ISO 50001 system, which is certified.',
    'Roth Metal has been making hinges since 1954. The plant with its 540 people is certified to ISO 45001.',
    'Sonnleitner was founded in 1888, employs 320 people and holds an ISO 50001 certificate.',
    'We advise companies on ISO 9001.',
    'Tim Beck is our lead auditor according to ISO 9001.',
    'Until 2018 we were certified to OHSAS 18001.',
    'From 2012 until 2019 we held an ISO 50001 certificate.',
    'Our quality system was certified to ISO 9001 by DQS. That certificate ended on 30 June 2016, and we let it go.',
  ])('is not its own: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('is no founding of its own', () => {
    const story =
      'Lindner began in 2009 as a spin-off of the University of Jena, an institution that goes back to 1558. Halmvik Ventures of Oslo, a fund founded in 2007 with 25 people, led our seed round.';
    expect(told(story).founding_date).toBe('2009');
    expect(told('Hahn Bakery passed its ISO 22000 audit in 2024.').founding_date).toBeNull();
  });

  it('is no number of its own people', () => {
    const text =
      'There are 46 of us now. Skaerholm was founded in 1998, employs 320 people and runs a plant in Odense. With its 9,000 employees, Thermo Holding is our majority shareholder.';
    expect(told(text).number_of_employees).toBe('46');
    expect(told('We are a company of 75 people.').number_of_employees).toBe('75');
    expect(told('Between 40 and 50 people work for us.').number_of_employees).toBe('between 40 and 50');
  });

  it.each(['Our suppliers', 'Testimonials', 'What others hold for us', 'What we no longer hold', 'In preparation'])(
    'stands below a heading: %s',
    (heading) => {
      const page = factsOf(`<h1>Quality</h1><h2>${heading}</h2><ul><li>Hallbauer – ISO 9001</li></ul>`, 'certificates');
      expect(page.certifications.filter(({ party }) => party === undefined)).toEqual([]);
    },
  );
});

describe('the end of an English sentence', () => {
  it('stands behind short words, too', () => {
    expect(sentencesOf('They work for us. Ahrens is one of them. We found a way in. It holds.')).toEqual([
      'They work for us.',
      'Ahrens is one of them.',
      'We found a way in.',
      'It holds.',
    ]);
  });

  it('stands behind short German words, too', () => {
    expect(
      sentencesOf('Er lernte dort, wo man am Hammer saß. Als man schloss, ging er um acht Uhr. Dann kam der Bus.'),
    ).toEqual(['Er lernte dort, wo man am Hammer saß.', 'Als man schloss, ging er um acht Uhr.', 'Dann kam der Bus.']);
  });

  it('stands behind an abbreviation of three capitals, unlike a title', () => {
    expect(sentencesOf('Certified by SQS. Moll GmbH holds nothing. ING. Eva Moll leads us.')).toEqual([
      'Certified by SQS.',
      'Moll GmbH holds nothing.',
      'ING. Eva Moll leads us.',
    ]);
  });
});
