import type { Notice } from './german-notice.ts';
import { drawAustrianVatId, drawRegisterNumber, drawSwissUid } from './identifiers.ts';
import { between, type Draw, drawMarkup, type Markup, oneOf, perhaps, type Row, shuffled } from './markup.ts';
import { drawMan, drawOthers, drawPerson, drawSurname, drawWoman } from './words.ts';

const AUSTRIAN_TOWNS = [
  ['4020', 'Linz', '732', 'Landesgericht Linz'],
  ['6020', 'Innsbruck', '512', 'Landesgericht Innsbruck'],
  ['8010', 'Graz', '316', 'Landesgericht für ZRS Graz'],
  ['1070', 'Wien', '1', 'Handelsgericht Wien'],
  ['6850', 'Dornbirn', '5572', 'Landesgericht Feldkirch'],
] as const;
const SWISS_TOWNS = [
  ['8005', 'Zürich', '44', 'Zürich'],
  ['3011', 'Bern', '31', 'Bern'],
  ['9000', 'St. Gallen', '71', 'St. Gallen'],
  ['7000', 'Chur', '81', 'Graubünden'],
] as const;
const TRADES = [
  'Tischlerei',
  'Malerbetrieb',
  'Elektrotechnik',
  'Gartenbau',
  'Buchhandlung',
  'Fotostudio',
  'Schlosserei',
];

/** One at most: those of the list are German, and many together would make the page a German one. */
const fewOthers = (draw: Draw, { head }: Markup): string[] => shuffled(draw, drawOthers(draw, head)).slice(0, 1);

/** What both countries' notices have: name, address and how to reach the company, with the facts that they tell. */
interface Basics {
  markup: Markup;
  name: string;
  street: string;
  email: string;
  number: string;
  host: string;
}

function drawBasics(draw: Draw, streets: readonly string[], form: string | null, ending: string): Basics {
  const surname = drawSurname(draw);
  const trade = oneOf(draw, TRADES);
  const bare = oneOf(draw, [`${trade} ${surname}`, `${surname.replace(/^von /u, '')} ${trade}`]);
  const host = `${bare.toLowerCase().replace(/[^a-z]+/gu, '-')}.${ending}`;
  return {
    markup: drawMarkup(draw),
    name: form ? `${bare} ${form}` : bare,
    street: `${oneOf(draw, streets)} ${between(draw, 1, 90)}`,
    email: `${oneOf(draw, ['info', 'office', 'kontakt'])}@${host}`,
    number: String(between(draw, 2_000_000, 9_999_999)),
    host,
  };
}

function drawContact(draw: Draw, { markup, email, host, number }: Basics, code: string, area: string): string {
  const phone = oneOf(draw, [`+${code} ${area} ${number}`, `0${area} ${number}`, `+${code} (0)${area} ${number}`]);
  const contact = markup.rows(
    [oneOf(draw, ['Telefon', 'Tel.', 'T', 'Fon']), phone],
    [oneOf(draw, ['E-Mail', 'Email', 'Mail']), oneOf(draw, [email, `<a href="mailto:${email}">${email}</a>`])],
    [oneOf(draw, ['Website', 'Web', 'Internet', 'Homepage', 'Webseite']), `www.${host}`],
  );
  return `${markup.head(oneOf(draw, ['Kontakt', 'So erreichen Sie uns', '']))}${contact}`;
}

const page = (language: string, title: string, body: readonly string[]): string =>
  `<!DOCTYPE html><html lang="${language}"><head><title>Impressum – ${title}</title></head><body><main><h1>Impressum</h1>${body.join('\n')}</main><footer><p>© 2025 ${title}</p></footer></body></html>`;

const AUSTRIAN_LEADERS: Readonly<Record<string, readonly string[]>> = {
  GmbH: ['Geschäftsführer', 'Geschäftsführung', 'Handelsrechtlicher Geschäftsführer', 'Vertretungsbefugte Organe'],
  OG: ['Vertreten durch', 'Gesellschafter', 'Unbeschränkt haftender Gesellschafter'],
  'e.U.': ['Inhaberin', 'Geschäftsinhaberin', 'Inh.'],
};
const AUSTRIAN_INTRODUCTIONS = [
  'Medieninhaber',
  'Medieninhaber und Herausgeber',
  'Für den Inhalt verantwortlich',
].concat(['Informationen und Offenlegung gemäß § 5 ECG und § 25 MedienG', 'Diensteanbieter', 'Unternehmensdaten', '']);

/** An Austrian company's notice: Firmenbuch, UID, chamber and trade authority. */
export function drawAustrianNotice(draw: Draw): Notice {
  const [zip, city, area, court] = oneOf(draw, AUSTRIAN_TOWNS);
  const form = oneOf(draw, ['GmbH', 'GmbH', 'OG', 'e.U.']);
  const basics = drawBasics(draw, ['Hauptstraße', 'Lindengasse', 'Dr.-Karl-Renner-Straße', 'Am Anger'], form, 'at');
  const { markup, name, street, email, number } = basics;
  const vat = perhaps(draw, 80) ? drawAustrianVatId(draw) : null;
  const entry = `FN ${drawRegisterNumber(draw, 10_000)}${oneOf(draw, ['a', 'd', 'k', 'p', 't', 'x'])}`;
  const ceos = form === 'e.U.' ? [drawWoman(draw)] : [drawPerson(draw)];
  const rows: Row[] = [
    [oneOf(draw, AUSTRIAN_LEADERS[form] ?? []), ceos.join(', ')],
    [oneOf(draw, ['Firmenbuchnummer', 'Firmenbuch', 'FN']), oneOf(draw, [entry, entry.slice(3)])],
    [oneOf(draw, ['Firmenbuchgericht', 'Gericht', 'FB-Gericht']), court],
    ...(vat ? [[oneOf(draw, ['UID', 'UID-Nr.', 'UID-Nummer', 'ATU-Nr.']), vat] as const] : []),
    ...(perhaps(draw, 40) ? [['Mitglied der', 'WKO Oberösterreich, Landesinnung der Tischler'] as const] : []),
    ...(perhaps(draw, 40) ? [['Gewerbebehörde', 'Magistrat der Stadt Linz'] as const] : []),
    ...(perhaps(draw, 30) ? [['Gerichtsstand', city] as const] : []),
  ];
  const address = `<p>${name}<br>${street}<br>${oneOf(draw, [`${zip} ${city}`, `A-${zip} ${city}`])}<br>Österreich</p>`;
  const own = [drawContact(draw, basics, '43', area), markup.rows(...rows)];
  const intro = markup.head(oneOf(draw, AUSTRIAN_INTRODUCTIONS));
  return {
    html: page('de-AT', name, [intro + address, ...own, ...fewOthers(draw, markup)]),
    company: {
      ...{ company_name: name, legal_form: form, street, zip, city, phones: [`+43${area}${number}`], fax: null },
      ...{ emails: [email], vat_id: vat, register_court: court, hr_number: entry, ceos },
    },
  };
}

const SWISS_INTRODUCTIONS = [
  'Kontaktadresse',
  'Betreiberin der Website',
  'Verantwortlich für den Inhalt',
  'Firma',
].concat(['Inhaltlich verantwortlich', 'Adresse', '']);

/** A Swiss company's notice: its UID, with or without tax, and perhaps the canton's register. */
export function drawSwissNotice(draw: Draw): Notice {
  const [zip, city, area, canton] = oneOf(draw, SWISS_TOWNS);
  const form = oneOf(draw, ['AG', 'GmbH', null]);
  const basics = drawBasics(draw, ['Bahnhofstrasse', 'Dorfstrasse', 'Seeweg', 'Im Grund'], form, 'ch');
  const { markup, name, street, email, number } = basics;
  const isTaxed = perhaps(draw, 50);
  const uid = drawSwissUid(draw);
  const court = form && perhaps(draw, 40) ? `Handelsregisteramt des Kantons ${canton}` : null;
  const ceos = form ? [drawPerson(draw)] : [drawMan(draw)];
  const rows: Row[] = [
    [
      form ? oneOf(draw, ['Geschäftsführer', 'Geschäftsleitung', 'Vertreten durch']) : oneOf(draw, ['Inhaber', 'Inh.']),
      ceos.join(),
    ],
    isTaxed
      ? [oneOf(draw, ['MWST-Nummer', 'MwSt-Nr.', 'Mehrwertsteuernummer']), `${uid} MWST`]
      : [oneOf(draw, ['UID', 'Handelsregister-Nr.', 'Firmennummer', 'Unternehmensnummer']), uid],
    ...(court ? [[oneOf(draw, ['Handelsregister', 'Registerbehörde']), court] as const] : []),
  ];
  const address = `<p>${name}<br>${street}<br>${oneOf(draw, [`${zip} ${city}`, `CH-${zip} ${city}`])}<br>Schweiz</p>`;
  const own = [drawContact(draw, basics, '41', area), markup.rows(...rows)];
  const intro = markup.head(oneOf(draw, SWISS_INTRODUCTIONS));
  return {
    html: page('de-CH', name, [intro + address, ...own, ...fewOthers(draw, markup)]),
    company: {
      ...{ company_name: name, legal_form: form ?? 'Einzelunternehmen', street, zip, city, fax: null },
      ...{ phones: [`+41${area}${number}`], emails: [email], vat_id: isTaxed ? uid.replace(/[-.]/gu, '') : null },
      ...{ register_court: court, hr_number: isTaxed ? null : uid, ceos },
    },
  };
}
