import { YEAR } from './founding-clauses.ts';
import { OWN_NOUN } from './founding-words.ts';
import { MONTHS } from './month-names.ts';

type Sayings = readonly (readonly [number, RegExp])[];
const compiled = (sayings: readonly (readonly [number, string])[]): Sayings =>
  sayings.map(([weight, source]) => [weight, new RegExp(source, 'iu')]);

const gap = (most: number): string => `.{0,${most}}`;
/** Up to `most` words of one clause. */
const words = (most: number): string => `(?:[^\\s.!?,;]{1,25}\\s){0,${most}}?`;
const SELF_EMPLOYED = 'selb(?:st)?ständig';
const DEED =
  '(?:die|den|das|meine[nrs]?|mein|seine[nrs]?|sein|ihre[nrs]?|ihr|eine[nrs]?|ein|unsere[nrs]?|unser|his|her|its|their|the|a|own)';
/** 'seine kleine Werkstatt', 'das Geschäft'. */
const OWN_HOUSE = `(?<!\\p{L})${DEED}\\s(?:\\p{L}{3,15}\\s){0,2}${OWN_NOUN}(?!\\p{L})`;
/** What a text may call any company, itself as well. */
const ANY_FIRM =
  '\\p{L}{0,20}-?(?:unternehmens?|betriebe?s?|firma|gesellschaft|genossenschaft|kanzlei|praxis|büros?|agentur|schmiede|werkstatt|stiftung|verein|verband|verlag)';
/** The company as such, not one of its shops. */
export const FIRM = new RegExp(
  `(?<!\\p{L})(?:wir|uns|we|us|(?:die|unsere)\\spartnerschaft|${ANY_FIRM})(?!\\p{L})`,
  'iu',
);
const STORY =
  '(?:geschichte|firmengeschichte|unternehmensgeschichte|alles|story|history|wurzeln|urspr[uü]nge?|anfänge|tradition|historie|roots|heritage)';
const PREFIX = '(?:firmen|unternehmens|praxis|kanzlei|betriebs|vereins|büro)?';

/** What each match of a saying contains, in lower case: a saying costs much to compile, and something to run. */
type Hints = readonly string[];
const hinted = (sayings: readonly (readonly [number, string, string])[]): (readonly [number, Hints, RegExp])[] =>
  sayings.map(([weight, hints, source]) => [weight, hints.split('|'), new RegExp(source, 'iu')]);

/** How a clause tells that a company was founded, whatever the order of its words. */
export const FOUNDINGS = hinted([
  [
    62,
    'gründ|gegr|found|establish|est.|incorporated',
    `(?<!\\p{L})(?:(?:aus|mit)?gegründet(?:e[nrs]?(?=\\s(?:\\p{L}{3,20}e[nr]?\\s)?${ANY_FIRM}(?!\\p{L})))?|gegr\\.?|gründete[n]?|gründet|gründen|${PREFIX}gründung(?:s(?:jahr|datum|tag|versammlung|akt|urkunde))?|${PREFIX}gründer(?:in)?(?=\\s${YEAR})|(?:year\\s)?founded|established|est\\.|incorporated|year of foundation)(?!\\p{L})`,
  ],
  [60, 'taufe', '(?<!\\p{L})aus der taufe(?!\\p{L})'],
  [
    56,
    'begründe',
    `${OWN_NOUN}(?!\\p{L}).{0,40}\\swurde\\s.{0,80}\\sbegründet(?!\\p{L})|begründete[n]?(?!\\p{L}).{0,60}${OWN_HOUSE}`,
  ],
  [58, 'gegründeten', '^aus (?:der|dem)\\s.{0,60}gegründeten\\s'],
  [
    58,
    'ins leben',
    '(?<!\\p{L})(?:rief|riefen|ruft|gerufen|rufen)(?!\\p{L}).{0,80}ins leben|ins leben (?:gerufen|rief|riefen)(?!\\p{L})',
  ],
  [50, 'los', '(?:ging|geht)\\s(?:es|alles)(?:\\s.{1,60})?\\slos(?!\\p{L})|los\\s(?:ging|geht)(?!\\p{L})'],
  // 'Diese' is the one that speaks, whatever else its founders had founded before.
  [64, 'errichtete', 'errichtete[n]?(?!\\p{L}).{0,100}\\s(?:diese|unsere)\\s\\p{L}{0,15}stiftung(?!\\p{L})'],
  [54, 'errichtete', 'errichtete[n]?(?!\\p{L}).{0,100}\\sdie\\s\\p{L}{0,15}stiftung(?!\\p{L})'],
  [52, 'was', '^was\\s.{0,80}(?:begann|anfing|startete)$'],
  [50, 'wiege', `(?<!\\p{L})wiege\\s(?:de[rs]|unsere[rs])\\s${OWN_NOUN}.{0,20}\\sstand(?!\\p{L})`],
  [
    56,
    'errichtet|anerkannt|genehmigt|gestiftet',
    `(?:stiftung|anstalt|fonds|genossenschaft|verein)${gap(80)}(?:errichtet|anerkannt|genehmigt|gestiftet)(?!\\p{L})`,
  ],
  [55, 'errichtet', `(?:unternehmen|firma|betrieb|gesellschaft|stammhaus)${gap(80)}errichtet`],
  [56, 'ständig', `(?:machte?n?|gemacht)(?!\\p{L})${gap(120)}${SELF_EMPLOYED}(?!\\p{L})|${SELF_EMPLOYED}\\sgemacht`],
  [52, 'ständig', `(?:schritt|sprung|weg)\\sin\\sdie\\s${SELF_EMPLOYED}keit`],
  [
    52,
    'wurde',
    `(?:wurde\\s${gap(20)}aus\\s${gap(60)}|(?<!\\p{L})aus\\s${gap(60)}wurde\\s${gap(30)})(?:eine?|das|die)\\s(?:\\p{L}{3,15}\\s)?(?:firma|unternehmen|betrieb|büro|agentur)(?!\\p{L})|(?<!\\p{L})aus\\s.{0,30}(?:idee|hobby|leidenschaft|vision)(?!\\p{L}).{0,40}wurde\\s.{0,40}(?:GmbH|UG|AG|KG)(?!\\p{L})`,
  ],
  [50, 'aufgesperrt|aufgemacht|aufgeschlossen', `${OWN_HOUSE}\\s(?:aufgesperrt|aufgemacht|aufgeschlossen)(?!\\p{L})`],
  [50, 'aufsperrte|aufmachte|aufschloss', `${OWN_HOUSE}\\s(?:aufsperrte|aufmachte|aufschloss)[n]?(?!\\p{L})`],
  [50, 'geboren', `${OWN_HOUSE}\\s(?:ist|war)\\s(?:damit\\s|somit\\s)?geboren(?!\\p{L})`],
  [50, 'schlossen', `schlossen\\ssich${gap(80)}\\s(?:zur?|zum)\\s${gap(60)}zusammen(?!\\p{L})`],
  [
    50,
    'eröffn',
    `(?<!\\p{L})eröffn(?:et|ete|eten|en)(?!\\p{L})${gap(140)}${OWN_HOUSE}|${OWN_HOUSE}${gap(80)}eröffn(?:et|ete|eten|en)(?!\\p{L})`,
  ],
  [
    50,
    'opened|started|launched|set up',
    `(?<!\\p{L})(?:opened|started|launched|set up)\\s${gap(20)}${OWN_HOUSE}|(?:company|business|firm)\\swas\\s(?:set up|started|launched)`,
  ],
  [48, 'eröffnet', `^${YEAR}\\s${OWN_NOUN}(?!\\p{L})${gap(60)}eröffnet(?!\\p{L})`],
  [
    46,
    'öffnete|sperrte|schloss',
    `(?:öffnete|öffneten|sperrte)(?!\\p{L})${gap(80)}(?:türen|pforten|ersten mal|${OWN_HOUSE}\\sauf)|(?:schloss|schlossen)(?!\\p{L})${gap(60)}${OWN_HOUSE}\\sauf(?!\\p{L})`,
  ],
  [44, 'eröffnete', 'eröffnete[n]?\\s\\p{Lu}[\\p{L}-]{2,25}\\s(?:1[5-9]|20)\\d\\d\\s(?:in|im|am)(?!\\p{L})'],
  [
    47,
    'hervor',
    '(?<!\\p{L})(?:(?:ging|gingen)\\s.{0,120}\\shervor|(?:ist|sind)\\s.{0,20}aus\\s.{0,100}\\shervorgegangen|hervorgegangen\\s(?:ist|sind)|hervorging(?:en)?)(?!\\p{L})',
  ],
  [
    50,
    'begann|begonn|beginnt|startete|started|began|fing',
    `(?<!\\p{L})${STORY}\\s${gap(60)}(?:beg[ao]nn|beginnt|begonnen|startete|started|began|fing)(?!\\p{L})`,
  ],
  [
    50,
    'angefangen|begonnen|begann|fing|started|began',
    `(?:angefangen|begonnen)\\s(?:hat|haben|hatte|hatten)\\s(?:wir|alles|es|unsere?)(?!\\p{L})|(?:begann|fing|started|began)\\s(?:alles|all|unsere)(?!\\p{L})`,
  ],
  [
    50,
    'begann|beginnt|startet',
    `(?:begann|beginnt|startete|startet)\\s(?:hier\\s|dort\\s|auch\\s)?(?:die|unsere|meine)\\s(?:\\p{L}{3,15}\\s)?\\p{L}{0,20}(?:geschichte|historie|story|tradition)(?=[.!]?$|\\s(?:der|des|von|unsere[rs]|meine[rs]|in|im|am|mit|als)\\s)`,
  ],
  [
    50,
    'begonnen|angefangen',
    `(?:hat|hatte|haben|hatten)\\s(?:alles|(?:unsere?|die|der|das|mein|meine)\\s${OWN_NOUN})\\s(?:begonnen|angefangen)`,
  ],
  [
    48,
    'geboren',
    `(?<!\\p{L})${OWN_NOUN}(?:\\s[\\p{L}&-]{2,25}){0,2}\\s(?:war|wurde|ist)\\s(?:damit\\s)?geboren(?!\\p{L})|(?:war|wurde|ist)\\s(?:die|das|der|unsere?)\\s${OWN_NOUN}(?:\\s[\\p{L}&-]{2,25}){0,2}\\sgeboren(?!\\p{L})`,
  ],
  [
    50,
    'geschichte',
    `(?:nahm|nimmt)(?!\\p{L}).{0,40}geschichte(?!\\p{L}).{0,60}ihren lauf|geschichte\\s.{0,20}(?:nahm|nimmt)(?!\\p{L}).{0,60}ihren lauf`,
  ],
  [
    48,
    'licht der welt',
    `licht der welt(?!\\p{L}).{0,30}\\s${OWN_NOUN}(?!\\p{L})|${OWN_NOUN}\\s.{0,60}licht der welt(?!\\p{L})`,
  ],
  [
    48,
    'urspr|wurzeln|anfang|anfänge',
    '(?<!\\p{L})(?:hat|haben|findet|finden)\\s(?:seinen?|ihren?|unseren?)\\s(?:eigentlichen?\\s)?(?:ursprung|ursprünge|wurzeln|anfang|anfänge)(?!\\p{L})',
  ],
  [50, 'anfang', '(?:nahm|nimmt)(?!\\p{L}).{0,60}(?:ihren|seinen) anfang|(?:ihren|seinen) anfang\\snahm'],
  [
    48,
    'zurück|lieg',
    `(?<!\\p{L})${STORY}\\s.{0,60}(?:zurück|zurückverfolgen|liegt|liegen)(?!\\p{L})|zurück(?:verfolgen|reichen)?$`,
  ],
  [
    48,
    'back|traces|being',
    `(?<!\\p{L})(?:(?:dates?|goes|go)\\sback|traces its (?:roots|history|origins?)(?:\\sback)?)\\sto(?!\\p{L})|came into being`,
  ],
  [
    48,
    'geburts|gründungsstunde',
    `geburtsstunde(?!\\p{L})|geburts(?:jahr|tag)\\s(?:des|der|unsere[rs])\\s${OWN_NOUN}(?!\\p{L})|(?:geburtsjahr|gründungsstunde)\\s(?:von|des|der)(?!\\p{L})`,
  ],
  [
    50,
    'grundstein',
    '(?:legte|legten|gelegt)(?!\\p{L}).{0,80}grundstein|grundstein.{0,80}(?:legte|legten|gelegt)(?!\\p{L})',
  ],
  [
    48,
    'nahm',
    '(?<!\\p{L})nahm(?:en)?(?!\\p{L}).{0,60}(?:arbeit|betrieb|tätigkeit|geschäftsbetrieb|geschäfte|unterricht|dienst)\\sauf(?!\\p{L})',
  ],
  [
    50,
    'beginn|anfang|start',
    `(?:beginn|anfang|start)\\s(?:unsere[rs]|meine[rs]|der|des)\\s(?:${OWN_NOUN}|geschichte|firmengeschichte|selb(?:st)?ständigkeit)(?!\\p{L})`,
  ],
  [60, 'foundation|founding', "(?:its|our|the company's)\\s(?:foundation|founding)(?!\\p{L})"],
  [
    48,
    'entstand|entsteht',
    `(?<!\\p{L})entst(?:and|eht)\\s(?:so\\s|damit\\s|daraus\\s)?(?:unsere?|der|die|das)\\s${ANY_FIRM}(?!\\p{L})(?!\\s(?:in|mit)\\s(?:der|ihrer|seiner)\\s(?:heutigen|jetzigen))`,
  ],
  [
    48,
    'meld|gewerbeschein',
    `(?<!\\p{L})melde(?:te?|ten|n|t)(?!\\p{L}).{0,80}${OWN_HOUSE}.{0,30}\\san(?!\\p{L})|(?<!\\p{L})(?:beantrag|erhielt|erhält|hol|bekam|bekommt|lös)\\p{L}{0,5}(?!\\p{L}).{0,60}gewerbeschein(?!\\p{L})`,
  ],
  [48, 'gewerbe', 'gewerbe(?:\\sals\\s\\p{L}{3,25})?\\s(?:an|angemeldet)(?!\\p{L})'],
]);

/** What has lasted since the year named right behind. */
const SINCE_DAY = `seit\\s(?:dem\\s)?(?:jahre?\\s|\\d{1,2}\\.\\s?(?:\\d{1,2}\\.\\s?|\\p{L}{3,9}\\s))?${YEAR}`;
export const LASTING = compiled([
  [
    53,
    `(?:besteht|bestehend|existiert|bestehen wir|existieren wir|gibt es|gibt es uns|uns gibt es|gibt es unsere?n?)(?!\\p{L}).{0,40}\\s${SINCE_DAY}`,
  ],
  [42, `^eine?\\s${OWN_NOUN}\\s(?:ist|sind)\\s(?:er|sie|es|wir|das haus|der hof)\\s(?:erst\\s)?${SINCE_DAY}`],
  [53, `(?<!\\p{L})${SINCE_DAY}\\s(?:besteht|existiert|gibt es)(?!\\p{L})`],
  [
    42,
    `(?:geführt|\\p{L}{0,20}handwerk|\\p{L}{0,20}tradition|meisterhand|familienbesitz|familienhand|generation|erfahrung|qualität|leidenschaft)\\s(?:for\\s)?${SINCE_DAY}`,
  ],
  [
    42,
    `(?<!\\p{L})${SINCE_DAY}\\s(?:\\S{1,15}\\s){0,3}?(?:familienbesitz|familienhand|familiengeführt|inhabergeführt)`,
  ],
  [42, `(?<!\\p{L})${SINCE_DAY}\\s.{0,60}(?:besitz|eigentum|händen)\\s(?:unserer|der)\\sfamilie`],
  [45, `(?:familien|traditions|meister|fach|handwerks)-?(?:unternehmen|betrieb)\\s.{0,60}?${SINCE_DAY}`],
  [42, `^\\p{L}{3,15}ing\\s.{0,40}since\\s${YEAR}`],
  [45, `(?:family[- ](?:owned|run|business)|family business|in business)\\s.{0,20}?since\\s${YEAR}`],
]);

/** What tells of a beginning only where the page knows of nothing earlier. */
export const BEGINNINGS = compiled([
  [
    40,
    '(?<!\\p{L})(?:startete|starteten|begann|begannen|startet|starten|beginnt|gestartet|begonnen|angefangen|started|began|launched)(?!\\p{L})',
  ],
  [40, '(?<!\\p{L})(?:fing|fingen|fängt|fangen)(?!\\p{L}).{0,120}\\san(?!\\p{L})|\\sanfing(?:en)?(?!\\p{L})'],
  [40, `seit\\s${YEAR}\\s.{0,20}${SELF_EMPLOYED}(?!\\p{L})`],
  [
    40,
    `(?<!\\p{L})seit\\s(?:dem|unserem)\\s(?:start|beginn)\\s(?:im\\s(?:jahre?\\s)?)?${YEAR}\\s\\p{Ll}{3,15}\\swir(?!\\p{L})`,
  ],
  // 'Seit 2009 habe ich meine eigene Töpferei', 'seit 2012 führt sie ihre eigene Praxis', 'seit 2015 in eigener Kanzlei'
  [
    42,
    `(?<!\\p{L})seit\\s(?:dem\\s)?(?:jahre?\\s|${MONTHS.join('|')}\\s)?${YEAR}\\s(?:${words(5)}in\\s(?:meiner\\s|seiner\\s|ihrer\\s)?eigener|(?:habe|führe|betreibe|leite|bin)\\sich\\s${words(4)}(?:meine?n?|eine?n?)\\seigene[ns]?|(?:führt|betreibt)\\s${words(3)}(?:seine?n?|ihre?n?)\\seigene[ns]?)\\s(?:\\p{Ll}{3,15}e[nrs]?\\s)?${OWN_NOUN}(?!\\p{L})`,
  ],
  [
    42,
    `(?<!\\p{L})(?:habe|führe|betreibe)\\sich\\sseit\\s(?:dem\\s)?(?:jahre?\\s)?${YEAR}\\s${words(4)}(?:meine?n?|eine?n?)\\seigene[ns]?\\s(?:\\p{Ll}{3,15}e[nrs]?\\s)?${OWN_NOUN}(?!\\p{L})`,
  ],
  [
    40,
    `(?<!\\p{L})eröffnung\\s(?:unsere[rs]|meine[rs]|ihre[rs]|seine[rs])\\s(?:\\p{L}{3,15}\\s){0,2}${OWN_NOUN}(?!\\p{L})`,
  ],
  [
    40,
    `(?<!\\p{L})(?:ging|gingen|gehen|geht)\\s(?:wir|(?:die|das|der|unsere?)\\s${OWN_NOUN})(?!\\p{L}).{0,60}\\san den (?:start|markt)(?!\\p{L})`,
  ],
  [40, 'startschuss\\s(?:für|zu|der|des)|am\\sanfang\\s(?:stand|war)|den\\sanfang\\smachten?(?!\\p{L})'],
  [40, '(?<!\\p{L})(?:entstand|entstanden|hervorgegangen)(?!\\p{L})'],
  [
    40,
    `(?<!\\p{L})(?:ließ|liess|ließen)(?!\\p{L}).{0,80}\\snieder(?!\\p{L})|(?:habe|haben|hat)(?!\\p{L}).{0,80}\\sniedergelassen(?!\\p{L})`,
  ],
  [40, `(?:pachtete|pachteten|mietete|mieteten)(?!\\p{L}).{0,60}${OWN_HOUSE}`],
  [40, `(?:baute|bauten)(?!\\p{L}).{0,60}${OWN_HOUSE}.{0,20}\\sauf(?!\\p{L})|${OWN_NOUN}\\s.{0,60}aufgebaut`],
  [40, `${OWN_NOUN}\\s.{0,40}erstmals\\s(?:urkundlich\\s)?erwähnt`],
  [
    38,
    `${YEAR}\\s(?:haben|hat)\\s(?:meine?|unsere?|die|der)\\s(?:(?:ur)?(?:groß|gross)?(?:eltern|vater|mutter)|opa|oma|schwiegereltern)(?!\\p{L}).{0,120}(?:die|den|das)\\sersten?(?!\\p{L})`,
  ],
  [
    38,
    `^(?:(?:schon|bereits)\\s)?(?:im\\s(?:jahre?|frühjahr|sommer|herbst|winter|${MONTHS.join('|')})\\s|am\\s\\d{1,2}\\.\\s\\p{L}{3,9}\\s)?${YEAR}\\s\\p{Ll}{2,20}te(?:n)?\\s.{0,160}(?:den|die|das|seine[nrs]?|ihre[nrs]?|eine[nrs]?|unsere[nrs]?)\\sersten?[rs]?(?!\\p{L})`,
  ],
]);

/** What a brewer, an innkeeper or a chemist was granted: 'bekam vom Markgrafen das Recht, …', 'erhielt die Schankkonzession'. */
export const GRANTED =
  /(?<!\p{L})(?:bekam|erhielt|erwarb|verlieh|erteilte|gewährte|bewilligte)(?!\p{L}).{3,140}(?<!\p{L})(?:(?:das|ein) (?:alleinige )?recht$|(?:brau|schank|krug|gast|tafern|back|mühl|apotheken)-?(?:recht|gerechtigkeit|gerechtsame|konzession|privileg|erlaubnis|bewilligung)|privileg|konzession)(?!\p{L})/iu;
export const GRANTED_TO =
  /(?<!\p{L})(?:brau|schank|krug|gast|tafern|back|mühl|apotheken|auszu)|(?:sieden|brennen|brauen|schenken|backen|mahlen|bewirten|beherbergen|schlachten|keltern|betreiben)(?!\p{L})/iu;
