import { anyCase } from '../any-case.ts';
import { CERTIFIERS, NAME } from './certifier-names.ts';

/** When a body did so last stands in front of its article: 'zuletzt von der …', 'hat uns erneut die …'. */
const AGAIN = '(?:(?:zuletzt|erneut|wieder|erstmals|bereits|jährlich|regelmäßig|inzwischen|auch|20\\d\\d) ){0,2}';
const ARTICLE = `${AGAIN}(?:den |die |das |der |dem |the )?`;
const SAYINGS = [
  'aussteller(?:in)?(?: des (?:zertifikats|siegels|labels))?|herausgeber(?=:)|(?:verleihende|vergebende|ausstellende) stelle|vergabestelle|herausgeber des (?:zertifikats|siegels|zeichens)|(?:zeichen|siegel)geber|zertifizierer|(?:zertifizierungs|kontroll|prüf|akkreditierungs)stelle|fachkundige stelle|(?:registriert|eingetragen) (?:bei|durch)|zertifizierungsgesellschaft|prüfinstitut|prüfdienstleister|benannte stelle|issuer|certification body',
  '(?:zertifiziert|kontrolliert|geprüft|auditiert|akkreditiert|überwacht) durch|(?:ausgestellt|erteilt|vergeben|verliehen|bescheinigt|bestätigt|ausgezeichnet) (?:durch|von|vom)|(?:issued|certified|audited|awarded) by',
  '(?:ausgestellt|verliehen|erteilt|vergeben) wurde (?:das|die|der) \\p{L}{5,20} (?:von|vom|durch)',
  '(?:zertifikate?|urkunden?|siegel)(?: \\p{L}{3,20}){0,3} stamm(?:t|en) (?:von|vom)',
];
/** Behind an article and an adjective what a body is called begins its name: 'die Süddeutsche Prüfstelle Muster'. */
const NO_PART_OF_NAME = '(?<!(?:die|der|von|durch) \\p{L}{3,20}(?:sche[nr]?|er) )';
export const SAYING = anyCase(
  `${NO_PART_OF_NAME}(?:${SAYINGS.join('|')})(?:\\sist)?\\s?:?\\s(?!(?:gmbh|mbh|ag|e\\.)(?!\\p{L}))${ARTICLE}`,
);
export const BY = new RegExp(
  `(?<!\\p{L})(?:durch|von|vom|by|[Pp]rüfer:|[Aa]uditor:|(?:[Rr]egistrierung|[Ee]intragung)\\sbei)\\s${ARTICLE}(${NAME})`,
  'gu',
);
/** 'durch die muster cert GmbH': a name in small letters ends with its legal form. */
export const SMALL_BY =
  /(?<!\p{L})(?:durch|von|by|hat uns|hat es|hat dies|[Aa]usgestellt hat (?:das|die|den) (?:[Zz]ertifikat|[Uu]rkunde)|(?:[Zz]ertifikat|[Uu]rkunde|[Bb]escheinigung)(?=\sder\s)|\d{4}(?=\sder\s))\s(?:(?:zuletzt|erneut|wieder)\s)?(?:(?:der|die|the)\s(?!\p{Ll}{2,20}(?:ig|isch|lich|ern|en|nt)e[nr]?\s)|(?!\p{Ll}{2,20}en?\s))((?!(?:der|die|the|zuletzt|erneut|wieder|erstmals|bereits|jährlich)\s|unser|eine[rm]\s|diese[rm]\s|jene[rm]\s)\p{Ll}[\p{L}.-]{1,20}\s(?:[\p{L}\d.&-]{2,20}\s){0,4}?(?:GmbH|AG|mbH|SE|e\.\s?V\.)(?:\s&\sCo\.\sKG)?)/u;
/** 'Auditiert hat uns die Probe GmbH', 'Die Probe GmbH prüft unser System jährlich'. */
export const AUDITED = new RegExp(
  `(?<!\\p{L})(?:[Aa]uditiert|[Zz]ertifiziert|[Gg]eprüft|[Bb]estätigt|[Aa]usgestellt|[Ee]rteilt|[Vv]erliehen|[Vv]ergeben|[Üü]berreicht)\\s(?:hat|haben|wurde|wird)\\s(?:(?:uns|ihn|sie|es|dies|(?:das|die|den)\\s(?:[Zz]ertifikat|[Ss]iegel|[Uu]rkunde|Prädikat|[Ss]tatus)|das)\\s)?(?:uns\\s|es\\s)?(?:von\\s|vom\\s|durch\\s)?${ARTICLE}(${NAME})`,
  'u',
);
/** 'Das Zertifikat hat uns die Probe Forschung Nord ausgestellt': whatever body of two words or more. */
export const GIVEN = new RegExp(
  `(?:[Zz]ertifikat|[Zz]ertifizierung|[Uu]rkunde|[Bb]escheinigung|[Ss]iegel|[Ll]abel|[Aa]nerkennung|[Bb]ewilligung|[Zz]ulassung|[Ss]tatus)(?:\\s[A-Z]{2,6}(?:-[A-Z])?|\\s[^.;:]{0,60}\\snach\\s[^.;:,]{3,30}|\\snach\\s[^.;:,]{3,30})?\\s(?:hat|wurde)\\s(?:uns\\s)?(?:von\\s|vom\\s|durch\\s)?${ARTICLE}(${NAME})\\s(?:ausgestellt|erteilt|verliehen|vergeben|überreicht|zuerkannt|vorgenommen|durchgeführt|ausgesprochen)`,
  'u',
);
/** 'bestätigte uns die Probe GmbH', 'prüft uns außerdem der TÜV Muster'. */
export const ATTESTING = new RegExp(
  `(?<!\\p{L})(?:bestätigte?|bescheinigte?|erteilte?|verl(?:ieh|eiht)|vergibt|zertifizierte?|überreichte|übergab|prüft|auditiert|überwacht|kontrolliert|begutachtet)\\suns\\s(?:(?:außerdem|zudem|daneben|zusätzlich|dabei|dafür|hierfür)\\s)?${ARTICLE}(${NAME})`,
  'u',
);
/** 'ein Zertifikat, das uns die Probe Nord bis … erteilt hat' */
export const WHICH_GAVE = new RegExp(
  `, (?:das|die|der|den)\\suns\\s(?:die|der|das)\\s(${NAME})(?=\\s.{0,80}(?:erteilt|ausgestellt|verliehen|bescheinigt)(?!\\p{L}))`,
  'u',
);
/** 'Das Zertifikat stellt die Probe AG aus' */
export const ISSUING = new RegExp(
  `(?<!\\p{L})stell(?:t|te)\\s(?:uns\\s)?(?:[Dd]ie|[Dd]er|[Dd]as)\\s(${NAME}|\\p{Ll}[\\p{L}.-]{1,20}\\s(?:[\\p{L}\\d&-]{2,20}\\s){0,4}(?:GmbH|AG|SE))\\s(?:uns\\s)?aus(?!\\p{L})`,
  'u',
);
/** 'Das Siegel vergibt der Probe Verband' */
export const GRANTING = new RegExp(
  `(?:[Zz]ertifikat|[Ss]iegel|[Ll]abel|[Uu]rkunde)\\s(?:vergibt|verleiht|erteilt)\\s(?:die|der|das)\\s(${NAME})`,
  'u',
);
/** 'TÜV Probe has certified our plant', 'after the audit, Probe Austria has certified' */
export const HAS_CERTIFIED = new RegExp(
  `(?:^|, |[.;]\\s)(?:[Tt]he\\s)?(${NAME})\\s(?:has|have)\\s(?:again\\s|been auditing [^.;,]{3,50} and has )?(?:certified|audited|recertified)(?!\\p{L})`,
  'u',
);
/** 'hat die Probe Service GmbH unserem Verein das Zertifikat … erteilt', 'Die Zertifizierung … hat die probe cert GmbH vorgenommen': a name in small letters, too. */
export const GIVEN_BY_FIRM =
  /(?<!\p{L})(?:hat|haben)\s(?:die|der|das)\s([\p{L}\d][^,;:()]{3,60}?\s(?:gGmbH|GmbH|AG|mbH|SE|e\.\s?V\.))\s(?:unser(?:e[mr])?\s\p{L}{3,30}\s[^,;]{3,80}(?:erteilt|verliehen|ausgestellt|zuerkannt|überreicht)|vorgenommen|durchgeführt)(?!\p{L})/u;
/** 'Die PCI - Probe Certification GmbH hat unser Managementsystem nach … zertifiziert': whatever stands before the legal form. */
export const FIRM_CERTIFIED =
  /(?:^|[.!?;]\s)Die\s([\p{L}\d][^,;:.()]{3,70}?\s(?:gGmbH|GmbH|AG))\s(?:hat\s(?:uns|unser(?:e[nrms]?)?)(?!\p{L}).{0,100}(?<!\p{L})(?:zertifiziert|auditiert|geprüft)|(?:prüft|auditiert|überwacht)\s(?:uns|es|dies|das)\s(?:jährlich|regelmäßig|jedes\sJahr))(?!\p{L})/u;
/** 'Das Zertifikat hat uns die Probe AG ausgestellt', 'Das Zertifikat der Muster KG hat die Probe AG ausgestellt' */
export const GIVEN_US = new RegExp(
  `(?<!\\p{L})(?:hat|haben)\\s(?:uns\\s)?(?:die|der|das)\\s(${NAME})\\s(?:in\\s\\p{Lu}[\\p{L}-]{2,25}\\s)?(?:(?:das|den|die|ein)\\s[^.;,]{3,110}\\s)?(?:ausgestellt|erteilt|verliehen|zuerkannt|bescheinigt)(?!\\p{L})`,
  'u',
);
const AUDITS =
  '(?:hat|zeichnete|erteilte|verlieh|bewilligte|zertifizierte|überreichte|erneuerte|bestätigte|bescheinigte|prüft|auditiert|zertifiziert|überwacht|kontrolliert|begutachtet|bestätigt|bescheinigt)';
export const AUDITING = new RegExp(
  `(?:^|[:;]\\s)(?:(?:[Ii]m\\s\\p{L}{3,9}\\s)?20\\d\\d\\s)?(?:[Dd](?:ie|er|as)\\s|(?=(?:${CERTIFIERS.join('|')}|\\p{Lu}\\p{Ll}{1,20}(?:gemeinschaft|verband|verein|institut|kammer|amt))(?!\\p{Ll})))(${NAME}(?:\\s\\(\\p{Lu}{2,8}\\))?)(?:\\s\\([\\p{L}-]{2,10}\\)|\\s(?:aus|in)\\s\\p{Lu}[\\p{L}-]{2,25})?\\s${AUDITS}\\s(?:uns|dies|es|unser|(?:die|das)\\s(?:Einstufung|Zertifi|Urkunde|Siegel|Label|Anerkennung|Zulassung))`,
  'u',
);
/** What goes on about the certificate behind the name that a text begins with. */
export const CLOSED = /^\s?(?:[,;(|–]|gültig|:\s(?=(?:DIN|EN|ISO|IATF)(?!\p{L})))/iu;
/** 'geprüft vom Muster Institut', 'anerkannt vom Landesverband Nord': a body by what it is called. */
export const CHECKED_BY = new RegExp(
  `(?:[Zz]ertifiziert|[Gg]eprüft|[Aa]nerkannt|[Kk]ontrolliert|[Aa]uditiert|[Aa]usgezeichnet)\\s(?:vom|von\\s(?:der|dem))\\s(${NAME})`,
  'u',
);
export const CHECKED = new RegExp(
  `(?:[Vv]om|[Vv]on\\s(?:der|dem))\\s(${NAME})(?:\\sfür\\s[^.;,]{3,60}?)?(?:\\s(?:nach|gemäß)\\s[^.;,]{3,40}?)?\\s(?:geprüft|auditiert|überwacht|kontrolliert|begutachtet|zertifiziert|anerkannt|bestätigt)`,
  'u',
);
/** 'Vom Probeamt sind wir als … anerkannt'. */
export const BY_THEM = new RegExp(`^(?:Vom|Von\\s(?:der|dem))\\s(${NAME})\\s(?:sind|wurden|werden)\\swir\\s`, 'u');
/** 'Das Zertifikat der Probe Cert GmbH'. */
export const CERTIFICATE_OF = new RegExp(
  `(?:[Zz]ertifikat(?:e[sn]?|s)?|[Zz]ertifizierung|[Tt]estat|[Uu]rkunde|[Bb]escheinigung|[Pp]rüfung|[Aa]udit|[Bb]ewilligung|[Zz]ulassung|[Aa]nerkennung|Register|(?:[Dd]ie|[Dd]er)\\s(?:Prüfer|Auditor)(?:in|en|innen)?|(?:[Ss]iegel|[Zz]eichen|[Pp]rädikat|[Ll]abel|Kennzeichnung)\\s[„"«»“][^„“”"«»]{2,50}[“”"»«])\\s(?:(?:nach|gemäß)\\s[\\p{Lu}\\d/:. -]{3,30}\\s)?(?:der|des|vom|von der|von)\\s(${NAME})`,
  'u',
);
export const BODY_NAMED = new RegExp(
  `(?:^|(?<!\\p{L})(?:[Dd]er|[Dd]ie|[Vv]on|[Vv]om|[Dd]as)\\s)((?:Prüf|Kontroll|Zertifizierungs)(?:stelle|institut)\\s${NAME})`,
  'u',
);
