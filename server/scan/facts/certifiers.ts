import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import {
  AT_START,
  BY_TRADE,
  CERTIFYING,
  FUNCTION,
  isCertifier,
  isKnownCertifier,
  KNOWN,
  NAME,
  SMALL_START,
  trimEnd,
} from './certifier-names.ts';
import {
  ATTESTING,
  AUDITED,
  AUDITING,
  BODY_NAMED,
  BY,
  BY_THEM,
  CERTIFICATE_OF,
  CHECKED,
  CHECKED_BY,
  CLOSED,
  FIRM_CERTIFIED,
  GIVEN,
  GIVEN_BY_FIRM,
  GIVEN_US,
  GRANTING,
  HAS_CERTIFIED,
  ISSUING,
  SAYING,
  SMALL_BY,
  WHICH_GAVE,
} from './certifier-sayings.ts';
import { hasLegalForm } from './legal-forms.ts';

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
      !/^(?:Zertifikat|Zertifizierung$|Testat|Urkunde|Prüfung|Reg(?!ierung))|-(?:Zertifikat|Urkunde|Siegel)$|nummer(?!\p{L})/u.test(
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
  /^(?:\p{Lu}\p{L}{1,40} ){0,2}(?:[\p{L}-]{0,40}(?:[Vv]erein(?:igung)?|[Vv]er(?:band|bund)|[Ii]nstitut|[Gg]esellschaft|[Gg]emeinschaft|Berufsgenossenschaft|[Ss]tiftung|[Mm]inisterium|[Kk]ammer|[Aa]kademie|Society|Association|Institute|Council|[Zz]entralanstalt|[Gg]esundheitskasse|[Rr]egierung|[Pp]räsidium|(?:[Ll]andes|[Bb]undes|[Zz]oll|[Uu]mwelt)amts?))(?: |$)/u;
const ABBREVIATION = /^\s\((?!ISO|EN|DIN)(?:\p{Lu}{1,2}\p{Ll}{0,2}\p{Lu}{1,6}|\p{Lu}{2,8}|\p{Ll}{2,4})\)/u;

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
