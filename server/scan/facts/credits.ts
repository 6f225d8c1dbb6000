import { anyCase } from '../any-case.ts';
import { hasLegalForm } from './legal-forms.ts';
import { sentencesOf } from './sentences.ts';
import { wordSign } from './word-signs.ts';

const ARTICLE = '(?:diese[rnms]?|unsere[rnms]?|unser|die|der|das|dem|den|alle|our|the|this)';
/** What somebody makes for a company's site. */
const THINGS =
  '(?:(?:web|internet)-?(?:seiten?|sites?|auftritts?|präsenz)|seiten|seite|homepage|website|online-?auftritts?|fotos|fotografien|bilder|aufnahmen|texte|illustrationen|logo)';
const THING = anyCase(`(?<!\\p{L})${ARTICLE}\\s(?:\\p{L}{3,15}\\s)?${THINGS}(?!\\p{L})`);
/** Before a name alone: 'Webseite gemacht von Eva Probe'. */
const THING_MADE_BY = anyCase(`^${THINGS}\\s\\p{Ll}{4,15}\\s(?:von|durch)\\s\\p{Lu}`);
const MAKING = anyCase(
  /(?<!\p{L})(?:gemacht|gebaut|erstellt|gestaltet|entworfen|entwickelt|programmiert|eingerichtet|umgesetzt|realisiert|betreut|gepflegt|gehostet|fotografiert|aufgenommen|geschossen|geschrieben|gezeichnet|machten?|bauten?|erstellten?|gestalteten?|entwarf(?:en)?|schrieb(?:en)?|zeichneten?|pflegt|stamm(?:t|en)|kümmert sich|sorgt|läuft (?:bei|auf)|liegt (?:bei|auf)|made by|built by)(?!\p{L})/iu,
);
/** 'Diese Seite hat unser Neffe Jan Muster …': the verb may follow the address in brackets. */
const HAS_SOMEBODY =
  /(?<!\p{L})(?:[Dd]iese|[Uu]nsere|[Dd]ie)\s(?:\p{Lu}\p{Ll}{1,25})\shat\s(?:unsere?\s|meine?\s|der\s|die\s)?(?:\p{Lu}\p{Ll}{1,25}\s){1,3}(?:von\s\p{Lu}\p{Ll}{1,25}\s)?\(?$/u;
const BY_ITSELF = anyCase(
  /(?<!\p{L})(?:wir|selbst|selber|(?:von|durch) uns|unser (?:team|büro)|unsere (?:redaktion|abteilung))(?!\p{L})/iu,
);
const PICTURED = /^(?:fotografiert|gefilmt|porträtiert)\s(?:hat|haben|wurden?)\s/iu;

/** Whether a sentence, or its beginning, tells who made the site or its pictures: 'Die Homepage stammt von Eva Probe'. */
export function isCreditSentence(text: string): boolean {
  if (BY_ITSELF.test(text)) return false;
  if (THING.test(text)) return MAKING.test(text) || HAS_SOMEBODY.test(text);
  return PICTURED.test(text) || THING_MADE_BY.test(text);
}

/** Words without one of which no line is a credit: what is made for a site, and the making of it. */
export const CREDIT_WORD = wordSign(
  /seite|site|auftritt|präsenz|homepage|foto|bilder|aufnahm|texte|illustration|logo|gefilmt|porträtiert|design|konzept|made|erstellt|gestaltet|umgesetzt|programmiert|realisiert|created|powered/iu,
);

/** Credits inside a sentence: 'Seite gebaut mit Liebe von Studio Muster', '© Muster GmbH – erstellt von Studio Muster'. */
const INSIDE = anyCase(
  /[-–|·•©]\s?(?:erstellt|gestaltet|umgesetzt|programmiert|realisiert|created|designed|powered) (?:von|by|durch):? (?=\p{Lu}|\w{1,40}\.)|(?<!\p{L})(?:(?:web)?(?:seite|site)|homepage|internetauftritt|design|konzept|made|website) ?(?:wurde )?(?:gebaut|erstellt|entwickelt|gestaltet|umgesetzt|programmiert|realisiert|built|made|designed|created|with)?(?: mit \S{1,12}| with \S{1,12})? ?(?:von|by|durch):? (?=\p{Lu}|\w{1,40}\.)/iu,
);
/** Longest line with a credit inside, in characters. */
const LONGEST = 400;
/** Longest sentence of its own, which may name the maker before what was made: 'Eva Probe (post@probe.test) hat diese Seite gebaut'. */
const LONGEST_ALONE = 160;

/** Whether a line that names no other party tells who made the site. */
export const isCredit = (text: string): boolean =>
  (text.length <= LONGEST && /\s(?:von|by|durch):?\s/u.test(text) && INSIDE.test(text)) ||
  (text.length <= LONGEST_ALONE && isCreditSentence(text) && !hasLegalForm(text) && sentencesOf(text).length === 1);

/** Whom a credit names last: behind 'von', or what has made something. */
export const makerIn = (credit: string): string =>
  credit.split(/\s(?:von|durch|by|bei|hat|haben|sorgt)\s/u).at(-1) ?? '';

const LABELLED =
  /^(?:Fotos?|Bilder|Texte?|Website|Webseite|Homepage|Gestaltung|Webdesign|Programmierung|Hosting)(?:\s(?:auf|dieser|der)\s[^:]{3,40})?:\s\p{Lu}\p{L}{1,25}\s\p{Lu}\p{L}{1,25}/u;

/** In front of somebody's address: 'Webmaster: eva@probe.test'. */
const MAKER = /^(?:webmaster(?:in)?|webdesign(?: by| von)?|programmierung|hosting)\s?:\s/iu;

/** At the end of what stands before an address, behind the date of the last change: 'Stand 3/24, Webmaster: Eva Probe (…'. */
const MAKER_AT_END = anyCase(
  /(?:^|[\d.,;|·–)(©-]\s?)(?:web-?master(?:in)?|web-?design|web-?(?:seite|auftritt|site)|homepage|internet-?(?:seite|auftritt)|(?:seiten|web|homepage-?)?(?:gestaltung|pflege|betreuung|technik|programmierung)|umsetzung|design)(?:\s(?:ist|by|von|durch|und \p{L}{4,20}))?\s?[:–-]?\s\p{Lu}[\p{L}.-]{1,25}(?:\s\p{Lu}[\p{L}.-]{1,25}){1,3}(?:, \p{Lu}[\p{L}-]{2,30})?[\s,(–:|-]{1,3}(?:E-?Mail:?\s|Tel\.?:?\s|Telefon:?\s)?$/iu,
);

/** 'Fotos: Studio Probe' at the beginning of a sentence; a line of its own is read as other labels are. */
export const isLabelledCredit = (sentence: string): boolean =>
  LABELLED.test(sentence) || MAKER.test(sentence) || MAKER_AT_END.test(sentence);
