import { anyCase } from '../any-case.ts';
import { OWN_NOUN } from './founding-words.ts';
import { OWN_VOICE } from './own-voice.ts';
import { ANY_NUMBER, BOUND } from './staff-words.ts';
import type { IsOwn } from './whose-words.ts';

/** 'Bis 2030 wollen wir auf 100 Mitarbeiter wachsen': what is planned. */
const PLAN = anyCase(
  /(?<!\p{L})(?:bis (?:zum jahr |zum jahresende |ende |mitte |spätestens |ins jahr )?20\d\d|bald|demnächst|künftig|zukünftig|in (?:naher )?zukunft|(?:unser|das|ein) ziel (?:ist|sind|von|heißt|lautet)|(?:wollen|möchten|planen|soll|sollen|streben|peilen)(?!\p{L}).{0,80}(?:wachsen|aufstocken|erhöhen|steigen|ausbauen|vergrößern|schaffen|entstehen|werden|arbeiten|beschäftigen|haben|an)(?=[.!?]?$|\s(?:und|oder)))/iu,
);
/** Behind a number of people what they did once: 'Gleich drei Mitarbeiter feierten …', '22 Kollegen gingen an den Start'. */
const ONCE = new RegExp(
  `^\\s(?:\\S{2,20}\\s)?(?:${[
    '\\p{Ll}{2,20}(?:ier|[aeiouäöü]er|chr|hr|r|ch|ck|ll|el|ig|g|k|f|pf|ss|m|hn|rn|h|b)ten',
    '(?:arbeiteten|gingen|liefen|nahmen|kamen|erhielten|fuhren|traten|stiegen|bekamen|gaben|trafen|zogen|flogen|schlossen|verließen)',
    '(?:wurden|konnten|durften|haben)\\s.{0,120}\\s?(?:ge\\p{Ll}{3,20}(?:t|en)|\\p{Ll}{2,8}ge\\p{Ll}{3,15}(?:t|en)|bestanden|abgeschlossen|absolviert|erhalten)',
  ].join('|')})(?=[\\s.,!]|$)`,
  'u',
);
/** Such a deed, or what everybody has, right before a number: 'Beim Lauf gingen 22 Kollegen …', 'verliert im Schnitt 4'. */
const ONCE_BEFORE = anyCase(
  `(?<!\\p{L})(?:feierten|gingen|liefen|starteten|nahmen|fuhren|traten|trafen|begrüßten|begrüßen|ehrten|besuchten|durften wir|konnten wir|verlier(?:t|en)|im schnitt|im durchschnitt|durchschnittlich je)\\s(?:(?:gleich|sogar|auch|wir|im|schnitt|${BOUND})\\s){0,3}$`,
);
/** What a company's people do all year: 'erwirtschafteten einen Umsatz', 'berichten', 'sind angestellt'. */
const LASTING = anyCase(
  /erwirtschaft|erziel|(?:richten|achten|unterrichten|berichten|züchten|fechten|flechten|schlachten|dichten|schichten|beobachten|begutachten|verpachten|sichten|verrichten|führen|warten)(?!\p{L})|(?:angestellt|beschäftigt|gefunden|geworden|gewachsen|angewachsen|zusammen)(?!\p{L})/iu,
);
/** 'Im Notfall sind jederzeit zwei Mitarbeiter erreichbar', 'Im letzten Jahr haben acht Kollegen … abgeschlossen'. */
const ON_DUTY = anyCase(
  /(?<!\p{L})(?:jederzeit|immer|stets|ständig|rund um die uhr|im notfall|pro schicht|gleichzeitig)(?!\p{L})/iu,
);
const FEWER_THAN_TEN = anyCase(/^(?:[2-9]|zwei|drei|vier|fünf|sechs|sieben|acht|neun)(?!\d|\p{L})/iu);
const HAVE_BEFORE = anyCase(/(?<!\p{L})(?:haben|hatten|konnten|durften)\s(?:\S{1,12}\s)?$/iu);
const DONE =
  /\s(?:ge\p{Ll}{3,20}(?:t|en)|\p{Ll}{2,8}ge\p{Ll}{3,15}(?:t|en)|bestanden|abgeschlossen|absolviert|erhalten|besucht)[.!]?$/u;
/** Behind a number of people what makes them a customer's: '12.000 Mitarbeiter arbeiten mit unserer Software'. */
const USERS = anyCase(
  /^\s(?:\S{1,20}\s){0,6}(?:mit|auf|über|dank)\s(?:unsere[rmn]?|dieser|diesem)\s(?:\p{L}{3,20}\s)?[\p{L}-]{0,25}(?:software|lösung|plattform|app|system|tool|programm|portal|cloud)(?:en|s|e)?(?!\p{L})|^\s(?:nutzen|verwenden|vertrauen|profitieren)(?!\p{L})/iu,
);
/** Beside them where they work: 'in rund 400 Firmen'. */
const IN_FIRMS = anyCase(
  `(?<!\\p{L})(?:in|bei)\\s(?:(?:den|mehr als|${BOUND})\\s){0,2}${ANY_NUMBER}\\s(?:\\p{Ll}{4,20}\\s)?[\\p{L}-]{0,20}(?:firmen|betrieben|unternehmen)(?!\\p{L})`,
);
/** Right before a number whose people are those of a firm that a preposition governs: 'für einen Maschinenbauer mit'. */
const OF_GOVERNED = anyCase(
  `(?<!\\p{L})(?:(?:für|bei|beim|von|vom|an|durch|gegenüber)\\s(?:eine?[nmr]?|den|die|das|dem|der)?|(?<!(?:zu|aus|in|von|bei|mit|an|auf|unter) )(?:eines|einer|des)(?!\\s\\p{L}{0,20}(?:betriebe?s|unternehmens|hauses|teams|büros|hofs|firma|gesellschaft)(?!\\p{L})))\\s?(?:\\p{Ll}{3,20}e[nmrs]\\s){0,2}(?!team|mannschaft|\\p{L}{0,12}(?:standort|filiale|niederlassung|werke|häuser))[\\p{L}-]{4,40}(?:\\s(?:aus|in)\\s\\p{L}{2,25})?\\smit\\s(?:(?:heute|derzeit|${BOUND})\\s){0,2}$`,
);
/** The same set apart: 'am Klinikum Muster, einem Haus mit'. A case that a preposition or noun asks for is not the subject's. */
const OBLIQUE_ASIDE = anyCase(
  /(?<!\p{L})(?:bei|beim|am|an|im|in|für|von|vom|zu|zur|zum|mit|durch|de[rsmn])\s([^,.;:]{3,80}), (?:eine[mnrs])\s(?:\p{Ll}{3,20}e[nmrs]?\s){0,2}[\p{L}-]{4,40}\s(?:in\s\p{L}{2,25}\s)?mit\s(?:\S{2,12}\s){0,2}$/iu,
);
const OWN_THING = anyCase(`^(?:der|dem|die|das|den)\\s${OWN_NOUN}$`);

/** Whether the people are those of a house that an aside tells of, which another word governs. */
function isOfAside(before: string, isOwn: IsOwn): boolean {
  const house = OBLIQUE_ASIDE.exec(before)?.[1];
  return house !== undefined && !isOwn(house) && !OWN_VOICE.test(house) && !OWN_THING.test(house);
}

/** What is sold or done for any house: 'Der Ofen versorgt ein Büro mit 12'. */
const OF_SERVED = anyCase(
  `(?<!\\p{L})(?:versorg|betreu|bekoch|heiz|reinig|berat|berät|schul|beliefer)\\p{L}{0,3}\\s(?:\\S{1,12}\\s)?(?:ein|einen|eine)\\s(?:\\p{Ll}{3,20}e[ns]?\\s)?[\\p{L}-]{4,40}\\smit\\s(?:${BOUND}\\s)?$`,
);
/** Firms of one place together: 'In den Betrieben des Gewerbehofs sind …'. */
const FIRMS_OF_PLACE = anyCase(
  /(?<!\p{L})in (?:den|allen|diesen) (?:\p{L}{0,20}betrieben|firmen|unternehmen) (?:de[rs]|am|im|auf|vor)(?!\p{L})/iu,
);
/** '45 Mitarbeiter aus der Konstruktion': some of all. */
const FROM_DEPARTMENT =
  /^\s(?:aus|von) (?:der|dem) (?:Konstruktion|Verwaltung|Produktion|Fertigung|Montage|Entwicklung|Pflege|Küche|Werkstatt|Buchhaltung|Planung|Logistik|Lager|Vertrieb|Einkauf|Verkauf|Zentrale|IT)(?!\p{L})/u;
/** 'Muster, a local caterer with a team of' */
const APPOSED_ENGLISH = /,\san?\s(?:[\p{L}-]{2,20}\s){1,4}with\s(?:an?\s)?(?:team of\s)?$/u;
/** Any company: 'Ein Betrieb mit 50 Mitarbeitern verliert …', 'Hat ein Unternehmen mehr als 20 Beschäftigte, …'. */
const ANY_FIRM = anyCase(
  `^(?:(?:wenn|falls|sobald|hat|haben|beschäftigt|beschäftigen)\\s)?(?:für\\s)?(?:ein|jedes|jeder|(?<=(?:wenn|falls|sobald)\\s)(?:der|ihr|das))\\s(?:\\p{Ll}{4,25}es\\s)?\\p{L}{0,25}(?:unternehmen|betrieb|verein|arbeitgeber|büro)\\s(?:mit\\s)?(?:(?:nur|mindestens|weniger als|mehr als|${BOUND})\\s){0,2}$`,
);
/** A verb behind them, so that they are no more than told of: 'Ein Familienbetrieb mit 12 Mitarbeitern' is a heading. */
const VERB_BEHIND = /^,?\s(?!und|in|im|an|am|aus|bei|mit|der|die|das|wie|rund|vor|auf|seit|unter|direkt|mitten)\p{Ll}/u;
/** One place of several: 'in unserer Filiale in Brig'; the site may be that of a country's office. */
const ONE_OFFICE = anyCase(
  /(?<!\p{L})(?:in|an|bei|im|am)\s?(?:unserer|unserem|unsern|der|dem|einer)?\s(?:(?!deutsch|österreich|schweizer)\p{Ll}{4,20}\s)?\p{L}{0,12}(?:filiale|niederlassung|zweigstelle|zweigbetrieb|außenstelle|aussenstelle|zweigwerk|außenlager)(?!\p{L})/iu,
);
/** Right before a number: so many firms have the people, or those whom an aside counts: 'für die Stadtwerke – rund 300 … –'. */
const OF_FIRMS = anyCase(
  `\\d\\s(?:[\\p{L}-]{0,20}betriebe|firmen|[\\p{L}-]{0,20}unternehmen|gesellschaften),\\s(?:${BOUND}\\s)?$`,
);
/** So many firms that have the people among them: '48 mittelständische Speditionen mit zusammen 9.100 …'. */
const MANY_FIRMS = anyCase(
  `(?<!\\p{L})(?:${ANY_NUMBER}|aller|vieler|viele|mehrere[nr]?|zahlreiche[nr]?)\\s(?:\\p{Ll}{3,25}(?:e|en|er)\\s(?:und\\s\\p{Ll}{3,25}e[nr]?\\s)?)?[\\p{L}-]{0,25}(?:betrieben?|firmen|unternehmen|gesellschaften|speditionen|eien|büros|agenturen|händlern?|handwerkern?|banken|sparkassen|genossenschaften|vereinen?|verbänden?|partnern?|mitgliedern?|herstellern?|lieferanten|autohäusern?|weingütern?|kommunen|gemeinden|städten?|start-?ups|apotheken|verlagen?|werften|stadtwerken?)\\s(?:(?:aus|in)\\s\\p{L}{3,25}\\s){0,2}mit\\s(?:(?:zusammen|insgesamt|gemeinsam|weit|in|summe|${BOUND})\\s){0,4}$`,
);
/** A company runs several houses itself. */
const RUNS = anyCase(/(?<!\p{L})(?:betreib|führ|besitz|umfass|gehören zu|gehören (?:der|dem)|eigene)/iu);
const ASIDE_OF_GOVERNED = anyCase(
  `(?<!\\p{L})(?:für|bei|von|mit)\\s(?:der|die|das|dem|den|einen|einem|einer)\\s(?!team)[^,;:–]{3,60}\\s–\\s(?:${BOUND}\\s)?$`,
);
/** 'für das Hotel Muster in Ort (34 Angestellte, …)' */
const BRACKET_OF_GOVERNED = anyCase(
  `(?<!\\p{L})(?:für|bei)\\s(?:der|die|das|dem|den)\\s(?!team|\\p{L}{0,15}betrieb|firma|unternehmen|praxis|kanzlei)[^,;:–()]{3,60}\\s\\((?:${BOUND}\\s)?$`,
);
/** Membership in what is greater: 'als Teil der Muster-Gruppe', 'ein Zusammenschluss von neun Häusern'. */
const MEMBERSHIP = anyCase(
  /(?<!\p{L})(?:wir gehören (?:zu|einer|einem)|gehören wir (?:zu|einer|einem)|teil (?:der|des|eine[rs])(?! teams?)|mitglied (?:in|im|der|des|bei|eine[rs])|angeschlossen|zusammenschl(?:uss|üsse)|einkaufsgemeinschaft|part of|member of)(?!\p{L})/iu,
);
/** 'Du wirst Teil eines 34-köpfigen Teams': that team is the company's. */
const HEADED_TEAM = /köpfig/iu;
/** Behind it the company has people of its own: 'als Teil der Gruppe beschäftigen wir …'. */
const OWN_STAFF = anyCase(
  /(?<!\p{L})(?:beschäftig|arbeiten|zählen|haben wir|wir haben|sind wir|wir sind|unsere?(?!\p{L})|bei uns|kümmern|sorgen|selbst|employ|work for us)/iu,
);
/** Before what stands in brackets: what the company is, or calls its people. */
const OWN_BRACKET = anyCase(
  /(?:team|belegschaft|mannschaft|größe|unternehmen|betrieb|firma|gesamt|insgesamt|personal|arbeitgeber)\p{Ll}{0,3}\s?$/iu,
);

/**
 * Whether a number of people that stands from `from` to `to` in a sentence is not how many work for the company: it is
 * planned, of one event, of those who use what it sells, of any firm, of one office, or of what the company is part of.
 */
export function isPassing(sentence: string, from: number, to: number, clause: string, isOwn: IsOwn): boolean {
  const [before, behind] = [sentence.slice(0, from), sentence.slice(to)];
  return (
    PLAN.test(clause) ||
    (ONCE.test(behind) && !LASTING.test(behind) && !/(?<!\p{L})von unseren $/iu.test(before)) ||
    ONCE_BEFORE.test(before) ||
    OF_FIRMS.test(before) ||
    OF_SERVED.test(before) ||
    (FIRMS_OF_PLACE.test(clause) && !OWN_VOICE.test(clause)) ||
    isOfManyFirms(before, clause, isOwn) ||
    (ASIDE_OF_GOVERNED.test(before) && /^[^–]{0,30}\s–/u.test(behind) && !isOwn(before)) ||
    (BRACKET_OF_GOVERNED.test(before) && !isOwn(before)) ||
    (FEWER_THAN_TEN.test(sentence.slice(from, to)) && ON_DUTY.test(clause)) ||
    FROM_DEPARTMENT.test(behind) ||
    (APPOSED_ENGLISH.test(before) && !isOwn(before)) ||
    (HAVE_BEFORE.test(before) && DONE.test(clause) && !LASTING.test(behind)) ||
    isOfNamed(before, isOwn) ||
    isOfAside(before, isOwn) ||
    (USERS.test(behind) && !OWN_VOICE.test(before)) ||
    IN_FIRMS.test(clause) ||
    (ANY_FIRM.test(before) && VERB_BEHIND.test(behind)) ||
    (OF_GOVERNED.test(before) && !OWN_VOICE.test(OF_GOVERNED.exec(before)?.[0] ?? '') && !isOwn(before)) ||
    ONE_OFFICE.test(clause) ||
    (isOfMembers(before) && !HEADED_TEAM.test(sentence.slice(from, to))) ||
    isBracketed(before, isOwn)
  );
}

/** Right before a number of people the house that has them: 'das Klinikum mit 1.900', 'ein Betrieb mit'. */
const HOUSE_WITH = anyCase(
  `(?<!\\p{L})(?:der|die|das|dem|den|eine[nmr]?|ein)\\s(?:\\p{Ll}{3,20}e[nmrs]?\\s){0,2}([\\p{L}-]{3,40}(?:\\s(?!eine?[nmr]?\\s|der\\s|die\\s|das\\s)\\p{Lu}[\\p{L}-]{2,25}){0,2})\\smit\\s(?:(?:heute|derzeit|insgesamt|seinen|ihren|${BOUND})\\s){0,2}$`,
);
/** What a company calls itself or its places there. */
const OWN_HOUSE = anyCase(
  `^(?:${OWN_NOUN}|\\p{L}{0,20}(?:team|mannschaft|belegschaft|gruppe|arbeitgeber|dienstleister|anbieter|mittelständler|hersteller|spezialist|partner|standorte?n?|häuser[n]?|einrichtung(?:en)?))(?!\\p{L})`,
);

/** 'Was 1952 mit einem Fuhrwerk begann, ist heute ein …': the company, whatever it is called. */
const BECAME = anyCase(
  /^was\s[^,]{5,120}, ist\s(?:heute|inzwischen|mittlerweile|längst)\s|^(?:heute|inzwischen|mittlerweile) ist daraus\s|(?<!\p{L})(?:ist|wurde)\saus\s(?:dem|der|unserem|einem|einer)\s[^,;:]{3,40}\seine?\s/iu,
);

/** Whether the people are those of a house that is called neither what companies call themselves nor by the company's name. */
function isOfNamed(before: string, isOwn: IsOwn): boolean {
  const house = HOUSE_WITH.exec(before)?.[1];
  if (house === undefined || BECAME.test(before)) return false;
  return !OWN_HOUSE.test(house) && !isOwn(before) && !OWN_VOICE.test(before);
}

function isOfManyFirms(before: string, clause: string, isOwn: IsOwn): boolean {
  return MANY_FIRMS.test(before) && !OWN_VOICE.test(clause) && !RUNS.test(clause) && !isOwn(clause);
}

function isOfMembers(before: string): boolean {
  const last = before.slice(before.lastIndexOf(';') + 1);
  const match = MEMBERSHIP.exec(last);
  return match !== null && !OWN_STAFF.test(last.slice(match.index + match[0].length));
}

/** In brackets stands what tells of the one named before them: 'eines Zulieferers (250 Mitarbeiter)'. */
function isBracketed(before: string, isOwn: IsOwn): boolean {
  const open = before.lastIndexOf('(');
  if (open <= 0 || before.includes(')', open)) return false;
  const named = before.slice(Math.max(...['.', ',', ';', ':'].map((mark) => before.lastIndexOf(mark, open))) + 1, open);
  return !OWN_BRACKET.test(named) && !OWN_VOICE.test(named) && !isOwn(named);
}
