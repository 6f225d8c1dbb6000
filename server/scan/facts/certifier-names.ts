import { anyCase } from '../any-case.ts';
import { hasLegalForm } from './legal-forms.ts';

/** Bodies that certify companies of the region, by the beginning of their names. */
export const CERTIFIERS = [
  'TÜV|DEKRA|DAkkS|DQS|SGS|BSI(?! C5)|Bureau Veritas|LRQA|DNV|Intertek|SQS|Quality Austria|VdS|Fogra|Hohenstein(?= Lab| Inst|$)|GUTcert|Kiwa|KIWA|IFTA|ZER-QMS|DVS|DVGW',
  'GSI SLV|SLV|BTGA|Swiss Safety Center|Swiss TS|Austrian Standards|Akkreditierung Austria|Swissmedic|ÖQA|CERTQUA|CertEuropa|Certqua|Zertpunkt|DIN CERTCO|HZA',
  'DWA|BGHM|BG (?:BAU|Bau|ETEM|RCI|Verkehr)|RAL gGmbH|ENX|IHK|HWK|(?:Haupt)?[Zz]ollamt',
  'ABCERT|ABCert|bio\\.inspecta|Ecocert|ECOCERT|Kontrollverein|Lacon|LACON|IMO|Austria Bio Garantie|BCS|QAL|Prüfverein|ProCert|OIC|Control Union|GfRS',
];
/** Parts by which the name of any such body is known. */
const BODY =
  /c[eE][rR][tT]|C[eE][rR][tT]|[zZ][eE][rR][tT]|[Pp]rüf|[Kk]ontroll|[Aa]kkredit|G(?:es)?mbH|(?<!\p{L})(?:AG|e\.\s?V\.|SA|Ltd)(?!\p{L})/u;
/** What a company does that certifies, in its name. */
export const CERTIFYING = /cert|zert|prüf|kontroll|akkredit/iu;
/** A name that begins as that of a known body. */
export const KNOWN = new RegExp(`^(?:${CERTIFIERS.join('|')})(?![\\p{Ll}])`, 'u');

/** A word of a name, with a capital ('medCert') or a point inside ('bio.inspecta'). */
const WORD =
  "(?:[\\p{Lu}\\d][\\p{L}\\d.&'’-]{0,30}|\\p{Ll}{1,10}\\p{Lu}[\\p{L}\\d.&-]{0,30}|\\p{Ll}{2,20}\\.\\p{Ll}{2,20})";
/** 'Institut für soziale Fragen'; 'für unsere Werke', 'für weitere Jahre' go on about the certificate. */
const FOR = 'für(?:\\s(?!unser|ihr|sein|dies|jed|all|weiter|eine|zwei|drei)\\p{Ll}{3,15}e(?=\\s\\p{Lu}))?';
/** 'Verband deutscher Musikschulen', 'Kontrollverein ökologischer Landbau' */
const OF_KIND =
  '(?<=(?:[Vv]erband|[Vv]erein|[Vv]ereinigung|[Gg]emeinschaft|[Bb]und|[Ii]nstitut)\\s)\\p{Ll}{3,15}er(?=\\s\\p{Lu})';
/** A name of up to seven words, joined by blanks or '&'. */
export const NAME = `${WORD}(?:(?:(?<=-),)?\\s(?:${WORD}|[&+]|(?<=Regierung\\s)von|${FOR}|(?:of|for|de|du)(?=\\s\\p{Lu})|(?:der(?:\\s(?:\\p{Ll}{3,14}isch|deutsch)en(?=\\s\\p{Lu}))?|und|and(?=\\s\\p{Lu}))(?!\\p{L})|${OF_KIND}|mbH|e\\.\\s?V\\.)){0,6}`;
/** A text that begins with a name. */
export const AT_START = new RegExp(`^${NAME}`, 'u');
/** A name whose first word is written small ends with its legal form: 'durch mustercert Service GmbH'. */
export const SMALL_START =
  /^(?!\p{Ll}{1,25}(?:ig|isch|lich|bar|iert|annt|assen|ngig|iell|erne|iche|esen)(?:e[nrsm]?)?\s|(?:eine?[nrm]?|unsere?[nrm]?|sowie|und|firma)\s)\p{Ll}[\p{L}.-]{1,25}\s(?:(?:[\p{Lu}\d&][\p{L}\d.&-]{0,25}|[cz]ert|certification|medical|device)\s){0,4}(?:gGmbH|GmbH|mbH|AG|SE|e\.\s?V\.)(?!\p{L})/u;
/** What a body does, in front of its name: 'durch Umweltgutachter der Probe GmbH'. */
export const FUNCTION = anyCase(
  /^(?:(?:unabhängige[nr]? |akkreditierte[nr]? |zugelassene[nr]? )?(?:umwelt)?(?:gutachter|auditor|prüfer|zertifizierer|sachverständige)(?:in|innen|en|n)?|(?:zertifizierungs|prüf|kontroll)(?:stelle|gesellschaft))(?:\s(?:der|des|von der|vom|von)|:)?\s(?=\p{Lu})/iu,
);
/** The code of a body that controls organic farming, behind its name. */
export const CONTROL_CODE = /\s?[,(]?\s?(?:(?:Öko-)?Kontrollstelle\s)?(?:DE|AT|CH)-(?:ÖKO|OEKO|BIO)-\d{3}\)?$/u;
/** 'Muster InterCert', 'ZertPrüf Nord': what certifies by its name, which is no common noun. */
export const BY_TRADE =
  /^(?:\p{Lu}[\p{L}\d&.-]{1,25}\s){0,3}(?:\p{L}{0,15}(?:\p{Ll}C[eE][rR][tT]|CERT|ZERT)|Cert|Zert)(?!\p{Ll})/u;

/** Whether a text is nothing but a name with a legal form. */
export const isBodyName = (text: string): boolean =>
  hasLegalForm(text) && (AT_START.exec(text)?.[0] === text || SMALL_START.exec(text)?.[0] === text);

/** Whether a name is that of a body that certifies. */
export function isCertifier(name: string): boolean {
  return KNOWN.test(name) || BODY.test(name);
}

/** Whether a name is one of a body that certifies by trade, whatever its legal form. */
export const isKnownCertifier = (name: string): boolean => KNOWN.test(name) || CERTIFYING.test(name);

const NEXT_SENTENCE =
  /\.\s(?:Gültig(?:keit)?|Zertifikat|Das|Die|Der|Wir|Es|Sie|Unsere?|Diese[rs]?|The|This|That|Since|In|Our|It|We|Valid|Certificate|DIN|EN|ISO|IATF)(?!\p{L})/u;

/** 'Bewilligung des Probeamts Nord' */
const OFFICE_OF = /^(\p{Lu}\p{L}{0,25}(?:amt|präsidium|ministerium|institut|verband))e?s(?=\s|$)/u;

/** What a body does in front of its name does not belong to the name; a full stop belongs to an abbreviation only; 'und' and 'der' at the end to what follows. */
export function trimEnd(name: string): string {
  const next = name.search(NEXT_SENTENCE);
  const isAssociation = /e\.\s?V$/u.test(name.slice(0, Math.max(0, next)));
  const bare = (next < 0 ? name : name.slice(0, isAssociation ? next + 1 : next))
    .replace(/^\S{0,20}[Zz]ertifikat (?:der|des|von) /u, '')
    .replace(FUNCTION, '')
    .replace(CONTROL_CODE, '')
    .replace(OFFICE_OF, '$1')
    .replace(/\s(?:und|der|für|&)$/u, '')
    .trim();
  return /(?:e\.\s?V|\p{Lu}\.\s?\p{Lu})\.$/u.test(bare) ? bare : bare.replace(/[.,]$/u, '');
}

/** 'Prüfgesellschaft mbH, Hagen' */
const SEAT = /(?<=mbH|(?<!\p{L})(?:AG|KG|SE)|e\.\s?V\.),\s\p{Lu}[\p{L}.-]{2,30}(?:\s[\p{L}.-]{2,20}){0,2}$/u;

/** A body's name without the town that a comma parts from its legal form. */
export const withoutSeat = (name: string): string => name.replace(SEAT, '');
