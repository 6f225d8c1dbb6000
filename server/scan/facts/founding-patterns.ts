import { anyCase } from '../any-case.ts';
import { YEAR } from './founding-clauses.ts';
import { OWN_HOUSE, OWN_NOUN, SELF_EMPLOYED } from './founding-words.ts';

const gap = (most: number): string => `.{0,${most}}`;
/** What a text may call any company, itself as well. */
const ANY_FIRM =
  '\\p{L}{0,20}-?(?:unternehmens?|betriebe?s?|firma|gesellschaft|genossenschaft|kanzlei|praxis|büros?|agentur|schmiede|werkstatt|stiftung|verein|verband|verlag)';
/** The company as such, not one of its shops. */
export const FIRM = anyCase(`(?<!\\p{L})(?:wir|uns|we|us|(?:die|unsere)\\spartnerschaft|${ANY_FIRM})(?!\\p{L})`);
/** What somebody makes of a hobby or of too much wool. */
const MADE =
  '(?:\\p{L}{3,20}e[ns]?\\s)?(?:firma|unternehmen|betrieb|geschäft|gewerbe|agentur|manufaktur|beruf)(?!\\p{L})';
const STORY =
  '(?:geschichte|firmengeschichte|unternehmensgeschichte|alles|story|history|wurzeln|urspr[uü]nge?|anfänge|tradition|historie|roots|heritage)';
const PREFIX = '(?:firmen|unternehmens|praxis|kanzlei|betriebs|vereins|büro)?';

/** What each match of a saying contains, in lower case: a saying costs much to compile, and something to run. */
type Hints = readonly string[];
const hinted = (sayings: readonly (readonly [number, string, string])[]): (readonly [number, Hints, RegExp])[] =>
  sayings.map(([weight, hints, source]) => [weight, hints.split('|'), anyCase(source)]);

/** How a clause tells that a company was founded, whatever the order of its words. */
export const FOUNDINGS = hinted([
  [
    62,
    'gründ|gegr|found|establish|est.|incorporated',
    `(?<!\\p{L})(?:(?:aus|mit)?gegründet(?:e[nrs]?(?=\\s(?:\\p{L}{3,20}e[nr]?\\s)?${ANY_FIRM}(?!\\p{L})))?|gegr\\.?|gründete[n]?|gründet|gründen|${PREFIX}gründung(?:s(?:jahr|datum|tag|versammlung|akt|urkunde))?|(?<!kennengelernt .{0,60})${PREFIX}gründer(?:in)?(?=\\s${YEAR})|(?:year\\s)?founded|founds|established|est\\.|incorporated|year of foundation)(?!\\p{L})`,
  ],
  [
    54,
    'stiftung',
    `(?<!\\p{L})errichtete[n]?\\s(?:er|sie|wir|ich)\\s${gap(40)}eine\\s(?:\\p{L}{4,20}e\\s)?stiftung(?!\\p{L})`,
  ],
  // 'meldeten Eva und Jan Muster die Muster Bau GmbH an'
  [
    56,
    'meldete',
    `(?<!\\p{L})meldete[n]?(?!\\p{L}|.{0,130}(?:insolvenz|konkurs|patent|kurzarbeit|(?<!\\p{L})marke))${gap(100)}(?:\\p{L}{0,20}gewerbe|(?<!\\p{L})(?:die|ihre|seine|unsere)\\s${gap(60)}(?:firma|gesellschaft|gmbh|ug|kg|ohg|gbr))(?!\\p{L})${gap(30)}an(?!\\p{L})`,
  ],
  [60, 'taufe', '(?<!\\p{L})aus der taufe(?!\\p{L})'],
  [
    56,
    'begründe',
    `${OWN_NOUN}(?!\\p{L}).{0,40}\\swurde\\s.{0,80}\\sbegründet(?!\\p{L})|begründete[n]?(?!\\p{L}).{0,60}${OWN_HOUSE}|(?<!\\p{L})haben\\s.{3,100}\\seine[n]?\\s\\p{L}{0,25}(?:genossenschaft|gesellschaft|verein|firma)\\sbegründet(?!\\p{L})`,
  ],
  [
    56,
    'seit',
    `^seit\\s(?:(?:diesem|jenem)\\s\\p{L}{3,12}|damals)\\s(?:gibt es|besteht|existiert)\\s(?:uns(?!\\p{L})|(?:den\\s|die\\s|das\\s)?\\p{Lu}[\\p{L}-]{2,25}(?:\\s\\p{Lu}[\\p{L}-]{2,25})?[.!]?$|${OWN_HOUSE})`,
  ],
  [58, 'gegründeten', '^aus (?:der|dem)\\s.{0,60}gegründeten\\s'],
  [
    58,
    'ins leben',
    '(?<!\\p{L})(?:rief|riefen|ruft|gerufen|rufen)(?!\\p{L}).{0,80}ins leben|ins leben (?:gerufen|rief|riefen)(?!\\p{L})',
  ],
  [50, 'los', '(?:ging|geht)\\s(?:es|alles)(?:\\s.{1,60})?\\slos(?!\\p{L})|los\\s(?:ging|geht)(?!\\p{L})'],
  // 'Diese' is the one that speaks, whatever else its founders had founded before.
  [
    64,
    'errichtet',
    `(?<!\\p{L})errichtet(?:e[n]?)?\\s(?:er|sie|wir|ich)\\s${gap(40)}(?:die|unsere)\\s(?:\\p{L}{4,20}e\\s)?stiftung(?!\\p{L})`,
  ],
  [64, 'errichtete', 'errichtete[n]?(?!\\p{L}).{0,100}\\s(?:diese|unsere)\\s\\p{L}{0,15}stiftung(?!\\p{L})'],
  [54, 'errichtete', 'errichtete[n]?(?!\\p{L}).{0,100}\\sdie\\s\\p{L}{0,15}stiftung(?!\\p{L})'],
  [52, 'was', '^was\\s(?!.{0,80}(?:maschine|computer|software|anlage|roboter))(?:.{0,80})(?:begann|anfing|startete)$'],
  [50, 'wiege', `(?<!\\p{L})wiege\\s(?:de[rs]|unsere[rs])\\s${OWN_NOUN}.{0,20}\\sstand(?!\\p{L})`],
  [
    56,
    'errichtet|anerkannt|genehmigt|gestiftet',
    `(?:stiftung|anstalt|fonds|genossenschaft|verein)${gap(80)}(?:errichtet|anerkannt|genehmigt|gestiftet)(?!\\p{L})|^errichtet wurde .{0,40}stiftung`,
  ],
  [55, 'errichtet', `(?:unternehmen|firma|betrieb|gesellschaft|stammhaus)${gap(80)}errichtet`],
  [
    56,
    'ständig',
    `(?:machte?n?|gemacht)(?!\\p{L})${gap(120)}${SELF_EMPLOYED}(?!\\p{L})|${SELF_EMPLOYED}\\s(?:gemacht|machte[n]?)(?!\\p{L})`,
  ],
  [52, 'ständig', `(?:schritt|sprung|weg)\\sin\\sdie\\s${SELF_EMPLOYED}keit`],
  [
    52,
    'wurde',
    `(?:wurde\\s${gap(20)}aus\\s${gap(60)}|(?<!\\p{L})aus\\s${gap(60)}wurde\\s${gap(30)})(?:eine?|das|die)\\s(?:\\p{L}{3,15}\\s)?(?:firma|unternehmen|betrieb|büro|agentur)(?!\\p{L})|(?<!\\p{L})daraus\\s(?:.{0,40}\\s)?wurde\\s${gap(30)}eine?\\s${MADE}|(?<!\\p{L})aus\\s.{0,30}(?:idee|hobby|leidenschaft|vision)(?!\\p{L}).{0,40}wurde\\s.{0,40}(?:GmbH|UG|AG|KG)(?!\\p{L})`,
  ],
  [
    48,
    'daraus|hobby|leidenschaft|zum beruf',
    `(?:machten?|gemacht)(?!\\p{L})${gap(60)}(?:daraus|aus\\s(?:de[mr]|seine[mr]|ihre[mr])\\s(?:hobby|leidenschaft))\\s${gap(30)}eine?n?\\s${MADE}|(?:daraus|aus\\s(?:de[mr]|seine[mr]|ihre[mr])\\s(?:hobby|leidenschaft))\\s${gap(60)}eine?n?\\s${MADE}\\s(?:gemacht|machten?)(?!\\p{L})|(?<!\\p{L})aus\\s(?:de[mr]|seine[mr]|ihre[mr])\\s(?:hobby|leidenschaft)\\smachten?\\s${gap(60)}eine?n?\\s${MADE}|(?<!\\p{L})(?:hobby|leidenschaft)\\s(?:\\S{1,20}\\s){0,3}zum\\sberuf(?!\\p{L})`,
  ],
  [
    50,
    'aufgesperrt|aufgemacht|aufgeschlossen',
    `(?<!\\p{L})(?:haben|hat)\\s(?:wir|ich|er|sie)\\szum\\s(?:aller)?ersten\\smal${gap(60)}\\s(?:aufgesperrt|aufgemacht|aufgeschlossen)(?!\\p{L})|(?<!\\p{L})(?:aufgesperrt|aufgemacht|aufgeschlossen)\\s(?:haben|hat|hatten?)\\s${OWN_HOUSE}|${OWN_HOUSE}(?!\\s(?:\\S{2,25}\\s){0,2}(?:hat|haben)\\s)${gap(60)}\\s(?:aufgesperrt|aufgemacht|aufgeschlossen)(?!\\p{L})`,
  ],
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
    `(?<!\\p{L})(?:opened|started|launched|set up)\\s${gap(20)}${OWN_HOUSE}|(?:company|business|firm)(?:\\sdoes not:\\sit|\\sis not:\\sit)?\\swas\\s(?:set up|started|launched)`,
  ],
  // 'machte die Metzgerei 1898 auf', 'der 1872 entstandene Betrieb', '1961: foundation in Grenchen'
  [50, 'machte|sperrte', `(?<!\\p{L})(?:machte|sperrte)[n]?\\s${OWN_HOUSE}\\s(?:.{0,40}\\s)?auf$`],
  [54, 'entstandene|eröffnetes', `${YEAR}\\s(?:entstandene[nrs]?|eröffnetes)\\s${OWN_NOUN}(?!\\p{L})`],
  [54, 'foundation', '^(?:the\\s)?foundation(?:\\s(?:in|of)\\s.{2,40})?$'],
  [52, 'opening', `^opening\\sof\\sthe\\s(?:hotel|${OWN_NOUN})$`],
  [50, 'gewerbe', '(?<!\\p{L})gewerbe(?!\\p{L}).{0,60}\\sangemeldet(?!\\p{L})'],
  [48, 'eröffnet', `^${YEAR}\\s${OWN_NOUN}(?!\\p{L})${gap(60)}eröffnet(?!\\p{L})`],
  [
    46,
    'öffnet|sperrte|machte|schloss',
    `(?:haben|hat)\\s(?:wir|ich)(?!\\p{L})${gap(80)}(?:türen|pforten)\\sgeöffnet|(?:öffnete|öffneten|sperrten?|machten?)(?!\\p{L})${gap(80)}${OWN_HOUSE}\\s(?:erstmals\\s)?auf(?!\\p{L})|(?:öffnete|öffneten|sperrte)(?!\\p{L})${gap(80)}(?:türen|pforten|ersten mal)|(?:schloss|schlossen)(?!\\p{L})${gap(60)}${OWN_HOUSE}\\sauf(?!\\p{L})`,
  ],
  [44, 'eröffnete', 'eröffnete[n]?\\s\\p{Lu}[\\p{L}-]{2,25}\\s(?:1[5-9]|20)\\d\\d\\s(?:in|im|am)(?!\\p{L})'],
  [
    47,
    'hervor',
    '(?<!\\p{L})(?:(?:ging|gingen)\\s(?!.{0,120}(?:sieger|gewinner|wettbewerb)).{0,120}\\shervor|(?:ist|sind)\\s.{0,20}aus\\s.{0,100}\\shervorgegangen|hervorgegangen\\s(?:ist|sind)|hervorging(?:en)?)(?!\\p{L})',
  ],
  [
    50,
    'begann|begonn|beginnt|startete|start|began|begins|fing|fängt',
    `(?<!\\p{L})${STORY}\\s${gap(60)}(?:beg[ao]nn|beginnt|begonnen|startete|started|starts|began|begins|fing|fängt)(?!\\p{L})`,
  ],
  [
    50,
    'angefangen|begonnen|beg|fing|fäng|started',
    `(?:angefangen|begonnen)\\s(?:hat|haben|hatte|hatten)\\s(?:wir|alles|es|unsere?|(?:die|der|das)\\s${OWN_NOUN})(?!\\p{L})|(?:begann|beginnt|fing|fängt|started|began)\\s(?:alles|all|unsere)(?!\\p{L})(?!\\s(?:wieder|von)|.{0,40}\\sneu(?!\\p{L}))`,
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
    `(?<!\\p{L})${OWN_NOUN}(?:\\s[\\p{L}&-]{2,25}){0,2}\\s(?:war|wurde|ist)\\s(?:damit\\s)?geboren(?!\\p{L})|(?:war|wurde|ist)\\s(?:die|das|der|unsere?)\\s${OWN_NOUN}(?:\\s[\\p{L}&-]{2,25}){0,2}\\sgeboren(?!\\p{L})|(?<!\\p{L})geboren\\s(?:wurde|ist|war)\\s(?:die|das|der|unsere?)\\s(?:\\p{L}{3,15}e\\s)?${OWN_NOUN}(?!\\p{L})|(?<!\\p{L})(?:g?GmbH|AG|KG|OHG|UG|GbR|SE|eG)\\s(?:war|ist)\\s(?:damit\\s)?geboren(?!\\p{L})`,
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
    `geburtsstunde(?!\\p{L})|unser\\sgeburtsjahr(?!\\p{L})|geburts(?:jahr|tag)\\s(?:des|der|unsere[rs])\\s${OWN_NOUN}(?!\\p{L})|(?:geburtsjahr|gründungsstunde)\\s(?:von|des|der)(?!\\p{L})`,
  ],
  [
    50,
    'grundstein',
    '(?:legte|legten|gelegt)(?!\\p{L}).{0,80}grundstein|grundstein.{0,80}(?:legte|legten|gelegt)(?!\\p{L})',
  ],
  [
    48,
    'nahm',
    '(?<!\\p{L})nahm(?:en)?(?!\\p{L}).{0,120}(?:arbeit|betrieb|tätigkeit|geschäftsbetrieb|geschäfte|unterricht|dienst)\\sauf(?!\\p{L})',
  ],
  [
    50,
    'beginn|anfang|start',
    `(?:beginn|anfang|start)\\s(?:unsere[rs]|meine[rs]|der|des)\\s(?:${OWN_NOUN}|geschichte|firmengeschichte|selb(?:st)?ständigkeit)(?!\\p{L})`,
  ],
  [
    50,
    'began|started',
    `^(?:we|it all|everything|the\\s(?:company|firm|business)|\\p{Lu}[\\p{L}-]{2,25}(?:\\s\\p{Lu}[\\p{L}-]{2,25})?)\\s(?:began|started)\\s(?:life\\s|out\\s)?in\\s${YEAR}`,
  ],
  [60, 'foundation|founding', "(?:its|our|the company's)\\s(?:foundation|founding)(?!\\p{L})"],
  [
    48,
    'entstand|entsteht',
    `(?<!\\p{L})entst(?:and|eht)\\s(?:so\\s|damit\\s|daraus\\s|aus\\s(?:eine[rm]|de[rm])\\s\\p{L}{3,30}\\s)?(?:unsere?|der|die|das)\\s${ANY_FIRM}(?!\\p{L})(?!\\s(?:in|mit)\\s(?:der|ihrer|seiner)\\s(?:heutigen|jetzigen))`,
  ],
  [
    48,
    'meld|gewerbeschein',
    `(?<!\\p{L})melde(?:te?|ten|n|t)(?!\\p{L}).{0,80}${OWN_HOUSE}.{0,30}\\san(?!\\p{L})|(?<!\\p{L})(?:beantrag|erhielt|erhält|hol|bekam|bekommt|lös)\\p{L}{0,5}(?!\\p{L}).{0,60}gewerbeschein(?!\\p{L})|gewerbeschein(?!\\p{L}).{0,80}\\s(?:geholt|gelöst|beantragt|erhalten|bekommen)(?!\\p{L})`,
  ],
  [
    50,
    'fängt|fing|begann|beginnt',
    `^so\\s(?:begann|beginnt|fing|fängt)(?:\\s(?:die|das|der|unsere?)\\s${OWN_NOUN}(?:\\san)?[.!]?$|(?:\\salles)?(?:\\san)?[.!]?$)`,
  ],
  [
    40,
    'eingetragen',
    `(?<!\\p{L})unsere?\\s${OWN_NOUN}\\s(?:ins|in das|im)\\s(?:handelsregister|firmenbuch|vereinsregister|genossenschaftsregister)\\seingetragen(?!\\p{L})`,
  ],
  [48, 'schild', '(?<!\\p{L})häng(?:t|te|ten)(?!\\p{L}).{0,80}\\s(?:sein|ihr|das)\\s\\p{L}{0,15}schild(?!\\p{L})'],
  [48, 'gewerbe', 'gewerbe(?:\\sals\\s\\p{L}{3,25})?\\s(?:an|angemeldet)(?!\\p{L})'],
  [48, 'anerkannt', '(?:die|unsere)\\s[\\p{L}-]{0,30}stiftung\\swurde(?!\\p{L}).{0,80}anerkannt(?!\\p{L})'],
  [
    48,
    'angemeldet',
    `(?:hat|haben)(?!\\p{L}).{0,40}(?:unseren?|den|die|das|seinen?)\\s${OWN_NOUN}.{0,30}\\sangemeldet(?!\\p{L})`,
  ],
  [48, 'öffnete', `(?<!\\p{L})unsere?\\s${OWN_NOUN}\\söffnete(?!\\p{L})`],
  [
    48,
    'empfing|begrüßt',
    `(?:unsere?|die|der|das)\\s${OWN_NOUN}\\s.{0,40}(?:ersten\\s(?:patienten|kunden|gäste|schüler|kinder))\\s(?:empfing|begrüßte)`,
  ],
  [
    48,
    'begründet|begonnen|angefangen|aufgebaut',
    `(?:hat|haben)\\sunser\\p{L}{0,2}\\s${OWN_NOUN}\\s(?!.{0,40}mit\\sde[mr]\\s).{0,80}(?:begründet|begonnen|angefangen|aufgebaut)(?!\\p{L})`,
  ],
  [48, 'set up our', 'set up our (?:company|business|firm)'],
  [48, 'richtete', `richteten?\\s.{0,60}\\sunser\\p{L}{0,2}\\s${OWN_NOUN}\\sein(?!\\p{L})`],
  [50, 'founding of', 'founding of (?:the|our) (?:company|firm|business|guesthouse|hotel|brewery|workshop)'],
]);
