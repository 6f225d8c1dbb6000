import { anyCase } from '../any-case.ts';
import { BOLD } from '../dom/lines.ts';
import { foldKey } from './choose.ts';
import { KIN } from './founding-words.ts';
import { hasGivenName } from './given-names.ts';
import { INTRODUCED } from './other-parties.ts';
import { OWN_VOICE } from './own-voice.ts';
import { parsePerson } from './person-names.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';
import { isOfEmployers, namedBehind, platformOf } from './review-platforms.ts';
import { headsAbove } from './review-tables.ts';
import { standsBelow } from './sections.ts';
import { isStrangerName } from './stranger-names.ts';

/** What a company is by its kind: 'Unsere Gäste geben der Pension 4,8'. */
const OWN_KIND =
  '\\p{L}{0,20}(?:betrieb|unternehmen|geschäft|gasthof|restaurant|pension|praxis|klinik|firma|agentur|kanzlei|apotheke|café|hotel|haus|hof|laden|studio|werkstatt|schule|verein|büro|salon|erei)';
/** Whose ratings a page tells beside the company's own. */
const OTHERS = [
  // what it buys, sells or writes about
  'hersteller|lieferant|plug-?in|amazon(?! (?:haben|erreichen) wir(?!\\p{L})|.{0,80}(?:verkäufer|händler)-?(?:bewertung|rezension))|app[- ]?store|play[- ]?store|(?<!\\p{L})apps?(?!\\p{L})',
  '(?<!\\p{L})(?:produkte?|artikel|modelle?|bestseller|bücher|buch|roman|rezept|gerät|spiel|film|album)(?!\\p{L})',
  // a thing by its name: 'Der Entfeuchter „Muster 300“ wird … bewertet'
  '^(?:der|die|das|unsere?) \\p{L}{4,30} [„"»“][^“"«”]{2,40}[“"«”] (?:wird|ist|hat|kommt|erreicht|erhält|steht)(?!\\p{L})|(?<!\\p{L})(?:im onlinehandel|in onlineshops) (?:mit|auf|bei)(?!\\p{L})',
  // with whom it works
  '(?<!\\p{L})(?:unser|ihr|der|die|das|ein)(?:e[rnms]?)? (?:\\p{L}{3,20} )?(?:\\p{L}{3,20}partner|\\p{L}{0,20}dienstleister|spedition|paketdienst|schwester\\p{L}{0,15}|tochter\\p{L}{0,15}|mutter\\p{L}{3,15}|vermieter|nachbar\\p{L}{0,12}|dach(?:marke|verband|organisation|gesellschaft)|system(?:zentrale|geber(?:in)?))(?!\\p{L})',
  '(?<!\\p{L})(?:unser (?:kollege|mitarbeiter)|unsere (?:kollegin|mitarbeiterin))(?!\\p{L})',
  'zahlungs(?:anbieter|dienst)|leasinggeber|garantie(?:geber|gesellschaft|anbieter)|versicherer|(?:software|tool|programm|plattform|portal|anbieter), (?:mit|auf|bei|über|von) (?:der|dem|denen|das) (?:wir|sie)(?!\\p{L})',
  // to whom it lets a house, and who runs the site where opinions are given
  '(?<!\\p{L}|(?:als|wir|sind|neuen?) )(?:unter)?pächter(?:in)?(?!\\p{L})|(?<!\\p{L})(?:ver|unter)pachtet|(?<!\\p{L})unsere?m? (?:unter)?mieter(?:in)? (?:\\p{Lu}|im |in )|(?<!\\p{L})(?:das|der|die) \\p{L}{4,20} im (?:erd|ober|unter)geschoss',
  '(?<!\\p{L})(?:\\p{L}{0,15}portal|\\p{L}{0,15}plattform|\\p{L}{0,10}expert|\\p{L}{0,10}pilot|trusted shops|\\p{L}{2,15}\\.(?:de|com|at|ch)) selbst(?!\\p{L})',
  '^(?:das|dieses|die|diese|der|dieser) (?:\\p{L}{0,15}-?)?(?:portal|plattform|verzeichnis|vermittler|marktplatz)(?: \\S{2,30})? (?:listet|verzeichnet|vermittelt|bündelt|umfasst)(?! uns)|(?<!wir |uns )(?<!\\p{L})(?:kommt|steht|liegt|bringt es|schneidet) (?:aber )?selbst (?:auf|bei|mit|nur)(?!\\p{L})',
  // what readers of a magazine say of a model
  '(?<!\\p{L})(?:leser\\p{L}{0,5} (?:der|des|von)|fachzeitschrift|zeitschrift)(?!\\p{L})',
  // whom it works for, and its own past
  '(?<!\\p{L})unser[em]? (?:\\p{L}{3,20}-?)?kund(?:e|in)(?!\\p{L})|(?<!\\p{L})für (?:die|den|das) .{3,60} haben wir(?!\\p{L})|(?<!\\p{L})bis (?:19|20)\\d\\d (?:hatten|war|waren|lag|lagen|standen)(?!\\p{L})',
  // the many of whom it is one
  '(?<!\\p{L}|(?:unsere[rn]?|(?:alle[rn]?|unsere[rn]?) (?:beiden|zwei|drei|vier|fünf|sechs|\\d)) )(?:\\p{L}{2,20}-)?(?:händler|betriebe|studios|clubs|filialen|standorte|restaurants|hotels|werkstätten|praxen|partner) (?:\\S{2,20} ){0,4}(?:zusammen|insgesamt)(?!\\p{L})',
  '(?<!\\p{L})(?:der|die|dieser?|einer?) (?:\\p{L}{3,20}-)?(?:marke|kette|gruppe)(?!\\p{L})|franchise|stiftung warentest|(?<!\\p{L})adac',
  '(?<!\\p{L})(?:aller|der|alle) (?:\\d{1,4} )?(?:partner|franchise|lizenz|mitglieds|verbunds)-?(?:betriebe|firmen|unternehmen|händler|makler|studios|shops|hotels|praxen)n?(?!\\p{L})',
  // 'Deren Shop trägt …', 'Das Programm bewerten Anwender mit …', '68 Produktbewertungen'
  '(?:produkt|artikel)bewertung|^(?:deren|dessen) \\p{L}|^(?:das|dieses|die|diese|der) (?:programm|software|anwendung|tool|maschine|modell|serie) (?:bewerten|bewerteten|erreicht|erhält|bekommt|kommt|hat)(?!\\p{L})',
  // 'bucht bei der Gästeführerin Eva Probe (…, 5,0 Sterne bei …)'
  '(?<!\\p{L})(?:bei|von|mit|für) (?:der|dem|den) (?!\\p{L}{0,20}(?:plattform|portal|suchmaschine|dienst))\\p{L}{4,25}(?: (?!maps|local|business|my)\\p{L}[\\p{L}-]{1,25}){1,3} \\([^()]{0,120}\\d[.,]\\d',
  // 'Wir haben das Hotel Probe (… 5,7 von 6 …) ausgestattet'
  '(?<!\\p{L})(?:haben wir|wir haben) (?:\\p{L}{2,12} ){0,3}(?:das|die|den) \\p{L}[^()]{2,60} \\([^()]{0,120}\\d[.,]\\d[^()]{0,60}\\) \\p{L}{5,20}(?!\\p{L})',
  // '„Unser Laden hat 4,8 Sterne …', 'Auf G2 hat die Software 4,5 …'
  '^[„“"«»](?:unser|wir|mein|bei uns)|(?<!\\p{L})hat (?:die|das|der) (?:software|programm|app|tool|maschine) (?:\\p{L}{2,12} )?\\d',
  // 'werden dort separat geführt und haben 4,5'
  '(?<!\\p{L})(?:separat|getrennt|gesondert|eigens) (?:geführt|gelistet|bewertet|aufgeführt|erfasst)(?!\\p{L})',
  // who rates it: 'dessen Kundinnen und Kunden'
  '(?<!\\p{L})(?:dessen|deren) (?:kund|gäst|besuch|patient|nutzer|mitglieder)',
  // with whom it compares itself
  'mitbewerb|wettbewerb|konkurren[tz]|branchen(?:durchschnitt|schnitt|vergleich|mittel)|(?:durchschnitt|schnitt|mittel) (?:der|aller|in der) \\p{L}|andere[rn]? (?:anbieter|betriebe|firmen|unternehmen)|competitor|industry average',
  // what it was, wants to be, or shows as an example
  '(?<!\\p{L})(?:frühere[nrms]?|ehemalige[nrms]?|vorgänger\\p{L}{0,10})(?!\\p{L})|(?:(?:19|20)\\d\\d|damals|anfangs) (?:lag|lagen|hatte|hatten|stand|standen|war|waren)(?!\\p{L})',
  '(?<!\\p{L})(?:wollen|möchten|will|sollen|soll|planen) .{0,100}(?:erreichen|schaffen|erzielen|steigern|verbessern|kommen)(?!\\p{L})',
  '(?<!\\p{L})(?:unser|als|nächstes) ziel(?!\\p{L})|^ziel(?:marke)?:|(?:mindestens|wenigstens|ab) \\d{1,4}(?:[.,]\\d)? (?:stern|bewertung)',
  '(?<!\\p{L})zeigen sie (?:ihre|hier)|beispiel(?:ansicht|rechnung)|zum beispiel|ein beispiel|(?<!\\p{L})demo(?!\\p{L})|platzhalter',
  // whose it is, in the genitive: 'die Google-Bewertung des Autohauses stieg'
  '(?:bewertung|sternezahl|schnitt|(?<!\\p{L})note|-note) des (?!(?:kunden|gastes|patienten|betrieb(?:e?s)?|unternehmens|hauses|hotels|restaurants|teams|büros|vereins)(?!\\p{L}))\\p{L}{4}',
  'publikums(?:wertung|preis|voting)|(?<!\\p{L})jury(?!\\p{L})|wettbewerbsjury',
  '(?<!\\p{L})(?:kurs|seminar|workshop|webinar|lehrgang|podcast|zimmers|apartments?)(?!\\p{L})',
  '(?:unserer|unseres) (?:eltern|nachbarn?|freunde|partners?|tochter|schwester|vermieters?|lieferanten|herstellers)(?!\\p{L})',
  '^(?:vorher|früher|davor|ausgangslage)\\s?:|(?:score|note|wert|schnitt) (?:in )?der branche(?!\\p{L})',
  // whom it works for or speaks to, and companies in general
  '(?<!\\p{L})(?:von|durch) uns \\p{L}{4,20}(?:te|ne)[nsr]? \\p{L}{4}|(?<!\\p{L})(?:hat|steht|liegt|kommt|erreicht) (?:der|die) kund(?:e|in)(?!\\p{L})|(?<!\\p{L})(?:der|die) kund(?:e|in) (?:hat|steht|liegt|kommt|erreicht)(?!\\p{L})',
  '(?<!\\p{L})für unseren kunden(?!\\p{L})|(?<!\\p{L})unserer? branche(?!\\p{L})',
  '(?:^|^hat )ihre? (?:firma|unternehmen|betrieb|praxis|shop|hotel|restaurant|lokal|profil)|^(?:wenn )?eine? (?:firma|unternehmen|betrieb|praxis|shop|hotel|restaurant|anbieter|händler|makler|handwerker)(?!\\p{L})',
  // 'Der Kaminofen „Probe“ wurde 63-mal bewertet': what is sold, by its name
  `^(?:der|die|das) (?!${OWN_KIND} )\\p{L}{3,30} [„"«»“][^”“"«»]{2,40}[”“"«»] (?:wurde|hat|ist|kommt|erreicht|bekommt)(?!\\p{L})`,
  // 'Kurse bucht unsere Rezeption bei der Skischule Muster: 4,9 von 5 Sternen'
  '(?<!\\p{L})(?:bei der|bei dem|beim|mit der|mit dem) (?!\\p{L}{0,20}(?:plattform|portal|suchmaschine|bewertung|dienst))\\p{L}{4,25} (?!maps|local|business|my)\\p{L}[\\p{L}-]{2,25}: \\d[.,]\\d',
  // 'Im Onlineshop der Uhrenstube Muster wird das „Band“ mit …', 'gaben dem Saft 4,9': things, and in whose shop
  '(?<!\\p{L})(?:im|beim) (?:\\p{L}{0,10}-?)?shop (?:der|des|von|vom) (?!.{0,120}(?<!\\p{L})uns(?!\\p{L}))',
  `(?<!\\p{L})(?:gaben|geben|gibt|gab|vergaben|vergeben) (?:dem|der|diesem|dieser|unserem|unserer) (?!(?:${OWN_KIND}|\\p{L}{0,15}(?:team|gmbh|beratung|arbeit|leistung|service))(?!\\p{L}))\\p{L}{3,30} (?:\\p{L}{2,15} ){0,2}\\d`,
  // 'Evas Schwester leitet die Tierarztpraxis Muster (Bewertung …'
  `${KIN} (?:\\p{L}{2,20} )?(?:leitet|führt|betreibt|hat) (?:die|das|den|eine?n?) \\p{L}{4,30} \\p{L}{3}`,
  // 'Seine Kunden geben ihm …'
  '(?<!\\p{L})seine (?:kund|gäst)\\p{L}{0,6} (?:geben|gaben|bewert)|(?<!\\p{L})(?:geben|gaben) ihm \\d',
  // 'EG – Bäckerei Muster, 4,5 Sterne': who is in the house, by the floor
  '^(?:eg|ug|dg|og|\\d{1,2}\\. ?og|\\d{1,2}) [–-] (?!wir|unser)\\p{L}',
  // what is near
  '(?<!\\p{L})(?:das|den|der|die|im|zum) \\p{L}{3,20}(?: \\p{L}{3,20})? gegenüber(?! (?:dem|der|den|von|vom)(?!\\p{L}))',
  'nebenan|gegenüber liegt|gleich um die ecke|ausflugs(?:ziel|tipp)|unser tipp',
];
const OF_OTHERS = anyCase(OTHERS.join('|'));
const OTHERS_SECTIONS = anyCase(
  /(?<!ansprech)partner|produkte?(?!\p{L}{6})|bestseller|beliebt|sortiment|umgebung|in der nähe|ausfl[uü]g|empfehlung|tipps|^referenz[ :]|widget|plug-?in|händler|lieferant|mitbewerb|vergleich|kund(?:en|innen) kauften|neuheiten|angebote|^(?:die |unsere )?(?:marken?|software|programme?|systeme?|hersteller), (?:die|mit (?:der|denen)) wir(?!\p{L})|(?<!\p{L})(?:(?:firmen|unternehmens)?gruppe|verbund|netzwerk|schwester\p{L}{3,20}|konzern)(?!\p{L})/iu,
);
const PRICE = /\d[.,](?:\d{2}|[–-]{1,2})\s?(?:€|EUR|CHF|Euro)|(?:€|EUR|CHF)\s?\d|warenkorb|add to (?:cart|bag)/iu;
/** Lines around a rating in which the price of what is rated stands. */
const PRICE_REACH = 2;

/** Said of a whole country or of a network by anybody but the company itself, a total is that of a brand. */
const NATIONWIDE = anyCase(
  /(?<!\p{L})(?:\p{L}{2,20}-?)?(?:netzwerk|verbund)(?:e?s)?(?!\p{L})|(?:bundes|deutschland|österreich|schweiz|europa|welt)weit(?!\p{L})|(?<!\p{L})in (?:ganz )?(?:deutschland|österreich|europa|der (?:ganzen )?schweiz)(?!\p{L})/iu,
);

/** 'Kunden bewerten die Zusammenarbeit mit …': those who work with the company. */
const WORK_RATED = anyCase(/(?:bewerten|bewerteten|beurteilen|benoten) (?:uns und )?(?:die|unsere) zusammenarbeit/iu);

/** Whether a sentence with a rating speaks of somebody or something else than the company. */
export const isOfOthers = (sentence: string): boolean =>
  OF_OTHERS.test(sentence) ||
  INTRODUCED.test(sentence.replace(WORK_RATED, '')) ||
  (NATIONWIDE.test(sentence) && !OWN_VOICE.test(sentence));

/** Who rates where they work. */
const EMPLOYEES = anyCase(
  /(?<!\p{L})(?:mitarbeite|beschäftigt|belegschaft|angestellte|kolleg|azubi|auszubildende|bewerber|beschäftigter|employee|staff)\p{L}*|arbeitgeber|(?<!\p{L})(?:top|open)[ -]company|employer/iu,
);
const CUSTOMERS = anyCase(
  /(?:kund|gäst|gast|patient|mandant|klient|käufer|besucher|mieter|teilnehmer|customer|guest|client)/iu,
);

const EMPLOYEES_SECTION = anyCase(
  /arbeitgeber|employer|(?:mitarbeite|beschäftigte|kolleg|team|azubi)\p{L}{0,10}-?(?:stimm|bewert|mein|feedback|urteil|umfrage|befragung|zufriedenheit)|(?:stimmen|bewertungen|meinungen|sagen|sagt|feedback|urteil) (?:\S{1,10} ){0,3}(?:mitarbeite|beschäftigte|kolleg|team|azubi)/iu,
);

/** Whether those who work for the company rate it, by the site, what is `told`, or the section. */
export function isByEmployees(pieces: readonly Piece[], piece: Piece, platform: string, told: string): boolean {
  if (isOfEmployers(platform)) return true;
  if (platformOf(platform) !== null || CUSTOMERS.test(told)) return false;
  return EMPLOYEES.test(told) || standsBelow(pieces, piece, EMPLOYEES_SECTION);
}

const UNSERE_ASIDE = /, unsere? [^,]{3,40},/u;
/** 'Frau Muster, unsere Energieberaterin, hat …', 'Auf dem Portal wird Rechtsanwältin Muster mit …'. */
const COLLEAGUE =
  /(?:^|(?:hat|wird|ist|erreicht|kommt)\s)(?:Frau|Herr|Rechtsanwalt|Rechtsanwältin|Steuerberater|Steuerberaterin)\s(?:(?:Dr|Prof)\.\s)*(?:\p{Lu}\p{Ll}{1,20}\s)?(\p{Lu}\p{L}{2,25})(?!\p{L})/u;

/** Whether a sentence tells the rating of one person whose name the site does not bear. */
export function isOfColleague(sentence: string, { metadata, host }: Reading): boolean {
  const name = COLLEAGUE.exec(sentence)?.[1];
  if (name === undefined || OWN_VOICE.test(sentence.replace(UNSERE_ASIDE, ','))) return false;
  return !foldKey(`${metadata.title} ${host}`).includes(foldKey(name));
}

/** Pages that present a piece of work or a customer each; what those say of the company is no such page. */
const CASE =
  /\/(?:arbeiten|works?|projekte?|projects|cases?|case-stud(?:y|ies)|referenz(?:en)?|references|portfolio|kunden|customers|(?:erfolgs|kunden)geschichten|success-stories)\/(?![^/]{0,60}(?:bewert|stimm|meinung|review|rezension|feedback))[^/?#]{1,120}\/?$/iu;

/** A label in front of a rating: 'Muster Digital: 4,4 von 5'. */
const LABEL = /^([^:]{5,50}):\s/u;
/** A name in front of a rating: 'Hotels der Stadt: Hotel Muster, 4,4 Sterne'. */
const LEAD = /^(?:[^:]{3,60}: )?([\p{L}\d&. -]{5,50}?)(?:,| [(–-]) ?(?:[\p{L}.]{3,20}:? )?[0-5][.,]\d/u;
/** Headings of opinions rather than of somebody. */
const OF_OPINIONS =
  /bewert|kund|gäst|stimm|meinung|erfahr|rezens|review|qualität|vertrau|zufried|urteil|stern|note|feedback|gut|exzellent|hervorragend|gesamt|schnitt|wertung|profil|patient|mandant|empf[eo]hl|auszeichn|gesagt|sagen/iu;

/** Whether a rating stands at something for sale, on a customer's page, or in a section about others. */
export function isAtOthers({ url, pieces, kind }: Reading, piece: Piece): boolean {
  if (piece.owner === 'sister' || CASE.test(url) || piece.line.hrefs.some((href) => CASE.test(href))) return true;
  const near = pieces.slice(Math.max(0, piece.index - PRICE_REACH), piece.index + PRICE_REACH + 1);
  const isForSale = near.some(
    ({ text, line }) => line.region === piece.line.region && text.length <= 80 && PRICE.test(text),
  );
  return (
    (isForSale && !isOnPlatform(pieces, piece)) ||
    standsBelow(pieces, piece, OTHERS_SECTIONS) ||
    DISOWNED.test(piece.text) ||
    OF_RELATIVE.test(pieces[piece.index - 1]?.text ?? '') ||
    isOfCustomersTable(pieces, piece) ||
    isOfTenant(pieces, piece) ||
    isOfOnePerson(pieces, piece, kind === 'team')
  );
}

/** 'Das Hotel gegenüber gehört nicht zu uns', 'Mit dem Café haben wir nichts zu tun'. */
const DISOWNED = anyCase(
  /(?<!\p{L})gehör(?:t|en) (?:\p{L}{2,12} ){0,2}nicht (?:mehr )?(?:zu uns|zu unser|zum (?:haus|betrieb|unternehmen|verein)|uns)(?!\p{L})|(?<!\p{L})nicht unser (?:betrieb|haus|lokal|hotel)|(?<!\p{L})nichts (?:mit uns )?zu tun(?!\p{L})/iu,
);

/** 'Muster Erdbau (mein Bruder Peter)': the company's own family name, and not its own business. */
const OF_RELATIVE = anyCase(
  /^[^()]{3,60} \((?:mein|unser|ihr|sein)e? (?:bruder|schwester|vater|mutter|sohn|tochter|cousin|cousine|vetter|onkel|tante|neffe|nichte|schwager|schwägerin|mann|frau)(?!\p{L})[^()]{0,40}\)$/iu,
);

/** Heads of a table's column that tells for whom something was done: what stands in a row is told of that one. */
const CUSTOMERS_HEAD = /^(?:Auftraggeber|Bauherr|Kunde|Kundin|Kund(?:e\/in|:in)|Referenz)(?:in|schaft)?$/u;

const isOfCustomersTable = (pieces: readonly Piece[], { index, line }: Piece): boolean =>
  line.tag === 'td' && headsAbove(pieces, index).some(({ text }) => CUSTOMERS_HEAD.test(text));

/** Pieces above a rating in which its section may say that somebody else runs the house. */
const TENANT_REACH = 12;
const TENANT = anyCase(
  /(?<!\p{L}|(?:als|wir|sind|neuen?) )(?:unter)?pächter(?:in)?(?!\p{L})|(?<!\p{L})(?:(?:ver|unter)pachtet|auf eigene rechnung)(?!\p{L})/iu,
);

/** Whether a rating is told of a house of which its section says that somebody else runs it. */
function isOfTenant(pieces: readonly Piece[], { index, line, text }: Piece): boolean {
  if (OWN_VOICE.test(text)) return false;
  for (let i = index - 1; i >= Math.max(0, index - TENANT_REACH); i--) {
    const above = pieces[i] as Piece;
    if (above.line.region !== line.region) return false;
    if (TENANT.test(above.text)) return true;
    // A bold line is the tenant's name as often as a heading.
    if (above.line.heading > 0 && above.line.heading < BOLD) return false;
  }
  return false;
}

const TITLES = /^(?:(?:Herr|Frau|Prof|Dr|Dipl|Mag|Ing|RA|RAin)(?:\.|\s)\S{0,12}\s?){1,4}/u;

/** 'Sabine Veit, LL.M.', 'Dr. Eggert Muster' as a heading. */
function isPerson(heading: string): boolean {
  if (heading.length > 60) return false;
  const [name = ''] = heading.split(/,\s|\s[(|–-]/u, 1);
  const bare = name.replace(TITLES, '');
  return (bare !== name || hasGivenName(bare)) && parsePerson(name, true) !== null;
}

/**
 * Whether a rating stands below the name of one of several who are presented, unless the company speaks. Elsewhere than
 * on a page of people each must have a part of the page to themselves: behind customers' names a total may follow.
 */
function isOfOnePerson(pieces: readonly Piece[], { index, line, text }: Piece, isOfPeople: boolean): boolean {
  if (OWN_VOICE.test(text)) return false;
  const named = pieces.findLast((piece, i) => i < index && piece.line.heading > 0 && piece.line.scopeEnd >= line.index);
  if (!named || !isPerson(named.text)) return false;
  const isLike = ({ line: other }: Piece): boolean =>
    other.heading === named.line.heading && (isOfPeople || other.scopeEnd !== named.line.scopeEnd);
  return pieces.some((piece) => piece !== named && isLike(piece) && isPerson(piece.text));
}

/** 'aus 1.204 Shopbewertungen' */
const OF_SHOP = /(?:shop|händler|verkäufer)-?(?:bewertung|rezension|review)/iu;

/** A shop's own total bears the name of where it was given; things for sale are rated without one. */
function isOnPlatform(pieces: readonly Piece[], piece: Piece): boolean {
  const above = pieces[piece.index - 1]?.text ?? '';
  // 'aus 1342 Bewertungen bei …' in the line behind the rating
  const below = pieces[piece.index + 1]?.text ?? '';
  if (/^(?:aus|basierend auf|from|based on)\s\d/iu.test(below) && platformOf(below) !== null) return true;
  const isNamed = platformOf(piece.text) !== null || namedBehind(piece.text) !== null || OF_SHOP.test(piece.text);
  return isNamed || (above.length <= 40 && platformOf(above) !== null);
}

/**
 * Who or what is named by a label in front of a rating or, as on a card, right above one of no platform, unless the
 * page knows the name: 'Muster Digital: 4,4 von 5', 'Käserei Muster', 'Suite Bergblick'.
 */
export function nameAt(reading: Reading, piece: Piece): string | null {
  const label = LABEL.exec(piece.text)?.[1];
  if (label !== undefined && isNamedOther(reading, label)) return label;
  const lead = LEAD.exec(piece.text)?.[1];
  if (lead !== undefined && isNamedOther(reading, lead)) return lead;
  const above = reading.pieces[piece.index - 1];
  if (!above || above.line.heading <= 1 || isOnPlatform(reading.pieces, piece)) return null;
  return isNamedOther(reading, above.text) ? above.text : null;
}

const isNamedOther = (reading: Reading, name: string): boolean =>
  platformOf(name) === null && !OF_OPINIONS.test(name) && isStrangerName(reading, name);
