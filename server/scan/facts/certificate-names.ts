import { allMatches } from '../all-matches.ts';
import { memoOfText } from '../memo-of-text.ts';
import { KNOWN as CERTIFIER } from './certifier-names.ts';

/** What a trade does, as a noun. */
const DOING = '(?!Mitglied|Partner|Innung)\\p{Lu}[\\p{L}-]{2,30}';

/** What utilities supply; each has a certificate of its own. */
const SUPPLIED = '(?:Strom|Gas|Wasser|Trinkwasser|Abwasser|Fernwärme|Wärme|Wasserstoff)(?![\\p{L}-])';

/** Norms withdrawn long ago, which tell of the past: ISO 9002, ISO/TS 16949, EN 29001, EN 46001. */
const WITHDRAWN = { iso: '900[23](?!\\d)', ts: '16949', en: '(?:2900[123]|4600[12])(?!\\d)' };

/**
 * Certificates, seals and approvals that companies of the region show, as written on their pages. Norms with a
 * number, then names. One pattern, tried once per text.
 */
const KNOWN = new RegExp(
  [
    `(?:ÖNORM\\s|SN\\s)?(?:DIN[\\s-])?(?:EN[\\s-])?ISO(?:\\/(?:IEC|TS(?!\\s?${WITHDRAWN.ts})))?[\\s-]?(?!${WITHDRAWN.iso})\\d{4,5}(?:-\\d{1,2})?(?:\\s?:\\s?\\d{4})?`,
    `(?:ÖNORM\\s|SN\\s)?(?:DIN\\s)?EN\\s(?!${WITHDRAWN.en}|16247)\\d{3,5}(?:-\\d{1,2})?(?:\\s?:\\s?\\d{4})?(?:\\sEXC\\s?[1-4](?!\\d)|\\s\\(EXC\\s?[1-4]\\)|\\sCL\\s?[1-4](?!\\d))?`,
    'DIN\\s\\d{3,5}(?:-\\d{1,2})?(?:\\s?:\\s?\\d{4}(?:-\\d{2}(?!\\d))?)?',
    'ÖNORM\\s[A-Z]\\s?\\d{3,5}',
    'IATF\\s?16949(?:\\s?:\\s?\\d{4})?',
    'VDA\\s?6\\.\\d(?:\\s?:\\s?\\d{4})?',
    'AS\\s?91[0-2]0(?::\\s?\\d{4}|\\s?[CD](?!\\p{L}))?',
    'VDI\\s?\\d{4}(?:-\\d{1,2})?',
    'FSSC\\s?22000(?:\\s(?:V|Version\\s)\\s?\\d(?:\\.\\d)?)?',
    'SCC\\s?(?:\\*{1,2}|P)?(?:\\s?:\\s?\\d{4})?',
    'Sicherheits[- ](?:Certifikat|Zertifikat)[- ]Contrac?toren',
    'TISAX',
    '(?:Trägerzulassung\\snach\\s)?AZAV',
    'EMAS|OHRIS',
    'ÖKOPROFIT|Ökoprofit',
    'HACCP',
    'IFS(?:\\s(?:Food|Logistics|Broker|HPC|PACsecure|Global\\sMarkets|(?:Wholesale\\s?\\/\\s?)?Cash\\s(?:&|and|und)\\sCarry|Wholesale)(?![\\p{L}\\d])(?:\\s(?:Version\\s?|V\\s?)\\d(?:\\.\\d)?|\\s\\d(?:\\.\\d)?(?=[,;()]|\\s[–|·(-]|\\.?$|\\s(?!mal |jahre|standort|werk|betrieb)\\p{Ll}{2}))?)?',
    'BRC(?:GS)?(?:\\s(?:Food(?:\\sSafety)?|Packaging(?:\\sMaterials)?|(?:Storage|Agents)(?:\\s(?:and|&|und)\\s(?:Distribution|Brokers))?|Consumer\\sProducts|Ethical\\sTrade|Gluten[\\s-]Free|Plant-Based)(?![\\p{L}\\d])(?:\\s(?:Issue|Version|V)\\s?\\d)?)?',
    'GMP\\+?(?:\\s(?:FSA|FRA|FC|B\\d)(?![\\p{L}\\d])(?:\\s(?:Transport|Lagerung|Handel|Umschlag|Herstellung|Produktion|Labor)(?![\\p{L}-]))?)?',
    'GDP',
    'ENplus(?:[ -]?A[12])?',
    'RABC(?:\\snach\\s(?:DIN\\s)?EN\\s14065)?|ISPM[\\s-]?15(?!\\d)|Biowärme-?[Ii]nstallateur(?:in)?',
    'PEFC\\sST\\s\\d{4}(?::\\d{4})?|(?:FSC|PEFC|MSC|ASC)(?:®?\\sChain[\\s-][Oo]f[\\s-]Custody)?',
    'GOTS(?:\\s(?:Version\\s)?\\d\\.\\d)?',
    '(?:Standard|STANDARD)\\s100\\sby\\sOEKO-TEX|OEKO-TEX(?:®?\\s(?:(?:Standard|STANDARD)\\s100|STeP|MADE\\sIN\\sGREEN|LEATHER\\sSTANDARD))?',
    'Demeter(?:-(?:Partner|Betrieb|Hof))?',
    "F(?:air|AIR)(?:['’] ?[nN]| and| AND) ?G(?:reen|REEN)",
    '(?:[Zz]ertifizierte[rn]? )?[Ww]ärmepumpen-?[Ii]nstallateur(?:in)?',
    'Diakonie-Siegel Pflege',
    '(?:SUISSE GARANTIE|Suisse Garantie)|Culinarium(?!-)',
    'EUROGARANT-(?:Fach|Kfz-)?[Bb]etrieb',
    'Bioland(?:-(?:Partner|Betrieb|Hof))?',
    'Naturland(?:-(?:Partner|Betrieb|Hof))?',
    'Biokreis|Bio\\sAustria|BIO\\sAUSTRIA|Nachhaltig\\sAustria|Gäa(?=-)',
    '(?:Knospe[\\s-])?Bio[\\s-]Suisse(?:[\\s-](?:Knospe|\\(Knospe\\)))?',
    'IP-S(?:uisse|UISSE)',
    'Fairtrade|UTZ|Blaue[rn]\\sEngel(?:\\s\\(?DE-UZ\\s\\d{1,3}[a-z]?(?!\\d)\\)?)?|Österreichische[ns]?\\sUmweltzeichens?|EU[\\s-]Ecolabel|Green\\sGlobe|GreenSign(?:\\sLevel\\s\\d)?|Viabono|MINERGIE|DGNB',
    'EU-Bio(?:-(?:Siegel|Zertifikat|Logo))?',
    'AMA-Gütesiegel|AMA[\\s-](?:Genuss|GENUSS)[\\s-](?:Region|REGION)',
    'Entsorgungsfachbetrieb(?:\\s(?:nach|gemäß|gem\\.)\\s(?:§\\s?\\d{1,3}\\s\\p{Lu}\\p{L}{2,8}|(?:der\\s)?(?:EfbV|Entsorgungsfachbetriebeverordnung)(?!\\p{L})))?',
    'Schweißfachbetrieb(?:\\s(?:nach|gemäß)\\s(?:DIN\\s)?(?:EN\\s)?[\\d-]{4,8}(?:\\sEXC\\s?\\d)?)?',
    '(?:[Zz]ertifizierter\\s)?Fachbetrieb\\snach\\sDVGW\\s[A-Z]{1,2}\\s?\\d{3}',
    `Fachbetrieb\\sfür\\s\\p{Ll}{4,25}e[ns]?\\s${DOING}(?:\\s(?:und|&)\\s${DOING}(?=\\s?(?:[,;.:()–|-]|$)))?`,
    'Fachbetrieb\\s(?:nach|gemäß|gem\\.|im\\sSinne\\s(?:des|von))\\s§\\s?\\d{1,3}(?:\\s?[lI])?(?:\\sAbs\\.\\s\\d)?\\s\\p{Lu}\\p{L}{2,20}',
    '(?:WHG-)?Fachbetrieb\\s(?:nach|gemäß|gem\\.|für|im\\sSinne)\\s[^\\s,.;]{2,30}(?:\\s\\d{1,3}\\s?[A-Z]\\p{L}{0,8})?',
    '(?:WHG|Eurogarant)-Fachbetrieb|E-CHECK(?: PV)?(?:-| )Fachbetrieb',
    '(?:[Aa]nerkannte[rn]?\\s)?Demontagebetrieb(?:\\sfür\\sAltfahrzeuge)?|Erstbehandlungsanlage\\s(?:nach|gemäß)\\sElektroG',
    'RAL[- ]Gütezeichen(?:\\s\\d{3}(?!\\d)|\\s\\p{Lu}[^\\s,.;]{2,20}(?:\\s[A-Z]{1,3}\\s?\\d{1,2})?)?(?:\\s\\(RAL-GZ\\s\\d{2,4}(?:/\\d)?\\))?',
    'DVGW(?:\\s[A-Z]{1,2}\\s?\\d{3}(?:-\\d)?)?',
    'Präqualifizierung\\s(?:nach|gemäß)\\s§\\s?126\\sSGB\\sV|AMS[\\s-]BAU|PQ-VOB|PQ\\sVOB|[Pp]räqualifikation\\sVOB|MAAS-BGW|KTQ|LQW(?:\\s\\d)?|QESplus|SQAS(?:\\s(?:Transport\\sService|Tank\\sCleaning|Warehouse|Rail))?|EfbV|BSI\\sC5|SCP|[Pp]räqualifiziert(?=\\snach)',
    'VdS(?:\\s\\d{3,4})?',
    `Technisches\\sSicherheitsmanagement(?:\\s\\(TSM\\))?(?:\\s${SUPPLIED})?`,
    `TSM\\s${SUPPLIED}`,
    'TSM(?=[- ](?:Zertifi|zertifi|geprüft|bestätigt|Urkunde))',
    'EcoVadis(?:\\s(?:Bronze|Silber|Gold|Platin))?',
    'SOC\\s?2',
    'Bioterra(?:\\sFachbetrieb(?:\\sNaturgarten)?)?|Slow\\sBaking|Gemeinwohl-Ökonomie|WEEELABEX|MPS-(?:ABC|GAP|SQ)|Austrian\\sEcolabel|EcoEntreprise|\\p{Lu}{2,5}-Wundsiegel',
    'AEO(?:-[CFS])?',
    'B\\sCorp',
    'Slow\\sBrewing|QS-Dental|MSC|ASC|ISCC(?:\\s(?:PLUS|EU))?|REDcert(?:2|²|-EU|-DE)?|QS(?=[- ](?:zertifi|System|Prüf))|QS\\s(?:Futtermittel|Fleisch|Obst|Gemüse|Kartoffel|Tier|Land)\\p{Ll}{0,16}|VLOG(?:\\s[Oo]hne\\s[Gg]en[Tt]echnik)?',
    'Grüner\\sKnopf|Fair\\sWear|bluesign|Cradle\\sto\\sCradle',
    'GLOBALG\\.?A\\.?P\\.?',
    'RSPO(?:\\sSCCS?(?![\\p{L}\\d]))?',
    'Rainforest\\sAlliance',
    'AD\\s2000(?:-Merkblatt)?(?:\\s(?:HP|W)\\s?0)?',
    '(?:Innungs|Meister)fachbetrieb|Innungsbetrieb',
    '(?:TÜV|DEKRA)[- ](?:geprüft|zertifiziert)',
    'DEHOGA[\\s-]Umweltcheck(?:\\s(?:Bronze|Silber|Gold))?|Certified\\sGreen\\sHotel|Reisen\\sfür\\sAlle|ServiceQualität\\sDeutschland(?:\\sStufe\\s(?:I{1,3}|[1-3])(?!\\p{L}))?|TourCert|Green\\sKey',
    'RAL-GZ\\s\\d{3}(?:\\/\\d{1,2})?(?:\\s[A-Z]{1,3}\\s?\\d{0,2}(?![\\p{L}\\d]))?|MDSAP|TAPA\\s[FT]SR|PCI[\\s-]DSS|Grüner\\sHaken|Bett\\+Bike|DEHOGA[\\s-](?:Hotel)?[Kk]lassifizierung|Friendly\\sWork\\sSpace|Swisstainable|Zewo-Gütesiegel',
    'Great\\sPlace\\sto\\sWork',
    'audit\\sberufundfamilie',
    'DZI[\\s-]Spenden-?[Ss]iegel',
    '(?:\\p{Lu}\\p{Ll}?){2,6}-(?:Qualitäts|Güte|Prüf)siegel',
    'eduQua',
    'Ö-Cert',
    'Swiss\\sLabel',
    'Leitbetriebe?\\sAustria',
    '[Ss]taatl(?:ich|\\.)\\sgeprüfte[rn]?\\s(?!\\p{L}{0,20}(?:lehrer|führer|techniker|pfleger|dolmetscher|übersetzer))\\p{Lu}\\p{L}{3,30}',
    '[Ee]rsthelfer-?Ausbildungsstätte',
  ]
    .map((source) => `(?:${source})`)
    .join('|'),
  'gu',
);

/** Bodies after which certificates are named, and the rest of a firm's name behind theirs: 'DVGW CERT GmbH'. */
const BODY = /^(?:DVGW|VdS|DGNB|KTQ|FSC|PEFC|EcoVadis|RSPO|FAIR and GREEN)$/u;
/** Those that stand in brackets behind what they certified: 'DIN 14675 (VdS, gültig bis …)'. */
const ISSUES = /^(?:VdS|DVGW)$/u;
const FIRM = /^(?:[ -](?:&|und|für|\p{Lu}[\p{L}.-]{1,25})){0,4}\s(?:gGmbH|GmbH|mbH|AG|SE|e\.\s?V\.)(?!\p{L})/u;

/** What a name goes on with where it is that of a body, not of a certificate: 'GreenSign Institut'. */
const OF_BODY =
  /^[ -](?:Schadenverhütung|Regelwerk|Institut|Akademie|Stiftung|Geschäftsstelle|Organisation|Foundation|Institute)(?!\p{L})/u;

/** What such a body did, or gave: 'bestätigt vom DVGW', 'die Urkunde des DVGW'. */
const DONE_BY =
  /(?:aussteller(?:in)?|herausgeber(?:in)?|zertifizierer|(?:zertifizierungs|prüf|kontroll)stelle):? $|(?:bestätigt|bescheinigt|geprüft|überprüft|verliehen|erteilt|ausgestellt|vergeben|anerkannt|auditiert|zertifiziert|kontrolliert) (?:durch|von|vom)(?: (?:der|den|die|das|dem))? $|(?:urkunde|zertifikat|siegel|bescheinigung|anerkennung|zulassung|bestätigung)e?s? (?:des|der|vom|von der|durch (?:den|die)) $/iu;
/** 'Der DVGW hat uns …' */
const DOES = /^\s(?:hat|prüft|bestätigt|bescheinigt|auditiert|überwacht)\s(?:uns|unser)/u;

const isBodyItself = (text: string, from: number, to: number): boolean =>
  FIRM.test(text.slice(to)) || DOES.test(text.slice(to)) || DONE_BY.test(text.slice(Math.max(0, from - 40), from));

/** 'ENEC-zertifiziert', 'ETL-Zertifikat': the word before the hyphen is the certificate; 'KNX-Zertifikat Advanced' is a person's. */
const HYPHENATED =
  /(?<![\p{L}\d-])(\p{Lu}[\p{Lu}\d*+]{1,9}|\p{Lu}\p{Ll}\p{Lu}{1,4}|[Bb]io)(?:-|(?<=[Bb]io)(?=zertifi))(?:zertifi|Zertifi(?!kat\s(?!(?:DE|AT|CH)-)\p{Lu})|certified|registriert)/gu;
/** 'Bio' alone is what is sold. */
const NOUN =
  /^Bio-(?:Zertifikat|Zertifizierung)(?!\p{L})(?:\s(?:nach|gemäß|gem\.)\s(?:der\s)?(?:EU-|EG-)?(?:Öko-)?(?:VO|Verordnung)\s\(E[UG]\)\s(?:Nr\.\s)?\d{1,4}\/\d{2,4})?/u;
/** No certificates, and bodies after which those are called that they give. */
const NO_CERTIFICATE = /^(?:TÜV|DEKRA|IHK|HWK|CE|WEB|SSL|PDF|QMS?|UMS|EnMS|ISMS|DE|EU)$/u;

/** What a company says it is certified to, whatever its name: 'zertifiziert nach QM Reha'. */
const STATED =
  /(?:zertifiziert|auditiert|akkreditiert)\s(?:nach|gemäß|gem\.)\s(?:der |dem |den |des )?((?:\p{Lu}[\p{L}\d.:/*+-]{1,30}|\d{3,6})(?:\s(?:[\p{Lu}§\d][\p{L}\d.:/*+-]{0,30})){0,4})/gu;
/** 'nach QM Reha rezertifiziert': what names a norm in front of the verb has an abbreviation in it. */
const STATED_BEFORE =
  /\s(?:nach|gemäß|gem\.)\s(?:der |dem |den |des )?(\p{Lu}[\p{Lu}\d+-]{1,10}(?:\s[\p{Lu}\d][\p{L}\d.:/*+-]{0,30}){0,3})\s(?:re)?(?:zertifiziert|auditiert|akkreditiert)/gu;

const IS_WITHDRAWN = new RegExp(
  `^(?:DIN\\s)?(?:(?:EN\\s)?ISO(?:\\s${WITHDRAWN.iso}|\\/TS\\s${WITHDRAWN.ts}(?!\\d))|EN\\s${WITHDRAWN.en})`,
  'u',
);
/** Whether a name is that of a norm which nobody certifies any more. */
export const isWithdrawn = (name: string): boolean => IS_WITHDRAWN.test(name);

/** 'Handwerk mit Herz', not 'Musterplus mit Stolz'. */
const WITH =
  '(?:\\smit\\s(?!(?:Stolz|Freude|Erfolg|Auszeichnung|Note|Bestnote|Wirkung|Gültigkeit|Stand|Datum|Nummer|Zertifikat)(?!\\p{L}))\\p{Lu}\\p{L}{2,20})?';
const SEAL_NAME = `\\p{Lu}(?:[\\p{L}\\d+-]|\\.(?=[\\p{L}\\d])){1,30}${WITH}(?:\\s[\\p{Lu}\\d](?:[\\p{L}\\d+-]|\\.(?=[\\p{L}\\d])){0,30}){0,4}`;
/** What it calls a seal: 'trägt das Label Musterplus'. */
const LABELLED = new RegExp(
  `(?<!\\p{L})(?:trägt|tragen|führt|führen|erhielten|erhielt|(?:hat|haben|mit) (?:das|dem))\\s(?:\\p{L}{3,20}\\s){0,3}?(?:\\p{L}{3,20}-?)?(?:[Ll]abel|[Ss]iegel|Gütezeichen|Prädikat|(?<!Kenn|Wahr|Waren|Akten|Verkehrs)[Zz]eichen)\\s[„"«“]?(${SEAL_NAME})`,
  'gu',
);
/** 'das Gütesiegel Musterplus tragen': what is said to be done with the seal stands behind its name. */
const BORNE = new RegExp(
  `(?:[Ll]abel|[Ss]iegel|Gütezeichen|Prädikat)\\s(${SEAL_NAME})\\s(?:tragen|führen|bekommen|erhalten|behalten|verliehen|zuerkannt|erworben|erlangt)(?!\\p{L})`,
  'gu',
);
/** 'als „Muster eBike Expert“ zertifiziert', 'zertifiziert als Muster Service Center': a title of several words. */
const TITLE = `(?:[»„"]([^«“”"]{4,50})[«“”"]|(\\p{Lu}[\\p{L}\\d-]{1,25}(?:\\s\\p{Lu}[\\p{L}\\d-]{1,25}){1,3}))`;
const STATED_AS = new RegExp(`(?:\\sals\\s${TITLE}\\szertifiziert(?!\\p{L})|zertifiziert\\sals\\s${TITLE})`, 'gu');
/** Titles of persons. */
const OF_PERSON =
  /(?:auditor|manager|coach|trainer|berater|techniker|planer|consultant|beauftragter?|therapeut)(?:in)?$/iu;
/** 'mit dem Muster-Zertifikat ausgezeichnet' */
const BY_NAME_OF =
  /(?<!\p{L})(?:[Mm]it dem|[Dd]as)\s(?!(?:Qualitäts|Abschluss|Teilnahme|Reinheits|Echtheits|Ursprungs|Schul|Sprach|Schweiß|Prüf|Energie|Umwelt|Hygiene|Bio|Öko|Grund|Fach|Kurs|Senioren)-)(\p{Lu}\p{L}{3,20})-Zertifikat(?!\p{L})/gu;
/** 'mit dem Deutschen Palliativsiegel': a seal by what it is for. */
const COMPOUND =
  /(?<!\p{L})(?:[Mm]it dem|[Dd]as|[Dd]en)\s(?:\p{Lu}\p{Ll}{3,15}[nes]\s)?((?!Güte|Quali|Prüf|Umwelt|Test|Echt|Nachhaltigkeits|Bio|Öko)\p{Lu}\p{Ll}{3,25}(?:siegel|-Siegel(?!\s\p{Lu})))(?![\p{L}-])/gu;
/** 'das Diakonie-Siegel Pflege': whose seal it is belongs to its name. */
const GIVER = /(?<!\p{L})\p{Lu}\p{L}{2,20}-$/u;
const OF_GIVER = /(?<!\p{L})\p{Lu}\p{L}{2,20}-(?:Siegel|Label|Gütezeichen|Prädikat)\s(?=\p{Lu})/u;

/** 'trägt das Gütesiegel „Sicher im Betrieb“', '„Sicher im Betrieb“, verliehen vom …': marks tell where its name ends. */
const QUOTED =
  /(?:[Ll]abels?|[Ss]iegels?|(?:Güte|Kenn)?[Zz]eichens?|Kennzeichnung|Prädikate?s?|Zertifikate?s?|Zertifizierung|[Qq]ualitäts-?[Ss]tandards?)\s[„"«»“]([\p{Lu}\d][^„“”"«»]{2,50})[“”"»«]|^[„"«»“]([\p{Lu}\d][^„“”"«»]{2,50})[“”"»«],\s(?:verliehen|vergeben|ausgestellt)\s(?:vom|von|durch)\s/gu;

/** What firms of a trade may call themselves: 'das Zeichen „Meisterbetrieb“'. */
const OF_ANY_FIRM = /^(?:Meister|Handwerks|Innungs|Familien|Ausbildungs)-?[Bb]etrieb$/u;

/** 'die Kennzeichnung „…“ aus dem System „Reisen für Alle“' */
const SYSTEM = /(?:System|Programm|Initiative|Projekt)s?\s[„"«»“]$/u;

/** 'das Qualitätssiegel des Deutschen Musterverbandes', which has no other name. */
const SEAL_OF_BODY =
  /(?<!\p{L})((?:Qualitäts|Güte|Prüf)(?:siegel|zeichen|label)\s(?:des|der)\s(?:\p{Lu}\p{L}{3,20}(?:en|er)\s)?\p{L}{0,30}(?:[Vv]erband(?:e?s)?|[Kk]ammer|[Vv]ereins?|[Vv]ereinigung|[Ii]nstitut(?:e?s)?|[Gg]esellschaft|[Ii]nnung))(?![\p{L}-])(?!\s?[„"«»“:])/gu;

/** 'ISO 22716 (GMP Kosmetik)' says in brackets what the norm is about. */
const EXPLAINS = /\b(?:ISO|EN|DIN)\s[\d:-]{4,12}\s\($/u;
/** 'Schweißfachbetrieb: DIN EN 15085-2' is called by its norm. */
const BY_NORM = /^\s?[:(]\s?(?:DIN|EN|ISO)\s/u;

const BY_BODY = /^(?:TÜV|DEKRA)[- ](?:geprüft|zertifiziert)$/u;

/** A certificate's name as written, with its place in a text. */
export interface NamedCertificate {
  name: string;
  index: number;
}

/** A name as it stands alone: 'ISO-9001-zertifiziert', 'das Österreichische Umweltzeichen'. */
const spoken = (name: string): string =>
  name
    .replace(/^(?:DIN[\s-])?(?:EN[\s-])?ISO-(?=\d)|^DIN-EN-ISO /u, (norm) => norm.replaceAll('-', ' '))
    .replace(/^Österreichische[ns]? Umweltzeichens?/u, 'Österreichisches Umweltzeichen')
    .replace(/^Blauen /u, 'Blauer ');

/** Certificate names in a text; several readers ask for those of the same line. */
export const certificateNames = memoOfText((text): readonly NamedCertificate[] => {
  const found: NamedCertificate[] = [];
  for (const match of allMatches(text, KNOWN)) {
    const before = text[match.index - 1] ?? ' ';
    const after = text[match.index + match[0].length] ?? ' ';
    if (/[\p{L}\d]/u.test(before) || /[\p{L}\d]/u.test(after)) continue;
    if (OF_BODY.test(text.slice(match.index + match[0].length))) continue;
    if (SYSTEM.test(text.slice(Math.max(0, match.index - 30), match.index)) && allMatches(text, QUOTED).length > 0)
      continue;
    if (BODY.test(match[0]) && isBodyItself(text, match.index, match.index + match[0].length)) continue;
    if (found.length > 0 && ISSUES.test(match[0]) && before === '(' && /[,;)]/u.test(after)) continue;
    found.push({ name: spoken(match[0].trim()), index: match.index });
  }
  for (const match of allMatches(text, HYPHENATED)) {
    const name = match[1] ?? '';
    const noun = /^bio$/iu.test(name) ? NOUN.exec(text.slice(match.index))?.[0] : undefined;
    if (!NO_CERTIFICATE.test(name) && !CERTIFIER.test(name) && !found.some((other) => other.name === name))
      found.push({ name: noun ?? name, index: match.index });
  }
  if (found.length === 0) {
    for (const match of [
      ...allMatches(text, STATED),
      ...allMatches(text, STATED_BEFORE),
      ...allMatches(text, SEAL_OF_BODY),
    ]) {
      const name = (match[1] ?? '').replace(/[.:]$/u, '');
      if (
        !isWithdrawn(name) &&
        !/^(?:Art|Abs|Vorgabe|Kriterien|Richtlinien|Anforderungen|Standards?|Normen?)/u.test(name)
      )
        found.push({ name, index: match.index + match[0].indexOf(name) });
    }
    for (const match of allMatches(text, QUOTED)) {
      const name = match[1] ?? match[2] ?? '';
      if (!OF_ANY_FIRM.test(name)) found.push({ name, index: match.index + match[0].indexOf(name) });
    }
    for (const match of found.length > 0 ? [] : [...allMatches(text, STATED_AS), ...allMatches(text, BY_NAME_OF)]) {
      const name = match.slice(1).find((part) => part !== undefined) ?? '';
      if (!OF_ANY_FIRM.test(name) && !OF_PERSON.test(name))
        found.push({ name, index: match.index + match[0].indexOf(name) });
    }
    for (const match of found.length > 0 ? [] : allMatches(text, COMPOUND))
      found.push({ name: match[1] ?? '', index: match.index + match[0].indexOf(match[1] ?? '') });
    for (const match of found.length > 0 ? [] : allMatches(text, LABELLED)) {
      const giver = OF_GIVER.exec(match[0])?.[0] ?? '';
      const name = giver + (match[1] ?? '');
      found.push({ name, index: match.index + match[0].lastIndexOf(name) });
    }
    for (const match of found.length > 0 ? [] : allMatches(text, BORNE)) {
      const giver = GIVER.exec(text.slice(0, match.index))?.[0] ?? '';
      const kind = giver === '' ? '' : match[0].slice(0, match[0].indexOf(' ') + 1);
      found.push({ name: giver + kind + (match[1] ?? ''), index: match.index - giver.length });
    }
  }
  if (found.length <= 1) return found;
  // 'ISO 9001, TÜV-geprüft' is one certificate, and so is 'Entsorgungsfachbetrieb (EfbV)'.
  const isOfLaw = found.some(({ name }) => name.startsWith('Entsorgungsfachbetrieb'));
  return found.filter(
    ({ name, index }) =>
      !BY_BODY.test(name) &&
      !(isOfLaw && name === 'EfbV') &&
      !(index > 0 && !/\d/u.test(name) && EXPLAINS.test(text.slice(0, index))) &&
      !(name === 'Schweißfachbetrieb' && BY_NORM.test(text.slice(index + name.length))),
  );
});

/** Names that say by themselves that the company holds them. */
const SELF_EVIDENT = /fachbetrieb|-(?:partner|betrieb|hof)$/iu;

export const isSelfEvident = (name: string): boolean => SELF_EVIDENT.test(name);
