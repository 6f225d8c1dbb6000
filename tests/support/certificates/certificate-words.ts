import { type Draw, oneOf } from '../notices/markup.ts';

/** Norms that companies are certified to, and what each is about. */
export const NORMS = [
  ['ISO 9001:2015', 'Qualitätsmanagement'],
  ['ISO 14001:2015', 'Umweltmanagement'],
  ['ISO 50001:2018', 'Energiemanagement'],
  ['ISO 45001:2018', 'Arbeitsschutz'],
  ['DIN EN 1090-2', 'Stahltragwerke'],
  ['ISO/IEC 27001:2022', 'Informationssicherheit'],
  ['DIN EN ISO 3834-2', 'Schweißen'],
  ['IATF 16949', 'Automobil'],
  ['ISO 13485:2016', 'Medizinprodukte'],
] as const;

export const ISSUERS = [
  'TÜV SÜD Management Service GmbH',
  'DEKRA Certification GmbH',
  'DQS GmbH',
  'TÜV Rheinland Cert GmbH',
  'SGS',
  'Bureau Veritas',
  'TÜV NORD CERT GmbH',
  'Quality Austria',
  'SQS',
  'GUTcert',
];

/** What pages of a language call things. */
export interface Wording {
  heads: readonly string[];
  issuer: readonly string[];
  until: readonly string[];
  /** In front of a date within a line. */
  validUntil: string;
  document: string;
  norm: string;
  /** 'Wir sind nach … zertifiziert', with the details in brackets and a sentence of their own. */
  held: (name: string, issuer: string | null, date: string | null) => string;
  managed: (name: string, issuer: string | null, date: string | null) => string;
  /** What is said of norms that others hold, or nobody now; the first begin no section. */
  others: readonly ((norm: string) => string)[];
}

const given = (text: string, value: string | null): string => (value === null ? '' : text.replace('…', value));

export const GERMAN: Wording = {
  heads: ['Zertifikate', 'Qualität', 'Unsere Zertifikate', 'Zertifizierungen', 'Qualität und Umwelt'],
  issuer: ['Zertifizierungsstelle', 'Aussteller', 'Zertifiziert durch', 'Ausgestellt von', 'Zertifizierer'],
  until: ['Gültig bis', 'gültig bis', 'Gültigkeit bis', 'Ablaufdatum', 'Laufzeit bis'],
  validUntil: 'gültig bis',
  document: 'Zertifikat',
  norm: 'Norm',
  held: (name, issuer, date) =>
    `Unser Betrieb ist nach ${name} zertifiziert${given(' (…)', issuer)}.${given(' Das Zertifikat gilt bis ….', date)}`,
  managed: (name, issuer, date) =>
    `Unser Managementsystem ist nach ${name} zertifiziert${given(', ausgestellt von …', issuer)}${given(', gültig bis …', date)}.`,
  others: [
    (norm) => `<p>Unser Stahl kommt von der Hallbauer Stahl GmbH, die nach ${norm} zertifiziert ist.</p>`,
    (norm) => `<p>Wir beraten Betriebe bei der Einführung der ${norm}.</p>`,
    (norm) => `<p>Die Zertifizierung nach ${norm} ist für 2027 geplant.</p>`,
    (norm) => `<p>Unser Zertifikat nach ${norm} ist 2019 abgelaufen.</p>`,
    (norm) => `<p>Unser Rechenzentrum in Frankfurt ist nach ${norm} zertifiziert.</p>`,
    (norm) => `<h2>Unsere Lieferanten</h2><ul><li>Stahlwerk Hallbauer – ${norm}</li></ul>`,
    (norm) =>
      `<h2>Kundenstimmen</h2><p>„Als nach ${norm} zertifizierter Betrieb schätzen wir Pünktlichkeit.“ – Jana Roth, Roth Metall GmbH</p>`,
    (norm) => `<h2>Unser Team</h2><p>Tim Beck, Auditor nach ${norm}</p>`,
    (norm) => `<h3>${norm}</h3><p>In Vorbereitung, Audit im Herbst 2027</p>`,
    (norm) => `<h2>In Planung</h2><ul><li>${norm}</li></ul>`,
    (norm) =>
      `<h2>Zertifikate unserer Muttergesellschaft</h2><p>Die Thermo Holding AG ist nach ${norm} zertifiziert.</p>`,
  ],
};

export const ENGLISH: Wording = {
  heads: ['Certificates', 'Quality', 'Our certificates', 'Certifications'],
  issuer: ['Certified by', 'Certification body', 'Issued by', 'Issuer'],
  until: ['Valid until', 'Expires', 'Valid to'],
  validUntil: 'valid until',
  document: 'Certificate',
  norm: 'Standard',
  held: (name, issuer, date) =>
    `We are certified to ${name}${given(' by …', issuer)}.${given(' The certificate is valid until ….', date)}`,
  managed: (name, issuer, date) =>
    `Our management system is certified according to ${name}${given(', issued by …', issuer)}${given(', valid until …', date)}.`,
  others: [
    (norm) => `<p>Our steel comes from Hallbauer Steel Ltd, which is certified to ${norm}.</p>`,
    (norm) => `<p>We advise companies on ${norm}.</p>`,
    (norm) => `<p>${norm} certification is planned for 2027.</p>`,
    (norm) => `<p>Our ${norm} certificate expired in 2019 and was not renewed.</p>`,
    (norm) => `<p>Our data centre partner is certified to ${norm}.</p>`,
    (norm) => `<h2>Our suppliers</h2><ul><li>Stahlwerk Hallbauer – ${norm}</li></ul>`,
    (norm) =>
      `<h2>Customers</h2><p>"As a company certified to ${norm} we value punctuality." – Jane Roth, Roth Metal Ltd</p>`,
    (norm) => `<h2>Our team</h2><p>Tim Beck, lead auditor according to ${norm}</p>`,
  ],
};

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

/** A day or month to come as pages write it, and its ISO form. */
export function writtenDate(draw: Draw, year: number, month: number, day: number): readonly [string, string] {
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  return oneOf(draw, [
    [`${dd}.${mm}.${year}`, `${year}-${mm}-${dd}`],
    [`${day}. ${MONTHS[month - 1]} ${year}`, `${year}-${mm}-${dd}`],
    [`${mm}/${year}`, `${year}-${mm}`],
    [`${MONTHS[month - 1]} ${year}`, `${year}-${mm}`],
  ] as const);
}
