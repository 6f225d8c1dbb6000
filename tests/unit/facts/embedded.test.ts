import { describe, expect, it } from 'vitest';
import { companyOf, factsOf } from './support.ts';

const next = (props: unknown) =>
  `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props })}</script>`;

const factsIn = (props: unknown, kind: 'impressum' | 'home' = 'impressum') => factsOf(next(props), kind);
const companyIn = (props: unknown) => companyOf([factsIn(props)]);
const contacts = (company: ReturnType<typeof companyIn>) =>
  company.contacts.map(({ type, value }) => `${type} ${value}`);

const record = {
  companyName: 'Ofenbau Lindner GmbH',
  street: 'Bergstraße',
  houseNumber: '3',
  zip: 99817,
  city: 'Eisenach',
  phone: '03691 72 10 15',
  fax: '03691 72 10 16',
  email: 'info@ofenbau-lindner.de',
  managing_directors: ['Frieder Lindner', 'Anna Ohm'],
  registerCourt: 'Amtsgericht Jena',
  hrb: '503118',
  vatId: 'DE136695976',
};
const found = {
  company_name: 'Ofenbau Lindner GmbH',
  street: 'Bergstraße 3',
  zip: '99817',
  city: 'Eisenach',
  vat_id: 'DE136695976',
  register_court: 'Amtsgericht Jena',
  hr_number: 'HRB 503118',
  ceos: [{ name: 'Frieder Lindner' }, { name: 'Anna Ohm' }],
};

describe('a page that shows nothing but carries its data', () => {
  it('is read by the names of the properties, and quoted in their wording', () => {
    const company = companyIn({ pageProps: { legal: record } });
    expect(company).toMatchObject(found);
    expect(contacts(company)).toEqual(['phone +493691721015', 'fax +493691721016', 'email info@ofenbau-lindner.de']);
    expect(company.evidence).toMatchObject({
      street: {
        method: 'embedded-json',
        snippet: '"street": "Bergstraße", "houseNumber": "3", "zip": "99817", "city": "Eisenach"',
      },
      hr_number: { method: 'embedded-json', snippet: '"hrb": "503118"' },
    });
  });

  const lines = [
    'Ofenbau Lindner GmbH\nBergstraße 3\n99817 Eisenach',
    'Geschäftsführer: Frieder Lindner, Anna Ohm',
    'Amtsgericht Jena, HRB 503118\nUSt-IdNr.: DE136695976',
  ];
  it.each([
    ['markup', lines.map((text) => `<p>${text.replaceAll('\n', '<br>')}</p>`).join('')],
    ['Markdown', `# Impressum\n\n${lines.join('\n\n')}`],
    [
      'Portable Text',
      lines.map((text) => ({ _type: 'block', style: 'normal', children: [{ _type: 'span', text, marks: [] }] })),
    ],
    [
      'ProseMirror',
      {
        type: 'doc',
        content: lines.map((text) => ({
          type: 'paragraph',
          content: text
            .split('\n')
            .flatMap((part, i) => [...(i > 0 ? [{ type: 'hardBreak' }] : []), { type: 'text', text: part }]),
        })),
      },
    ],
    [
      'Contentful',
      {
        nodeType: 'document',
        content: lines.map((value) => ({ nodeType: 'paragraph', content: [{ nodeType: 'text', value, marks: [] }] })),
      },
    ],
    [
      'blocks of a word or a number',
      ['Impressum', lines[0], lines[1], 'Amtsgericht Jena, HRB 503118', 'USt-IdNr.:', 'DE136695976'].map((text) => ({
        _type: 'richText',
        text,
      })),
    ],
    ['state within state', JSON.stringify({ body: lines.join('\n\n') })],
  ])('is read in %s', (_, body) => {
    expect(companyIn({ pageProps: { page: { title: 'Impressum', body } } })).toMatchObject(found);
  });

  it('is read in pairs of label and value', () => {
    const rows = [
      { label: 'Firma', value: 'Ofenbau Lindner GmbH' },
      { label: 'Anschrift', value: 'Bergstraße 3, 99817 Eisenach' },
      { label: 'Telefon', value: '03691 72 10 15' },
    ];
    const company = companyIn({ rows });
    expect(company).toMatchObject({ company_name: 'Ofenbau Lindner GmbH', street: 'Bergstraße 3' });
    expect(company.contacts[0]?.evidence?.snippet).toBe('"label": "Telefon", "value": "03691 72 10 15"');
  });

  it("is read in Nuxt's lists, in scripts and in attributes", () => {
    const list = [['ShallowReactive', 1], { data: 2 }, { legal: 3 }, { firma: 4, strasse: 5, plz: 6, ort: 7 }];
    const payload = JSON.stringify([...list, 'Ofenbau Lindner GmbH', 'Bergstraße 3', '99817', 'Eisenach']);
    const nuxt3 = `<script type="application/json" id="__NUXT_DATA__">${payload}</script>`;
    const nuxt2 =
      '<script>window.__NUXT__=(function(a,b){return {data:[{firma:"Ofenbau Lindner GmbH",strasse:a,plz:b,ort:"Eisenach"}],ok:!0}}("Bergstraße 3","99817"));</script>';
    const state = `<script>window.__INITIAL_STATE__ = ${JSON.stringify({ record })};</script>`;
    const inertia = `<div id="app" data-page="${JSON.stringify({ record }).replaceAll('"', '&quot;')}"></div>`;
    for (const script of [nuxt3, nuxt2, state, inertia]) {
      expect(companyOf([factsOf(script)])).toMatchObject({
        company_name: 'Ofenbau Lindner GmbH',
        street: 'Bergstraße 3',
        zip: '99817',
      });
    }
  });

  it.each([
    ['a list of customers', { customers: [{ name: 'Andere AG', street: 'Weg 2', zip: '80331', city: 'München' }] }],
    ['a block of its kind', { blocks: [{ _type: 'testimonials', items: [{ phone: '089 99998610' }] }] }],
    ['a job', { jobs: [{ title: 'Maurer', contact: { phone: '089 99998610' } }] }],
    ['the makers of the site', { footer: { credits: { company: 'Andere AG', phone: '089 99998610' } } }],
    ['one of the staff', { team: [{ name: 'Eva Probe', position: 'Vertrieb', phone: '089 99998610' }] }],
  ])('takes nothing from %s', (_, others) => {
    const company = companyIn({ record, ...others });
    expect(company).toMatchObject(found);
    expect(contacts(company)).toHaveLength(3);
  });

  it.each([
    ['a block of voices', { blocks: [{ __typename: 'TestimonialRecord', source: 'Google' }] }],
    ['voices by their name', { testimonials: { source: 'Google' } }],
  ])('takes what opinions come to from %s', (_, voices) => {
    const total = '4,7 von 5 Sternen aus 312 Google-Bewertungen';
    const quotes = [{ text: 'Note 1,0 von 5 Freunden, sagt Familie Probe', author: 'Familie Probe' }];
    const told = JSON.parse(
      JSON.stringify(voices).replace('"source":"Google"', `"text":"${total}","quotes":${JSON.stringify(quotes)}`),
    );
    const company = companyIn({ record, ...told });
    expect(company.reviews).toMatchObject([{ platform: 'Google', rating: 4.7, review_count: 312 }]);
    expect(company.reviews[0]?.evidence?.snippet).toContain(total);
  });

  it.each([
    ['a product', { product: { text: '4,7 von 5 Sternen aus 312 Bewertungen' } }],
    ['a partner', { partner: { text: '4,7 von 5 Sternen aus 312 Bewertungen' } }],
    ['an opinion', { testimonials: { text: 'Von uns 5 von 5 Sternen, und das seit 12 Jahren' } }],
  ])('takes no total from %s', (_, others) => {
    expect(companyIn({ record, ...others }).reviews).toEqual([]);
  });

  it.each(['headline', 'blocks.heading'])('takes a block of the kind %s for the heading of those behind it', (kind) => {
    const blocks = [
      { __component: 'blocks.text', text: lines.join('\n\n') },
      { __component: kind, text: 'Datenschutzbeauftragte' },
      { __component: 'blocks.text', text: 'Eva Probe, Telefon 0361 555 18 24' },
    ];
    const company = companyIn({ page: { title: 'Impressum', blocks } });
    expect(company).toMatchObject(found);
    expect(contacts(company)).toEqual([]);
  });

  it('tells the company from the members of a board before it', () => {
    const members = (...names: string[]) => names.map((name) => ({ name, funktion: 'Finanzen und Personal' }));
    const gremien = [
      { gremium: 'Vorstand', personen: members('Frieder Lindner', 'Anna Ohm') },
      { gremium: 'Aufsichtsrat', personen: members('Eva Probe') },
    ];
    const firma = { name: 'Ofenbau Lindner AG', adresse: { strasse: 'Bergstraße 3', plz: '99817', ort: 'Eisenach' } };
    const { company_name, street, ceos } = companyIn({ gremien, firma });
    expect({ company_name, street, ceos: ceos.map(({ name }) => name) }).toEqual({
      company_name: 'Ofenbau Lindner AG',
      street: 'Bergstraße 3',
      ceos: ['Frieder Lindner', 'Anna Ohm'],
    });
  });

  it('reads a history by its years, whatever its list is called', () => {
    const events = [
      { jahr: '1958', text: 'Gründung durch Karl Lindner.' },
      { jahr: '1999', text: 'Erster Speicherofen.' },
    ];
    const facts = factsIn({ title: 'Unternehmen', blocks: [{ _type: 'timeline', events }] }, 'home');
    const [told] = facts.founded;
    expect(told).toMatchObject({ value: '1958' });
    expect(told?.evidence.snippet).toContain('"jahr": "1958", "text": "Gründung durch Karl Lindner."');
    const dates = [{ date: '12.05.2027', text: 'Gegründet 1958: Tag der offenen Tür.' }];
    expect(factsIn({ title: 'Termine', blocks: [{ events: dates }] }, 'home').founded).toEqual([]);
  });

  it('reads who issued a certificate and until when it holds', () => {
    const items = [{ title: 'ISO 9001:2015', issuer: 'TÜV SÜD', validUntil: '2027-08-31' }];
    const page = next({ title: 'Qualität', blocks: [{ _type: 'certificates', items }] });
    expect(factsOf(page, 'certificates').certifications.map(({ value }) => value)).toEqual([
      { name: 'ISO 9001:2015', issuer: 'TÜV SÜD', validUntil: '2027-08-31' },
    ]);
  });

  it.each(['Tochtergesellschaft', 'Vertretung', 'Händler'])(
    'leaves out a location that is of another kind: %s',
    (typ) => {
      const locations = [
        { typ: 'Werk', name: 'Werk 2', street: 'Markt 1', zip: '99867', city: 'Gotha' },
        { typ: 'Werk', name: 'Werk 3', street: 'Ring 7', zip: '99423', city: 'Weimar' },
        { typ, name: 'Lindner Service', street: 'Anger 5', zip: '99084', city: 'Erfurt' },
      ];
      const { branchLocations } = companyIn({ record, locations });
      expect(branchLocations.map(({ street }) => street)).toEqual(['Markt 1', 'Ring 7']);
    },
  );

  it('keeps several locations apart from the seat', () => {
    const locations = [
      { name: 'Gotha', street: 'Markt 1', zip: '99867', city: 'Gotha', phone: '03621 301010' },
      { name: 'Erfurt', street: 'Anger 5', zip: '99084', city: 'Erfurt' },
    ];
    const company = companyIn({ record, locations });
    expect(company).toMatchObject(found);
    expect(company.branchLocations.map(({ street }) => street)).toEqual(['Markt 1', 'Anger 5']);
    expect(contacts(company)).not.toContain('phone +493621301010');
  });
});

it('takes the German of a value kept by language, and names in two parts', () => {
  const { company_name, ceos } = companyIn({
    company: {
      legalName: { en: 'Lindner Stoves', de: 'Ofenbau Lindner GmbH' },
      address: { zip: '99817', city: 'Eisenach' },
    },
    ceo: [{ firstName: 'Frieder', lastName: 'Lindner' }],
  });
  expect({ company_name, ceos: ceos.map(({ name }) => name) }).toEqual({
    company_name: 'Ofenbau Lindner GmbH',
    ceos: ['Frieder Lindner'],
  });
});

it('does not describe the company by what stands in every last line', () => {
  const told = 'Lindner baut und repariert Kachelöfen, Kamine und Herde in ganz Thüringen.';
  const company = companyOf([
    factsIn(
      { settings: { footerText: 'Gemacht in Eisenach. Website-Design: Studio Nasse Farbe' }, page: { lead: told } },
      'home',
    ),
    factsIn({ legal: record }),
  ]);
  expect(company.description_de).toBe(told);
});

it('takes nothing from the settings of consent tools and counters', () => {
  for (const name of ['dataLayer', '__cmpConfig', 'cookieConsentData']) {
    expect(factsOf(`<script>window.${name} = ${JSON.stringify(record)};</script>`).address).toEqual([]);
  }
});

it('reads no embedded data where the page shows a text of its own', () => {
  const text = '<p>Wir bauen und reparieren Kachelöfen, Kamine und Herde in ganz Thüringen.</p>'.repeat(6);
  expect(factsOf(text + next(record)).vatId).toEqual([]);
});

it.each(['[[1,', '{"a":', 'null', '[["Set",1],2]', '[["Reactive",0],{"a":0}]', '{"props":"{"}'])(
  'survives %s',
  (source) => expect(factsOf(`<script type="application/json">${source}</script>`).address).toEqual([]),
);
