import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { OWN_NOUN } from './founding-words.ts';
import { hasLegalForm } from './legal-forms.ts';
import { COUNTING_WORD, numberOfWord, TOGETHER_WORD } from './number-words.ts';
import { employerNamed, isAboutNoHeadcount, weightOfStaff } from './staff-others.ts';
import { ADJECTIVE, ANY_NUMBER, COUNT, HOUSE, NUMBER, PEOPLE, STAFF, TEAM, TRADE, words } from './staff-words.ts';
import type { IsOwn } from './whose-words.ts';
import { signsOf } from './word-signs.ts';

/** What stands behind a number of people who work together. */
const WORKING =
  '(?:arbeiten|arbeit|arbeitsplatz|beschäftigt|angestellt|tätig|in lohn und brot|freuen sich (?:schon )?auf (?:dich|sie|euch)|im team|im einsatz|unterwegs|bei uns|auf (?:unserer|der) (?:lohn|gehalts)liste|kümmern|sorgen|planen|work)(?!\\p{L})';
/** Not the sum of all where another number follows: '19 Ingenieure, 5 Zeichner und …'. */
const NO_MORE = `(?!.{0,60}(?:,|\\sund|\\ssowie)\\s(?:${ANY_NUMBER}\\s(?!davon|darunter|von (?:ihnen|uns))|eine?n?\\s(?:lehrling|azubi|auszubildende|meister|gesell)))`;
const NO_MEASURE =
  '(?!\\p{L}|\\s(?:jahr|prozent|%|stand|länd|nation|sprach|stund|tag|million|meter|kilometer|minuten|generation))';
/** So few of one trade are a part of a team. */
const SOME = '(?:eine?|zwei|drei|[1-3])';
const GROUP_OF = `(?:${PEOPLE}|${STAFF}|${TRADE})`;

const SAYINGS = [
  `(?!${SOME}\\s${ADJECTIVE}?(?:${STAFF})\\sfür\\s)${NUMBER}\\s(?:(?:fest|hauptamtlich|hauptberuflich|sozialversicherungspflichtig|dauerhaft)\\s)?(?:${ADJECTIVE}(?:(?:und|sowie)\\s)?(?:(?:bestens|sehr|gut|hoch|top|fest|langjährig|fachlich)\\s)?){0,3}(?:${STAFF})(?!\\p{L})`,
  `${NUMBER}\\s${ADJECTIVE}?${PEOPLE}\\s${words(4)}${WORKING}`,
  `(?<!\\p{L})(?:arbeiten|beschäftigt|beschäftigen|employs?|geben)\\s${words(10)}${NUMBER}\\s${ADJECTIVE}?${PEOPLE}(?!\\p{L})`,
  `(?<!\\p{L})(?:arbeiten|beschäftigen|beschäftigt)\\s${words(4)}${NUMBER}\\s${ADJECTIVE}?${TRADE}(?!\\p{L})${NO_MORE}`,
  `(?<!\\p{L})unsere\\s${NUMBER}\\s${ADJECTIVE}?${PEOPLE}(?!\\p{L})`,
  `(?<!\\p{L})mit\\s${NUMBER}\\s${ADJECTIVE}?${PEOPLE}\\ssind wir(?!\\p{L})`,
  `${NUMBER}\\s${ADJECTIVE}?${TRADE}(?:,\\s\\p{Lu}\\p{L}{3,30}){0,3}\\s(?:(?:und|sowie|&)\\s\\p{Lu}\\p{L}{3,30}\\s)?(?:${words(3)}(?:im einsatz|bei uns)|arbeiten\\s(?:bei|für))(?!\\p{L})`,
  `(?<!\\p{L})(?<!(?:in|as part of) (?:an?|einem) (?:\\p{L}{4,12} )?)${TEAM}\\s(?:von|aus|of|${words(3)}(?:besteht|bestehend|consists|consisting)\\s${words(2)}(?:aus|of)|zählt|umfasst|(?:(?:now|currently|today)\\s)?numbers)\\s${words(3)}${NUMBER}${NO_MEASURE}`,
  `(?<!\\p{L})(?:zählt|umfasst|hat)\\s(?:das|unser|die|unsere)\\s${TEAM}\\s${words(2)}${NUMBER}${NO_MEASURE}`,
  `(?<number>${COUNT})-?köpfige[nmrs]?\\s${TEAM}`,
  `${NUMBER}\\s${PEOPLE}\\sstarke[ns]?\\s${TEAM}`,
  `(?<!\\p{L})${TEAM}\\s${words(3)}${NUMBER}\\s${PEOPLE}\\sstark(?!\\p{L})`,
  `(?<!\\p{L})${TEAM}\\s${words(4)}auf\\s${NUMBER}\\s${PEOPLE}`,
  `(?<!\\p{L})zu(?:(?:[mr]|\\sunsere[mr])\\s(?:${TEAM}|${HOUSE})|\\suns)\\s(?:gehören|zählen)\\s${words(2)}(?!${SOME}\\s${ADJECTIVE}?${TRADE})${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}(?!\\p{L})`,
  `(?<!\\p{L})(?:gehören|zählen)\\s${words(2)}${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}(?!\\p{L})(?:,\\s\\p{Lu}\\p{L}{3,30}){0,3}(?:\\s(?:und|sowie|&)\\s\\p{Lu}\\p{L}{3,30})?\\s(?:zu(?:[mr]|\\sunsere[mr])\\s(?:${TEAM}|${HOUSE})|zu\\suns|dazu)(?!\\p{L})`,
  `(?<!\\p{L})(?:der|die|das|unsere?)\\s${HOUSE}\\s(?:zählt|umfasst|hat)\\s${words(2)}${NUMBER}\\s${ADJECTIVE}?${PEOPLE}(?!\\p{L})`,
  `(?<!\\p{L})(?:zählt|umfasst|hat)\\s(?:der|die|das|unsere?)\\s${HOUSE}\\s${words(2)}${NUMBER}\\s${ADJECTIVE}?${PEOPLE}(?!\\p{L})`,
  `^${NUMBER}(?:\\s${GROUP_OF})?(?:,|:|\\s[–-])\\sso viele sind wir(?!\\p{L})`,
  `(?<!\\p{L})(?:sind es|es sind)\\s${words(2)}${NUMBER},\\sso viele\\s(?:${GROUP_OF}\\s)?sind wir(?!\\p{L})`,
  `(?<!\\p{L})(?:(?:unsere?|das|die)\\s${TEAM}|(?:größe|grösse|stärke)\\s(?:unsere[sr]|des|der)\\s${TEAM}s?|das sind wir|so viele sind wir|wir sind|über uns):\\s${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}(?!\\p{L})`,
  `(?<!\\p{L})(?:unser|der|das)\\s(?:\\p{L}{0,20}betrieb|unternehmen|büro|team)\\sist\\s${words(3)}auf\\s${NUMBER}\\s${GROUP_OF}\\s(?:an)?gewachsen(?!\\p{L})`,
  `(?<!\\p{L})ist\\s(?:unser|der|das|unsere|die)\\s(?:\\p{L}{0,20}betrieb|unternehmen|büro|team|firma|belegschaft)\\s${words(3)}auf\\s${words(1)}${NUMBER}\\s${GROUP_OF}\\s(?:an)?gewachsen(?!\\p{L})`,
  `(?<!\\p{L})${TEAM}\\s(?:ist|wuchs)\\s${words(4)}auf\\s${words(2)}${NUMBER}(?=(?:\\s${GROUP_OF})?\\s(?:(?:an)?gewachsen|gestiegen)(?!\\p{L})|[.!]?$)`,
  `(?:(?:zahl|anzahl)\\s(?:der|unserer)\\s(?:${STAFF})|personalbestand|personalstand|(?:mitarbeiter(?:innen)?|mitarbeitenden|beschäftigten)zahl|teamgröße)\\s${words(5)}(?:auf|bei|beträgt)\\s${NUMBER}(?!\\p{L}|\\s(?:prozent|%))`,
  `(?<!\\p{L})arbeitgeber\\s(?:von|für)\\s${NUMBER}\\s(?:${PEOPLE}|${STAFF})(?!\\p{L})`,
  `(?:,|\\s[–-])\\sdas\\ssind\\s${words(2)}${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}\\s(?:in|im|an|bei)\\s`,
  `(?:${TEAM}|wir)(?:\\s[–-]|,)\\s(?:das\\s)?sind\\s${words(2)}${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}(?!\\p{L})`,
  `(?<!\\p{L})hinter\\s.{1,40}\\s(?:stehen|steht|stecken|steckt)\\s${words(2)}${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}(?!\\p{L})`,
  `(?<!\\p{L})unsere?\\s\\p{L}{4,25}\\sbesteht\\s${words(2)}aus\\s${words(2)}${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}(?!\\p{L})`,
  `(?:${STAFF}|${PEOPLE})(?!\\p{L}).{0,60}(?:heute|inzwischen|mittlerweile|jetzt|aktuell)\\ssind\\s(?:es|wir)\\s${NUMBER}(?=[.!]?$)`,
  `(?<!\\p{L})eine?\\s${ADJECTIVE}?(?:haus|${TEAM}|\\p{L}{0,20}(?:betrieb|unternehmen|firma|büro|agentur|praxis|werkstatt|laden))\\s(?:mit|von|aus)\\s${words(2)}${NUMBER}(?:\\s${ADJECTIVE}?${GROUP_OF})?\\s(?:geworden|gewachsen|herangewachsen|entstanden)(?!\\p{L})`,
  `(?<!\\p{L})bei uns\\s(?:packen|schaffen|wirken|werken|tüfteln|stempeln)\\s${words(2)}${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}(?!\\p{L})`,
  `(?:${STAFF})(?!\\p{L})\\s${words(4)}auf\\s${words(2)}${NUMBER}\\s(?:an)?gewachsen(?!\\p{L})`,
  `^aus\\s(?:\\S{2,20}\\s){0,2}(?:${STAFF}|${PEOPLE})(?!\\p{L}).{0,60}\\s(?:sind|wurden)\\s${words(5)}${NUMBER}(?=[.!]?$|\\sgeworden(?!\\p{L}))`,
  `(?<!\\p{L})(?:sichern|sichert|bieten|bietet)\\s${words(2)}${NUMBER}\\s${ADJECTIVE}?arbeitsplätze(?!\\p{L})`,
  `(?<!\\p{L})auf\\s(?:unserer|der)\\s(?:lohn|gehalts)liste\\s(?:stehen|haben wir)\\s${words(2)}${NUMBER}(?=[.!]?$|\\s(?:namen|${PEOPLE}|${STAFF})(?!\\p{L}))`,
  `^${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}(?!\\p{L})[^.!?]{0,60}(?::|\\s[–-])\\s(?:(?:das|so)\\ssind\\swir|das\\sist\\s(?:die|der|das)\\s[^.!?,]{3,60})[.!]?$`,
  // 'Dreißig sind wir nicht mehr – es sind schon 33'
  `${ANY_NUMBER}\\ssind wir\\s(?:schon\\s)?(?:lange\\s|längst\\s)?nicht(?:\\smehr)?(?:,|\\s[–-])\\s(?:es sind|wir sind|sondern)\\s${words(2)}${NUMBER}(?=[,.!]|$|\\s${GROUP_OF}(?!\\p{L}))`,
  `^(?:alles in allem|alles zusammen|unterm strich|macht zusammen)\\s${words(2)}${NUMBER}\\s${GROUP_OF}(?:,\\s[^.!?;:]{0,40}(?:lehrling|azubi|auszubildende|lernende|aushilfe|teilzeit|meister|gesell|chef)[^.!?;:]{0,40})[.!]?$`,
  `${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}\\s(?:gehören|zählen)\\s${words(2)}zu(?:\\suns|(?:[mr]|\\sunsere[mr])\\s(?:${TEAM}|${HOUSE})|[mr]?\\s\\p{L}{4,30}\\s\\p{L}{4,30}:)(?!\\p{L})`,
  `${NUMBER}\\s(?:frauen und männer|männer und frauen|menschen|leute)\\s(?:\\p{Ll}{3,15}n,?\\s(?:und\\s)?){1,6}(?:bei uns|(?:(?:heute|inzwischen|täglich)\\s)?unsere)(?!\\p{L})`,
  `^${NUMBER}\\s${GROUP_OF}\\s(?:gehören|zählen)\\szu\\s\\p{Lu}[\\p{L}-]{3,25}(?=[.:,!])`,
  `(?:^|: )${NUMBER}\\s(?:köpfe|leute|personen)\\szählt\\s(?:unser|das|die|unsere)\\s(?:\\p{L}{3,20}-)?${TEAM}(?!\\p{L})`,
  `(?<!\\p{L})(?:fest\\s)?(?:angestellt|beschäftigt)\\s(?:sind(?:\\s(?:bei uns|hier))?|haben wir)\\s${words(6)}${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}(?!\\p{L})`,
  `(?<!\\p{L})stehen\\s${words(2)}${NUMBER}\\s(?:bei\\s(?:der|uns)\\s)?(?:\\p{L}{3,20}\\s)?auf der (?:lohn|gehalts)liste(?!\\p{L})`,
  `(?<!\\p{L})(?:company|business|firm|workshop|practice|agency)\\s(?:of|with)\\s${words(1)}${NUMBER}\\s${PEOPLE}(?!\\p{L})`,
  `(?<!\\p{L})heute\\smit\\s${NUMBER}\\s${PEOPLE}\\s(?:an|in)\\s`,
  `${NUMBER}\\s\\p{L}{4,25}(?:,\\s\\p{L}{4,25}){0,4}\\s(?:and|und)\\s\\p{L}{3,25}\\s(?:work\\s(?:for us|here|with us)|arbeiten\\s(?:bei|für)\\suns)(?!\\p{L})`,
  `(?<!\\p{L})there are\\s${words(2)}${NUMBER}\\sof us(?!\\p{L})`,
  `(?<!\\p{L})(?:has|have)\\s(?:a\\s)?${NUMBER}\\sstaff(?!\\p{L}|\\s(?:rooms?|houses?|flats?|members?|apartments?|cars?))`,
  `(?<!\\p{L})we have grown to\\s(?:a team of\\s)?${NUMBER}(?=[.!]?$|\\s${PEOPLE}(?!\\p{L}))`,
  `^${NUMBER}\\s(?:leute|köpfe|menschen|personen)\\ssind wir(?!\\p{L})`,
  `${NUMBER}\\smembers of staff(?!\\p{L})`,
  `(?<!\\p{L})(?:workforce|team|staff|headcount)\\shas\\s(?:since\\s)?grown\\s(?:from\\s${ANY_NUMBER}\\s)?to\\s${NUMBER}(?!\\p{L})`,
  `(?<!\\p{L})(?:now\\s|currently\\s|today\\s)?counts\\s${NUMBER}\\s${PEOPLE}(?!\\p{L})`,
  `(?<!\\p{L})(?:workforce|headcount|team)\\s${words(8)}(?:stands at|has reached)\\s${words(1)}${NUMBER}(?!\\p{L}|\\s(?:percent|%))`,
  `(?<!\\p{L})finden\\s${words(2)}${NUMBER}\\s${ADJECTIVE}?${PEOPLE}\\s${words(6)}(?:arbeitsplatz|arbeit|beschäftigung)(?!\\p{L})`,
  `(?<!\\p{L})im dienst(?:e)? (?:de[rs]|unsere[rs])\\s\\p{L}{3,30}\\s(?:stehen|sind)\\s${words(2)}${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}(?!\\p{L})`,
  // 'ca. 40 Pflege- und Hauswirtschaftskräfte'
  `(?<!\\p{L})(?:gehören|zählen|arbeiten|beschäftigen)\\s${words(3)}${NUMBER}\\s\\p{L}{3,25}-\\s(?:und|&)\\s${TRADE}(?!\\p{L})`,
  `(?:wir sind|sind wir|wir arbeiten|arbeiten wir)\\s${words(3)}zu\\s(?<number>${TOGETHER_WORD})(?!\\p{L})`,
  `^zu\\s(?<number>${TOGETHER_WORD})\\s.{0,80}(?<!\\p{L})wir(?!\\p{L})`,
  `(?:wir sind|sind wir)\\s(?:das\\s(?:ganze\\s)?jahr\\süber|über\\sdas\\sjahr|ganzjährig)\\s${NUMBER}\\s${ADJECTIVE}?${GROUP_OF}(?!\\p{L})`,
  `(?:wir sind|sind wir|we are|we're)\\s${words(2)}${NUMBER}(?=\\s${ADJECTIVE}?${PEOPLE}(?!\\p{L})|\\sim team(?!\\p{L})|[.!]?$|\\.\\s(?:davon|darunter)(?!\\p{L})|,\\s(?:und|doch|aber)\\s(?:ich|alle|jede[rs]?)\\s|,\\saus\\s\\p{L}{2,8}\\sländern|,\\svo[mn]\\s.{3,40}\\sbis\\s|:\\s|\\s[–-]\\s(?:und|mit|davon|darunter)\\s(?!.{0,40}(?:feier|jubil|geburtstag|jahr))|,\\s(?:davon|darunter)\\s)`,
  `(?:wir sind|sind wir)\\s${words(2)}${NUMBER}(?=\\s${ADJECTIVE}?${TRADE}(?!\\p{L})${NO_MORE})`,
].map((source) => anyCase(source, 'g'));
/** The sum behind the parts: '… 5 Zeichner und 3 Damen, zusammen mit den Partnern 30 Köpfe'. */
const SUM = anyCase(
  `(?<!\\p{L})(?:zusammen|insgesamt|in summe|gesamt)\\s${words(4)}${NUMBER}(?:\\s(?:${PEOPLE}|${STAFF})(?!\\p{L})|(?=[.!]?$))`,
  'g',
);
const PARTS = anyCase(`${ANY_NUMBER}\\s(?:${STAFF}|${TRADE}|${PEOPLE}|lehrlinge[n]?|damen|herren)(?!\\p{L})`);

/** Customers or the work beside people: whoever looks after them is the company's. */
const SERVING =
  '(?:kümmern sich|sorgen|betreuen|beraten|arbeiten|wirken|packen|stehen hinter|stehen bereit|dahinter stehen|dahinter stecken|stehen ihnen|halten|machen|bauen|fertigen|planen|finden arbeit|haben arbeit|verdienen|für (?:sie|euch|dich) (?:da|im einsatz)|an bord)(?!\\p{L})';
/** People, or those of one trade who are not counted beside others: not 'zwei Meister, fünf Gesellen'. */
const HEADS = `(?:${PEOPLE}(?!\\p{L})|${TRADE}(?!\\p{L})${NO_MORE})`;
/** People of whom no more is said than that they are there; they count where a site has no better figure. */
const WEAK_SAYINGS = [
  `(?<!\\p{L})mit\\s${words(1)}${NUMBER}\\s${PEOPLE}\\s.{0,80}\\swir(?!\\p{L})`,
  `(?<!\\p{L})planen\\s${NUMBER}\\s\\p{L}{5,30}(?:er|innen|leute)(?:,\\s\\p{L}{4,30}){0,4}\\sund\\s\\p{L}{4,30}(?!\\p{L})`,
  // '33 Drucker, Buchbinder und Mediengestalter arbeiten im …'
  `^${NUMBER}\\s\\p{L}{5,30}(?:er|innen|leute|kräfte|isten)(?:,\\s\\p{L}{4,30}){0,4}\\s(?:und|sowie|and)\\s\\p{L}{4,30}(?=\\s(?:arbeiten|wirken|machen|sorgen|kümmern|bauen|fertigen|halten|packen|backen|stehen)(?!\\p{L}))`,
  `(?<!\\p{L})(?:fertigen|arbeiten|bauen|sorgen|kümmern|betreuen|beraten|wirken)\\s${words(4)}${NUMBER}\\s\\p{L}{4,20}innen\\sund\\s\\p{L}{4,20}(?!\\p{L})`,
  `(?<!\\p{L})${SERVING}\\s${words(8)}${NUMBER}\\s${ADJECTIVE}{0,2}${HEADS}`,
  `${NUMBER}\\s${ADJECTIVE}{0,2}${HEADS}\\s${words(6)}${SERVING}`,
  `^(?:(?:wir|das team|das sind|hier|insgesamt|heute|aktuell)(?::|\\s[–-])?\\s)?${NUMBER}\\s${ADJECTIVE}{0,2}(?:köpfe|leute|fachleute|frauen und männer)(?:,\\s(?:ein|eine|zwei|drei|vier|\\d{1,3})\\s\\p{Lu}[^.!?]{2,80}|[.!]?$)`,
  `(?<!\\p{L})(?:\\p{L}{0,20}(?:betrieb|unternehmen|firma|büro|agentur|kanzlei|praxis|werkstatt)|mittelständler|${TEAM})\\smit\\s${words(2)}${NUMBER}\\s${ADJECTIVE}{0,2}${HEADS}`,
  `^${NUMBER}\\s${HEADS}\\saus\\s${ANY_NUMBER}\\s(?:ländern|nationen)(?!\\p{L})`,
  // 'zu elft: 11 Mitarbeitende zählt die Werkstatt heute'
  `(?:^|: )${NUMBER}\\s(?:${STAFF})\\s(?:zählt|hat|beschäftigt)\\s(?:die|das|der|unsere?)\\s${OWN_NOUN}(?!\\p{L})`,
  `(?<!\\p{L})(?:zählen wir|wir zählen|zählt|beschäftigt)\\s${words(3)}${NUMBER}\\s(?:köpfe|leute|fachleute)(?!\\p{L})`,
  `^(?:im|in|am|an|hinter)\\s.{2,60}\\sstehen\\s${words(2)}${NUMBER}\\s${ADJECTIVE}{0,2}(?:köpfe|leute|menschen|personen)(?!\\p{L})`,
  `^(?:bei uns|hier)\\s(?:\\p{Ll}{3,20}e?n,?\\s(?:und\\s)?){1,6}${NUMBER}\\s${ADJECTIVE}{0,2}${HEADS}`,
  `(?<!\\p{L})(?:bei uns|wir)\\s(?:sind|arbeiten|haben)\\s${words(3)}${NUMBER}\\s${ADJECTIVE}{0,2}${HEADS}`,
].map((source) => anyCase(source, 'g'));
/** What is said of people who do not work there: guests, customers, places to sit, members, helpers, learners. */
const NOT_WORKING = anyCase(
  /(?<!\p{L})(?:pl(?:atz|ätze)|sitz\p{L}{0,20}|saal|gast|gäste?n?|besuch\p{L}{0,20}|kund\p{L}{0,20}|follow\p{L}{0,20}|folgen|vertrau\p{L}{0,20}|mitglied\p{L}{0,20}|ehrenamt\p{L}{0,20}|freiwillig\p{L}{0,20}|einwohner\p{L}{0,20}|bewohner\p{L}{0,20}|leben|wohnen|mieter\p{L}{0,20}|patient\p{L}{0,20}|schüler\p{L}{0,20}|teilnehm\p{L}{0,20}|kurs\p{L}{0,20}|seminar\p{L}{0,20}|gruppen?|netzwerk\p{L}{0,20}|verband\p{L}{0,20}|konzern\p{L}{0,20}|chor\p{L}{0,20}|herde|feuerwehr\p{L}{0,20}|behinderung\p{L}{0,20}|kamen|waren|wurden?|hatten?|haben|befragt\p{L}{0,20}|ausgebildet\p{L}{0,20}|teilzeit|vollzeit|nachbar\p{L}{0,20}|deutschland|weltweit|pro|je|täglich|am tag|jeden tag|jährlich|jahre?s?|würden|könn(?:en|ten)|suchen?)(?!\p{L})/iu,
);
const WEAK = 22;

const LABEL =
  `(?:anzahl (?:der )?|zahl der |number of )?(?:${ADJECTIVE}|unsere )?(?:${STAFF}|mitarbeiter(?:innen)?(?:zahl|anzahl|stand)|beschäftigtenzahl|personal(?:be)?stand|belegschaft|personal|teamgröße|team size|headcount|workforce)` +
  '(?:\\s(?:weltweit|insgesamt|heute|aktuell|derzeit|(?:de[rs]|unsere[rs]|bei (?:der|dem|unserer)|in (?:der|unserer)) (?:unternehmens?|betrieb(?:e?s)?|firma|hauses|vereins|\\p{L}{0,20}unternehmung|g?gmbh|ag|kg|ug|ohg|se|eg|gbr|gesellschaft|genossenschaft|stiftung|kanzlei|praxis|agentur|klinik)|bei uns|gesamt|im team|im (?:mvz|haus|unternehmen|betrieb|verein|werk)|im (?:jahres)?(?:durchschnitt|mittel|schnitt)|aus \\d{1,3} (?:nationen|ländern)|an \\p{L}{2,10} standorten|an \\d{1,3} standorten))?(?:\\s\\((?!konzern|gruppe|group|holding|verbund)[^()]{2,30}\\)|\\s20\\d\\d|\\s(?:per|am|zum|ende|anfang|im jahr)\\s(?:\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?)?20[2-9]\\d)?';
const LABELLED = anyCase(`^${LABEL}\\s?:\\s?${NUMBER}(?!\\p{L})`);
/** A label and its figure that no more than the layout keeps apart: 'Mitarbeitende412'. */
const LABEL_WITH_FIGURE = anyCase(`^${LABEL}\\s?(?=[\\d>+]|über|rund|ca)${NUMBER}$`);
/** A label may go on behind a comma: 'Angestellte, niemand im Minijob'. */
const LABEL_ALONE = anyCase(
  `^(?:(?:unser )?team|wir sind|das sind wir|${LABEL}(?:,\\s(?:(?:davon|darunter)\\s[^,]{3,40}|[^\\d,]{4,40}))?|köpfe|${PEOPLE} (?:im (?:team|büro|betrieb|haus|unternehmen)|bei uns|an bord)|fachkräfte|fachleute|expertinnen und experten)\\s?:?$`,
);
/** Behind a figure what it counts, and whom among others: '11 Personen', '62, davon 14 Lernende'. */
const NUMBER_ALONE = anyCase(
  `^[+>]?\\s?${NUMBER}(?:\\s?\\+)?(?:\\s(?:${STAFF}|${PEOPLE}))?(?:\\s\\([^()]{3,25}\\)|,?\\s(?:davon|darunter|inkl\\.|inklusive|incl\\.|einschliesslich|einschließlich|including)\\s[^.!?:]{3,40})?$`,
);

/** A number of staff as said: its bound ('über'), its words on the page and what it weighs. */
export interface SaidStaff {
  bound: string;
  written: string;
  weight: number;
  /** Whose they are by name, where it need not be the company. */
  named?: string;
}

/** The likeliest that one sentence says of the company's staff; `isOwn` knows the company by its name. */
export function staffIn(sentence: string, isOwn: IsOwn): SaidStaff | null {
  if ((signsOf(sentence) & COUNTING_WORD) === 0 || isAboutNoHeadcount(sentence)) return null;
  const found: { said: SaidStaff; from?: number }[] = [];
  const read = (saying: RegExp, more: number): void => {
    for (const match of allMatches(sentence, saying)) {
      if (saying === SUM && !isSumOfParts(sentence, match)) continue;
      // Whose sum it is stands within the saying: 'Zusammen zählt die Gruppe 268 Beschäftigte'.
      const from = match.index + (saying === SUM ? match[0].indexOf(numberOf(match).written) : 0);
      const weight = weightOfStaff(sentence, from, match.index + match[0].length, isOwn);
      if (weight !== null) found.push({ said: { ...numberOf(match), weight: weight + more }, from });
    }
  };
  for (const saying of SAYINGS) read(saying, 0);
  if (PARTS.test(sentence)) read(SUM, 6);
  if (PARTS.test(sentence)) found.push(...oursIn(sentence, isOwn).map((said) => ({ said })));
  const isOthers = NOT_WORKING.test(sentence) || (hasLegalForm(sentence) && !isOwn(sentence));
  if (found.length === 0 && !isOthers) for (const saying of WEAK_SAYINGS) read(saying, -WEAK);
  const [likeliest] = found
    .filter(({ said }) => isHeadcount(said.written))
    .sort((a, b) => b.said.weight - a.said.weight);
  if (!likeliest) return null;
  const { said, from } = likeliest;
  const named = from === undefined ? null : employerNamed(sentence, from, isOwn);
  return named ? { ...said, named } : said;
}

/** Beside a group's number the company's own, whoever the sentence began with. */
const OURS = [
  `(?:arbeiten|davon|sind)\\s${NUMBER}\\sbei uns(?!\\p{L})`,
  `wir\\s(?:haben|sind|zählen)\\s${words(2)}${NUMBER}(?=,|[.!]?$)`,
  `stehen\\s${NUMBER}\\sbei\\s(?:uns|der)(?:\\s\\p{L}{3,20})?\\sauf der (?:lohn|gehalts)liste(?!\\p{L})`,
  `bei uns\\s${words(5)}(?:sind|arbeiten)\\s(?:es\\s)?${NUMBER}(?=(?:\\s${GROUP_OF})?[.!]?$)`,
].map((source) => anyCase(`(?<!\\p{L})${source}`, 'g'));

/** The same where the company calls itself by its name. */
const AT_OURS = anyCase(
  `(?<!\\p{L})bei\\s(?!uns\\s)(?:[\\p{L}-]{3,25}\\s){1,2}(?:in\\s[\\p{L}-]{3,25}\\s)?(?:sind|arbeiten)\\s(?:es\\s)?${NUMBER}(?=[.!]?$|,\\svo[mn]\\s)`,
  'g',
);

function oursIn(sentence: string, isOwn: IsOwn): SaidStaff[] {
  const named = allMatches(sentence, AT_OURS).filter(([said]) => isOwn(said));
  return [...OURS.flatMap((saying) => allMatches(sentence, saying)), ...named].flatMap((match) => {
    const weight = weightOfStaff(sentence.slice(match.index), 0, match[0].length, isOwn);
    return weight === null ? [] : [{ ...numberOf(match), weight: weight + 6 }];
  });
}

/** Whether a sentence names parts beside their sum: 'Im Bus sitzen insgesamt 49 Personen' does not. */
const isSumOfParts = (sentence: string, { 0: sum, index }: RegExpExecArray): boolean =>
  index === 0 || PARTS.test(sentence.slice(0, index)) || PARTS.test(sentence.slice(index + sum.length));

/** 'Mitarbeiter: 45'. */
export function labelledStaff(text: string): SaidStaff | null {
  const match = LABELLED.exec(text) ?? (text.length <= 40 ? LABEL_WITH_FIGURE.exec(text) : null);
  const said = match ? { ...numberOf(match), weight: 65 } : null;
  return said && isHeadcount(said.written) ? said : null;
}

/** Between the facts of a list. */
const LIST_MARK = /[;|·•]\s?|,\s|\.\s|:\s(?=\p{L}[\p{L} ]{2,30}:?\s\d)/u;
const LISTED = anyCase(`^(?:unsere? )?(?:${LABEL}|team)\\s?:?\\s${NUMBER}(?:\\s(?:${PEOPLE}|${STAFF}))?\\.?$`);
/** '18 staff' among '310 member businesses' and the like. */
const LISTED_BEHIND = anyCase(`^${NUMBER}\\s(?:employees|staff)\\.?$`);
/** Another fact with its figure: 'Fläche 6,5 ha', 'Fuhrpark: 11 Fahrzeuge', '22 nationalities'. */
const OTHER_FACT = /^[\p{L}\d][\p{L}\d ()%-]{2,40}[: ]\s?[\p{L} ]{0,20}\d|^\d[\d.,’]*\s\p{L}/u;

/** 'Umsatz 72 Mio. Euro, Exportanteil 38 %, Belegschaft 417': one of several facts in a row. */
export function listedStaff(text: string): SaidStaff | null {
  const parts = text.split(LIST_MARK).map((part) => part.trim());
  if (parts.length < 3) return null;
  const at = parts.findIndex((part) => LISTED.test(part) || LISTED_BEHIND.test(part));
  const match = at < 0 ? null : (LISTED.exec(parts[at] ?? '') ?? LISTED_BEHIND.exec(parts[at] ?? ''));
  if (!match || !parts.some((part, i) => i !== at && OTHER_FACT.test(part))) return null;
  const said = { ...numberOf(match), weight: 56 };
  return isHeadcount(said.written) ? said : null;
}

/** Questions for the number of staff, and the beginning of an answer: 'Wie viele arbeiten bei euch?', 'Derzeit 31.'. */
const QUESTION = anyCase(
  `^wie (?:viele (?:(?:${STAFF}|${PEOPLE})\\s)?(?:(?:arbeiten|sind|seid|hat|haben|beschäftigt|gibt|gehören|zählt|umfasst)(?!\\p{L}).{0,60})|gro(?:ß|ss) (?:ist|seid|sind)\\s.{0,40}(?:team|betrieb|unternehmen|firma|belegschaft|kanzlei|praxis|agentur|büro|werkstatt|verein|ihr|sie)\\s?)\\?$`,
);
const ASKED = anyCase(
  /(?<!\p{L})(?:ihnen|euch|uns|sie|ihr|ihre?[mnrs]?|euer|eure?[mnrs]?|unsere?[mnrs]?|betrieb|unternehmen|firma|team|belegschaft|kanzlei|praxis|verein)(?!\p{L})/iu,
);
const ANSWER = anyCase(
  `^(?:(?:wir|sind|es|derzeit|aktuell|zurzeit|momentan|heute|insgesamt|inzwischen|mittlerweile|genau|arbeiten|bei|uns|hier)\\s){0,5}?${NUMBER}(?=[.,!]|$|\\s(?:${STAFF}|${PEOPLE})(?!\\p{L}))`,
);

/** The answer to a question for the number of staff; `isOwn` knows the company by its name. */
export function answeredStaff(question: string, answer: string, isOwn: IsOwn): SaidStaff | null {
  if (!question.endsWith('?') || !QUESTION.test(question) || !(ASKED.test(question) || isOwn(question))) return null;
  const match = ANSWER.exec(answer);
  const said = match ? { ...numberOf(match), weight: 58 } : null;
  return said && isHeadcount(said.written) ? said : null;
}

/** A label that says nothing without a word behind the figure: 'Team', '11 Personen'. */
export const isVagueLabel = (text: string): boolean => /^(?:(?:unser )?team|wir sind|das sind wir)\s?:?$/iu.test(text);

/** 'Beschäftigte der Muster GmbH': whose they are is told by the name. */
const LABEL_OF = anyCase(
  `^${LABEL}\\s(?:bei|der|des|von|in)\\s(?!.{0,40}(?:gruppe|group|konzern|holding|verbund))(.{3,45})$`,
);

/** Whether a text is a label of the company's staff; `isOwn` knows the company by its name. */
export const isStaffLabel = (text: string, isOwn: IsOwn): boolean =>
  text.length <= 60 && (LABEL_ALONE.test(text) || isOwn(LABEL_OF.exec(text)?.[1] ?? ''));

/** '240', 'über 200', '50+', 'zwölf' on a line of its own. */
export function staffFigure(text: string): SaidStaff | null {
  const match = text.length <= 70 ? NUMBER_ALONE.exec(text) : null;
  if (!match) return null;
  const said = numberOf(match);
  const written = said.written + (/\d\s?\+(?:\s\(|$)/u.test(text) && !said.written.endsWith('+') ? '+' : '');
  return isHeadcount(said.written) ? { ...said, written, weight: 52 } : null;
}

function numberOf(match: RegExpExecArray): Pick<SaidStaff, 'bound' | 'written'> {
  const { bound = '', number = '' } = match.groups ?? {};
  return { bound, written: number };
}

/** '2015' beside 'Mitarbeiter' is a year more often than a headcount; zero is none. */
function isHeadcount(written: string): boolean {
  return (
    numberOfWord(written) !== null || (!/^(?:19|20)\d\d$/u.test(written) && Number(written.replace(/\D/gu, '')) > 0)
  );
}
