import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import type { PageVisit } from '../../../server/scan/types.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const visit = (kind: PageVisit['kind'], result: PageVisit['result']): PageVisit => ({
  url: `https://firma.test/${kind}`,
  kind,
  result,
});

describe('mergePages', () => {
  it('finds no company on pages without one', () => {
    const blog = factsOf(
      '<h1>Unsere Reise durch Norwegen</h1><p>2019 waren wir drei Wochen unterwegs.</p>',
      'home',
      '/',
    );
    expect(mergePages([blog], { url: 'https://firma.test/' })).toBeNull();
    expect(mergePages([], { url: 'https://firma.test/' })).toBeNull();
  });

  it('finds none on a template with example data or a parked domain', () => {
    const template = factsOf(
      '<h1>Impressum</h1><p>Musterfirma GmbH<br>Max Mustermann<br>Musterstraße 1<br>12345 Musterstadt</p>',
    );
    const parked = factsOf('<h1>Diese Domain steht zum Verkauf</h1><p>Handel AG, Weg 6, 50670 Köln</p>', 'home', '/');
    expect(mergePages([template], { url: 'https://firma.test/' })).toBeNull();
    expect(mergePages([parked], { url: 'https://firma.test/' })).toBeNull();
  });

  it('believes the Impressum over the home page in legal facts', () => {
    const home = factsOf('<h1>Ofenwelt</h1><footer>Lindner Shop, Laden 1, 10115 Berlin</footer>', 'home', '/');
    expect(companyOf([home, factsOf(imprint())])).toMatchObject({
      company_name: 'Ofenbau Lindner GmbH',
      legal_form: 'GmbH',
      zip: '99817',
      country: 'DE',
    });
  });

  it('calls a court by its own name, not by its translation', () => {
    const english = imprint({ register: 'Commercial register: Regional Court of Innsbruck, FN 418273 h' });
    const german = imprint({ register: 'Landesgericht Innsbruck, FN 418273 h' });
    const pages = [factsOf(english, 'impressum', '/en/imprint'), factsOf(german)];
    expect(companyOf(pages).register_court).toBe('Landesgericht Innsbruck');
    expect(companyOf(pages.slice(0, 1)).register_court).toMatch(/Regional Court/u);
  });

  it('points each fact to the page that says it', () => {
    const about = factsOf('<h1>Über uns</h1><p>Gegründet 1912 als Familienbetrieb.</p>', 'about', '/ueber-uns');
    const company = companyOf([factsOf(imprint()), about]);
    expect(company.evidence.hr_number).toMatchObject({
      url: 'https://firma.test/impressum',
      snippet: 'Amtsgericht Jena, HRB 503118',
    });
    expect(company.evidence.founding_date?.url).toBe('https://firma.test/ueber-uns');
  });

  it('gives list items stable ids and evidence of their own', () => {
    const once = companyOf([factsOf(imprint())]);
    const again = companyOf([factsOf(imprint())]);
    expect(once).toEqual(again);
    expect(once.contacts.map(({ id }) => id)).toEqual(['phone-1', 'email-1']);
    expect(once.ceos[0]).toMatchObject({ id: 'ceo-1', evidence: { snippet: 'Geschäftsführer: Frieder Lindner' } });
  });

  it("does not add a team page's heads to those of the Impressum", () => {
    const team = factsOf('<h1>Team</h1><h3>Ada Kern</h3><p>Geschäftsführerin</p>', 'team', '/team');
    expect(companyOf([factsOf(imprint()), team]).ceos.map(({ name }) => name)).toEqual(['Frieder Lindner']);
    expect(companyOf([factsOf(imprint({ people: '' })), team]).ceos.map(({ name }) => name)).toEqual(['Ada Kern']);
  });

  it("takes the country of the company's own address, not of a place it goes to", () => {
    const fair = factsOf('<p>Messe Basel, Messeplatz 10, CH-4058 Basel: Sie finden uns in Halle 2.</p>', 'home', '/');
    expect(companyOf([fair, factsOf(imprint())]).country).toBe('DE');
  });

  it("adds no numbers of persons on a page about the company to the Impressum's", () => {
    const about = factsOf('<h2>Disposition</h2><p>Rainer Muster, Tel. 03691 72 10 60</p>', 'about', '/ueber-uns');
    const phones = (pages: Parameters<typeof companyOf>[0]) =>
      companyOf(pages).contacts.flatMap(({ type, value }) => (type === 'phone' ? [value] : []));
    expect(phones([factsOf(imprint()), about])).toEqual(['+493691721015']);
    expect(phones([factsOf(imprint({ contact: '' })), about])).toEqual(['+493691721060']);
  });

  it('survives the way through a worker thread', () => {
    const facts = factsOf(imprint());
    expect(mergePages([structuredClone(facts)], { url: 'https://firma.test/' })).toEqual(companyOf([facts]));
  });
});

describe('field states', () => {
  const pages = [factsOf(imprint({ vat: '' }))];

  it('says absent only of what was looked for', () => {
    const read = companyOf(pages, [visit('impressum', 'read')]);
    expect(read.field_states).toMatchObject({ vat_id: 'absent', hr_number: 'found', description: 'absent' });
  });

  it('says blocked or unreadable where the page that would tell could not be read', () => {
    expect(companyOf(pages, [visit('contact', 'blocked')]).field_states.vat_id).toBe('blocked');
    expect(companyOf(pages, [visit('impressum', 'unreadable')]).field_states.vat_id).toBe('unreadable');
    expect(companyOf(pages, [visit('impressum', 'failed')]).field_states.vat_id).toBe('unreadable');
  });

  it('does not blame a lost team page for a missing VAT id', () => {
    const states = companyOf(pages, [visit('team', 'blocked')]).field_states;
    expect(states).toMatchObject({ vat_id: 'absent', founding_date: 'blocked' });
  });
});
