import type { ExpectedCompany } from '../farm/types.ts';
import { drawGermanVatId, drawRegisterNumber } from './identifiers.ts';
import { between, type Draw, drawMarkup, type Markup, oneOf, perhaps, type Row, shuffled } from './markup.ts';
import { drawOthers, drawPerson, drawSurname, drawWoman } from './words.ts';

/** A legal notice and what it says of its company. */
export interface Notice {
  html: string;
  company: NoticeFacts;
}
export type NoticeFacts = Pick<
  ExpectedCompany,
  'company_name' | 'legal_form' | 'street' | 'zip' | 'city' | 'vat_id' | 'register_court' | 'hr_number' | 'ceos'
> & { phones: string[]; fax: string | null; emails: string[] };

const TOWNS = [
  ['10115', 'Berlin', '30', 'Charlottenburg'],
  ['80331', 'München', '89', 'München'],
  ['04109', 'Leipzig', '341', 'Leipzig'],
  ['79098', 'Freiburg im Breisgau', '761', 'Freiburg'],
  ['59065', 'Hamm', '2381', 'Hamm'],
  ['88212', 'Ravensburg', '751', 'Ulm'],
  ['61348', 'Bad Homburg v. d. Höhe', '6172', 'Bad Homburg v. d. Höhe'],
  ['06108', 'Halle (Saale)', '345', 'Stendal'],
  ['99817', 'Eisenach', '3691', 'Jena'],
] as const;
const STREETS = [
  'Lindenstraße',
  'Am Bahnhof',
  'Hauptstr.',
  'Bergweg',
  'Gewerbepark',
  'Alte Gasse',
  'Im Winkel',
  'Königsallee',
];
const TRADES = [
  'Dachbau',
  'Elektrotechnik',
  'Consulting',
  'Immobilien',
  'Software',
  'Sanitär & Heizung',
  'Verlag',
  'Solar',
  'Bau',
];
const FORMS = [
  'GmbH',
  'GmbH',
  'GmbH & Co. KG',
  'UG (haftungsbeschränkt)',
  'AG',
  'KG',
  'OHG',
  'e.K.',
  'GbR',
  'eG',
  'e.V.',
] as const;
type Form = (typeof FORMS)[number];

const INTRODUCTIONS = [
  'Angaben gemäß § 5 DDG',
  'Angaben gemäß § 5 TMG',
  'Anbieter',
  'Diensteanbieter',
  'Verantwortlich',
].concat(
  ['Herausgeber', 'Betreiber der Website', 'Website-Betreiber', 'Seitenbetreiber', 'Anschrift', 'Firma', 'Unternehmen'],
  [
    'Kontaktadresse',
    'Verantwortliche Stelle',
    'Firmensitz',
    'Verantwortlich für den Inhalt',
    'Inhaber der Website',
    '',
  ],
);
const LEADERS: Readonly<Record<string, readonly string[]>> = {
  limited: ['Geschäftsführer', 'Geschäftsführung', 'Vertreten durch', 'Vertretungsberechtigter Geschäftsführer'].concat(
    ['Gesetzlicher Vertreter', 'Geschäftsführer/in', 'Vertretungsberechtigte Person', 'Managing Director', 'GF'],
  ),
  board: ['Vorstand', 'Vertretungsberechtigter Vorstand', 'Vertreten durch den Vorstand', 'Vorstandsmitglieder'],
  owner: ['Inhaberin', 'Geschäftsinhaberin', 'Firmeninhaberin'],
  partners: ['Gesellschafter', 'Vertretungsberechtigte Gesellschafter', 'Vertreten durch die Gesellschafter'],
};

function leadersOf(form: Form): keyof typeof LEADERS {
  if (form === 'AG' || form === 'eG' || form === 'e.V.') return 'board';
  if (form === 'e.K.') return 'owner';
  return form === 'GbR' || form === 'OHG' ? 'partners' : 'limited';
}

const REGISTERS: Readonly<Partial<Record<Form, readonly [prefix: string, name: string]>>> = {
  GmbH: ['HRB', 'Handelsregister'],
  'UG (haftungsbeschränkt)': ['HRB', 'Handelsregister'],
  AG: ['HRB', 'Handelsregister'],
  eG: ['GnR', 'Genossenschaftsregister'],
  'e.V.': ['VR', 'Vereinsregister'],
};

function drawPhone(draw: Draw, area: string, number: string): string {
  const grouped = number.replace(/(..)(?=.)/gu, '$1 ');
  return oneOf(draw, [
    `0${area} ${number}`,
    `0${area}/${number}`,
    `+49 ${area} ${number}`,
    `+49 (0)${area} ${grouped}`,
    `0049 ${area} ${number}`,
    `0${area}-${number}`,
    `(0${area}) ${grouped}`,
  ]);
}

function drawMail(draw: Draw, address: string): string {
  return oneOf(draw, [
    address,
    `<a href="mailto:${address}">${address}</a>`,
    address.replace('@', '(at)'),
    address.replace('@', ' [at] '),
    address.replace('@', ' (at) ').replace('.de', ' (dot) de'),
    [...address].map((letter) => `&#${letter.charCodeAt(0)};`).join(''),
  ]);
}

function drawRegister(draw: Draw, { rows }: Markup, name: string, court: string, number: string): string {
  return oneOf(draw, [
    () =>
      rows([oneOf(draw, ['Registergericht', 'Register', 'Eingetragen beim', 'Gericht', name]), `${court}, ${number}`]),
    () =>
      rows(
        [oneOf(draw, ['Registergericht', 'Gericht', 'Zuständiges Gericht', 'Sitz des Registergerichts']), court],
        [oneOf(draw, ['Registernummer', 'Register-Nr.', 'Handelsregisternummer', 'Nummer', 'Nr.']), number],
      ),
    () => `<p>Eingetragen im ${name} des ${court.replace('gericht', 'gerichts')} unter der Nummer ${number}.</p>`,
    () => `<p>${court} ${number}</p>`,
    () => `<p>${number}, ${court}</p>`,
    () => rows([name, `${number} (${court})`]),
  ])();
}

function drawVat(draw: Draw, { rows, head }: Markup, id: string): string {
  const written = oneOf(draw, [id, `${id.slice(0, 2)} ${id.slice(2, 5)} ${id.slice(5, 8)} ${id.slice(8)}`]);
  return oneOf(draw, [
    () =>
      rows([oneOf(draw, ['USt-IdNr.', 'Umsatzsteuer-ID', 'USt-ID', 'VAT-ID', 'Steuernummer / USt-IdNr.']), written]),
    () =>
      `${head('Umsatzsteuer-ID')}<p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz:<br>${written}</p>`,
    () => `<p>Unsere Umsatzsteuer-Identifikationsnummer lautet ${written}.</p>`,
    () => rows(['Steuernummer', `${between(draw, 10, 99)}/${between(draw, 100, 999)}/48112`], ['USt-IdNr.', written]),
  ])();
}

/** What else companies say of themselves that is none of the facts above. */
function drawAsides(draw: Draw, { rows }: Markup, city: string): string[] {
  const asides = [
    () => rows([oneOf(draw, ['Sitz der Gesellschaft', 'Firmensitz', 'Sitz']), city]),
    () => rows([oneOf(draw, ['Stammkapital', 'Grundkapital']), '25.000,00 EUR']),
    () => rows([oneOf(draw, ['Prokurist', 'Prokuristen']), drawPerson(draw)]),
    () => rows([oneOf(draw, ['Aufsichtsratsvorsitzender', 'Vorsitzender des Aufsichtsrats']), drawPerson(draw)]),
    () => rows(['Wirtschafts-IdNr.', `${drawGermanVatId(draw)}-00001`]),
    () => rows(['EORI', 'DE482213957104628']),
    () => rows(['Gerichtsstand', 'Ulm']),
  ];
  return asides.filter(() => perhaps(draw, 15)).map((aside) => aside());
}

/** A German company's legal notice as ordinary sites have it, with those of others around its own data. */
export function drawGermanNotice(draw: Draw): Notice {
  const markup = drawMarkup(draw);
  const { rows, head } = markup;
  const [zip, city, area, place] = oneOf(draw, TOWNS);
  const form = oneOf(draw, FORMS);
  const bare = oneOf(draw, [
    `${drawSurname(draw)} ${oneOf(draw, TRADES)}`,
    `${oneOf(draw, ['Nordlicht', 'Rheintal', 'Morgenrot'])} ${oneOf(draw, TRADES)}`,
  ]);
  const name = `${bare} ${form}`;
  const street = `${oneOf(draw, STREETS)} ${between(draw, 1, 140)}`;
  const phone = String(between(draw, 20_000_000, 99_999_999));
  const fax = perhaps(draw, 50) ? `${phone}9` : null;
  const host = `${bare.toLowerCase().replace(/[^a-z]+/gu, '-')}.de`;
  const email = `${oneOf(draw, ['info', 'kontakt', 'office', 'post'])}@${host}`;
  const vat = perhaps(draw, 80) ? drawGermanVatId(draw) : null;
  const leaders = leadersOf(form);
  const ceos = leaders === 'owner' ? [drawWoman(draw)] : [...new Set([drawPerson(draw), drawPerson(draw)])];
  const court = form === 'GbR' ? null : `Amtsgericht ${place}`;
  const [prefix, register] = REGISTERS[form] ?? ['HRA', 'Handelsregister'];
  const number = `${prefix} ${drawRegisterNumber(draw)}`;

  const address = oneOf(draw, [
    `<p>${name}<br>${street}<br>${zip} ${city}</p>`,
    `<p><strong>${name}</strong><br>${street}<br>${zip} ${city}<br>Deutschland</p>`,
    `<p>${name}, ${street}, ${zip} ${city}</p>`,
    `<div>${name}</div><div>${street}</div><div>D-${zip} ${city}</div>`,
    rows(['Firma', name], ['Anschrift', `${street}, ${zip} ${city}`]),
  ]);
  const site = oneOf(draw, [`www.${host}`, `<a href="https://www.${host}">${host}</a>`]);
  const contact = rows(
    ...shuffled<Row>(draw, [
      [
        oneOf(draw, ['Telefon', 'Tel.', 'Fon', 'Phone', 'T', 'Rufnummer', 'Festnetz', '☎']),
        drawPhone(draw, area, phone),
      ],
      [oneOf(draw, ['Website', 'Webseite', 'Web', 'Internet', 'Homepage', 'URL']), site],
      [oneOf(draw, ['E-Mail', 'Email', 'Mail', 'eMail']), drawMail(draw, email)],
      ...(fax ? [[oneOf(draw, ['Telefax', 'Fax', 'F']), drawPhone(draw, area, fax)] as const] : []),
    ]),
  );
  const own = [
    `${head(oneOf(draw, ['Kontakt', 'So erreichen Sie uns', 'Schnelle Kontaktaufnahme', '']))}${contact}`,
    rows([oneOf(draw, LEADERS[leaders] ?? []), ceos.join(oneOf(draw, [', ', ' und ']))]),
    ...(court ? [drawRegister(draw, markup, register, court, number)] : []),
    ...(vat ? [drawVat(draw, markup, vat)] : []),
    ...drawAsides(draw, markup, city),
  ];
  const main = [
    `${head(oneOf(draw, INTRODUCTIONS))}${address}`,
    ...shuffled(draw, own),
    ...shuffled(draw, drawOthers(draw, head)),
  ];
  const title = oneOf(draw, [`Impressum – ${bare}`, `Impressum | ${name}`, 'Impressum']);
  return {
    html: `<!DOCTYPE html><html lang="de"><head><title>${title}</title></head><body><main><h1>Impressum</h1>${main.join('\n')}</main><footer><p>© 2025 ${name}</p></footer></body></html>`,
    company: {
      company_name: name,
      legal_form: form,
      street,
      zip,
      city,
      phones: [`+49${area}${phone}`],
      fax: fax ? `+49${area}${fax}` : null,
      emails: [email],
      vat_id: vat,
      register_court: court,
      hr_number: court ? number : null,
      ceos,
    },
  };
}
