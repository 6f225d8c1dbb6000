import { anyCase } from '../any-case.ts';
import { memoOfText } from '../memo-of-text.ts';
import { foldKey } from './choose.ts';
import { hasLegalForm } from './legal-forms.ts';
import { FOREIGN_FORM } from './other-parties.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';
import { headingOver } from './sections.ts';
import { sentencesOf } from './sentences.ts';

/** Letters of a word by which a company's name is known in its site's address. */
const NAME_WORD = 4;

/** Sections in which a company shows places of others, of its past or of a day. */
export const NOT_ITS_PLACES = anyCase(
  /händler|^(?:unsere )?(?:frühere|ehemalige|aufgelassene|geschlossene)[nrs]? |^nicht mehr (?:besetzt|in betrieb|bei uns)|^(?:aufgelassen|geschlossen)$|(?<!\p{L})(?:bei|von) dritten(?!\p{L})|kein(?:e)? (?:standort|filiale|niederlassung)e?n? von uns|(?<!\p{L})im (?:regal|sortiment|kühlregal) (?:bei|von)(?!\p{L})|auch (?:zu haben|erhältlich) (?:bei|in)(?!\p{L})|^(?:unsere )?(?:prüfungsorte?|startpunkte?|startorte?)|(?<!\p{L})(?:für wen(?!\p{L})|wem wir|wir arbeiten (?:für|mit)|zusammenarbeit|auftraggeber|agent(?:en|innen|s)?(?!\p{L})|(?:\p{L}{2,12})?vertretungen(?!\p{L})|(?:gebiets|handels|werks|auslands|länder)vertret(?:ung|er))|weitere (?!filialen|standorte|läden|geschäfte|praxen|büros)\S{3,40} in (?:der|ihrer) nähe|es unsere? (?:\p{L}{2,20} ){1,3}gibt|hier gibt es(?! uns(?!\p{L}))|gibt es (?:auch|unsere)|(?<!\p{L})im (?:\p{L}{2,12})?handel(?!\p{L})|wiederverkäufer|bezugsquellen|stockists|dealers|rivenditori|revendeurs|baustelle|sponsor|auftr[ei]t|konzert|kurse(?!\p{L})|seminar|(?<!(?:depots|läden|filialen|standorte|märkte) (?:und|&) )abholung|übergabe|(?<!\p{L} (?:und|&) )versand|(?:zahlung|bestellung|preise) (?:und|&) versand|lieferung|retour|bewerb|hosting|(?<!ansprech)partner|erhältlich|referenz|projekt|kund(?:en|schaft)(?!\p{L})|termine|veranstaltung|messen|news|aktuelles|presse(?!n)|jobs|karriere|(?<!\p{L})stellen(?!\p{L})|gesellschafter|(?<!\p{L})beleg(?:abteilung|betten|station|arzt|ärzt|klinik|krankenhaus)|konzern|(?:(?<!\p{L})|unternehmens|firmen)gruppe|mitglied(?!erbüro)|lieferant|historie|geschichte|chronik|history|(?:^|unsere )anlagen(?!\p{L})|(?<!\p{L})(?:solar|wind|photovoltaik)|(?:solar|wind)(?:park|rad|räder|anlage|kraft)/iu,
);

/** Those who sell or work for the company elsewhere, with places of their own. */
const AGENT = anyCase(
  /(?:handels|auslands|werks|gebiets|länder)?vertret(?:ung(?:en)?|er)(?!\p{L})|(?:vertriebs|handels|service|kooperations|montage|system|vertrags)partner|(?:fach)?händler(?!\p{L})|importeur|distribut(?:or|ion partner)|(?<!\p{L})agents?(?!\p{L})|representative|lizenznehmer|partner(?:betrieb|unternehmen|praxis|kanzlei|werkstatt|firma)/iu,
);
export const isAgent = (text: string): boolean => AGENT.test(text);

/** Addresses for parcels, invoices and cars, of a day or of another time: nobody works there. */
const NO_PLACE_OF_WORK = anyCase(
  /(?<!\p{L})(?:post(?:fach|adresse|anschrift|box|weg|sendung|lager|stelle|agentur|alisch|versand)?(?!\p{Ll})|paket|rechnung|liefer|(?<!(?:und|&) )versand(?! (?:und|&)|lager|halle|zentrum)|retour|rücksende|park(?:en|pl[aä]tz|h[aä]us|deck|garage|möglich|fläche| ?[+&] ?ride)|(?<!kontakt (?:&|und) )anfahrt(?! (?:&|und) kontakt)|navi|treffpunkt|messe|halteste|früher|(?<!(?:im|in der|in einem|in einer|auf dem) )ehemal|bis \d{4}|privat|notdienst|fulfil)|bereitschafts(?:dienst|praxis|ambulanz)|notfälle\s?:|notfall(?:praxis|ambulanz)|(?:schulungs|kurs|seminar|tagungs|veranstaltungs|vortrags|prüfungs)ort|rechenzentr|server|\d(?:[.,]5)?[- ](?:zimmer|zi\.)[^\d]{1,20}\d{2,3}(?:[.,]\d{1,2})? ?m/iu,
);
/** Who is no part of the company, in the words above its place. */
const SOMEBODY = anyCase(
  /^träger(?:in)?\s?:|(?<!^(?:unsere )?(?:standorte|niederlassungen|werke) (?:und|&|\+) )(?:schwester|mutter|tochter|beteiligungs)(?:firma|gesellschaft|unternehmen|betrieb)|(?<!\p{L})(?:konzernmutter|mutterhaus|nachbar(?!schafts(?:büro|treff|haus)|stadt|ort|gemeinde|dorf)|vermieter|logistiker|spediteur|spedition|steuerberat|kontoführend|hausbank|bankverbindung|hausverwaltung|hersteller|lieferant|\p{L}{0,20}(?:anstalt|institut) (?:für|der|des))|\p{Lu}\S{3,30} (?:\p{Lu}\S{2,25} )?der (?:kirchengemeinde|pfarrei|pfarrgemeinde) |verkaufsstellen? (?:unserer|für|von)/iu,
);

/** Behind what is done the house that does it, which its address is of: 'Druck und Versand erledigt unser Werk'. */
const DONE_BY_OWN = anyCase(
  /(?<!\p{L})(?:erledigt|übernimmt|macht|besorgt|erledigen wir in|machen wir in)\s(unsere?[rnm]?\s\p{L}{4,30}(?:\sin\s\p{L}{3,30})?)$/iu,
);

/** Whether what a place is called tells that nobody works there. */
export const isNoPlaceOfWork = (name: string): boolean => NO_PLACE_OF_WORK.test(name);

/** Whether what a place is called, or the words before it, tells of somebody else or of no place of work. */
export const isCalledOthers = (text: string): boolean =>
  NO_PLACE_OF_WORK.test(DONE_BY_OWN.exec(text)?.[1] ?? text) || SOMEBODY.test(text);

/** Public bodies, where others work; beside one anybody may. */
const PUBLIC = anyCase(
  /pflegestützpunkt|(?<!(?:am|beim|gegenüber|neben) (?:dem )?)(?:(?<!\p{L})(?:amts|land|verwaltungs|sozial|arbeits|ober\p{L}{0,10})gerichts?|rathaus|bürgerbüro|landratsamt|gesundheitsamt)(?![\p{L}-])|jobcenter|agentur für arbeit|verbraucherzentrale|der (?:kranken|pflege)?kassen(?!\p{L})|schiedsstelle/iu,
);
/** Rooms of others in which a company is a guest. */
const HOSTED = anyCase(
  /in den räumen|räumlichkeiten|im hause? (?:der|des|von)|zu gast (?:bei|in|im)|(?<!\p{L})(?:im|in der) (?:palais|kongress|bauzentrum|tagungs|bildungszentr|stadthalle|gemeindehaus|pfarr|hotel|gasthof|gasthaus|messe|vereinsheim|bürgerhaus|kulturhaus)/iu,
);
/** 'Niederlassung der Muster Finanz': a part of somebody who is named behind it. */
const PART_OF =
  /(?:[Nn]iederlassung|[Ff]iliale|[Ss]telle|[Bb]üro|[Ll]ager|[Zz]entrale|[Ww]erk|[Ss]itz|[Rr]äume) (?:der|des|von|vom) (?!Firma|Gesellschaft|Unternehmen)(\p{Lu}[^,;:(]{2,60})/u;

/** A hospital by its name, in which others see their patients: 'Kreiskrankenhaus Musterstadt, Weg 1'. */
const HOSPITAL =
  /^(?:\p{Lu}[\p{L}.-]{1,30} ){0,3}(?:[\p{L}-]{0,20}[Kk]rankenhaus|[\p{L}-]{0,20}[Kk]lini(?:k|kum|ken)|[\p{L}-]{0,20}[Ss]pital|[\p{L}-]{0,20}[Hh]ospital)(?!\p{L})/u;
const HOSPITAL_WORD = /krankenhaus|klini[kc]|spital/iu;
/** What may have a place at a hospital. */
const AT_HOSPITAL = anyCase(
  /praxis|praxen|ordination|apotheke|zentrum|(?<!\p{L})MVZ(?!\p{L})|labor|sanitätshaus|filiale|standort/iu,
);

/** Whether the words before an address are a hospital's name, on the site of somebody who is none. */
export const isHospitalOfOthers = (lead: string, { metadata, host }: Reading): boolean =>
  HOSPITAL.test(lead) && !AT_HOSPITAL.test(lead) && !HOSPITAL_WORD.test(`${metadata.title} ${host}`);

/** Whether words about an address give it to a public body, a host or the one whose part it is. */
export const isOfNamed = (text: string, reading: Reading): boolean =>
  PUBLIC.test(text) || HOSTED.test(text) || isPartOfOther(text, reading);

/** A name with a legal form is held against the company's own when the pages are joined. */
function isPartOfOther(text: string, { metadata, host }: Reading): boolean {
  const whole = PART_OF.exec(text)?.[1];
  if (whole === undefined || hasLegalForm(whole) || FOREIGN_FORM.test(whole)) return false;
  const own = foldKey(`${metadata.title} ${host}`);
  return !whole.split(' ').some((word) => word.length >= NAME_WORD && own.includes(foldKey(word)));
}

/** What stands right behind the town of a place that is not the company's: 'Ort (Partnerfläche)', 'Ort statt'. */
const BEHIND_OTHERS = anyCase(
  /^[\s,(–-]{1,4}(?:statt(?!\p{L})|partner|händler|kooperation|(?:arbeiten|kooperieren) wir [^.]{0,60}zusammen|anlieferung|nur (?:nach|für|zur)|postanschrift|lieferadresse|lieferanschrift|rechnung|zu gast|gemeinsam mit|bei(?:m)? \p{Lu})/iu,
);

/** 'Auch die Kita an der Straße 60 in 12345 Ort gehört nicht uns', told in the sentence of the address, marked in it by `…`. */
const DISOWNED = anyCase(
  /(?<!\p{L})gehör(?:t|en) (?:\p{L}{2,12} )?nicht (?:mehr )?(?:uns|zu uns|zum (?:betrieb|unternehmen|haus|verein))(?!\p{L})/iu,
);
export const isDisowned = (text: string): boolean =>
  DISOWNED.test(text) && sentencesOf(text).some((sentence) => sentence.includes('…') && DISOWNED.test(sentence));

/** 'Dieser Standort wird von unserem Partner betrieben.', 'Gebaut 2019 für Familie Probe' */
const RUN_BY_OTHERS = anyCase(
  /(?<!\p{L})(?:von|durch) (?!uns(?!\p{L})).{3,80} (?:betrieben|geführt)(?!\p{L})|(?:eigen|selbst)(?:st)?ständige[rsn]? (?:unternehm|partner|betrieb|firm|händler)|franchise(?:nehm|partner)|(?<!\p{L})bauherr|(?<!\p{L})(?:gebaut|errichtet)(?: \d{4})? für (?!uns)/iu,
);

/** Whether a sentence below a place says that somebody else runs it. */
export const isRunByOthers = (text: string): boolean => RUN_BY_OTHERS.test(text);

/** Whether the rest of a line behind a place's town tells that it is not where the company works. */
export const isBehindOthers = (rest: string): boolean => BEHIND_OTHERS.test(rest) || OWNER_BEHIND.test(rest);
/** 'die Filiale in Ort (Weg 1, 12345 Ort) der Handelskammer' */
const OWNER_BEHIND = /^\)\s(?:der|des|vom)\s(?!Firma|Gesellschaft|Unternehm|Betrieb)\p{Lu}/u;

/** Where others sell what the company makes: 'Auch zu haben ist unser Tee bei', 'Diese Läden führen unsere Weine'. */
const SOLD = anyCase(
  /(?<!\p{L})(?:erhältlich|zu (?:haben|kaufen|bekommen)|bekommen (?:sie|ihr)|(?:gibt es|gibt's)(?!\p{L}).{0,60} (?<!nicht nur )(?:bei|in diesen)|finden (?:sie|ihr) unsere? (?:\p{L}{2,20} ){1,3}(?:auch )?bei|(?<!wir )(?:führen|verkaufen) (?:auch )?unsere?|kauf(?:en|t) (?:(?:sie|ihr|man|können sie) )?(?:auch )?unsere?|im (?:regal|sortiment)|(?:fach)?händlern?|wiederverkäufern?|stockists?|sold by)(?!\p{L})/iu,
);
/** Whose places a sentence introduces: 'Für diese Praxen arbeiten wir', 'Vertreten werden wir durch selbständige Partner'. */
const OF_INTRODUCED = anyCase(
  /(?<!\p{L})(?:(?:für|mit) (?:diese[nr]?|folgende[nr]?|die folgenden) (?:\p{L}{2,20} ){1,4}(?:wir|uns)(?!\p{L})|vertr(?:eten|itt) uns(?!\p{L})|(?:wir|uns) .{0,40}vertreten(?!\p{L})|selb(?:st)?ständige[rn]? (?:partner|handel|agent|vertret|unternehm|betrieb|verein|gesellschaft|genossenschaft)|(?:gehören|gehört) (?:zwar )?nicht (?:zu )?uns(?!\p{L})|nicht von uns (?:geführt|betrieben))/iu,
);
/** In which of its own places a company sells: 'in unseren Filialen erhältlich'. */
const IN_OWN = anyCase(
  /(?<!\p{L})(?:(?:unsere[nrm]?|eigene[nr]?) (?:\p{L}{3,20} ){0,2}\p{L}{0,20}(?:filial|standort|läden|laden|geschäft|verkaufsstelle|märkte|shops|stores)|bei uns)/iu,
);
/** Pieces above an address in which the words are looked for that introduce its list. */
const LIST_REACH = 40;
/** Characters of such a piece's end that can hold the sentence. */
const INTRODUCTION = 300;

/** Ends of what introduces a list. */
const INTRODUCES = /(?::|\s(?:bei|hier))$/iu;
const LONGEST_INTRODUCING = 5;

/** Whether the last sentence of a text is about those who sell; asked of the same text for each address below it. */
const tellsOfSellers = memoOfText((said) => {
  const isIntroduced = OF_INTRODUCED.test(said);
  if (!isIntroduced && !SOLD.test(said)) return false;
  const last = sentencesOf(said).at(-1) ?? '';
  return (isIntroduced && OF_INTRODUCED.test(last)) || (SOLD.test(last) && !IN_OWN.test(last));
});

/** Whether the words before an address in its sentence are about who sells what the company makes. */
export const isSoldThere = (lead: string): boolean => lead !== '' && tellsOfSellers(lead.slice(-INTRODUCTION));

/** Whether an address stands in a list of those who sell what the company makes, told by the sentence above the list. */
export function isOfSeller(pieces: readonly Piece[], { index, line }: Piece): boolean {
  for (let i = index - 1; i >= Math.max(0, index - LIST_REACH); i--) {
    const { text, line: upper } = pieces[i] as Piece;
    if (upper.region !== line.region) return false;
    if (upper.heading > 0 && upper.tag !== 'th')
      return tellsOfSellers(text.slice(-INTRODUCTION)) || isBelowIntroduced(pieces, i);
    const introduces = INTRODUCES.test(text.slice(-LONGEST_INTRODUCING));
    if (!introduces && upper.block !== line.block) continue;
    if (tellsOfSellers(text.slice(-INTRODUCTION))) return true;
    // Closer words than those above say whose the list is.
    if (introduces && text.includes(' ')) return false;
  }
  return false;
}

/** Pieces below a section's heading that can introduce the headings in it. */
const FIRST_PIECES = 3;

/** Whether the section around a heading begins with words that give what it lists to others. */
function isBelowIntroduced(pieces: readonly Piece[], at: number): boolean {
  const heading = pieces[at] as Piece;
  const over = headingOver(pieces, heading, ANY_HEADING);
  if (!over) return false;
  for (const { text, line } of pieces.slice(over.index + 1, over.index + 1 + FIRST_PIECES)) {
    if (line.heading > 0) return false;
    if (OF_INTRODUCED.test(text) && tellsOfSellers(text.slice(-INTRODUCTION))) return true;
  }
  return false;
}
const ANY_HEADING = /\p{L}/u;
