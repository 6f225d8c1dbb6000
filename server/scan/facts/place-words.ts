import { anyCase } from '../any-case.ts';
import { BUILDING } from './bygone-places.ts';
import { foldKey } from './choose.ts';
import { hasGivenName } from './given-names.ts';
import { hasLegalForm } from './legal-forms.ts';
import { FOREIGN_FORM } from './other-parties.ts';
import { OWN_VOICE } from './own-voice.ts';
import { isSaidOfOthers } from './said-of-others.ts';

/** What companies call their further locations. */
export const BRANCH_WORDS = [
  '(?:zweig)?niederlassung|filial\\p{L}{0,12}|zweig(?:stelle|betrieb|werk|praxis|büro)|zweit(?:praxis|büro|kanzlei)|außenstelle|nebenstelle|geschäftsstelle|betriebsstätte',
  'standort|branch|location|showroom|ausstellung(?:sraum)?|vertriebsbüro|regionalbüro|mieterbüro|kundenbüro|umzugsbüro|abhol(?:m[aä]rkt\\p{L}{0,2}|lager|shop|station)|verkaufsstelle|(?:service)?stützpunkt',
];
/** Words that also name the seat. */
const SITE_WORDS = ['werk(?!\\p{L})|hauptsitz|zentrale|stammhaus|büro(?!\\p{L})|store(?!\\p{L})|office(?!\\p{L})'];
export const BRANCH = anyCase([...BRANCH_WORDS, ...SITE_WORDS].join('|'));
/** Whether a text calls a place a location of a company. */
export const isBranchName = (text: string): boolean => BRANCH.test(text);

/** What companies call places where they work; it tells theirs from others' only beside the seat. */
export const PLACE_OF_WORK = anyCase(
  /(?<!\p{L})(?:(?:laden)?gesch(?:ä|ae)ft|laden|l(?:ä|ae)den|praxis|labor(?:ator(?:y|ies))?|plant|factory|workshop|warehouse|studio|atelier|werkstatt|depot|(?:auslieferungs|zentral)?lager|betriebshof|kanzlei|salon|markt|shop|\p{L}{0,10}l(?:ä|ae)deli|(?:obst|altmetall|getreide|wäsche|paket)?annahme|(?:vor)?fertigung|abbund(?:halle|werk)?|(?:\p{L}{3,12})?zentrum|produktion|vinothek|hofladen|chalets?|app?artements?|ferien(?:haus|h(?:ä|ae)user|wohnung(?:en)?)|g(?:ä|ae)steh(?:aus|(?:ä|ae)user))(?!\p{L})/iu,
);

/** A place that is one of several by its very name. */
const FURTHER_PLACES = [
  '(?:zweig)?niederlassung|(?:\\p{L}{2,15}-?)?filiale|zweig(?:stelle|betrieb|werk|praxis|büro)|zweit(?:praxis|standort|geschäft|sitz|laden|werkstatt)|nebensitz|außenstelle|nebenstelle|geschäftsstelle|betriebsteil|d[eé]pendance',
  'betriebsstätte|(?:service|technik)?standort|(?:service|technik|montage|wartungs|bau|einsatz|vertriebs)?stützpunkt|showroom|(?:vertriebs|verkaufs|regional|projekt|service|außen(?:dienst)?|nachbarschafts|quartiers|stadtteil|mieter|vermietungs|kunden)büro|branch(?: office)?|schauraum|schauräume|ausstellungsraum|muster(?:haus|ausstellung)',
  'ladengeschäft|(?:werks|fabrik|lager)verkauf|(?:hof|werks|käse|bio|dorf|stadt)laden|abholmarkt|outlet|(?:miet|maschinen|geräte)park|(?:miet|service|sozial|pflege)station',
  'succursale|antenne|agenzia',
  'servicebetrieb|(?:occasions|gebrauchtwagen)(?:park|zentrum|center)|(?:wertstoff|recycling|bau|betriebs|werk)hof|tagespflege|(?:service|kunden|logistik|vertriebs|schulungs|montage)-?(?:zentrum|center)|service-?(?:point|punkt)|(?:außen|zweit|auslieferungs|abhol)lager|verkaufsstelle|annahmestelle|(?:beratungs|service)stelle',
  '(?:zentral|sammel)?kläranlage|(?:klär|wasser|heiz|heizkraft|umspann)werk|(?:erd|rest)?deponie|(?:kompostier|biogas|sortier|vergärungs)anlage',
];
/** A place that may be the only one, and somebody else's where nothing else is said. */
const PLACES = [
  '(?:\\p{L}{0,15}-?)?(?:büro|praxis|kanzlei|laden|geschäft|lager|depot|studio|atelier|werkstatt|labor|salon|shop|store|office|ordination)|werkstätte',
  '(?:zweig|montage|press|stanz|säge|hobel|kies|schotter|ziegel|leim|misch|futter|kalk|beton|asphalt|fertigungs|produktions)?werk|(?:lager|holz|rundholz|umschlag|sammel|werk|verlade|recycling|kompostier)platz|steinbruch|kiesgrube|(?:bau|garten|getränke|land|fach|hof)?markt|produktion|fertigung|manufaktur',
  'dépôt|atelier|magasin|bureau|agence|cabinet|usine|negozio|ufficio|officina|magazzino|deposito',
  '(?:\\p{L}{3,12})?(?:lack|karosserie|service|reifen|lackier|prüf|fräs|dreh|druck|metall|holz)zentrum',
  'laborator(?:y|ies)|terminal|plant|factory|site|workshop|warehouse|manufacturing|shop|boutique|(?:bad|bäder|küchen|fliesen|kamin|ofen|möbel|fenster|türen|garten|garagen|parkett|boden|naturstein|treppen|sanitär|verkaufs|dauer)?ausstellung|(?:werk|produktions|montage|fertigungs|lager|logistik|ausstellungs|abbund|schweiß|maschinen|kühl|wein|zuschnitt)halle|gärtnerei|backstube|tanzsaal|vinothek|taproom|probierstube|verkaufsraum|(?:(?:ballett|tanz|übungs|proben?|yoga|trainings|gymnastik|fecht|musik|unterrichts|behandlungs|verkaufs|schulungs|kurs|seminar)(?:raum|räume|saal|säle))|räume|(?:ziegl|schrein|tischl|zimm|schloss|lackier|gieß|röst|käs|brenn|wäsch)erei|sennerei|kellerei|ziegelei|läden|praxen|büros|werke|werkstätten',
];
/** What others than companies have. */
const ANY_ONE = 'praxis|kanzlei|ordination|gärtnerei|markt|shop|store|boutique|plant|site|salon|ausstellung|vinothek';
const further = `(?:${FURTHER_PLACES.join('|')})`;
const any = `(?:${FURTHER_PLACES.join('|')}|${PLACES.join('|')})`;
const FURTHER = anyCase(`^${further}n?$`);
const ANY = anyCase(`^(?!paket|post|online|web|internet|bürger|wahl|zoll)${any}(?:e?n|s)?$`);
/** Whether a place is called by what the company has there, whichever it is: 'Büro Pfalz', 'Atelier Westend'. */
export const namesKind = (label: string): boolean => {
  const words = label.replace(/:$/u, '').split(' ');
  if (words.length > LABEL_WORDS || hasLegalForm(label) || words.some(hasGivenName)) return false;
  return words.some((word) => ANY.test(word));
};
/** What is told by its work alone: 'Produktion: Weg 1'. */
const WORK =
  /^(?:produktion|werkstatt|fertigung|ausstellung|montage|(?:zentral|auslieferungs)?lager|logistik|laden)$/iu;
/** 'Vertrieb Ost', 'Lager und Logistik': what is done there, and in which of several places. */
const callsWork = (words: readonly string[]): boolean =>
  ACTIVITY.test(words[0] ?? '') &&
  words.every((word) => word === 'und' || word === '&' || WORK.test(word) || ACTIVITY.test(word) || WHICH.test(word)) &&
  words.some((word) => WHICH.test(word) || WORK.test(word));
/** 'Die zweite Filiale liegt …': a sentence about the place, not one in which it is met. */
const FURTHER_FIRST = anyCase(
  `^(?:(?:seit .{3,25} )?(?:gibt es|finden sie|besteht|steht|liegt) (?:auch )?)?(?:(?:die|der|das|eine?|the|a)\\s)?(?:(?:zweite|dritte|weitere|neue|kleine|second)[rsnm]?\\s)?${further}(?!\\p{L})`,
);

const BEFORE =
  /^(?:(?:(?:öffnungs|sprech|laden|geschäfts|büro)zeiten|adresse|anschrift|kontakt):?\s(?:(?:in|im)\s)?)?(?:(?:unser|our|das|die|der|the|notre|la|le|nostr[ao]|il)(?:e[rnms]?)?\s)?(?:(?:zweite|dritte|weitere|neue|second)[rsnm]?\s)?/iu;
/** 'Branch office Ort' */
const OFFICE = /^(?:branch|sales|regional) office(?!\p{L})/iu;
const OURS_FIRST = anyCase(/^(?:unser|our|notre|nostr[ao])(?!\p{L}{3})/iu);
const LINK = /^(?:in|im|auf|am|an|bei|zu|der|dem|den|vor|ob|de|du|à|di|a|a\.|b\.|d\.|i\.)$/iu;
const WHERE = /^(?:in|im|am|an)$/iu;
const WHICH =
  /^(?:\d{1,2}|[IVX]{1,4}|Nord|Süd|Ost|West|Mitte|Zentrum|Innenstadt|Altstadt|City|Bahnhof|Nordwest|Südwest|Nordost|Südost|North|South|East|West)$/u;
/** What is done there: 'Werk Gotha (Galvanik, Endmontage):'. */
const IN_BRACKETS = /\s\([\p{L}\s,&/-]{3,60}\)(?=:?$)/u;
/** 'Werk 2 – mechanische Fertigung' */
const BEHIND_DASH = /\s[–—-]\s\p{Ll}[\p{L}\s,&]{3,60}(?=:?$)/u;
/** Words of a label that calls a place. */
const LABEL_WORDS = 6;

/**
 * Whether a short text calls the place in a city one of a company's: 'Werk II Altena', 'Laden auf Norderney', 'Berlin
 * office', 'Zweigbüro'. What may be anybody's only place needs the city, a direction or a number.
 */
export function callsPlace(label: string, { city, street }: { city: string | null; street?: string | null }): boolean {
  const words = label
    .replace(BEFORE, '')
    .replace(OFFICE, 'Office')
    .replace(IN_BRACKETS, '')
    .replace(BEHIND_DASH, '')
    .replace(/:$/u, '')
    .split(/,? (?:[–—-] )?|: /u);
  if (words.length > LABEL_WORDS || hasLegalForm(label) || FOREIGN_FORM.test(label) || words.some(hasGivenName))
    return false;
  if (callsJoined(words) || callsWork(words)) return true;
  // 'Unser Haus in Gotha': with its town, a house is a place like others.
  const isHouse = words.length > 1 && OURS_FIRST.test(label) && HOUSE.test(words[0] ?? '');
  const at = isHouse ? 0 : [0, words.length - 1].find((i) => ANY.test(words[i] ?? ''));
  if (at === undefined) return false;
  const rest = words.filter((_, i) => i !== at);
  // 'Unsere Werkstatt', whichever it is.
  if (rest.length === 0 && OURS_FIRST.test(label)) return true;
  if (rest.length === 0 && WORK.test(words[at] ?? '')) return true;
  // 'Unser Büro im Oberland': where the region's name is none of the town's.
  if (
    OURS_FIRST.test(label) &&
    at === 0 &&
    !isHouse &&
    WHERE.test(rest[0] ?? '') &&
    isRegion(rest.filter((word) => !LINK.test(word)))
  )
    return true;
  const town = foldKey(city ?? '');
  const way = foldKey(street ?? '');
  const tellsWhich = (word: string): boolean => {
    const key = foldKey(word);
    return (
      WHICH.test(word) ||
      (key.length >= 4 && way.includes(key)) ||
      (key.length >= 3 && (town.includes(key) || (town.length >= 3 && key.includes(town))))
    );
  };
  if (FURTHER.test(words[at] ?? ''))
    return (
      rest.every((word) => LINK.test(word) || tellsWhich(word)) || isRegion(rest.filter((word) => !LINK.test(word)))
    );
  return rest.some(tellsWhich) && rest.every((word) => LINK.test(word) || tellsWhich(word));
}

/** 'Bauhof und Gerätepark': nothing but places in one, one of them further by its name. */
function callsJoined(words: readonly string[]): boolean {
  const places = words.filter((word) => word !== 'und' && word !== '&');
  const isJoined = places.length > 1 && places.length < words.length;
  return isJoined && places.every((word) => ANY.test(word)) && places.some((word) => FURTHER.test(word));
}

/** 'Rhein-Main', 'Mitte', 'Weser-Ems': a single name that is no person's. */
const isRegion = (rest: readonly string[]): boolean =>
  rest.length === 1 && /^\p{Lu}[\p{L}-]{2,20}$/u.test(rest[0] ?? '');

/** What is done at a place, by its departments: 'Vertrieb und Einführung', 'Service, Montage'. */
const ACTIVITY = anyCase(
  /^(?:\p{L}{2,20}-?)??(?:vertrieb|verkauf|einkauf|verwaltung|entwicklung|produktion|fertigung|montage|logistik|lager|service|support|kundendienst|beratung|planung|konstruktion|technik|forschung|buchhaltung|schulung|einführung|marketing|design|werkstatt|backstube|ausstellung|disposition)$/iu,
);
export const tellsActivity = (label: string): boolean =>
  label.split(/[\s,/&+]+/u).every((word) => word === 'und' || ACTIVITY.test(word));

/** 'Unser Gästehaus', 'Unsere Ferienwohnungen am See': a house beside that of the host, whatever its town. */
const OWN_HOUSE =
  /^(?:unser(?:e[rs]?)?|our)\s(?:(?:zweites|weiteres|neues|kleines|second)\s(?:haus|house)|(?:(?:neues|kleines|neue|kleine)\s)?(?:(?:gäste|ferien|app?artement|apartment|neben|berg|tagungs|seminar|boarding)h(?:aus|äuser)|(?:guest|holiday)\s?house|app?artements?|apartments?|ferienwohnung(?:en)?|chalets?))(?:\s(?:in|im|am|an|auf|bei)\s[^.!?:]{2,30}|(?::|\s[–-]|,)\s(?:(?:der|die|das|the)\s)?[^.!?:]{3,30})?:?$/iu;
export const callsOwnHouse = (text: string): boolean => OWN_HOUSE.test(text);

const OURS = anyCase(/(?<!\p{L})(?:unser\p{L}{0,2}|our|eigene[nmr]?)(?!\p{L})/iu);
const ONE_MORE = anyCase(
  /(?<!\p{L})(?:eine?[nrm]?|an?|zweite[rnsm]?|weitere[rnsm]?|zwei|drei|vier|fünf|two|three)(?!\p{L})/iu,
);
/** What a company does with a place of its own. */
const RUNS = anyCase(
  /(?<!\p{L})(?:betreib|unterh[aä]lt|führ|haben|eröffne|bezogen|bezog|arbeiten|fertigen|produzier|sitzen|sind|finden sie|erreichen sie|have|run|operate|opened)/iu,
);
/** Several of a kind that is one of several by its name: 'betreiben wir Servicestellen in'. */
const SEVERAL = anyCase(`^${further}n$|^${further}en$`);
/** Behind it, even a house is one of several. */
const ANOTHER = '(?:zweite|dritte|vierte|weitere|second|third)[rnsm]?';
const HOUSE = /^(?:Betriebs?|Haus(?:es)?|Hof|Quartier|Domizil|Standbein|Zuhause|Adresse)$/u;
const house = '(?:betriebs?|haus(?:es)?|hof|quartier|domizil|standbein|zuhause|adresse)';
const ANOTHER_LAST = anyCase(`(?:^|\\s)${ANOTHER}$`);
/** Words between an article and the place that it is about. */
const ARTICLE_REACH = 4;
/** 'Ein zweites Werk steht', '2014 kam eine zweite Werkstatt dazu', 'Seit Mai gibt es ein zweites Büro', where the first is the company's. */
const ONE_MORE_FIRST = anyCase(
  `^(?:(?:seit |im jahr )?\\d{4} (?:kam|folgte) |(?:seit .{2,30} )?(?:gibt es|es gibt) (?:auch |außerdem |noch )?)?(?:eine?|an?|the|das|die|der|unsere?)\\s${ANOTHER}\\s(?:${any}|${house})(?!\\p{L})`,
);
/** 'Im Laden von Petra Probe'. */
const SOMEBODYS = /(?<!\p{L})(?:von|bei|der|des)\s\p{Lu}\p{Ll}{1,30}\s\p{Lu}\p{Ll}/u;
/** 'In unserer Außenstelle laufen die Maschinen.': one further place, with the town where it is said. */
const OUR_FURTHER = anyCase(
  `(?<!\\p{L})(?:unser(?:e[rnms]?)?|our|(?:haben wir|wir haben|betreiben wir|wir betreiben|unterhalten wir|wir unterhalten)\\s(?:[^\\s.,;:]{1,12}\\s){0,3}eine?n?)\\s(?:(?:\\p{Ll}{3,20}\\s)?${further}|${ANOTHER}\\s(?:${any}|${house}))(?!\\p{L})(?:\\s(?:in|im|am|auf)\\s(?:der\\s)?(\\p{Lu}[\\p{L}-]{2,30}))?`,
);

/** Behind 'in' or 'im' a name, not 'ehemaligen' and no building. */
const IN_BUILDING = anyCase(`^${BUILDING}s?$`);
const isTown = (word: string): boolean => /^\p{Lu}/u.test(word) && !IN_BUILDING.test(word);

const LISTS = anyCase(/(?<!\p{L})(?:und|oder|sowie|auch|bei|and|or)(?!\p{L})/iu);

/** Whether a sentence is about one further place of the company's, which may be in the given city. */
export function tellsOfFurther(sentence: string, city: string | null): boolean {
  const told = isSaidOfOthers(sentence) || hasLegalForm(sentence) ? null : OUR_FURTHER.exec(sentence);
  const town = told?.[1];
  if (told === null || (town !== undefined && isTown(town) && !foldKey(city ?? '').includes(foldKey(town))))
    return false;
  // 'Gibt es in unserer Filiale und bei:' introduces a list of others.
  return !sentence.endsWith(':') || !LISTS.test(sentence.slice(told.index + told[0].length));
}

const ALSO = anyCase(
  /(?<!\p{L})(?:auch|außerdem|ebenfalls|zusätzlich|zudem|also) (?:(?:hier|mitten|direkt)(?!\p{L})|(?:in|im|an|am|auf|near|at)(?!\p{L}))|vor ort|(?<!\p{L})an (?:(?:unseren )?(?:beiden|zwei|drei|vier|fünf)|mehreren) (?:orten|adressen|stellen|plätzen)(?!\p{L})/iu,
);
/** Behind a colon whose place it is, where no more than a thing of the company's is there: 'Unsere Öfen sehen Sie auch in Ort: Café Muster'. */
const NAMED_BEHIND = /: (\p{Lu}[^:]{2,60})$/u;
const OURSELVES = anyCase(/(?<!\p{L})(?:wir|(?<!(?:bei|von|mit) )uns|we|us)(?!\p{L})/iu);

function isNamedOther(lead: string): boolean {
  const name = OURSELVES.test(lead) ? undefined : NAMED_BEHIND.exec(lead)?.[1];
  return name !== undefined && !OWN_VOICE.test(name) && !name.split(/[\s,]+/u).some((word) => ANY.test(word));
}

/** 'Unser Ballkleid-Tipp:' */
const RECOMMENDED = anyCase(/(?:tipp|empfehlung|nachbarn|freunde)\s?:/iu);

/** Professions that do something for others: 'Die Abwicklung übernimmt unser Steuerbüro'. */
const HIRED = anyCase(
  /(?<!\p{L})(?:übernimmt|erledigt|macht|prüft|betreut|besorgt|führt)(?!\p{L}).{0,40}(?<!\p{L})unsere?\s(?:steuer|notar|anwalts|rechtsanwalts|patent|lohn|buchhaltungs|architektur|ingenieur|werbe|haus)\p{L}{3,20}/iu,
);

/** 'Im Sommer betreiben wir auch Lindners Strandbuffet,': whatever its name is. */
const RUN_TOO =
  /(?:^|\s)(?:betreiben|führen|unterhalten|bewirtschaften) (?:wir (?:auch|außerdem|zusätzlich|zudem)|(?:auch|außerdem|zusätzlich|zudem) wir)(?: (?:noch|das|die|den|eine?n?))?(?: [\p{Lu}„"][^\s,]{1,30}){1,4},?$/u;

/** 'mit der Niederlassung in Ort (': nothing stands between the further place and its address but its town. */
const FURTHER_LAST = anyCase(
  `(?<!\\p{L})(?:die|der|das|dem|eine?[rnm]?|den) (?:neuen? |zweiten? |weiteren? |kleinen? )?(?:zweigniederlassung|niederlassung|filiale|zweigstelle|außenstelle|zweigbüro|zweigwerk|zweitpraxis)n?(?: (?:in|im|am|auf|an) (?:der |dem )?\\p{Lu}[\\p{L}.-]{1,30}(?: \\p{Lu}[\\p{L}.-]{1,30})?)?[ ,(]{0,3}$`,
);
/** 'Das Rohstofflager (kein Kundenverkehr) liegt außerhalb:': a kind of place that an article presumes known. */
const LOCATED_THERE = [
  `(?:im|in der|in dem|in den) (?:schauraum|showroom|ausstellung|schauräumen|filiale|niederlassung|zweigstelle) (?:in|am|im) \\p{Lu}[\\p{L} -]{2,25} (?:stehen|steht|finden sie|findet ihr|warten|zeigen wir|sehen sie)(?!\\p{L})[^.!?;]{0,60}`,
  `(?:der|die|das) (?!(?:${ANY_ONE})(?!\\p{L}))${any} (?!der |des |von |vom |unsere|eines|einer )(?:\\([^()]{1,40}\\) )?(?:liegt|befindet sich|steht|ist|finden sie)(?!\\p{L})[^.!?;]{0,60}`,
  '(?:unsere?|die) (?:kolleginnen und kollegen|kollegen|leute|mannschaft|crew) (?:in \\p{Lu}\\p{L}{2,20} )?(?:sitzen|sitzt|arbeiten|arbeitet) (?:[^.!?;]{0,30} )?in',
  '(?:in|im) \\p{Lu}[\\p{L} -]{2,25} (?:teilen wir uns|sitzen wir|arbeiten wir|haben wir|belegen wir)(?!\\p{L})[^.!?;]{0,60}:?',
  '(?:dort |da )?gehört uns(?!\\p{L})[^.!?;]{0,60}',
  '(?:die|den|das|sie) (?:findet ihr|finden sie|findest du) nicht [^.!?;,]{2,40}, sondern (?:in|an|am|im)(?: der| dem)?',
];
const LOCATED = anyCase(`(?:^|: )(?:${LOCATED_THERE.join('|')})$`);

/** Whether the words before an address name what the company runs there, too. */
export const saysRunToo = (lead: string): boolean => lead.length <= 160 && RUN_TOO.test(lead);

/** 'Unseren Kaffee trinken Sie auch im': where others enjoy what the company makes. */
const GOODS = anyCase(
  /(?<!\p{L})(?:unsere?[nrms]?|our) (?:[^\s,.:]{2,25} ){1,3}(?:(?:trink|ess|genie(?:ß|ss)|koste|kosten|probier|schmeck|verkost|kauf|bekomm|krieg|hol|entdeck|erleb|bewunder|bestaun|seh|schau|les|hör|trag)\p{L}{0,4}|finden|gibt es|hängen|servier\p{L}{1,3}) (?:sie |ihr |man |du |es )?(?:übrigens |natürlich )?(?:auch|ebenfalls|außerdem)(?! bei uns)/iu,
);
const isOfGoods = (lead: string): boolean => GOODS.test(lead) && !namesOwn(lead);

/** 'Sie finden uns in Ort (': where the company is, one of several places or the only one. */
const FOUND_AT = anyCase(
  /(?<!\p{L})(?:(?:sie|ihr) (?:finden|findet|erreichen|erreicht|treffen|trefft|besuchen) uns|(?:finden|erreichen|treffen|besuchen) sie uns|(?:findet|erreicht|trefft|besucht) ihr uns|^(?:und )?wer [^,]{5,80}, (?:findet|trifft|besucht|erreicht) uns|^wir sind) (?:[^\s.,;:]{2,12} ){0,3}(?:in|an|auf|im|am)(?!\p{L})(?!.{0,80}(?<!\p{L})(?:halle|stand|messe|markt|fest)(?!\p{L}))/iu,
);

/** 'Neben unserem Stammhaus führen wir in': what it is stands behind the address. */
const RUN_IN = anyCase(/(?<!\p{L})(?:führen|betreiben|unterhalten) wir (?:auch )?(?:in|im|am|an der)$/iu);

/** Whether the words of a sentence before an address say that the company works there, too. */
export function saysPlace(lead: string): boolean {
  if (lead.length > 160 || isSaidOfOthers(lead) || hasLegalForm(lead) || SOMEBODYS.test(lead) || HIRED.test(lead))
    return false;
  if (isNamedOther(lead) || RECOMMENDED.test(lead)) return false;
  return (
    FURTHER_FIRST.test(lead) ||
    FURTHER_LAST.test(lead) ||
    LOCATED.test(lead) ||
    ONE_MORE_FIRST.test(lead) ||
    RUN_TOO.test(lead) ||
    FOUND_AT.test(lead) ||
    RUN_IN.test(lead) ||
    (OWN_VOICE.test(lead) && ((ALSO.test(lead) && !isOfGoods(lead)) || namesOwn(lead)))
  );
}

/** 'und seit drei Jahren ein Lackzentrum in der': what a sentence goes on with that has told of one place. */
export const namesOneMore = (lead: string): boolean =>
  lead.length <= SENTENCE_PART && !hasLegalForm(lead) && ONE_MORE_PLACE.test(lead);
const SENTENCE_PART = 160;
const ONE_MORE_PLACE = anyCase(
  `(?<!\\p{L})(?:und|sowie|,) (?:[^\\s.:;]{1,15} ){0,4}(?:eine?n?|unsere?n?|das|die|den) (?:\\p{Ll}{3,15} )?(?:\\p{Lu}\\p{Ll}{2,20}- und )?${any}(?!\\p{L})`,
);

/** What a trade is done in: 'unsere Töpferei', not what prints, washes or carries for others. */
const WORKS = anyCase(/^(?!partner|.{0,12}(?:drucker|wäscher))\p{L}{3,20}erei$/iu);

/** 'In unserem Werk', 'betreiben wir eine Werkstatt'. */
function namesOwn(lead: string): boolean {
  const words = lead.split(/[\s,:]+/u);
  const isRun = RUNS.test(lead);
  return words.some((word, i) => {
    const before = words.slice(Math.max(0, i - ARTICLE_REACH), i).join(' ');
    // A hall is nobody's place of work by its name alone, and a town.
    const isPlace =
      ANY.test(word) || word === 'Halle' || WORKS.test(word) || (HOUSE.test(word) && ANOTHER_LAST.test(before));
    if (!isPlace) return false;
    // 'fertigen wir im Werk II'
    const isOneOf = WHICH.test(words[i + 1] ?? '');
    return OURS.test(before) || (isRun && (ONE_MORE.test(before) || SEVERAL.test(word) || isOneOf));
  });
}
