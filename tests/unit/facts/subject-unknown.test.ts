import { describe, expect, it } from 'vitest';
import { ofUnknownSubject } from '../../../server/scan/facts/subject-unknown.ts';
import { factsOf } from './support.ts';

const told = (body: string) => ofUnknownSubject(factsOf(body, 'other', '/holz'));

describe('a page of the menu that no word calls one about the company', () => {
  it('counts for certificates that are told with their date', () => {
    const full = '<p>Unser Betrieb ist nach ISO 9001 zertifiziert, gültig bis 31.05.2027.</p>';
    expect(told(full).certifications.map(({ value }) => value.validUntil)).toEqual(['2027-05-31']);
    expect(told('<p>Unser Betrieb ist nach ISO 9001 zertifiziert.</p>').certifications).toEqual([]);
  });

  it('counts for ratings of a platform, not for those of what is shown', () => {
    expect(told('<p>Bei Google: 4,8 von 5 Sternen bei 212 Bewertungen</p>').reviews).toHaveLength(1);
    expect(told('<p>4,8 von 5 Sternen bei 212 Bewertungen</p>').reviews).toEqual([]);
  });
});
