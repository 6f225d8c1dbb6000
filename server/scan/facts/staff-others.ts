import { anyCase } from '../any-case.ts';
import { isOfDealtWith } from './dealt-with.ts';
import { employerNamedIn, firmNamedIn, isOfAnyCompany, withParent } from './firm-names.ts';
import { isOfKin } from './founding-words.ts';
import { OWN_VOICE } from './own-voice.ts';
import { partyTold } from './parties-told.ts';
import { isPassing } from './staff-passing.ts';
import { ANY_NUMBER, NUMBER_FIRST } from './staff-words.ts';
import { type IsOwn, withoutGoverned } from './whose-words.ts';

/** Right before a number of staff that is a customer's, a law's or a course's, or only part of all. */
const NOT_OWN_BEFORE = anyCase(
  [
    '(?:(?:unternehmen|betriebe?n?|firmen|arbeitgebern?|kunden|mandanten|häuser|teams) (?:mit|ab|von|bis)|team (?:mit|ab|bis))\\s(?:\\S{1,12}\\s){0,2}$',
    '(?<!\\p{L})(?:versorg(?:t|en)|schul(?:t|en|ten)|betreu(?:t|en)|vertr(?:itt|eten)|bekoch(?:t|en)|um|(?<!verantwortung )für(?!\\s(?:sie|uns|euch|dich|unser\\p{L}{0,2})\\s)|bis(?! heute)|bis zu|ab|je|pro|unter|maximal|seit|vor|(?:looks?|looked) after|trains|trained|served?|supplied|for companies|for teams|ihre[nr]?|your|davon|darunter|weitere[nr]?)\\s(?:\\S{1,12}\\s)?$',
    '(?<!\\p{L})mit (?:dir|euch|ihnen)\\s$',
    `(?<!\\p{L})(?:jeder der|jede der|einer der|zwei der|${ANY_NUMBER} von|ehemals|anfangs|(?:den|unsere[nr]?|die) ersten|(?<=^|[,;:] )aus(?: den)?|ursprünglich|einst)\\s$`,
    '(?<!\\p{L})(?:leitete?|führte|verantwortete?)\\s(?:\\S{1,15}\\s){0,5}$',
    '(?<!\\p{L})(?:dazu kommen|hinzu kommen|kommen(?! in (?:ein|das|unser) )|kamen|komme(?! in )|rücken|reist|reisen|schicken)\\s(?:\\S{1,12}\\s){0,2}$',
  ].join('|'),
);
/** Sentences about those who are wanted, gone or praised, and about what some of them once did. */
const NOT_ALL = anyCase(
  /kununu|(?<!\p{L})(?:uns (?:\S{2,15} ){0,4}bewertet|(?<!(?:beschäftig|besteh|zähl).{0,80} und )such(?:en|t)|gesucht|einstellen|eingestellt|einzustellen|(?<!:.{0,120})(?:ruhestand|rente)|verabschiedet|geehrt|halfen|retired|left us|(?:are|is) looking for|unterstütz(?:t|en) uns|entlassen|(?<!:.{0,120})ehemalige|lädt|lud|luden)(?!\p{L})|mitarbeiter des (?:jahres|monats)|^(?:unsere )?(?:mandant|kund|auftraggeber|klient)\p{L}{0,5} (?:sind|kommen|reichen)(?!\p{L})|(?<!\p{L})(?:wollen|möchten|werden|sollen)(?!\p{L}).{0,40} auf .{0,30}(?:wachsen|aufstocken|erhöhen|vergrößern)(?!\p{L})|(?<!\p{L})(?:einem der (?:größten|bedeutendsten) arbeitgeber|(?:zuvor|vorher|davor) (?:war|arbeitete) ich|(?<!(?:mitarbeit|angestellt|beschäftigt|fachkr).{0,120})menschen mit (?:einer )?behinderung(?!.{0,120}(?:mitarbeit|angestellt|beschäftigt|fachkr)))(?!\p{L})|^(?:with its|mit (?:seinen|ihren)) .{3,80} (?:is|ist) (?:our|unser\p{L}{0,2}) |^projekt(?:team|gruppe|mannschaft)|(?<!\p{L})kommt zu ihnen|^nach dem? /iu,
);
/** The company itself as one of so many people. */
const OWN_FIRM = anyCase(
  /(?<!\p{L})(?:ein|das|unser|als|der|die|(?<!für )einen) (?:\S{1,25} ){0,2}\p{L}{0,25}(?:unternehmen|betrieb|team) mit(?!\p{L})/iu,
);
/** Parties whose staff is not the company's, and groups that it is a part of. */
const PARTY =
  '\\p{L}{0,20}-?(?:konzern|holding|verbund|netzwerk|franchise-?(?:system|kette|netz|geber)(?:in|en?|s)?|verband|mutter(?:haus|konzern|gesellschaft|unternehmen|firma)|träger(?:verein)?|schwester(?!n)\\p{L}{4,20}|tochter(?:gesellschaft|firma|unternehmen)|kooperation|allianz|bündnis|zusammenschluss|(?<!(?:beiden|zwei|drei|vier|fünf|sechs|sieben|acht|neun) )partner(?:firma|unternehmen|betrieb)?|kunden?|kundin|lieferant|hersteller(?:in)?|auftraggeber|vermieter|verpächter|hausbank|innung|kammer|vorgänger|parent company|customers?|suppliers?|(?:manufactur|mak)ers?|importers?|vendors?|investors?|parent|clients?)(?!\\p{L})';
const GROUP = '(?:unternehmensgruppe|firmengruppe|[\\p{L}-]{0,25}(?:gruppe|groep|groupe)|group)(?!\\p{L})';
const OTHERS = anyCase(`(?<!\\p{L}|ihre? )(?:${PARTY}|${GROUP}|nebenan(?!\\p{L}))`);
/** 'Für den Verbund mit 1.850 …': so many people are the party's right before. */
const WITH_STAFF = anyCase(
  `(?<!\\p{L}|ihre? )(?:${PARTY}|${GROUP})(?:\\s\\p{Lu}\\S{1,25}){0,2}\\s(?:mit|with)\\s(?:\\S{1,12}\\s){0,2}$`,
);
const OUR_PARTY = anyCase(`(?<!\\p{L})(?:unsere?[nrs]?|our)\\s(?:\\p{L}{3,20}\\s)?(?:${PARTY}|tochter(?!\\p{L}))`);
/** Where they work, right before the verb: 'Bei unserem Vertriebspartner arbeiten'. */
const AT_PARTY = anyCase(
  `(?<!\\p{L})(?:bei|beim|in|im|für)\\s(?:\\S{2,12}\\s)?(?:${PARTY})(?:\\s\\p{Lu}\\S{1,25}){0,3}\\s(?:arbeiten|sind|schaffen)(?!\\p{L})`,
);
/** 'unsere Schwester, die Muster GmbH, mit neun Beschäftigten' */
const APPOSED_PARTY = anyCase(
  `(?<!\\p{L})unsere[nrm]?\\s(?:${PARTY}|schwester|tochter|mutter),\\s[^,]{3,80},\\smit\\s(?:\\S{1,12}\\s){0,2}$`,
);
const RELATIVE = /^\s?(?:die|der|das|dem|deren|dessen|in dem|in der|wo|who|which|with)\s/iu;
/** 'bei Wurstfabrik Probe in Ort, das …': a house by its name. */
const NAMED_HOUSE =
  /(?<!\p{L})(?:bei|beim|von|vom|für|mit|an)\s(?:(?:der|dem|die|das)\s)?\p{Lu}[\p{L}-]{2,30}(?:\s\p{Lu}[\p{L}&-]{1,30}){1,4}(?:\s(?:in|aus)\s\p{Lu}[\p{L}-]{2,30})?,\s?$/u;
const PAST = anyCase(
  /damals|anfang|anfäng|zunächst|beg[ao]nn|gestartet|startete|gründe|seinerzeit|(?<!\p{L})(?:waren|hatten|hatte|had|were|reinigten|gab|gaben|einst)(?!\p{L})|(?<!\d)(?:1[89]\d\d|200\d|201\d)(?!\d)/iu,
);
/** A timeline tells in its line of that year: '1981: Neubau am Ring, 90 Beschäftigte'. */
const PAST_ENTRY = /^(?:1[89]\d\d|20[01]\d)\s?[:–-]\s/u;
/** The same told in the present, as timelines do: '1958 arbeiten 1.100 Menschen im Werk'. */
const PAST_YEAR_FIRST =
  /^\s?(?:(?:im|schon|bereits|um)\s(?:jahre?\s)?)?(?:1[89]\d\d|20[01]\d)\s(?!gegründet|gestartet|entstanden)/iu;
/** '1974, standen 112 Menschen auf der Lohnliste': so many were there in a year long past. */
const THEN = /(?<!\d)(?:1[89]\d\d|20[01]\d),? (?:standen|arbeiteten|waren|zählten|zählte) (?:\S{2,12} ){0,3}$/u;
const BYGONE = anyCase(/(?<!\p{L})(?:in der zeit|zu zeiten) de[rs]\s|(?<!\p{L})in den (?:19)?[2-9]0er/iu);
/** Words for the day on which the page is read: 'jetzt' and 'inzwischen' are those of the year told of. */
const TODAY = /heute|aktuell|derzeit|zurzeit|today|currently/iu;
const PRESENT = anyCase(
  /heute|inzwischen|mittlerweile|aktuell|derzeit|zurzeit|jetzt|(?:ist|sind) .{0,60}ge(?:wachsen|worden)|(?<!\p{L})(?:has|have) (?:since )?(?:become|grown)(?!\p{L})|(?<!\p{L})employs?(?!\p{L})|beschäftig(?:t|en)(?!\p{L})|(?<!\p{L})arbeiten(?!\p{L})|zähl(?:t|en)(?!\p{L})|umfasst|today|now|currently|(?<!\p{L})we are(?!\p{L})/iu,
);
/** One place of several, or a whole group. */
const PART = anyCase(/(?<!\p{L})(?:gruppe|konzern)(?!\p{L})|(?:standort|verwaltung) (?!mit)/iu);
/** Those of one department only, or of a whole group: 'In der Fertigung arbeiten …', 'arbeiten in der Muster-Gruppe'. */
const DEPARTMENT = anyCase(
  /(?<!\p{L})(?:in (?:der|unserer)|im|in unserem|die|unser)\s(?:abteilung|werkstatt|produktion|küche|pflege|fertigung|montage|verwaltung|entwicklung|vertrieb|service|lager|logistik|backstube|verkauf|planung|konstruktion|(?:außen|aussen|innen|kunden|not)dienst|kundenservice|support|einkauf|disposition|fuhrpark|(?:werkstatt|service|vertriebs|produktions|montage|küchen|verwaltungs)-?team)(?!\p{L})|(?<!\p{L})in (?:voll|teil)zeit arbeiten(?!\p{L})/iu,
);
/** '… bei uns im Lager, in der Werkstatt und in den Läden': all that there is. */
const ALL_OVER = anyCase(
  /(?<!\p{L})(?:im|in (?:der|den|unserer)) \p{L}{3,30}(?:, (?:im|in (?:der|den|unserer)) \p{L}{3,30}){0,4} (?:und|sowie) (?:im|in (?:der|den|unserer|unseren)) /iu,
);
/** Those of a whole group, and those who work at firms that are not named. */
const IN_GROUP = anyCase(
  /(?<!\p{L})mitglied(?:s|er)?-?(?:betriebe|firmen|unternehmen|büros)n?(?!\p{L})|(?<!\p{L})arbeiten\s(?:\S{2,15}\s){0,2}?(?:in|bei)\s(?:(?!unser|eigen|beid)\p{L}{4,20}en\s)?(?:firmen|betrieben|unternehmen|kunden)(?!\p{L})|(?:arbeiten|beschäftigt|tätig)\s(?:\S{1,15}\s){0,2}?(?:in|bei|für)\s(?:der|dem|die|den|einer|unserer)\s(?:gesamten |ganzen )?[\p{L}-]{0,25}(?:gruppe|konzern|holding|verbund)(?!\p{L})|(?:gruppen|konzern)weit|(?<!\p{L})(?:im|in (?:der|dem|unsere[rm])) (?:gesamten |ganzen )?[\p{L}-]{0,25}(?:gruppe|konzern|holding|verbund|netzwerk|netz) (?:arbeiten|sind)(?!\p{L})|(?:gemeinsam|zusammen) mit (?:unsere[nrm]|den|der|dem) [\p{L}-]{0,25}(?:schwester|mutter|tochter|gruppe|konzern|verbund|netzwerk)|(?<!\p{L})(?:mit|samt|einschließlich|einschliesslich|inklusive|in) (?:all |allen |sämtlichen )?(?:ihren|aller|sämtlicher|seinen|unseren|den|deren|dessen|allen) (?:\p{L}{3,20} )?(?:töchtern|[\p{L}-]{0,25}tochter(?:gesellschaften|unternehmen|firmen)|schwester(?:gesellschaften|unternehmen|firmen)|beteiligungen|beteiligungsgesellschaften)(?!\p{L})/iu,
);
/** 'our team counts 62; the group as a whole, which dates back to 1924, employs …' */
const GROUP_BEFORE = anyCase(
  /(?:^|[;:–] ?)(?:(?:the|our) (?:whole |entire )?(?:group|holding)|die (?:gesamte |ganze )?(?:gruppe|holding))(?!\p{L})[^;:–]{0,90}$/iu,
);
/** A craftsman's workshop is the house where nothing else is said of all. */
const IN_WORKSHOP = /^in (?:der|unserer) werkstatt$/iu;
const IN_WORKSHOP_ONLY = 30;
/** Those of a group or network, more often than of the company of a site: '2.900 Kollegen in 31 Ländern'. */
const OF_COUNTRIES = anyCase(/(?<!\p{L})(?:in|aus) (?:\S{2,10} ){0,2}\d{1,3} (?:ländern|staaten|countries)(?!\p{L})/iu);
/** Where others work as well, or only some of all: on a site, in a trade, in one branch. */
const ELSEWHERE = anyCase(
  /(?<!\p{L})\p{L}{0,15}(?:baustelle|branche|bistum|landkreis|bundesland|kanton|region|cluster|rathaus|projekt|filiale|niederlassung|zweigstelle|abteilung|(?:gewerbe|industrie|technologie)(?:park|gebiet|hof)|nachbar(?:betrieb|haus|werk|firma))(?!\p{L})|(?<!\p{L})(?:deutschland|österreich|schweiz|handwerk|stadt)(?!\p{L})/iu,
);
/** Whose they are behind them: 'Mitarbeiter der Firma Muster', 'der Muster AG'. */
const OF_OTHERS =
  /^\s(?:des (?:Standorts|Werks)|der (?:Niederlassung|Filiale)|(?:of|from) (?:our|their|other) (?:customers|clients|partners|suppliers|members|companies|firms))(?!\p{L})|^\s(?:der|des|von|bei)\s(?:Firma\s\p{Lu}\S{2,30}|(?:der\s)?\p{Lu}.{1,40}\s(?:GmbH|AG|KG|OHG|SE|eG)(?!\p{L})|(?:\p{Lu}[\p{L}&.-]{1,25}[\s-]){1,3}(?:Gruppe|Group)(?!\p{L}))/u;
/** The same of whatever is no company's own: 'Mitarbeiter der Sparkasse', 'des Versorgers'. */
const OF_BODY = /^\s(?:de[rs]|vom|von der) (\p{Lu}[\p{L}-]{3,40})/u;
/** 'Mitarbeiter der Sparkasse Muster': one of a kind by its name. */
const OF_NAMED =
  /^[^\s]{1,20}(?:\s[\p{L}*:]{3,30}){1,2}\s(?:de[rs]|vom|von der) (\p{Lu}[\p{L}-]{3,40} \p{Lu}[\p{L}-]{2,30})/u;
function isOfBody(behind: string, isOwn: IsOwn): boolean {
  const body = OF_BODY.exec(behind)?.[1];
  return body !== undefined && !isOfAnyCompany(body) && !isOwn(body);
}
/** What a few of many do: 'Fünf Kollegen fahren mit dem Rad'. */
const FEW =
  /^(?:arbeit|sorg|kümmer|freu|sind|steh|bilden|beschäftig|betreu|berat|zähl|tätig|gehör|bei|in|im|an|und|davon|haben|plan|work)/iu;
/** Those who learn a trade are counted apart: '12 junge Leute lernen bei uns'. */
const LEARNING = anyCase(
  /(?<!(?:und|oder|&) )(?<!\p{L})(?:(?:er)?lernen(?! (?:und|oder|&) )|machen (?:\S{1,15} ){0,4}(?:lehre|ausbildung)|absolvieren|(?:werden|wird) (?:\S{1,15} ){0,4}ausgebildet)(?!\p{L})/iu,
);
const CLAUSE_MARKS = [',', ';', ':', '–', '·', '|'];

/** 'Unser 14-köpfiges Team sucht …' */
const OUR_TEAM = anyCase(/(?<!\p{L})unser(?:e[mn]?)? \S{1,20}köpfige[snm]? (?:team|mannschaft)/iu);

export const isOfToday = (text: string): boolean => TODAY.test(text);

/** 'Dessen Firma, die Muster AG, gibt es bis heute; sie beschäftigt …': that of somebody named before. */
const OF_SOMEBODY =
  /^(?:Our|Unsere?) (?:\p{Ll}{3,15} ){0,2}(?:supplier|manufacturer|maker|customer|client|Lieferant(?:in)?|Hersteller(?:in)?|Kund(?:e|in)|Mieter(?:in)?)(?:,| (?:in|is|was|ist|hat|wurde))|^(?:Ihre?|Seine?|Deren|Dessen) (?:Chef|Leiter|Inhaber|Geschäftsführer)(?:in)? |^(?:Dessen|Deren) (?:\p{Ll}{3,20}e[rsn]? )?(?:\p{L}{0,20}(?:[Ff]irma|[Bb]etrieb|[Uu]nternehmen|[Gg]esellschaft|[Gg]ruppe|[Ww]erk|[Kk]onzern|[Mm]utter))(?!\p{L})/u;

/** Those of a whole trade, and companies in general: 'bundesweit rund 200.000', 'companies with 20 to 500 employees'. */
const TRADE_WIDE = anyCase(
  /(?<!\p{L})(?:bundes|deutschland|österreich|schweiz)weit(?!\p{L})|\p{L}{4}branche(?!\p{L})|grünen branche|(?:größte|wichtigste)[rsn]? (?:handwerk|wirtschaftszweig)|(?:companies|firms|manufacturers|businesses) with(?!\p{L})/iu,
);

/** Whether a sentence as a whole tells of no headcount, or of somebody else's. */
export const isAboutNoHeadcount = (sentence: string): boolean =>
  (TRADE_WIDE.test(sentence) && !OWN_VOICE.test(sentence)) ||
  OF_SOMEBODY.test(sentence) ||
  isOfKin(sentence) ||
  (NOT_ALL.test(sentence) && !OUR_TEAM.test(sentence));

/** 'Von den 1.150 Beschäftigten der Gruppe …' */
const OF_WHOLE_GROUP = anyCase(
  /^(?:\s\p{L}{3,30})?\s(?:(?:in )?der|des|im)\s(?:unternehmens|firmen)?(?:gruppe|konzerns?)(?!\p{L})/iu,
);

/**
 * What a number of staff that stands from `from` to `to` in a sentence weighs; null where it is somebody else's, of
 * former days or only a part.
 */
export function weightOfStaff(sentence: string, from: number, to: number, isOwn: IsOwn): number | null {
  const before = sentence.slice(0, from);
  if (APPOSED_PARTY.test(before) || GROUP_BEFORE.test(before) || isOfDealtWith(sentence, to, isOwn)) return null;
  if (NOT_OWN_BEFORE.test(before) && !OWN_FIRM.test(sentence)) return null;
  const start = Math.max(...CLAUSE_MARKS.map((mark) => before.lastIndexOf(mark))) + 1;
  const clause = sentence.slice(start, to) + (sentence.slice(to).split(/[,;:–·|]/u, 1)[0] ?? '');
  if (isOfOthers(before, start, isOwn) || LEARNING.test(clause)) return null;
  if (ELSEWHERE.test(before.slice(start)) && !OWN_VOICE.test(clause) && !isOwn(clause)) return null;
  const of = OF_OTHERS.exec(sentence.slice(to));
  if (isOfBody(sentence.slice(to), isOwn)) return null;
  if ((of && !isOwn(of[0])) || OF_WHOLE_GROUP.test(sentence.slice(to)) || isFew(sentence, from, to)) return null;
  const present = PRESENT.test(clause);
  if (!present && (PAST.test(clause) || PAST_ENTRY.test(sentence))) return null;
  if ((PAST_YEAR_FIRST.test(clause) || BYGONE.test(clause)) && !TODAY.test(clause)) return null;
  const at = AT_PARTY.exec(clause);
  if (at && !isOwn(at[0])) return null;
  if (THEN.test(before)) return null;
  if (IN_GROUP.test(clause) || isPassing(sentence, from, to, clause, isOwn)) return null;
  const department = DEPARTMENT.exec(clause)?.[0];
  const isOfSeveral =
    /gesamt|zusammen|(?:,|und) (?:in|im) /iu.test(sentence.slice(0, to)) || ALL_OVER.test(sentence.slice(to));
  if (department && !isOfSeveral) return IN_WORKSHOP.test(department) ? IN_WORKSHOP_ONLY : null;
  const abroad = OF_COUNTRIES.test(clause) && !OWN_VOICE.test(clause) ? 10 : 0;
  return 50 - abroad + (present ? 4 : 0) + (/insgesamt|gesamt/iu.test(clause) ? 3 : 0) - (PART.test(clause) ? 6 : 0);
}

/** 'Unsere Auslieferung, die Buchlogistik Muster, hat 130 …', 'In der Grube Muster arbeiten …' */
const APPOSED =
  /^(?:Unsere?|Our) [^,]{3,40}, (?:(?:die|der|das|the) )?([^,]{3,60}), (?:\p{Ll}+ ){0,2}(?:hat|haben|beschäftigt|zählt|has|employs)(?!\p{L})/u;
const AT_NAMED =
  /^(?:In|Bei|Auf) (?:der|dem) (\p{Lu}[\p{L}-]{3,25} \p{Lu}[\p{L}-]{2,25}) (?:arbeiten|sind|wirken)(?!\p{L})/u;

/** The name of whom a sentence says to have so many people, where it need not be the company. */
export function employerNamed(sentence: string, from: number, isOwn: IsOwn): string | null {
  const before = sentence.slice(0, from);
  const apposed = APPOSED.exec(sentence)?.[1] ?? AT_NAMED.exec(before)?.[1];
  if (apposed !== undefined && !isOwn(apposed)) return apposed;
  const named = withParent(employerNamedIn(sentence, isOwn) ?? firmNamedIn(before, isOwn), before);
  const of = OF_NAMED.exec(sentence.slice(from))?.[1];
  if (of !== undefined && !isOwn(of)) return of;
  const told = withoutGoverned(before);
  return named ?? (OWN_VOICE.test(told) || isOwn(told) ? null : partyTold(before, isOwn));
}

const SUM_OF_ALL = anyCase(
  /^(?:alles in allem|alles zusammen|unterm strich|macht zusammen|zusammen|gemeinsam|insgesamt|zu (?:ihr|ihm|ihnen) (?:zähl|gehör)(?:t|te|en|ten))(?!\p{L})/iu,
);

/**
 * Whether a sentence sums up those whom the one before told of: 'Mit Schwesterbetrieben in Ulm. Zusammen 140 Köpfe.',
 * 'Gesellschafter ist die Muster Holding. Zu ihr gehören neun Betriebe mit 1.400 Leuten.'
 */
export function sumsUpOthers(sentence: string, before: string, isOwn: IsOwn): boolean {
  const party = SUM_OF_ALL.test(sentence) && !OWN_VOICE.test(sentence) ? OTHERS.exec(before) : null;
  return party !== null && !isOwn(party[0]);
}

/** What a few of many are: 'Zwei Kollegen sind Sachkundige nach …'. */
const ARE_SOME = /^\ssind\s(?:(?:auch|zudem|selbst|außerdem)\s)?\p{Lu}[\p{L}-]{3,40}/u;

/** Whether a sentence begins with a handful of people who do something that says nothing of all. */
function isFew(sentence: string, from: number, to: number): boolean {
  const said = sentence.slice(from, to);
  if (/^(?:ein|das) $/iu.test(sentence.slice(0, from)) && /^team (?:aus|von) (?:zwei|drei|[23])$/iu.test(said))
    return true;
  const doing = /^\s(\p{Ll}{2,20})/u.exec(sentence.slice(to))?.[1];
  if (from !== 0 || doing === undefined || !NUMBER_FIRST.test(said)) return false;
  return !FEW.test(doing) || ARE_SOME.test(sentence.slice(to));
}

/** 'Mit dem kantonalen Tiefbauamt, das 410 Angestellte hat': a noun that another word governs, and no company calls itself. */
const GOVERNED_LAST =
  /(?<!\p{L})(?:[Mm]it|[Vv]on|[Bb]ei|[Ff]ür|[Aa]n|[Dd]urch|[Nn]eben) (?:de[mnr]|das|die|eine[mnr]?) (?:\p{Ll}{3,20} )?(\p{Lu}[\p{L}-]{3,40})(?: (?:in|aus) \p{Lu}\p{L}{2,25})?,\s?$/u;
const WHO = /^\s?(?:die|der|das|who|which)\s/iu;
function isOfGovernedNoun(earlier: string, isOwn: IsOwn): boolean {
  const noun = GOVERNED_LAST.exec(earlier)?.[1];
  return noun !== undefined && !isOfAnyCompany(noun) && !isOwn(noun);
}

/** Whether a clause, or the one it goes on with, has another party as the one with the staff. */
function isOfOthers(before: string, start: number, isOwn: IsOwn): boolean {
  const [earlier, head] = [before.slice(0, start), before.slice(start)];
  const isParty = (text: string): boolean => {
    const party = OTHERS.exec(text);
    return party !== null && !isOwn(party[0]);
  };
  if (RELATIVE.test(head) && (isParty(earlier.slice(-80)) || (WHO.test(head) && isOfGovernedNoun(earlier, isOwn))))
    return true;
  if (isOwn(head)) return false;
  const house = RELATIVE.test(head) ? NAMED_HOUSE.exec(earlier)?.[0] : undefined;
  if (house !== undefined && !isOwn(house)) return true;
  if (WITH_STAFF.test(head) && !OWN_VOICE.test(head)) return true;
  for (const clause of [head, earlier.split(/[,;:–]/u, 1)[0] ?? '']) {
    const subject = withoutGoverned(clause);
    if (OUR_PARTY.test(subject)) return true;
    if (OWN_VOICE.test(subject)) return false;
    if (isParty(subject)) return true;
  }
  return false;
}
