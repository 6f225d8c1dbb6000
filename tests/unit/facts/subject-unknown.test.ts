import { describe, expect, it } from 'vitest';
import { ofCareersPage } from '../../../server/scan/facts/careers-page.ts';
import { ofUnknownSubject } from '../../../server/scan/facts/subject-unknown.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const told = (body: string) => ofUnknownSubject(factsOf(body, 'other', '/holz'));

describe('a page of the menu that no word calls one about the company', () => {
  it('counts for certificates that are told with their date', () => {
    const full = '<p>Unser Betrieb ist nach ISO 9001 zertifiziert, gültig bis 31.05.2027.</p>';
    expect(told(full).certifications.map(({ value }) => value.validUntil)).toEqual(['2027-05-31']);
    expect(told('<p>Unser Betrieb ist nach ISO 9001 zertifiziert.</p>').certifications).toEqual([]);
  });

  it('counts for what is told with its issuer beside such a certificate', () => {
    const dated = '<h3>ISO 9001</h3><p>Zertifiziert durch die DQS GmbH, gültig bis 31.05.2027.</p>';
    const other = '<h3>ISO 14001</h3><p>Zertifiziert durch die SQS.</p>';
    expect(told(dated + other).certifications.map(({ value }) => value.name)).toEqual(['ISO 9001', 'ISO 14001']);
    expect(told(other).certifications).toEqual([]);
  });

  it('counts for ratings of a platform, not for those of what is shown', () => {
    expect(told('<p>Bei Google: 4,8 von 5 Sternen bei 212 Bewertungen</p>').reviews).toHaveLength(1);
    expect(told('<p>4,8 von 5 Sternen bei 212 Bewertungen</p>').reviews).toEqual([]);
  });
});

describe('a page for those who look for work', () => {
  const page = ofCareersPage(
    factsOf(
      '<h1>Karriere</h1><p>Wir sind heute 14 Mitarbeiter. Frag die Agentur: 03621 4711, info@agentur.test</p>',
      'other',
      '/jobs',
    ),
  );

  it('counts for how many work there, less than the pages about the company', () => {
    expect(page.employees.map(({ value }) => value)).toEqual(['14']);
    const about = factsOf('<h1>Über uns</h1><p>Wir sind heute rund 15 Mitarbeiter.</p>', 'about', '/ueber-uns');
    expect(companyOf([factsOf(imprint()), page]).number_of_employees).toBe('14');
    expect(companyOf([factsOf(imprint()), page, about]).number_of_employees).toBe('rund 15');
  });

  it('counts for when the company was founded should no other page tell it', () => {
    const jobs = (text: string) => ofCareersPage(factsOf(`<h1>Jobs</h1><p>${text}</p>`, 'other', '/jobs'));
    const told = jobs('Gegründet wurde unser Betrieb 1974 von Otto Lindner.');
    const about = factsOf('<h1>Über uns</h1><p>Wir bauen Öfen seit 1971.</p>', 'about', '/ueber-uns');
    expect(companyOf([factsOf(imprint()), told]).founding_date).toBe('1974');
    expect(companyOf([factsOf(imprint()), about, jobs('Seit 1993 bilden wir aus.')]).founding_date).toBe('1971');
  });

  it('counts for nothing else', () => {
    expect([page.phones, page.emails, page.name, page.founded]).toEqual([[], [], [], []]);
  });
});
