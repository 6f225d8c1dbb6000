import { wordSign } from './word-signs.ts';

/**
 * Certificates, seals and approvals that companies of the region show, as written on their pages. Norms with a
 * number, then names. One pattern, tried once per text.
 */
const KNOWN = new RegExp(
  [
    '(?:DIN\\s)?(?:EN\\s)?ISO(?:\\/(?:IEC|TS))?\\s?\\d{4,5}(?:-\\d{1,2})?(?::\\s?\\d{4})?',
    '(?:DIN\\s)?EN\\s\\d{3,5}(?:-\\d{1,2})?(?::\\s?\\d{4})?',
    'DIN\\s\\d{3,5}(?:-\\d{1,2})?',
    'ÖNORM\\s[A-Z]\\s?\\d{3,5}',
    'IATF\\s?16949',
    'VDA\\s?6\\.\\d',
    'AS\\s?9100',
    'VDI\\s?\\d{4}(?:-\\d{1,2})?',
    'FSSC\\s?22000',
    'SCC\\s?(?:\\*{1,2}|P)?',
    'Sicherheits[- ](?:Certifikat|Zertifikat)[- ]Contrac?toren',
    'TISAX',
    'AZAV',
    'EMAS',
    'ÖKOPROFIT',
    'HACCP',
    'IFS(?:\\s(?:Food|Logistics|Broker))?',
    'BRC(?:GS)?',
    'GMP\\+?',
    'GDP',
    'FSC',
    'PEFC',
    'GOTS',
    'OEKO-TEX(?:®?\\sStandard\\s100)?',
    'Demeter',
    'Bioland(?:-(?:Partner|Betrieb|Hof))?',
    'Naturland',
    'Bio\\sSuisse',
    'IP-Suisse',
    '(?:DE|AT|CH)-(?:ÖKO|BIO)-\\d{3}',
    'EU-Bio(?:-(?:Siegel|Zertifikat|Logo))?',
    'AMA-Gütesiegel',
    'Entsorgungsfachbetrieb',
    'Schweißfachbetrieb(?:\\s(?:nach|gemäß)\\s(?:DIN\\s)?(?:EN\\s)?[\\d-]{4,8}(?:\\sEXC\\s?\\d)?)?',
    '(?:WHG-)?Fachbetrieb\\s(?:nach|gemäß|gem\\.|für|im\\sSinne)\\s[^\\s,.;]{2,30}(?:\\s\\d{1,3}\\s?[A-Z]\\p{L}{0,8})?',
    'WHG-Fachbetrieb',
    'RAL[- ]Gütezeichen(?:\\s[^\\s,.;]{2,20})?',
    'DVGW(?:\\s[A-Z]{1,2}\\s?\\d{3})?',
    'VdS(?:\\s\\d{3,4})?',
    'EcoVadis(?:\\s(?:Bronze|Silber|Gold|Platin))?',
    'SOC\\s?2',
    'AEO(?:-[CFS])?',
    'B\\sCorp',
    'MSC|ASC',
    'GLOBALG\\.?A\\.?P\\.?',
    'RSPO',
    'Rainforest\\sAlliance',
    'AD\\s2000(?:-Merkblatt)?(?:\\s(?:HP|W)\\s?0)?',
    '(?:Innungs|Meister)fachbetrieb|Innungsbetrieb',
    '(?:TÜV|DEKRA)[- ](?:geprüft|zertifiziert)',
    'Cradle\\sto\\sCradle',
    'Great\\sPlace\\sto\\sWork',
    'audit\\sberufundfamilie',
    'eduQua',
    'Ö-Cert',
    'Swiss\\sLabel',
    'Leitbetriebe?\\sAustria',
    '[Ss]taatl(?:ich|\\.)\\sgeprüfte[rn]?\\s\\p{Lu}\\p{L}{3,30}',
    '[Ee]rsthelfer-?Ausbildungsstätte',
  ]
    .map((source) => `(?:${source})`)
    .join('|'),
  'gu',
);

/** Words by which a company says that it holds what the sentence names. */
const HELD =
  /zertifi|certifi|akkredit|accredit|auditiert|gütesiegel|gütezeichen|qualitätssiegel|prüfzeichen|prüfsiegel|anerkannt|zugelassen|ausgezeichnet|registriert nach|-registriert/iu;
/** Words without one of which no sentence says so; trades that are certificates by themselves included. */
export const HELD_WORD = wordSign(
  /zertifi|certifi|akkredit|accredit|auditiert|siegel|zeichen|anerkannt|zugelassen|registriert|fachbetrieb|bioland|naturland|demeter/iu,
);
/** Sentences about others' certificates, advice on norms, and norms that work merely follows. */
const NOT_HELD =
  /anlehnung|beraten|beratung|begleit|vorbereitung|einführung (?:von|eines)|schulung|unterstütz|kunden|lieferanten|wir zertifizieren|hersteller|vorgaben (?:der|nach)|anforderungen (?:der|nach|aus)|umweltzeichen|was (?:ist|bedeutet)|vorbereitung|in preparation|im aufbau|befindet sich|angestrebt|streben .{0,30} an|geplant|erwarten|planned|\?$/iu;

/** 'ENEC-zertifiziert', 'ETL-Zertifikat': the word before the hyphen is the certificate. */
const HYPHENATED = /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d*+]{1,9}|Bio)-(?:zertifi|Zertifi|certified|registriert)/gu;
const NO_CERTIFICATE = /^(?:CE|WEB|SSL|PDF|QM|DE|EU)$/u;

/** Certificate names in a text, as written, each with its place. */
export function certificateNames(text: string): { name: string; index: number }[] {
  const found: { name: string; index: number }[] = [];
  for (const match of text.matchAll(KNOWN)) {
    const before = text[match.index - 1] ?? ' ';
    const after = text[match.index + match[0].length] ?? ' ';
    if (/[\p{L}\d]/u.test(before) || /[\p{L}\d]/u.test(after)) continue;
    found.push({ name: match[0].trim(), index: match.index });
  }
  for (const match of text.matchAll(HYPHENATED)) {
    const name = match[1] ?? '';
    if (!NO_CERTIFICATE.test(name) && !found.some((other) => other.name === name))
      found.push({ name, index: match.index });
  }
  return found;
}

/** Names that say by themselves that the company holds them. */
const SELF_EVIDENT = /fachbetrieb|-(?:partner|betrieb|hof)$/iu;

export const isSelfEvident = (name: string): boolean => SELF_EVIDENT.test(name);

/** Whether a sentence says that the company itself holds what it names. */
export function saysHeld(sentence: string): boolean {
  return HELD.test(sentence) && !NOT_HELD.test(sentence);
}

/** Key under which two spellings of a certificate are one: 'DIN EN ISO 9001:2015' = 'ISO 9001'. */
export function certificateKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/:\s?\d{4}|(?<!\d)(?:19|20)\d\d(?!\d)/gu, '')
    .replace(
      /(?<!\p{L})(?:din|en|nach|gemäß|zertifikat|zertifizierung|zertifiziert|certificate|certified)(?!\p{L})/gu,
      '',
    )
    .replace(/[^\p{L}\d]/gu, '');
}

const MONTHS = [
  'januar',
  'februar',
  'märz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
];
const ENGLISH_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const VALID_UNTIL =
  /(?:gültig(?:keit)?(?: bis)?|valid (?:until|to|through)|läuft ab(?: am)?|ablaufdatum|expires?(?: on)?)(?: zum| einschließlich)?\s?:?\s?(\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{4}-\d{2}(?:-\d{2})?|\d{1,2}[./]\d{4}|(?:\d{1,2}\.?\s)?\p{L}{3,9}\.?\s\d{4})/iu;

/** Date until which a certificate is valid, as YYYY-MM-DD or YYYY-MM; null where the text gives none. */
export function validUntil(text: string): string | null {
  const written = VALID_UNTIL.exec(text)?.[1];
  return written ? isoDate(written) : null;
}

/** '31.12.2027', '12/2027', 'Dezember 2027', '2027-12-31' as ISO date or month; null for anything else. */
export function isoDate(written: string): string | null {
  const day = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/u.exec(written);
  if (day) return `${day[3]}-${day[2]?.padStart(2, '0')}-${day[1]?.padStart(2, '0')}`;
  if (/^\d{4}-\d{2}(?:-\d{2})?$/u.test(written)) return written;
  const month = /^(\d{1,2})[./](\d{4})$/u.exec(written);
  if (month) return `${month[2]}-${month[1]?.padStart(2, '0')}`;
  const named = /^(?:(\d{1,2})\.?\s)?(\p{L}{3,9})\.?\s(\d{4})$/u.exec(written);
  if (!named?.[2]) return null;
  const number = monthNumber(named[2].toLowerCase());
  if (number === 0) return null;
  const base = `${named[3]}-${String(number).padStart(2, '0')}`;
  return named[1] ? `${base}-${named[1].padStart(2, '0')}` : base;
}

function monthNumber(name: string): number {
  for (const months of [MONTHS, ENGLISH_MONTHS]) {
    const index = months.findIndex((month) => month === name || (name.length >= 3 && month.startsWith(name)));
    if (index >= 0) return index + 1;
  }
  return 0;
}

const ISSUER =
  /(?:(?:aussteller|zertifizierer|zertifizierungsstelle|zertifiziert (?:durch|von)|ausgestellt (?:durch|von)|issued by|certified by|durch|vom|von|by)\s?:?\s(?:den |die |das |der )?|\()(TÜV(?:[ -]\p{Lu}[\p{L}]{2,14}){0,2}(?: GmbH| AG)?|DEKRA(?: \p{Lu}\p{L}{3,14})?(?: GmbH)?|DQS(?: GmbH)?|SGS(?:[ -]\p{Lu}\p{L}{2,14})?|BSI|Bureau Veritas|LRQA|DNV(?: GL)?|Intertek|SQS|Quality Austria|VdS|GUTcert|ABCERT|Kiwa|IFTA|ZER-QMS|DVS(?: ZERT)?|GSI SLV|BTGA|Swiss Safety Center)/u;
const ISSUER_LABEL =
  /(?:aussteller|zertifizierer|zertifizierungsstelle|issuer|issued by|ausgestellt (?:durch|von))\s?:\s?([^,;|]{3,50})/iu;

/** Who issued a certificate, where the text names a certifier. */
export function issuerIn(text: string): string | null {
  return (ISSUER_LABEL.exec(text)?.[1] ?? ISSUER.exec(text)?.[1])?.trim() ?? null;
}
