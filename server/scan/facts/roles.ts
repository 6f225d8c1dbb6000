import { anyCase } from '../any-case.ts';
import { wordSign } from './word-signs.ts';

/** Words of a vocabulary as one alternative of a pattern. */
const oneOf = (...words: string[]): string => `(?:${words.join('|')})`;

/** Female, plural, declined and inclusive endings: '-in', '-innen', '-s', '-n', '*in', '/-in', '(innen)'. */
const PERSON = '(?:in(?:nen)?|[*:_/·-]{1,2}in(?:nen)?|\\((?:in(?:nen)?|r)\\)|s|n)?';
const ADJECTIVE = '(?:e[rnms]?)?';

/** Those who manage. */
const MANAGERS = [
  `(?:haupt|co-)?gesch(?:ä|ae)ftsf(?:ü|ue)hrer${PERSON}`,
  '(?:co-)?gesch(?:ä|ae)ftsf(?:ü|ue)hrung',
  'geschäftsf\\.',
  `(?:kaufmännische|technische)[rn]? gesch(?:ä|ae)ftsf(?:ü|ue)hrer${PERSON}`,
  'gf\\.?',
  `geschäftsführende[rn]? (?:gesellschafter|direktor(?:en)?|partner|vorstand)${PERSON}`,
  `geschäftsführende[rn]? (?:rechtsanw(?:alt|älte|ältin)|steuerberater|arzt|ärzt(?:e|in)|architekt(?:en)?)${PERSON}`,
  'geschäftsführende[nr]?(?: personen)?(?=\\s?(?:$|[:,;(]))',
  `geschäftsleit(?:er${PERSON}|ung)`,
  '(?:unternehmens|firmen|kanzlei|praxis|apotheken|gesamt|werk)?leitung',
  `werkleiter${PERSON}`,
  `(?:hotel)?direktor(?:en)?${PERSON}`,
  // Inside a Danish company's data it is that of the parent.
  '(?<=^)(?:hotel)?direktion',
  `(?:liquidator|abwickler)(?:en)?${PERSON}`,
];

/** Those who own. */
const OWNERS = [
  `(?:geschäfts|firmen|praxis|unternehmens|betriebs|kanzlei|büro|laden|salon|studio|apotheken|mit|allein)?inhaber${PERSON}`,
  `(?:firmen|unternehmens)chef${PERSON}|chef(?:in)?(?=\\s?:)`,
  '(?:inhaber|wirts|gastgeber)familie',
  'inh\\.?',
  `(?:mit|allein)?eigentümer${PERSON}`,
  `(?:einzel)?unternehmer${PERSON}`,
  `gesellschafter(?!in?:)${PERSON}`,
  `partner${PERSON}`,
  'kaufmann',
  `(?:mit|co-)?gründer${PERSON}`,
];

/** Boards and those who sit on them. */
const BOARDS = [
  '(?:stiftungs|vereins|gesamt|haupt|landes|kreis|bundes)?vorst(?:and(?:e?s|smitglied(?:er)?|svorsitzende[rn]?|sprecher(?:in)?|schaft)?|änden?)',
  'verwaltungsrat(?:es|spräsident(?:in)?)?',
  'mitglied(?:er)? (?:der geschäfts(?:führung|leitung)|des (?:vorstande?s|verwaltungsrate?s))',
  '(?:sprecher(?:in)?|vorsitz(?:ende[rn]?)?) (?:der geschäfts(?:führung|leitung)|des vorstande?s)',
  `obmann(?:-?stellvertreter${PERSON})?`,
  `obfrau(?:-?stellvertreter${PERSON})?`,
  '(?:co-|vize)?präsident(?:in|en)?',
  '(?:co-)?präsidium',
  '(?:(?:[1-3]\\.|erste[rn]?|zweite[rn]?|stellv(?:ertretende[rn]?|\\.)|stv\\.) )?vorsitzende[rn]?',
];

/** Heads of public bodies and institutions. */
const HEADS = [
  `(?:ober)?bürgermeister${PERSON}`,
  'landrat',
  'landrätin',
  `intendant(?:en)?${PERSON}`,
  `verbandsvorsteher${PERSON}`,
  'verbandsvorsitzende[rn]?',
  `vorsteher${PERSON}`,
  `rektor${PERSON}`,
  `kanzler${PERSON}`,
];

const ENGLISH = [
  'managing (?:directors?|partners?)',
  'executive (?:managers?|directors?)',
  'general managers?',
  'directors?',
  'chief executive(?: officer)?',
  'CEO',
  'owners?',
  'proprietors?',
  'company officers?',
  '(?:members of the )?(?:board of (?:directors|management)|(?:(?:management|executive) )?board)',
  'management',
  '(?:co-)?founders?',
];

/** What may stand in front of a role: 'alleinvertretungsberechtigte Geschäftsführerin'. */
const QUALITIES = [
  'allein(?:ig|vertretungsberechtigt)?',
  '(?:einzel|gesamt)?vertretungsberechtigt',
  'vertretungsbefugt',
  '(?:einzel|gemeinsam|kollektiv)?zeichnungsberechtigt',
  '(?:einzeln?|jeweils|gemeinsam) vertretungsberechtigt',
  'einzel\\S{0,30}',
  'gemeinsam \\S{0,30}',
  '(?:handels|gewerbe|unternehmens|vereins)rechtlich',
  'handels- und gewerberechtlich',
  '(?:haupt|neben|ehren)amtlich',
  'kommissarisch',
  'verantwortlich',
  'gesetzlich',
  '(?:derzeit|gegenwärt)ig',
  'aktuell',
  'amtierend',
];

const ROLE = `(?:${oneOf(...QUALITIES)}${ADJECTIVE} ?){0,2}${oneOf(...MANAGERS, ...OWNERS, ...BOARDS, ...HEADS, ...ENGLISH)}`;

/** Words by which somebody represents the company. */
const REPRESENTED = oneOf(
  '(?:gesetzlich(?:e[rn]?)? |organschaftlich )?vertret(?:en (?:durch|von)|er(?:in|s)?|ung)',
  '(?:einzel|allein|gesamt)?vertretungs(?:berechtigt|befugt)\\S{0,30}',
  'zeichnungsberechtigt\\S{0,30}',
  '(?:wird|werden) (?:\\p{L}{3,15} )?(?:geleitet|geführt) (?:von|durch)',
  '(?:vertreten|geleitet|geführt) (?:wird|werden) [\\p{L} ]{3,60} (?:durch|von)',
  'es vertreten (?:die|den) (?:gesellschaft|firma|verein|verband|stiftung|genossenschaft)(?: gemeinsam| jeweils einzeln| einzeln)?',
  'zur vertretung (?:berechtigt|befugt)\\S{0,30}',
  'ständige[rn]? vertreter(?:in)?',
  '(?:persönlich|unbeschränkt) haftend(?:e[rn]?)?(?: gesellschafter(?:in(?:nen)?|s)?)?',
  'komplementär(?:in(?:nen)?|e|s)?|phg',
  '(?:legally |is |are )?(?:represented|managed) by|(?:is|are) (?:run|led|headed) by',
  'authori[sz]ed (?:representatives?|company officers?|persons?|to represent)',
  'legal representatives?',
);

const ARTICLE = `(?:(?:die|der|das|diese[rs]?(?: wiederum)?|unsere?[rsn]?|ihre?[rsn]?|seine?[rsn]?|our|the|its) )?`;
/** Labels that name owners and heads as often as those who represent. */
export const WEAK_LABEL = anyCase(
  /^(?:gewerberechtliche|gesellschafter|partner|gründer(?:in)?(?!\p{L}|\s?(?:und|&|\/|,|\())|leitung|management|direktor|kaufmann|(?:vize)?präsident|(?:[1-3]\. |stell?v\S{0,12} |stv\. )?vorsitzende[rn]?(?! de[rs] (?:geschäfts|vorst))|kanzler|director|unternehmer|owner|eigentümer|inhaber|inh|obmann-?stell|obfrau-?stell)/iu,
);
/** What one of several who manage answers for: 'Geschäftsführer Technik', 'Vorstand für Finanzen und Personal'. */
const DEPARTMENT = oneOf(
  'finan(?:zen|ce)|technik|technologie|vertrieb|verkauf|sales|marketing|personal(?:wesen)?|produktion|fertigung|betrieb|einkauf',
  'verwaltung|entwicklung|forschung|logistik|operations?|digital(?:isierung)?|IT|HR|bau|planung|medizin|pflege|recht|strategie',
);
const OF_DEPARTMENT = ` (?:für |des |der )?(?:(?:den|die|das) )?(?:bereich(?:e?s|e)? )?${DEPARTMENT}(?:(?:, | und | & |\\/)[\\p{L}-]{2,20}){0,2}`;
/** What somebody is by trade, beside the role: 'Dachdeckermeister & Geschäftsführer', 'Dipl. Steuerexpertin, Geschäftsleiterin'. */
const TRADE =
  '(?:(?:dipl|eidg|lic|mag)\\. ){0,2}[\\p{L}-]{0,30}(?:meister|techniker|ingenieur|wirt|architekt|apotheker|kaufmann|expert|prüfer|berater|treuhänder|ökonom|jurist|informatiker|planer|optometrist|optiker|arzt|ärzt|therapeut|designer|trainer)(?:e|in)?(?: (?:FH|ETH|HF|HSG|TU))?(?: (?:&|und|\\/) |, )';
/** A role on a line of its own, below a name. */
export const ROLE_ONLY = anyCase(
  `^(?:${TRADE})?(?:(?:${ROLE})(?:\\s?(?:[,&/|]|und)\\s?[\\p{L} .&()-]{2,50}){0,2}(?: seit \\d{4})?|(?:geschäftsführer${PERSON}|geschäftsführung|vorstand(?:smitglied)?)${OF_DEPARTMENT})$`,
);
/** 'Eva Probe (Geschäftsführerin)', 'Eva Probe, Inhaberin'; the names are the first group. */
export const ROLE_BEHIND = anyCase(
  `^(.{4,60}?)\\s?(?:,|\\(|–|-|\\|)\\s?(?:[\\p{L}-]{3,25} (?:und|&) )?(?:${ROLE})(?!\\p{L})[^,]{0,40}\\)?(?:, (?:tel|fon|mobil|e-?mail|durchwahl|dw|eidg\\.|staatl\\.|dipl|\\p{L}{3,20}(?:meister|techniker|ingenieur))[^,]{0,60}|, \\p{Lu}\\p{L}{3,20}(?=,|$)){0,2}$`,
);

/** 'Durch: Eva Probe und Jan Muster als Geschäftsführer'; the names are the first group. */
export const AS_ROLE = anyCase(
  `^(?:(?:handelnd |vertreten )?durch:?\\s|es handel[nt]:?\\s)?(.{4,90}?)\\s(?:als|in (?:ihrer|seiner) (?:eigenschaft|funktion) als)\\s(?:(?:die|der|dessen|deren) )?(?:${ROLE})[.)]?$`,
);

/** 'Eva Probe Geschäftsführerin Vertrieb 0221 …', as boxes without marks between them leave it; the name is the first group. */
export const ROLE_RIGHT_BEHIND = anyCase(
  `^((?:\\p{L}[\\p{L}.’-]{1,25} ){2,4}?)(?:geschäftsführer|inhaber|geschäftsführende[rn]? gesellschafter)(?:in)?(?:${OF_DEPARTMENT})?(?:, [\\p{L} .&/()-]{4,40})?(?: [\\d+(][\\d ()/+-]{4,25})?$`,
);

/** 'Wollwerk Vogt, Inh. Karin Vogt': the owner behind the firm; the name is the first group. */
export const OWNER_BEHIND = /^.{3,70}[\s,(–-]inh(?:\.|aber(?:in)?)\s?:?\s(.{5,60}?)\)?$/iu;

/** Roles that do not run the company. */
const OTHER_ROLES = [
  'insolvenzverwalt|sachwalter|zwangsverwalt|nachlassverwalt',
  'gewerberechtlich|prokur|aufsichtsrat|beirat|supervisory|advisory|betriebsrat|gesellschafterin?:',
  'datenschutz|ansprechpartner|redaktion|verantwortlich(?!\\p{L}{0,2} (?:geschäftsf|inhaber|gesellschafter)| für (?:strategie|entwicklung|vertrieb|technik|finanzen|produktion|personal|operations|marketing|einkauf|it)(?!\\p{L}))',
  'ärztliche[rn]? |pflegedienst|pflegedirekt|angestellte[rn]?(?!\\p{L})|(?:künstlerische|technische|musikalische|sportliche|wissenschaftliche) leitung',
  // heads of a part: 'Leitung Tagespflege', 'Referat Presse, Leitung'
  '(?<!\\p{L})leitung (?:der |des |von )?(?!gmbh|(?:geschäfts|firma|kanzlei|praxis|gesellschaft)\\p{L}{0,12}(?!\\p{L})|und )\\p{L}{3}',
  '(?:referat|abteilung|stabsstelle|dezernat|sachgebiet|fachbereich|bereich)\\p{L}? [\\p{L} ]{3,40}, leitung',
  'assisten[zt]|sekretariat|(?:kassen|rechnungs)prüf|ehemalig|ehren(?:präsident|vorsitz|mitglied)|(?<!\\p{L})(?:früher|vormals|bis \\d{4})',
];
export const OTHER_ROLE = anyCase(OTHER_ROLES.join('|'));

/** A label in front of a role that was held once: 'Geschäftsführer (bis 2019): …'. */
export const HELD_ONCE = anyCase(
  /^(?:\s?\(|,\s(?=bis \d|ehem|früh|vorm))(?:bis|ehem|früher|vormals|ausgeschieden|until|former)(?!\p{L}{0,3} auf)/iu,
);

/** Sentences about somebody who has left or died. */
export const HAS_LEFT = anyCase(
  /(?<!\p{L})(?:verst(?:orben|arb)|trauer(?:n|t)|nachruf|gedenken|in den (?:wohl)?\p{L}{0,10} ?ruhestand|verabschied\p{L}{2,4}|ausgeschieden)(?!\p{L})/iu,
);

/** Offices within a board, as labels of its members. */
export const OFFICE =
  /vorsitz|schatzmeister|^kasse|kass(?:en|ier)|schriftführ|beisitz|obmann|obfrau|präsident|vorstand|sprecher|stellvertret|geschäftsführ|direktor|leitung|name|finanz|technik|vertrieb|personal|^bau$|liegenschaften|^C[ETFOS]O$/iu;

/** An office on a line of its own among the names of a board: '2. Vorsitzende', 'Stellvertreter', 'Kassenwartin'. */
export const OFFICE_ONLY = anyCase(
  /^(?:\d\.\s)?(?:stellv\p{L}{0,12}\.?\s|ehrenamtliche[rn]?\s|weitere[rs]?\s)?(?:(?:vize)?präsident(?:in)?|vorsitzende[rn]?|vorstandsmitglied(?:er)?|stellvertreter(?:in)?|schatzmeister(?:in)?|kass(?:en|ier)\p{L}{0,8}|schriftführer(?:in)?|beisitzer(?:in(?:nen)?)?|obmann|obfrau|sprecher(?:in)?)$/iu,
);

/** An office in front of a name without a colon: '1. Vorsitzender Holger Probe'. */
export const OFFICE_LEAD = anyCase(
  /^(?:\d\.\s)?(?:stellv\p{L}{0,12}\.?\s)?(?:(?:vize)?präsident(?:in)?|vorsitzende[rn]?|schatzmeister(?:in)?|kassier(?:er)?(?:in)?|schriftführer(?:in)?|beisitzer(?:in)?|obmann|obfrau)\s(?=\p{Lu})/iu,
);

/** Words without one of which no role can match. */
export const ROLE_WORD = wordSign(
  anyCase(
    /f(?:ü|ue)hr|betreib|wirtsfam|gastgeber|(?<!\p{L})(?:run|led|headed)(?!\p{L})|geschäftsf\.|leit|inhab|inh\b|ns?chef|(?<!\p{L})chef|eigent|vorst|verwaltungsrat|präsid|vorsitz|unternehmer|direc|direk|manag|ceo|chief|owner|propri|officer|board|partner|gesellschafter|kauf|bürger|land|intendant|rektor|kanzler|liquid|abwick|founder|gründer|vertr[ei]t|represent|authori|komplem|haftend|phg|zeichnung|zeichne[nt]|unterschreib|handel[nt]|(?<!\p{L})sagen(?!\p{L})|spitze(?!\p{L})|obmann|obfrau|gf\b/iu,
  ),
);

/** What sentences are built of: a role in any case, and how representation is said. */
export const SENTENCE_PARTS = { role: ROLE, represented: REPRESENTED, article: ARTICLE };
