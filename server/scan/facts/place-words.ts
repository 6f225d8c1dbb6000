import { anyCase } from '../any-case.ts';
import { foldKey } from './choose.ts';
import { hasGivenName } from './given-names.ts';
import { hasLegalForm } from './legal-forms.ts';
import { FOREIGN_FORM } from './other-parties.ts';

/** What companies call their further locations. */
export const BRANCH_WORDS = [
  '(?:zweig)?niederlassung|filial\\p{L}{0,12}|zweig(?:stelle|betrieb|werk|praxis|büro)|zweit(?:praxis|büro|kanzlei)|außenstelle|nebenstelle|geschäftsstelle|betriebsstätte',
  'standort|branch|location|showroom|ausstellung(?:sraum)?|vertriebsbüro|regionalbüro|mieterbüro|mitgliederbüro|kundenbüro|umzugsbüro|abhol(?:m[aä]rkt\\p{L}{0,2}|lager|shop|station)|verkaufsstelle|(?:service)?stützpunkt',
];
/** Words that also name the seat. */
const SITE_WORDS = ['werk(?!\\p{L})|hauptsitz|zentrale|stammhaus|büro(?!\\p{L})|store(?!\\p{L})|office(?!\\p{L})'];
export const BRANCH = anyCase([...BRANCH_WORDS, ...SITE_WORDS].join('|'));
/** In the words before an address: 'Filialapotheke: Schloss-Apotheke, Ring 2, …'. */
export const BRANCH_LEAD = anyCase(`(?<!\\p{L})(?:${BRANCH_WORDS.join('|')})(?!\\p{L})`);
/** Words that can be a place's name or label; more are a sentence. */
export const LABEL_WORDS = 6;
/** Whether a text calls a place a location of a company. */
export const isBranchName = (text: string): boolean => BRANCH.test(text);

/** What companies call places where they work; it tells theirs from others' only beside the seat. */
export const PLACE_OF_WORK = anyCase(
  /(?<!\p{L})(?:(?:laden)?gesch(?:ä|ae)ft|laden|l(?:ä|ae)den|praxis|labor(?:ator(?:y|ies))?|plant|factory|workshop|warehouse|studio|atelier|werkstatt|depot|(?:auslieferungs|zentral)?lager|betriebshof|kanzlei|salon|markt|shop|\p{L}{0,10}l(?:ä|ae)deli|(?:obst|altmetall|getreide|wäsche|paket)?annahme|(?:vor)?fertigung|abbund(?:halle|werk)?|(?:\p{L}{3,12})?zentrum|produktion|vinothek|hofladen|chalets?|app?artements?|ferien(?:haus|h(?:ä|ae)user|wohnung(?:en)?)|g(?:ä|ae)steh(?:aus|(?:ä|ae)user))(?!\p{L})/iu,
);

/** A place that is one of several by its very name. */
const FURTHER_PLACES = [
  '(?:zweig)?niederlassung|(?:\\p{L}{2,15}-?)?filiale|zweig(?:stelle|betrieb|werk|praxis|büro)|zweit(?:praxis|standort|geschäft|sitz|laden|werkstatt)|nebensitz|außenstelle|nebenstelle|geschäftsstelle|betriebsteil|d[eé]pendance',
  'betriebsstätte|(?:service|technik|betriebs)?standort|(?:service|technik|montage|wartungs|bau|einsatz|vertriebs)?stützpunkt|showroom|(?:vertriebs|verkaufs|regional|projekt|service|außen(?:dienst)?|nachbarschafts|quartiers|stadtteil|mieter|vermietungs|kunden)büro|branch(?: office)?|schauraum|schauräume|ausstellungsraum|muster(?:haus|ausstellung)',
  'ladengeschäft|(?:werks|fabrik|lager)verkauf|(?:hof|werks|käse|bio|dorf|stadt)laden|abholmarkt|outlet|(?:miet|maschinen|geräte)park|(?:miet|service|sozial|pflege)station',
  'succursale|antenne|agenzia',
  'servicebetrieb|(?:occasions|gebrauchtwagen)(?:park|zentrum|center)|(?:wertstoff|recycling|bau|betriebs|werk)hof|tagespflege|(?:service|kunden|logistik|vertriebs|schulungs|montage)-?(?:zentrum|center)|service-?(?:point|punkt)|(?:außen|zweit|auslieferungs|abhol)lager|verkaufsstelle|annahmestelle|(?:beratungs|service)stelle',
  '(?:zentral|sammel)?kläranlage|(?:klär|wasser|heiz|heizkraft|umspann)werk|(?:erd|rest)?deponie|(?:kompostier|biogas|sortier|vergärungs)anlage',
];
/** A place that may be the only one, and somebody else's where nothing else is said. */
const PLACES = [
  '(?:\\p{L}{0,15}-?)?(?:büro|praxis|kanzlei|laden|geschäft|lager|depot|studio|atelier|werkstatt|labor|salon|shop|store|office|ordination)|werkstätte',
  '(?:zweig|montage|press|stanz|säge|hobel|kies|schotter|ziegel|leim|misch|futter|kalk|beton|asphalt|abbund|fertigungs|produktions)?werk|(?:produktions|gro(?:ß|ss)|zentral|event|catering|bio)küche|(?:lager|holz|abbund|rundholz|umschlag|sammel|werk|verlade|recycling|kompostier)platz|steinbruch|kiesgrube|(?:bau|garten|getränke|land|fach|hof)?markt|produktion|fertigung|manufaktur',
  'dépôt|atelier|magasin|bureau|agence|cabinet|usine|negozio|ufficio|officina|magazzino|deposito',
  '(?:\\p{L}{3,12})?(?:lack|karosserie|service|reifen|lackier|prüf|fräs|dreh|druck|metall|holz)zentrum',
  'laborator(?:y|ies)|terminal|plant|factory|site|workshop|warehouse|manufacturing|shop|boutique|(?:bad|bäder|küchen|fliesen|kamin|ofen|möbel|fenster|türen|garten|garagen|parkett|boden|naturstein|treppen|sanitär|verkaufs|dauer)?ausstellung|(?:werk|produktions|montage|fertigungs|lager|logistik|ausstellungs|abbund|schweiß|maschinen|kühl|wein|zuschnitt)halle|gärtnerei|backstube|tanzsaal|vinothek|taproom|probierstube|verkaufsraum|(?:(?:ballett|tanz|übungs|proben?|yoga|trainings|gymnastik|fecht|musik|unterrichts|behandlungs|verkaufs|schulungs|kurs|seminar)(?:raum|räume|saal|säle))|räume|(?:ziegl|schrein|tischl|zimm|schloss|lackier|gieß|röst|käs|brenn|wäsch)erei|sennerei|kellerei|ziegelei|läden|praxen|büros|werke|werkstätten',
];
/** What others than companies have. */
export const ANY_ONE =
  'praxis|kanzlei|ordination|gärtnerei|markt|shop|store|boutique|plant|site|salon|ausstellung|vinothek';
export const further = `(?:${FURTHER_PLACES.join('|')})`;
export const any = `(?:${FURTHER_PLACES.join('|')}|${PLACES.join('|')})`;
const FURTHER = anyCase(`^${further}n?$`);
export const ANY = anyCase(`^(?!paket|post|online|web|internet|bürger|wahl|zoll)${any}(?:e?n|s)?$`);
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

const BEFORE =
  /^(?:(?:(?:öffnungs|sprech|laden|geschäfts|büro)zeiten|adresse|anschrift|kontakt):?\s(?:(?:in|im)\s)?)?(?:(?:unser|our|das|die|der|the|notre|la|le|nostr[ao]|il)(?:e[rnms]?)?\s)?(?:(?:zweite|dritte|weitere|neue|second|technische|zentrale)[rsnm]?\s)?/iu;
/** 'Branch office Ort' */
const OFFICE = /^(?:branch|sales|regional) office(?!\p{L})/iu;
const OURS_FIRST = anyCase(/^(?:unser|our|notre|nostr[ao])(?!\p{L}{3})/iu);
const LINK = /^(?:in|im|auf|am|an|bei|zu|der|dem|den|vor|ob|de|du|à|di|a|a\.|b\.|d\.|i\.)$/iu;
const WHERE = /^(?:in|im|am|an)$/iu;
export const WHICH =
  /^(?:\d{1,2}|[IVX]{1,4}|Nord|Süd|Ost|West|Mitte|Zentrum|Innenstadt|Altstadt|City|Bahnhof|Nordwest|Südwest|Nordost|Südost|North|South|East|West)$/u;
/** What is done there: 'Werk Gotha (Galvanik, Endmontage):'. */
const IN_BRACKETS = /\s\([\p{L}\s,&/-]{3,60}\)(?=:?$)/u;
/** 'Werk 2 – mechanische Fertigung' */
const BEHIND_DASH = /\s[–—-]\s\p{Ll}[\p{L}\s,&]{3,60}(?=:?$)/u;
/** 'Küchen- und Türenstudio' */
const JOINED = /(?<![\p{L}-])\p{Lu}\p{L}{2,20}- (?:und|&) (?=\p{Lu})/gu;
/** 'Zweiter Bohrhof mit Werkstatt' */
const ONE_MORE =
  /^(?:Unser(?:e|es)? )?(?:[Zz]weite|[Dd]ritte|[Vv]ierte)[rs]? (?:\p{Lu}\p{L}{0,25}-?)?(?:[Hh]of|[Hh]aus|[Ww]erk|[Hh]alle|[Ll]aden|[Bb]üro|[Ll]ager|[Ss]tandort|[Bb]etrieb|[Bb]etriebsgelände|[Ww]erkstatt|[Pp]raxis)(?: mit \p{Lu}[\p{L}-]{2,30})?:?$/u;

/**
 * Whether a short text calls the place in a city one of a company's: 'Werk II Altena', 'Laden auf Norderney', 'Berlin
 * office', 'Zweigbüro'. What may be anybody's only place needs the city, a direction or a number.
 */
export function callsPlace(label: string, { city, street }: { city: string | null; street?: string | null }): boolean {
  const words = label
    .replace(BEFORE, '')
    .replace(JOINED, '')
    .replace(OFFICE, 'Office')
    .replace(IN_BRACKETS, '')
    .replace(BEHIND_DASH, '')
    .replace(/:$/u, '')
    .split(/,? (?:[–—-] )?|: /u);
  if (words.length > LABEL_WORDS || hasLegalForm(label) || FOREIGN_FORM.test(label) || words.some(hasGivenName))
    return false;
  if (ONE_MORE.test(label) || callsJoined(words) || callsWork(words)) return true;
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

/** What may be a company's all, or anybody's: 'Büro und Praxis'. */
const MAY_BE_ALL = anyCase(
  `^(?:${ANY_ONE}|\\p{L}{0,15}(?:büro|laden|läden|geschäft|studio|atelier|office|werkstatt))$`,
);
/** 'Bauhof und Gerätepark', 'Lager und Montagehalle': nothing but places in one, of which one is further by its name or none may be all. */
function callsJoined(words: readonly string[]): boolean {
  const places = words.filter((word) => word !== 'und' && word !== '&');
  const isJoined = places.length > 1 && places.length < words.length;
  return (
    isJoined &&
    places.every((word) => ANY.test(word)) &&
    (places.some((word) => FURTHER.test(word)) || places.every((word) => !MAY_BE_ALL.test(word)))
  );
}

/** 'Rhein-Main', 'Mitte', 'Weser-Ems': a single name that is no person's. */
const isRegion = (rest: readonly string[]): boolean =>
  rest.length === 1 && /^\p{Lu}[\p{L}-]{2,20}$/u.test(rest[0] ?? '');

/** What is done at a place, by its departments: 'Vertrieb und Einführung', 'Service, Montage'. */
const ACTIVITY = anyCase(
  /^(?:\p{L}{2,20}-?)??(?:vertrieb|verkauf|einkauf|verwaltung|entwicklung|produktion|fertigung|montage|logistik|lager|service|support|kundendienst|beratung|planung|konstruktion|technik|forschung|versand|buchhaltung|schulung|einführung|marketing|design|werkstatt|backstube|ausstellung|disposition)$/iu,
);
export const tellsActivity = (label: string): boolean =>
  label.split(/[\s,/&+]+/u).every((word) => word === 'und' || ACTIVITY.test(word));

/** 'Unser Gästehaus', 'Unsere Ferienwohnungen am See': a house beside that of the host, whatever its town. */
const OWN_HOUSE =
  /^(?:unser(?:e[rs]?)?|our)\s(?:(?:zweites|weiteres|neues|kleines|second)\s(?:haus|house)|(?:(?:neues|kleines|neue|kleine)\s)?(?:(?:gäste|ferien|app?artement|apartment|neben|berg|tagungs|seminar|boarding)h(?:aus|äuser)|(?:guest|holiday)\s?house|app?artements?|apartments?|ferienwohnung(?:en)?|chalets?))(?:\s(?:in|im|am|an|auf|bei)\s[^.!?:]{2,30}|(?::|\s[–-]|,)\s(?:(?:der|die|das|the)\s)?[^.!?:]{3,30})?:?$/iu;
export const callsOwnHouse = (text: string): boolean => OWN_HOUSE.test(text);

/** What else is a place where one more is told. */
export const HOUSE = /^(?:Betriebs?|Haus(?:es)?|Hof|Quartier|Domizil|Standbein|Zuhause|Adresse)$/u;
export const house = '(?:betriebs?|haus(?:es)?|hof|quartier|domizil|standbein|zuhause|adresse)';
