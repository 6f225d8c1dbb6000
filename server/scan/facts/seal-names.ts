import { anyCase } from '../any-case.ts';
import { trimMarksEnd } from '../dom/text.ts';

/** What a seal or certificate of any name is called by: 'Diakonie-Siegel Pflege', 'Bayerisches Bio-Siegel'. */
const SEAL = anyCase(
  /(?:\p{L}|-|\s)(?:siegel|gütezeichen|prüfzeichen|umweltzeichen|label|zertifikat)(?!\p{L})|(?<!\p{L})(?:siegel|gütezeichen|label|zertifikat) \p{Lu}/iu,
);
const NO_NAME = anyCase(
  /^(?:unser|alle|weitere|das|die|der|ein|mehr|zum|ihr|aktuell|download|pdf|dieses|mit|kein|kunden)\p{Ll}{0,30}\s|gültig|valid|(?<!\p{L})bis(?!\p{L})|brief und|[.!?]$/iu,
);
/** 'Zertifikat der Muster GmbH' tells whose it is. */
const DOCUMENT_OF = anyCase(
  /^(?:zertifikate?|urkunden?|siegel|labels?) (?:der|des|von|vom|nr|nummer|unsere[rs])(?!\p{L})/iu,
);
/** 'Wir tragen das Probe Austria Gold Label' */
const BEARING = /^Wir (?:tragen|führen|besitzen|haben|halten) (?:seit \d{4} )?(?:das|ein) (?=\p{Lu})/u;
const SEAL_WORDS = 6;

/** A short text that is the name of a seal or certificate by its words; null for any other. */
export function sealName(written: string): string | null {
  if (written.length > 70 || !SEAL.test(written)) return null;
  const named = written.replace(BEARING, '');
  const text = trimMarksEnd(named.slice(Math.max(0, named.search(/[\p{L}\d]/u))), '–:-').trim();
  const isName =
    /^[\p{Lu}\d]/u.test(text) && !NO_NAME.test(text) && !DOCUMENT_OF.test(text) && text.split(' ').length <= SEAL_WORDS;
  return isName && /\s|-|\p{Ll}(?:siegel|zeichen|label|zertifikat)/u.test(text) ? text : null;
}

/** 'Familienfreundlicher Betrieb, Urkunde der Probe GmbH, …': what a document behind it says of a company. */
const DOCUMENTED =
  /^(\p{Lu}[^,;:.!?]{4,70})(?:, | [–-] )(?:Urkunde|Zertifikat|Bescheinigung|Anerkennung|ausgestellt|erteilt|verliehen|vergeben|zertifiziert|auditiert) (?:der|des|von|vom|durch) /u;
const OF_COMPANY =
  /management|sicherheit|qualität|umwelt|klima|energie|nachhaltig|familien|hygiene|betrieb(?!s?leiter)|arbeitgeber|werkstatt/iu;

/** The name before a document and its issuer; null for those of people and things. */
export function documentedName(text: string): string | null {
  const name = DOCUMENTED.exec(text)?.[1]?.trim();
  // 'Qualitätsmanagement' alone says what the certificate named above is about.
  return name?.includes(' ') && OF_COMPANY.test(name) && !NO_NAME.test(name) && name.split(' ').length <= SEAL_WORDS
    ? name
    : null;
}
