import { anyCase } from '../any-case.ts';
import { hasGivenName } from './given-names.ts';
import { hasLegalForm } from './legal-forms.ts';
import { type IsOwn, withoutGoverned } from './whose-words.ts';

/** What a company calls itself, as the last part of a word: 'Familienbetrieb', 'Werkstatt', 'Bäckerei'. */
const OWN_NOUNS = [
  'betriebe?s?|werkstatt|werkstätte|laden|ladens|geschäfte?s?|praxis|kanzlei|büros?|sozietät|partnerschaft|labors?',
  '(?:jausen|post|schank|tank|mess)station|tankstelle|schänke|schenke|gaststube|imbiss|kiosk|gasthofe?s?|gasthaus(?:es)?|wirtshaus(?:es)?|restaurants?|hotels?|pension|cafés?|\\p{L}{3,15}erei',
  'firma|unternehmens?|gesellschaft|genossenschaft|bank|sparkasse|vereins?|verband(?:e?s)?|stiftung|apotheke|schule|kita',
  'agentur|manufaktur|ateliers?|studios?|salons?|schmiede|mühle|hofs?|weinguts?|gutes?|klinik|verlage?s?|handlung|handels',
  'haus(?:es)?|werke?s?|fabrik|start-?up|werft|stube|galerie|boutique|konditorei|drogerie|parfümerie|kino|theater|bistro|bar|zentrum|spedition|chors?|vermietung|technik|bau|service',
  'company|business|workshop|practice|shop|studio|agency|firm|brewery|bakery|store|restaurant|office|family',
].join('|');
export const OWN_NOUN = `(?:[\\p{L}-]{0,25}?)(?:${OWN_NOUNS})`;
const DEED =
  '(?:die|den|das|meine[nrs]?|mein|seine[nrs]?|sein|ihre[nrs]?|ihr|eine[nrs]?|ein|unsere[nrs]?|unser|his|her|its|their|the|a|own)';
/** 'seine kleine Werkstatt', 'das Geschäft'. */
export const OWN_HOUSE = `(?<!\\p{L})${DEED}\\s(?:\\p{L}{3,15}\\s){0,2}${OWN_NOUN}(?!\\p{L})`;
export const SELF_EMPLOYED = 'selb(?:st)?ständig';
const OWN = anyCase(`(?<!\\p{L})(?:wir|uns|unsere?[nrs]?|we|our|${OWN_NOUN})(?!\\p{L})`);

/** Parties and places that are not the company, unless a preposition governs them. */
const OTHERS = [
  'niederlassung|tochter|filial|zweig|abteilung(?!s(?:leiter|chef))|showroom|werkhalle|neubau|standort|stützpunkt|ableger|vertretung|verkaufsbüro',
  '(?:trikot|schul)?träger(?!schaft)|gesellschafter|(?:haupt|mehrheits|groß)?aktionär|(?:anteils|mit)?eigner(?!gemein)|investor|(?<!-)zentrale(?:n|$|\\s)|franchise|(?:sport|turn|schützen|heimat|musik|gesang|träger|alpen)verein|(?:tanz|sing|jugend|spiel|wander|theater)gruppe',
  'mutter(?:haus|konzern|unternehmen|firma|gesellschaft)|konzern|holding|joint|schwester(?:firma|gesellschaft|unternehmen)',
  'partner(?:firma|unternehmen|betrieb|kanzlei|büro|praxis|agentur|hotel|schule)|vorgänger|lehr(?:meister|herr)|vorläufer|vorbesitzer|vormieter|volkseigene[rnm]? betrieb|innung|kammer|hochschule|universität|akademie',
  'feuerwehr(?![\\p{L}-])|musikkapelle|zertifizierungsstelle|mitglieds(?:hof|höfe|betrieb|firm|unternehmen|büro|kanzlei|verein)|förderverein|betriebsrat|arbeitskreis|arbeitsgemeinschaft|fachgesellschaft|(?:dach|bundes|landes|(?<=\\p{L}{4})zweck)verband|berufsgenossenschaft|gesetz(?!t)',
  'ausbildungs|lehrwerkst|hofladen|ausstellung|outlet|werksverkauf|biergarten|gästehaus|ferienwohnung',
  'online-?shop|webshop|internetseite|website|homepage|lesezirkel|quartett|festival|stammtisch|netzwerk|preis(?!wert)',
  'parent|sister compan|subsidiary|branch|supplier|customer(?!s)|predecessor|guild',
].join('|');
const OTHER_PARTY = anyCase(`(?<!\\p{L})\\p{L}{0,20}-?(?:${OTHERS})`);
/** Somebody else at the head of what is said: 'Unser Partner Muster', 'Die Firma eines Kunden', 'Der Kollege'. */
const OTHER_HEAD = anyCase(
  /^(?:(?:auch|bereits|schon|als)\s)?(?:(?:der|die|das|unsere?[nrs]?|ein|eine|einer|our|the|a)\s)(?:(?:1[5-9]|20)\d\d\sgegründete[nr]?\s)?(?:\p{L}{3,20}e[nr]?\s)?\p{L}{0,20}(?:partner(?:in)?|(?<!ur)kunden?|kundin|lieferant(?:in)?|hersteller(?:in)?|kolleg(?:en?|in)|händler|bauherr|auftraggeber|vermieter|verpächter|marke|modell|produkt|serie|verfahren|ofen|kurse?|messe|fest|wettbewerb|preis|turnier|(?<!\p{L})werk|buch|reihe|idee|name|logo|initiative|rezeptur|zunft|nachbarn?|building|station|church|patent|recipe|process|zusammenarbeit|kooperation|mitgliedschaft|zertifizierung|freundschaft|verbindung|gebäude|bauwerk|bahnhof|kirche|customer|supplier|brand)(?!\p{L})/iu,
);
/** Whom the company works for or with, as what is told: 'Bauherr war der 1978 gegründete Verband Muster'. */
const IS_OTHER = anyCase(
  /^(?:unsere?\s)?(?:bauherr|auftraggeber|kunde|lieferant|hersteller|partner|vermieter|verpächter|eigentümer|veranstalter|nachbar)(?:in)?\s(?:ist|war|sind|waren)(?!\p{L})/iu,
);
/** One who works for the company, or did: 'Unser ehemaliger Mitarbeiter'. */
const OWN_WORKER = anyCase(
  /^unsere?\s(?:\p{L}{3,20}e[rs]?\s)?(?:lehrling|geselle|gesellin|mitarbeiter(?:in)?|azubi|auszubildende[r]?)(?!\p{L})/iu,
);
/** Before a subject behind its verb: '2011 haben', 'Im Mai 2004 machte sich'. */
const VERB_FIRST = /^\s?(?:[^\s,]{1,12}\s){0,3}?(?:1[5-9]|20)\d\d\s\p{Ll}{2,20}\s(?:sich\s)?/u;
/** A body by its initials: 'Der TÜV wurde …'. */
const INITIALS = /^(?:Der|Die|Das)\s(?!(?:GmbH|AG|KG|OHG|UG|GbR|SE|MVZ|BAG|WBG|VHS|FH)\s)\p{Lu}{2,6}\s/u;
/** One more of what there is already: 'unseren zweiten Laden', 'das neue Werk'. */
const ONE_MORE = anyCase(
  /(?<!\p{L})(?:(?:zweite|weitere|dritte|vierte|neue|andere)[nrs]?|eine (?:eigene )?stiftung|second|third|another|new)\s(?!generation|bundesl)/iu,
);
export const isOwnNamed = (text: string): boolean => OWN.test(text);

/** What there is since a year, where that is no company: 'Seit 2017 gibt es unseren Newsletter'. */
const THERE_IS =
  /(?<!\p{L})[Gg]ibt es (?:auch )?(?:unsere?[nrs]?|den|die|das|eine?n?) (?:\p{Ll}{3,20}e[nrs]? )?(\p{Lu}[\p{L}-]{2,40})/u;

/** 'Unser Bio-Pils gibt es seit 2011' */
const IS_THERE = /^[Uu]nsere?(?:n|s)? (?:\p{Ll}{3,20}e[nrs]? )?(\p{Lu}[\p{L}-]{2,40}) gibt es /u;

/** Whether a clause says of a thing, not of the company, since when there is one. */
export const isOtherThing = (text: string, isOwn: IsOwn): boolean => {
  const thing = (THERE_IS.exec(text) ?? IS_THERE.exec(text))?.[1];
  return thing !== undefined && !isOwnNamed(thing) && !isOwn(thing);
};

/** A school that speaks of itself: 'Die Hochschule wurde 1993 …'. */
const OWN_SCHOOL = anyCase(
  /^(?:die|das|unsere?)\s(?:hochschule|universität|akademie)\s(?:wurde|ist|besteht|gibt|geht|ging|entstand)(?!\p{L})/iu,
);

/** What stands before a subject: the year of a timeline's entry, 'Als sich unser Kunde …'. */
const LEADING = /^(?:1[5-9]|20)\d\d\s(?=\p{Lu})|^[Aa]ls\ssich\s/u;

const DEALER = /händler(?:in)?$/iu;

/** Somebody else at the head of a text; a dealer by name is one who may have founded the company: 'Der Viehhändler Karl Muster'. */
function otherHead(text: string): string | null {
  const match = OTHER_HEAD.exec(text);
  const [name = ''] = match && DEALER.test(match[0]) ? text.slice(match[0].length).trim().split(' ', 1) : [];
  return match && !(name !== '' && hasGivenName(name)) ? match[0] : null;
}

/** What a foundation is by its form says nothing of whose it is. */
const OF_CIVIL_LAW = / (?:des )?bürgerlichen Rechts(?!\p{L})/u;

/** 'Die Fabrik wurde 1904 für die Gebrüder Muster errichtet': a house, whoever is in it today. */
const BUILT_FOR = anyCase(
  /^(?:die|das|der|unser(?:e|es)?) \p{L}{0,15}(?:fabrik|gebäude|haus|halle|villa|schule|kaserne|scheune|mühle|speicher|hof|bau|werk)(?!\p{L}).{0,60} wurden? .{0,40}(?<!\p{L})für .{2,60}(?:errichtet|erbaut|gebaut)(?!\p{L})/iu,
);

/** 'Die Konservenfabrik, 1886 gegründet, wurde 1990 abgerissen': what is gone is not the company. */
const MEANWHILE = '(?:(?!(?:nie|niemals|nicht|nur|\\p{L}{3,7}tags) )\\S{2,15} ){0,5}';
const GONE = anyCase(
  `, (?:(?:wurde|ist|war) ${MEANWHILE}(?:abgerissen|abgebrochen|stillgelegt|aufgelöst)|(?:wurde|hat) ${MEANWHILE}(?:geschlossen|zugesperrt))(?!\\p{L})`,
);
export const isGone = (sentence: string): boolean => GONE.test(sentence);

/** Whether a clause tells of another party, of a building or of one more place of the company. */
export function isOfOthers(clause: string, isOwn: IsOwn): boolean {
  const text = withoutGoverned(clause.replace(LEADING, '').replace(OF_CIVIL_LAW, ''));
  if (BUILT_FOR.test(clause)) return true;
  const party = OTHER_PARTY.exec(text);
  if (party !== null && !isOwn(party[0]) && !OWN_SCHOOL.test(text)) return true;
  const subject = text.replace(VERB_FIRST, '');
  const head = otherHead(subject);
  if (IS_OTHER.test(clause) && !isOwn(clause)) return true;
  const whole = otherHead(text);
  // 'Die Probewerk Muster GmbH wurde …': a word of the company's own name.
  const isOwnName = whole !== null && isOwn(whole) && hasLegalForm(text);
  if ((whole !== null && !isOwnName) || OWN_WORKER.test(subject) || OWN_WORKER.test(text)) return true;
  if (head !== null && !isOwn(head)) return true;
  return ONE_MORE.test(text) || (INITIALS.test(text) && !isOwn(text));
}

/** Relatives who may have a business of the family's name. */
export const KIN =
  '(?:Bruders?|Schwester|Cousins?|Cousine|Vetters?|Onkels?|Tante|Schwagers?|Schwägerin|Neffen?|Nichte)';

/** 'Leonhards Schwester Barbara betreibt die Muster GmbH': a firm of the family that is not the company. */
const OF_KIN = new RegExp(
  `(?<!\\p{L})${KIN} (?:\\p{Lu}\\p{L}{2,20} )?(?:betreibt|führt|leitet|hat) .{3,80}(?:GmbH|AG|KG|OHG|UG|e\\.\\s?U\\.|e\\.\\s?K\\.)(?!\\p{L})`,
  'u',
);
export const isOfKin = (sentence: string): boolean => OF_KIN.test(sentence);
