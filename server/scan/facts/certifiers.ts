import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import {
  AT_START,
  BY_TRADE,
  CERTIFIERS,
  CERTIFYING,
  FUNCTION,
  isCertifier,
  isKnownCertifier,
  KNOWN,
  NAME,
  SMALL_START,
  trimEnd,
} from './certifier-names.ts';
import { hasLegalForm } from './legal-forms.ts';

/** When a body did so last stands in front of its article: 'zuletzt von der …', 'hat uns erneut die …'. */
const AGAIN = '(?:(?:zuletzt|erneut|wieder|erstmals|bereits|jährlich|regelmäßig|inzwischen|auch|20\\d\\d) ){0,2}';
const ARTICLE = `${AGAIN}(?:den |die |das |der |dem |the )?`;
const SAYINGS = [
  'aussteller|herausgeber(?=:)|(?:verleihende|vergebende|ausstellende) stelle|vergabestelle|herausgeber des (?:zertifikats|siegels|zeichens)|(?:zeichen|siegel)geber|zertifizierer|(?:zertifizierungs|kontroll|prüf|akkreditierungs)stelle|fachkundige stelle|(?:registriert|eingetragen) (?:bei|durch)|zertifizierungsgesellschaft|prüfinstitut|prüfdienstleister|benannte stelle|issuer|certification body',
  '(?:zertifiziert|kontrolliert|geprüft|auditiert|akkreditiert|überwacht) durch|(?:ausgestellt|erteilt|vergeben|verliehen|bescheinigt|bestätigt|ausgezeichnet) (?:durch|von|vom)|(?:issued|certified|audited|awarded) by',
];
/** Behind an article and an adjective what a body is called begins its name: 'die Süddeutsche Prüfstelle Muster'. */
const NO_PART_OF_NAME = '(?<!(?:die|der|von|durch) \\p{L}{3,20}(?:sche[nr]?|er) )';
const SAYING = anyCase(
  `${NO_PART_OF_NAME}(?:${SAYINGS.join('|')})(?:\\sist)?\\s?:?\\s(?!(?:gmbh|mbh|ag|e\\.)(?!\\p{L}))${ARTICLE}`,
);
const BY = new RegExp(
  `(?<!\\p{L})(?:durch|von|vom|by|[Pp]rüfer:|[Aa]uditor:|(?:[Rr]egistrierung|[Ee]intragung)\\sbei)\\s${ARTICLE}(${NAME})`,
  'gu',
);
/** 'durch die muster cert GmbH': a name in small letters ends with its legal form. */
const SMALL_BY =
  /(?<!\p{L})(?:durch|von|by|hat uns|hat es|hat dies|[Aa]usgestellt hat (?:das|die|den) (?:[Zz]ertifikat|[Uu]rkunde)|(?:[Zz]ertifikat|[Uu]rkunde|[Bb]escheinigung)(?=\sder\s)|\d{4}(?=\sder\s))\s(?:(?:zuletzt|erneut|wieder)\s)?(?:(?:der|die|the)\s(?!\p{Ll}{2,20}(?:ig|isch|lich|ern|en|nt)e[nr]?\s)|(?!\p{Ll}{2,20}en?\s))((?!(?:der|die|the|zuletzt|erneut|wieder|erstmals|bereits|jährlich)\s|unser|eine[rm]\s|diese[rm]\s|jene[rm]\s)\p{Ll}[\p{L}.-]{1,20}\s(?:[\p{L}\d.&-]{2,20}\s){0,4}?(?:GmbH|AG|mbH|SE|e\.\s?V\.)(?:\s&\sCo\.\sKG)?)/u;
/** 'Auditiert hat uns die Probe GmbH', 'Die Probe GmbH prüft unser System jährlich'. */
const AUDITED = new RegExp(
  `(?<!\\p{L})(?:[Aa]uditiert|[Zz]ertifiziert|[Gg]eprüft|[Bb]estätigt|[Aa]usgestellt|[Ee]rteilt|[Vv]erliehen|[Vv]ergeben|[Üü]berreicht)\\s(?:hat|haben|wurde|wird)\\s(?:uns|ihn|sie|es|dies|(?:das|die|den)\\s(?:[Zz]ertifikat|[Ss]iegel|[Uu]rkunde|Prädikat|[Ss]tatus)|das)\\s(?:uns\\s|es\\s)?(?:von\\s|vom\\s|durch\\s)?${ARTICLE}(${NAME})`,
  'u',
);
/** 'Das Zertifikat hat uns die Probe Forschung Nord ausgestellt': whatever body of two words or more. */
const GIVEN = new RegExp(
  `(?:[Zz]ertifikat|[Zz]ertifizierung|[Uu]rkunde|[Bb]escheinigung|[Ss]iegel|[Ll]abel|[Aa]nerkennung|[Bb]ewilligung|[Zz]ulassung|[Ss]tatus)(?:\\s[A-Z]{2,6}(?:-[A-Z])?|\\s[^.;:]{0,60}\\snach\\s[^.;:,]{3,30}|\\snach\\s[^.;:,]{3,30})?\\s(?:hat|wurde)\\s(?:uns\\s)?(?:von\\s|vom\\s|durch\\s)?${ARTICLE}(${NAME})\\s(?:ausgestellt|erteilt|verliehen|vergeben|überreicht|zuerkannt|vorgenommen|durchgeführt)`,
  'u',
);
/** 'bestätigte uns die Probe GmbH', 'prüft uns außerdem der TÜV Muster'. */
const ATTESTING = new RegExp(
  `(?<!\\p{L})(?:bestätigte?|bescheinigte?|erteilte|verlieh|zertifizierte?|überreichte|übergab|prüft|auditiert|überwacht|kontrolliert|begutachtet)\\suns\\s(?:(?:außerdem|zudem|daneben|zusätzlich|dabei|dafür|hierfür)\\s)?${ARTICLE}(${NAME})`,
  'u',
);
/** 'ein Zertifikat, das uns die Probe Nord bis … erteilt hat' */
const WHICH_GAVE = new RegExp(
  `, (?:das|die|der|den)\\suns\\s(?:die|der|das)\\s(${NAME})(?=\\s.{0,80}(?:erteilt|ausgestellt|verliehen|bescheinigt)(?!\\p{L}))`,
  'u',
);
/** 'Das Zertifikat stellt die Probe AG aus' */
const ISSUING = new RegExp(
  `(?<!\\p{L})stell(?:t|te)\\s(?:uns\\s)?(?:[Dd]ie|[Dd]er|[Dd]as)\\s(${NAME})\\s(?:uns\\s)?aus(?!\\p{L})`,
  'u',
);
/** 'Das Siegel vergibt der Probe Verband' */
const GRANTING = new RegExp(
  `(?:[Zz]ertifikat|[Ss]iegel|[Ll]abel|[Uu]rkunde)\\s(?:vergibt|verleiht|erteilt)\\s(?:die|der|das)\\s(${NAME})`,
  'u',
);
/** 'TÜV Probe has certified our plant', 'after the audit, Probe Austria has certified' */
const HAS_CERTIFIED = new RegExp(
  `(?:^|, |[.;]\\s)(?:[Tt]he\\s)?(${NAME})\\s(?:has|have)\\s(?:again\\s|been auditing [^.;,]{3,50} and has )?(?:certified|audited|recertified)(?!\\p{L})`,
  'u',
);
/** 'hat die Probe Service GmbH unserem Verein das Zertifikat … erteilt', 'Die Zertifizierung … hat die probe cert GmbH vorgenommen': a name in small letters, too. */
export const GIVEN_BY_FIRM =
  /(?<!\p{L})(?:hat|haben)\s(?:die|der|das)\s([\p{L}\d][^,;:()]{3,60}?\s(?:gGmbH|GmbH|AG|mbH|SE|e\.\s?V\.))\s(?:unser(?:e[mr])?\s\p{L}{3,30}\s[^,;]{3,80}(?:erteilt|verliehen|ausgestellt|zuerkannt|überreicht)|vorgenommen|durchgeführt)(?!\p{L})/u;
/** 'Die PCI - Probe Certification GmbH hat unser Managementsystem nach … zertifiziert': whatever stands before the legal form. */
const FIRM_CERTIFIED =
  /(?:^|[.!?;]\s)Die\s([\p{L}\d][^,;:.()]{3,70}?\s(?:gGmbH|GmbH|AG))\shat\s(?:uns|unser(?:e[nrms]?)?)(?!\p{L}).{0,100}(?<!\p{L})(?:zertifiziert|auditiert|geprüft)(?!\p{L})/u;
/** 'Das Zertifikat hat uns die Probe AG ausgestellt' */
const GIVEN_US = new RegExp(
  `(?<!\\p{L})(?:hat|haben)\\suns\\s(?:die|der|das)\\s(${NAME})\\s(?:(?:das|den|die|ein)\\s[^.;,]{3,40}\\s)?(?:ausgestellt|erteilt|verliehen|zuerkannt)(?!\\p{L})`,
  'u',
);
const AUDITS =
  '(?:hat|zeichnete|erteilte|verlieh|bewilligte|zertifizierte|überreichte|erneuerte|bestätigte|bescheinigte|prüft|auditiert|zertifiziert|überwacht|kontrolliert|begutachtet|bestätigt|bescheinigt)';
const AUDITING = new RegExp(
  `(?:^|[:;]\\s)(?:(?:[Ii]m\\s\\p{L}{3,9}\\s)?20\\d\\d\\s)?(?:[Dd](?:ie|er|as)\\s|(?=(?:${CERTIFIERS.join('|')}|\\p{Lu}\\p{Ll}{1,20}(?:gemeinschaft|verband|verein|institut|kammer|amt))(?!\\p{Ll})))(${NAME}(?:\\s\\(\\p{Lu}{2,8}\\))?)(?:\\s\\([\\p{L}-]{2,10}\\)|\\s(?:aus|in)\\s\\p{Lu}[\\p{L}-]{2,25})?\\s${AUDITS}\\s(?:uns|dies|es|unser|(?:die|das)\\s(?:Einstufung|Zertifi|Urkunde|Siegel|Label|Anerkennung|Zulassung))`,
  'u',
);
/** What goes on about the certificate behind the name that a text begins with. */
const CLOSED = /^\s?(?:[,;(|–]|gültig)/iu;
/** 'geprüft vom Muster Institut', 'anerkannt vom Landesverband Nord': a body by what it is called. */
const CHECKED_BY = new RegExp(
  `(?:[Zz]ertifiziert|[Gg]eprüft|[Aa]nerkannt|[Kk]ontrolliert|[Aa]uditiert|[Aa]usgezeichnet)\\s(?:vom|von\\s(?:der|dem))\\s(${NAME})`,
  'u',
);
const CHECKED = new RegExp(
  `(?:[Vv]om|[Vv]on\\s(?:der|dem))\\s(${NAME})(?:\\sfür\\s[^.;,]{3,60}?)?(?:\\s(?:nach|gemäß)\\s[^.;,]{3,40}?)?\\s(?:geprüft|auditiert|überwacht|kontrolliert|begutachtet|zertifiziert|anerkannt|bestätigt)`,
  'u',
);
/** 'Vom Probeamt sind wir als … anerkannt'. */
const BY_THEM = new RegExp(`^(?:Vom|Von\\s(?:der|dem))\\s(${NAME})\\s(?:sind|wurden|werden)\\swir\\s`, 'u');
/** 'Das Zertifikat der Probe Cert GmbH'. */
const CERTIFICATE_OF = new RegExp(
  `(?:[Zz]ertifikat(?:e[sn]?|s)?|[Zz]ertifizierung|[Tt]estat|[Uu]rkunde|[Bb]escheinigung|[Pp]rüfung|[Aa]udit|[Bb]ewilligung|[Zz]ulassung|[Aa]nerkennung|Register|(?:[Dd]ie|[Dd]er)\\s(?:Prüfer|Auditor)(?:in|en|innen)?|(?:[Ss]iegel|[Zz]eichen|[Pp]rädikat|[Ll]abel|Kennzeichnung)\\s[„"«»“][^„“”"«»]{2,50}[“”"»«])\\s(?:(?:nach|gemäß)\\s[\\p{Lu}\\d/:. -]{3,30}\\s)?(?:der|des|vom|von der|von)\\s(${NAME})`,
  'u',
);
const BODY_NAMED = new RegExp(
  `(?:^|(?<!\\p{L})(?:[Dd]er|[Dd]ie|[Vv]on|[Vv]om|[Dd]as)\\s)((?:Prüf|Kontroll|Zertifizierungs)(?:stelle|institut)\\s${NAME})`,
  'u',
);
const trimMark = (name: string): string => name.replace(/[.,]$/u, '');
/** What says until when a certificate holds, as a part of brackets. */
const VALIDITY = anyCase(/^(?:gültig|bis|valid|until|läuft|gilt)(?!\p{L})/iu);
const CODE_IN_FRONT = /^(?:DE|AT|CH)-(?:ÖKO|OEKO|BIO)-\d{3}(?:\s?[,(:–-]\s?|\s)(?=\p{L})/u;
/** What else stands in brackets: what a certificate covers, its number or place. */
const SCOPE =
  /\d|^(?:standort|werk|reg|nr|nummer|zertifikat|geltung|bereich|stand|stufe|level|klasse|version|modul|handel|verarbeitung|erzeugung|herstellung|kategorie|gruppe|produktion|vertrieb|entwicklung|fertigung|montage|qualität|umwelt|energie|arbeits|informations|lebensmittel)/iu;
const WITH_ARTICLE = new RegExp(`(?<!\\p{L})(?:[Dd]ie|[Dd]er|dem|[Tt]he)\\s(${NAME})`, 'gu');
const BRACKETED = new RegExp(`\\((?:durch |von )?(${NAME})`, 'u');

/** 'SQS-Zertifikat ISO 9001:2015', 'SQS-certified to ISO 9001' */
const BEARER =
  /(?<![\p{L}-])(\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}\p{L}{1,20})?)-(?:Zertifikat|zertifiziert|certified)(?!\p{L})/u;

/** Who issued a certificate, where the text names a body that certifies. */
export function issuerIn(text: string): string | null {
  const issuer = issuerSaid(text);
  // Of a code nothing is left.
  return issuer === '' ? null : issuer;
}

function issuerSaid(text: string): string | null {
  const bearer = BEARER.exec(text)?.[1];
  if (bearer && KNOWN.test(bearer)) return bearer;
  const saying = SAYING.exec(text);
  const behind = saying ? text.slice(saying.index + saying[0].length).replace(CODE_IN_FRONT, '') : '';
  const start = saying ? (AT_START.exec(behind) ?? SMALL_START.exec(behind))?.[0] : undefined;
  // A control body's code alone is no name.
  const said = start !== undefined && trimEnd(start) !== '' ? start : undefined;
  const place = said && !isKnownCertifier(said) ? namedByFunction(text, said) : null;
  if (place !== null) return place;
  const whole =
    said === undefined ? undefined : (WITH_ABBREVIATION.exec(behind) ?? BEHIND_ABBREVIATION.exec(behind))?.[0];
  if (whole?.startsWith(said ?? '')) return whole;
  if (said) return trimEnd(said) + abbreviationBehind(said, behind.slice(said.length));
  const first = AT_START.exec(text)?.[0] ?? '';
  if (KNOWN.test(first) && !/\d|geprüft|zertifi/iu.test(first) && CLOSED.test(text.slice(first.length)))
    return trimEnd(first);
  const named = [
    ...[AUDITED.exec(text), ATTESTING.exec(text), ...allMatches(text, BY)].map((match) => match && nameAt(text, match)),
    ...[
      SMALL_BY,
      GIVEN_BY_FIRM,
      AUDITING,
      HAS_CERTIFIED,
      GIVEN_US,
      GRANTING,
      ISSUING,
      WHICH_GAVE,
      BRACKETED,
      CERTIFICATE_OF,
    ].map((pattern) => pattern.exec(text)?.[1]),
  ].find(
    (name) =>
      name &&
      (isCertifier(name) || ORGANISED.test(name)) &&
      !/^(?:Zertifikat|Zertifizierung$|Testat|Urkunde|Prüfung|Reg)|-(?:Zertifikat|Urkunde|Siegel)$|nummer(?!\p{L})/u.test(
        name,
      ),
  );
  const subject = allMatches(text, WITH_ARTICLE)
    .map((match) => match[1] ?? '')
    .find((name) => KNOWN.test(name));
  const checker = (CHECKED_BY.exec(text) ?? CHECKED.exec(text) ?? BY_THEM.exec(text))?.[1];
  const issuer =
    named ??
    (checker && (ORGANISED.test(checker) || checker.includes(' ')) ? checker : undefined) ??
    certifierInBrackets(text) ??
    namedBesideDate(text) ??
    givenBy(text) ??
    FIRM_CERTIFIED.exec(text)?.[1] ??
    (/zertifikat|zertifizier|certifi|akkredit|überwacht|begutachtet|auditiert|erteilt|ausgestellt|verliehen/iu.test(
      text,
    )
      ? subject
      : undefined);
  if (!issuer) return null;
  const name = trimEnd(issuer);
  return name + abbreviationBehind(name, text.slice(text.indexOf(name) + name.length));
}

/** The name that a match ends with, or the one behind what it calls the body: 'durch den Fachverband: Verband Muster e. V.' */
function nameAt(text: string, { 0: whole, 1: name, index }: RegExpExecArray): string | undefined {
  const behind = text.slice(index + whole.length);
  return (behind.startsWith(': ') ? AT_START.exec(behind.slice(2))?.[0] : undefined) ?? name;
}

/** 'von der Prüfstelle Holz + Form Nord': what a body does, behind an article, is a part of a name that tells nothing alone. */
function namedByFunction(text: string, said: string): string | null {
  const name = BODY_NAMED.exec(text)?.[1];
  return name?.endsWith(trimMark(said)) ? trimMark(name) : null;
}

const givenBy = (text: string): string | undefined => {
  const name = GIVEN.exec(text)?.[1];
  return name?.includes(' ') ? name : undefined;
};

/** '(Nr. 4711, TÜV Probe GmbH, gültig bis …)': one of the parts in brackets. */
function certifierInBrackets(text: string): string | undefined {
  const parts = /\(([^()]{5,120})\)/u.exec(text)?.[1]?.split(/[,;]\s/u) ?? [];
  return parts.slice(1).find((part) => bareCertifier(part) !== null);
}

/** '(Nr. 4711, Musterforschung Nord, gültig bis …)': whatever name stands among parts in brackets of which one tells a date. */
function namedBesideDate(text: string): string | undefined {
  if (!text.startsWith('(')) return undefined;
  const parts = text.slice(1, text.indexOf(')')).split(/[,;]\s/u);
  if (!parts.some((part) => VALIDITY.test(part))) return undefined;
  return parts
    .map((part) => part.replace(/^(?:durch|von) /u, ''))
    .find(
      (part) =>
        SMALL_START.exec(part)?.[0] === part ||
        (AT_START.exec(part)?.[0] === part && !SCOPE.test(part) && /\s|^\p{Lu}{2,6}$/u.test(part)),
    );
}

const ISSUER_LABEL =
  /^(?:(?:aussteller|herausgeber|verleiher|siegelgeber|zeichengeber)(?:in)?|vergabestelle|ausgestellt (?:von|durch)|(?:erteilt|vergeben|verliehen|bestätigt|auditiert|kontrolliert) (?:von|durch|vom)|zertifizierer|zertifiziert (?:von|durch)|geprüft (?:von|durch)|(?:ausstellende |prüfende |fachkundige )?(?:zertifizierungs|prüf|kontroll|akkreditierungs|ausstellungs)?(?:stelle|gesellschaft|institut|organisation)|issue[rd](?: by)?|certified by|certification body)\s?(?:$|:\s?)/iu;

/** What stands behind a label for the issuer in its line, '' where the label stands alone; null without such a label. */
export function behindIssuerLabel(text: string): string | null {
  const label = ISSUER_LABEL.exec(text)?.[0];
  return label === undefined ? null : text.slice(label.length);
}

/** What bodies without a legal form are called. */
const ORGANISED =
  /^(?:\p{Lu}\p{L}{1,40} ){0,2}(?:[\p{L}-]{0,40}(?:[Vv]erein(?:igung)?|[Vv]erband|[Ii]nstitut|[Gg]esellschaft|[Gg]emeinschaft|Berufsgenossenschaft|[Ss]tiftung|[Mm]inisterium|[Kk]ammer|[Aa]kademie|[Zz]entralanstalt|[Gg]esundheitskasse|[Rr]egierung|[Pp]räsidium|(?:[Ll]andes|[Bb]undes|[Zz]oll|[Uu]mwelt)amts?))(?: |$)/u;
const ABBREVIATION = /^\s\((?!ISO|EN|DIN)(?:\p{Lu}\p{Ll}{0,2}\p{Lu}{1,6}|\p{Lu}{2,8}|\p{Ll}{2,4})\)/u;

/** 'Probe Seminar für Ausbildung (PSFA) Nord e. V.' */
const WITH_ABBREVIATION = new RegExp(
  `^${NAME}\\s\\(\\p{Lu}{2,8}\\)(?:\\s\\p{Lu}[\\p{L}-]{1,25}){0,2}\\s(?:e\\.\\s?V\\.|gGmbH|GmbH|AG)(?!\\p{L})`,
  'u',
);

/** 'PCI - Probe Certification Institute GmbH' */
const BEHIND_ABBREVIATION = new RegExp(`^\\p{Lu}{2,6}\\s[–-]\\s${NAME}\\s(?:GmbH|AG|e\\.\\s?V\\.)(?!\\p{L})`, 'u');

/** The abbreviation in brackets behind the name of a body that needs no legal form. */
function abbreviationBehind(name: string, text: string): string {
  return ORGANISED.test(name) ? (ABBREVIATION.exec(text)?.[0] ?? '') : '';
}

/** 'Zertifikat der Probe GmbH': a document and who gave it. */
const DOCUMENT_OF =
  /^(?:Zertifikat|Zertifizierung|Testat|Urkunde|Bescheinigung|Prüfung|Audit|Auditierung|Prüfsiegel|Prüfzeichen) (?:der|des|vom|von|für) /u;

/** 'Ausgestellt von der Probe GmbH', 'Issuer Probe Cert GmbH': who issued something, behind words without a colon. */
const NAMES_ISSUER =
  /^(?:(?:ausgestellt|zertifiziert|erteilt|vergeben|verliehen|geprüft|auditiert|issued|certified|audited|awarded) (?:von|vom|durch|by)|aussteller|zertifizierer|(?:zertifizierungs|prüf|kontroll)stelle|issuer|certification body) /iu;
export const namesIssuer = (text: string): boolean => NAMES_ISSUER.test(text);

/** A line or part of one that is the name of a certifier and nothing else. */
export function bareCertifier(text: string): string | null {
  if (namesIssuer(text)) return null;
  const start = text.length <= 90 && !FUNCTION.test(text) ? AT_START.exec(text)?.[0] : undefined;
  const name = start === undefined ? undefined : start + abbreviationBehind(start, text.slice(start.length));
  if (name === text && ORGANISED.test(name) && name.includes(' ') && !/\d/u.test(name)) return name;
  if (name !== text || /\d/u.test(name) || DOCUMENT_OF.test(name)) return null;
  return (KNOWN.test(name) && !/geprüft|zertifi/iu.test(name)) || (hasLegalForm(name) && CERTIFYING.test(name))
    ? name
    : null;
}

/** What stands behind a norm and says that it is certified, not by whom: 'EN 1090-1 Zertifikat, …'. */
const IS_DOCUMENT = /^(?:Zertifi(?:kate?|zierung|ziert)|Certifi(?:cate|cation|ed)|Prüfung|Urkunde)$/u;

const OF_BODY = new RegExp(`^[“"»«]?\\s(?:der|des|vom|von\\s(?:der|dem)|durch\\s(?:die|den|das))\\s(${NAME})`, 'u');
const SMALL_OF_BODY =
  /^[“"»«]?\s(?:der|von der|durch die)\s((?!\p{Ll}{1,25}(?:ig|isch|lich|iert|en)e?n?\s)\p{Ll}[\p{L}.-]{2,25}\s(?:[\p{Lu}\d&][\p{L}\d.&-]{0,25}\s){0,3}(?:gGmbH|GmbH|AG|e\.\s?V\.))(?!\p{L})/u;
/** Bodies by what they are called, of which one behind a certificate's name is no owner of it. */
const ASSOCIATION = anyCase(
  /^\p{L}{0,40}(?:gemeinschaft|verein(?:igung)?|verband|verbands|institute?s?|stiftung|ministeriums?|kammer|amte?s)(?: |$)/iu,
);

/** Who issued a certificate, right behind its name: 'EN 1090-2 der Probe Cert GmbH'. */
export function bodyBehind(text: string): string | null {
  const known = text.startsWith(' ') ? AT_START.exec(text.slice(1))?.[0] : undefined;
  if (
    known !== undefined &&
    isKnownCertifier(known) &&
    !IS_DOCUMENT.test(known) &&
    CLOSED.test(text.slice(1 + known.length))
  )
    return trimEnd(known);
  const name = OF_BODY.exec(text)?.[1] ?? SMALL_OF_BODY.exec(text)?.[1];
  return name !== undefined && (isKnownCertifier(name) || ASSOCIATION.test(name) || /^[“"»«]/u.test(text))
    ? trimEnd(name)
    : null;
}

/** A known certifier whom a text names behind an article. */
export const certifierNamed = (text: string): string | null => {
  const name = allMatches(text, WITH_ARTICLE)
    .map((match) => match[1] ?? '')
    .find((found) => KNOWN.test(found) || BY_TRADE.test(found));
  return name === undefined ? null : trimEnd(name);
};
