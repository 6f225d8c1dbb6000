import { allMatches } from '../all-matches.ts';
import { isWithdrawn, type NamedCertificate } from './certificate-names.ts';
import { isCertifier } from './certifier-names.ts';
import { hasLegalForm } from './legal-forms.ts';

const WORD = '[\\p{Lu}\\d](?:[\\p{L}\\d+:*&-]|\\.(?=[\\p{L}\\d])){0,30}';
/** 'Cat Friendly Clinic Gold', 'Haus der kleinen Forscher', 'Kita21' */
const NAME = `(?=\\p{Lu})${WORD}(?: (?:(?:der|des|für|mit|im|am) (?:\\p{Ll}{3,15} )?(?=\\p{Lu}))?${WORD}){0,5}`;
const MORE = `(?:(?:,| und| sowie| and) (?:(?:das|dem|the) )?(?:\\p{L}{0,20}[Ss]iegel |[Ll]abel |Zertifikat )?[„"»]?(${NAME})[“"«]?)?`;
const SEAL =
  '(?:[Zz]ertifikate?s?|[Ss]iegels?|[Gg]ütesiegel|[Qq]ualitätssiegel|[Uu]mweltsiegel|[Ll]abels?|[Pp]rädikate?s?|Gütezeichen|[Uu]mweltzeichen|[Zz]ertifizierung(?:en)?|[Pp]laketten?)';

/** How a company calls what it holds, whatever its name. */
const STATED = [
  `(?<!\\p{L})${SEAL} [„"»]?(${NAME})[“"«]?${MORE}`,
  `(?:zertifiziert|akkreditiert) (?:nach|als|für|mit) (?:de[rmn] |the )?[„"»]?(${NAME})`,
  `(?<!\\p{L})(?:nach|als|mit) (?:de[rmn] )?[„"»]?(${NAME})[“"«]?${MORE} (?:re)?(?:zertifiziert|akkreditiert)`,
  // 'zertifizierter Muster-Fachbetrieb', 'zertifizierte Muster Friendly Clinic'
  `(?<!\\p{L})zertifizierte[rs]? [„"»]?(\\p{Lu}[\\p{L}\\d]{1,25}(?:-\\p{Lu}[\\p{L}\\d]{2,30}| ${WORD}){1,3})`,
  `(?<![\\p{L}-])(\\p{L}[\\p{L}\\d]{2,25})-(?:Zertifikat|Siegel|Gütesiegel|Label|Zertifizierung|zertifiziert)(?!\\p{L})`,
  `(?<!\\p{L})(?:hold|held|carry|received|obtained|achieved|awarded|have) (?:the |an? )?(?:\\p{Ll}{3,15} ){0,3}(${NAME})(?: (?:label|certificate|certification|seal)(?!\\p{L}))?${MORE}`,
  `(?<!\\p{L})[Cc]ertified (?:as an? |to |with |by |according to )(?:the )?(${NAME})`,
].map((source) => new RegExp(source, 'gu'));

/** What a name is that calls no certificate: a trade, a body, a time, a person's title. */
const NO_CERTIFICATE =
  /^DE-ÖKO|^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Anfang|Ende|Mitte|Jahr|Nr|Nummer|Betrieb|Fachbetrieb|Unternehmen|Firma|Partner|Qualität|Umwelt|Kunden|Produkte|Stufe|Level|Gold|Silber|Bronze|Deutschland|Österreich|Schweiz|Europa|I|We|Our|The|Yes|Kein|Das|Die|Der|Qualitäts|Umwelt|Güte|Bio|Öko|Prüf|Echtheits|SSL)(?:[ :]|$)|(?:auditor|manager|coach|trainer|berater|techniker|planer|therapeut|meister|lehrer|sachverständige?)(?:in)?r?$|verordnung$/iu;

/** Names by which a text in the company's own words calls what it holds, with their places. */
export function statedNames(text: string): NamedCertificate[] {
  for (const stated of STATED) {
    const found = allMatches(text, stated).flatMap((match) =>
      match.slice(1).flatMap((name) => {
        const bare = name?.replace(/[.:]$/u, '') ?? '';
        const isName =
          bare.length > 2 &&
          !isWithdrawn(bare) &&
          !NO_CERTIFICATE.test(bare) &&
          !isCertifier(bare) &&
          !hasLegalForm(bare);
        return isName ? [{ name: bare, index: match.index + match[0].indexOf(bare) }] : [];
      }),
    );
    if (found.length > 0) return found;
  }
  return [];
}
