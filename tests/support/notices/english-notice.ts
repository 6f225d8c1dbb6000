import type { Notice } from './german-notice.ts';
import { drawGermanVatId, drawRegisterNumber } from './identifiers.ts';
import { between, type Draw, drawMarkup, type Markup, oneOf, perhaps, type Row, shuffled } from './markup.ts';
import { drawPerson, drawSurname } from './words.ts';

const TOWNS = [
  ['10115', 'Berlin', '30', 'Charlottenburg'],
  ['80331', 'Munich', '89', 'Munich'],
  ['04109', 'Leipzig', '341', 'Leipzig'],
  ['20457', 'Hamburg', '40', 'Hamburg'],
  ['99817', 'Eisenach', '3691', 'Jena'],
] as const;
const STREETS = ['Lindenstraße', 'Am Bahnhof', 'Hauptstr.', 'Bergweg', 'Königsallee', 'Torstrasse'];
const TRADES = ['Robotics', 'Software', 'Consulting', 'Labs', 'Solar', 'Analytics', 'Logistics', 'Biotech'];
const FORMS = ['GmbH', 'GmbH', 'UG (haftungsbeschränkt)', 'AG', 'GmbH & Co. KG'] as const;

const INTRODUCTIONS = [
  'Information according to § 5 DDG',
  'Information pursuant to Section 5 DDG',
  'Provider',
  'Service provider',
  'Publisher',
  'Site operator',
].concat(['Company', 'Company details', 'Responsible for this website', 'Address', 'Registered office', 'Contact', '']);
const LEADERS: Readonly<Record<string, readonly string[]>> = {
  limited: [
    'Managing Director',
    'Managing Directors',
    'Managing director(s)',
    'Represented by',
    'CEO',
    'Directors',
  ].concat([
    'Legally represented by',
    'Authorised representative',
    'Authorized to represent',
    'Management',
    'General Manager',
  ]),
  board: ['Executive Board', 'Management Board', 'Board of Management', 'Represented by the board', 'Vorstand'],
};
const COURTS = [
  (place: string) => `Amtsgericht ${place}`,
  (place: string) => `Local Court of ${place}`,
  (place: string) => `District Court ${place}`,
  (place: string) => `Local Court ${place}`,
];

/** Parties beside the company, and what else such pages say. */
const OTHERS: readonly (readonly [heads: readonly string[], texts: readonly string[]])[] = [
  [
    ['Web design', 'Design and development', 'Website by', 'Concept & design', 'Realisation'],
    ['pixelwerk GmbH<br>Hafenweg 3<br>49074 Osnabrück<br>Phone 0541 559321<br>www.pixelwerk-osnabrueck.de'],
  ],
  [['Hosting', 'Hosting provider'], ['Nordwolke AG<br>Otto-Ostrowski-Straße 7<br>10249 Berlin<br>Phone: 030 300146-0']],
  [
    ['Data protection officer', 'Our data protection officer', 'External data protection officer'],
    [
      'datenschutz kompakt GmbH<br>Holger Anders<br>Neuer Wall 12<br>20354 Hamburg<br>Phone 040 6326538<br>Email: dpo@datenschutz-kompakt.de',
    ],
  ],
  [
    ['Supervisory authority', 'Competent supervisory authority'],
    ['Landesamt für Arbeitsschutz<br>Horstweg 57<br>14059 Berlin<br>Phone 030 902545-0'],
  ],
  [['Professional liability insurance'], ['Nordstern Versicherungs-AG<br>10900 Berlin<br>Area of validity: Germany']],
  [
    ['EU dispute resolution', 'Online dispute resolution', 'Dispute resolution'],
    [
      'The European Commission provides a platform for online dispute resolution (ODR): https://ec.europa.eu/consumers/odr/.<br>Our email address can be found above in the imprint.',
    ],
  ],
  [
    ['Image credits', 'Photo credits', 'Photos'],
    ['© Jenny Weiss – stock.adobe.com, iStock', 'Photos: Studio Blende 8'],
  ],
  [['Bank details'], ['Sparkasse Nordmark-Süd<br>IBAN: DE89 3704 0044 0532 0130 00<br>BIC: COBADEFFXXX']],
  [
    ['Liability for content', 'Disclaimer'],
    [
      'As a service provider, we are responsible for our own content on these pages in accordance with general legislation pursuant to Section 7 (1) DDG.',
    ],
  ],
  [
    ['Responsible for content', 'Editorially responsible', 'Responsible for the content according to § 18 (2) MStV'],
    ['Ines Wolf, address as above'],
  ],
];

const drawOthers = (draw: Draw, head: Markup['head']): string[] =>
  OTHERS.filter(() => perhaps(draw, 40)).map(
    ([heads, texts]) => `${head(oneOf(draw, heads))}<p>${oneOf(draw, texts)}</p>`,
  );

function drawRegister(draw: Draw, { rows }: Markup, court: string, number: string): string {
  return oneOf(draw, [
    () => rows([oneOf(draw, ['Commercial register', 'Registered at', 'Register court']), `${court}, ${number}`]),
    () =>
      rows(
        [oneOf(draw, ['Register court', 'Registration court', 'Court of registration', 'Registry court']), court],
        [oneOf(draw, ['Register number', 'Registration number', 'Commercial register number', 'Company no.']), number],
      ),
    () => `<p>Registered in the commercial register of the ${court} under number ${number}.</p>`,
    () => `<p>${court} ${number}</p>`,
    () => `<p>${number}, ${court}</p>`,
    () => rows(['Commercial register', `${number} (${court})`]),
  ])();
}

function drawVat(draw: Draw, { rows, head }: Markup, id: string): string {
  const written = oneOf(draw, [id, `${id.slice(0, 2)} ${id.slice(2, 5)} ${id.slice(5, 8)} ${id.slice(8)}`]);
  return oneOf(draw, [
    () => rows([oneOf(draw, ['VAT ID', 'VAT No.', 'VAT number', 'VAT identification number', 'USt-IdNr.']), written]),
    () => `${head('VAT')}<p>VAT identification number pursuant to § 27a of the German VAT Act:<br>${written}</p>`,
    () => `<p>Our VAT identification number is ${written}.</p>`,
    () => rows(['Tax number', `${between(draw, 10, 99)}/${between(draw, 100, 999)}/48112`], ['VAT ID', written]),
  ])();
}

/** A German company's legal notice in English. */
export function drawEnglishNotice(draw: Draw): Notice {
  const markup = drawMarkup(draw);
  const { rows, head } = markup;
  const [zip, city, area, place] = oneOf(draw, TOWNS);
  const form = oneOf(draw, FORMS);
  const bare = `${oneOf(draw, [drawSurname(draw), 'Nordlicht', 'Quantwerk', 'Brightfield'])} ${oneOf(draw, TRADES)}`;
  const name = `${bare} ${form}`;
  const street = `${oneOf(draw, STREETS)} ${between(draw, 1, 140)}`;
  const host = `${bare.toLowerCase().replace(/[^a-z]+/gu, '-')}.com`;
  const email = `${oneOf(draw, ['hello', 'info', 'contact', 'office'])}@${host}`;
  const phone = String(between(draw, 20_000_000, 99_999_999));
  const court = oneOf(draw, COURTS)(place);
  const number = `${form === 'GmbH & Co. KG' ? 'HRA' : 'HRB'} ${drawRegisterNumber(draw)}`;
  const vat = perhaps(draw, 75) ? drawGermanVatId(draw) : null;
  const ceos = [...new Set(perhaps(draw, 40) ? [drawPerson(draw), drawPerson(draw)] : [drawPerson(draw)])];
  const address = oneOf(draw, [
    `<p>${name}<br>${street}<br>${zip} ${city}<br>Germany</p>`,
    `<p>${name}</p><p>${street}</p><p>${zip} ${city}, Germany</p>`,
    `<p>${name}, ${street}, ${zip} ${city}, Germany</p>`,
    rows(['Company', name], ['Address', `${street}, ${zip} ${city}`]),
  ]);
  const contact = rows(
    ...shuffled<Row>(draw, [
      [oneOf(draw, ['Phone', 'Telephone', 'Tel.', 'T', 'Tel', 'Call us']), `+49 ${area} ${phone}`],
      [oneOf(draw, ['Email', 'E-mail', 'E-Mail', 'Mail', 'E']), oneOf(draw, [email, email.replace('@', ' [at] ')])],
      ...(perhaps(draw, 50) ? [[oneOf(draw, ['Website', 'Web', 'Internet']), `www.${host}`] as const] : []),
    ]),
  );
  const leaders = LEADERS[form === 'AG' ? 'board' : 'limited'] ?? [];
  const own = [
    `${head(oneOf(draw, ['Contact', 'Get in touch', 'How to reach us', '']))}${contact}`,
    rows([oneOf(draw, leaders), ceos.join(oneOf(draw, [', ', ' and ']))]),
    drawRegister(draw, markup, court, number),
    ...(vat ? [drawVat(draw, markup, vat)] : []),
    ...(perhaps(draw, 20) ? [rows([oneOf(draw, ['Registered office', 'Place of jurisdiction']), city])] : []),
    ...(perhaps(draw, 20) ? [rows(['Chairman of the supervisory board', drawPerson(draw)])] : []),
  ];
  const main = [
    `${head(oneOf(draw, INTRODUCTIONS))}${address}`,
    ...shuffled(draw, own),
    ...shuffled(draw, drawOthers(draw, head)),
  ];
  const title = oneOf(draw, [`Imprint – ${bare}`, `Legal notice | ${name}`, 'Imprint']);
  return {
    html: `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><main><h1>${oneOf(draw, ['Imprint', 'Legal notice', 'Impressum'])}</h1>${main.join('\n')}</main><footer><p>© 2025 ${name}</p></footer></body></html>`,
    company: {
      ...{ company_name: name, legal_form: form, street, zip, city, phones: [`+49${area}${phone}`], fax: null },
      ...{ emails: [email], vat_id: vat, register_court: court, hr_number: number, ceos },
    },
  };
}
