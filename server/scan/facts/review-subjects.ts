import { allMatches } from '../all-matches.ts';
import { foldKey } from './choose.ts';
import { isKnown, knownTexts } from './name-support.ts';
import { nameWithForm } from './name-text.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Reading } from './reading.ts';
import { platformOf } from './review-platforms.ts';
import { isStrangerName } from './stranger-names.ts';
import { isKind } from './subjects.ts';
import { namedByHost } from './whose-words.ts';

const WORD = '\\p{Lu}[\\p{L}&’.-]{1,30}';
const LONG_NAME = `${WORD}(?: (?:${WORD}|&)){1,4}`;
const VERB = '(?:kommt|hat|liegt|steht|erreicht|erzielt|wird|ist|glänzt|überzeugt|schafft|bekommt|erhält)';
/** 'Unsere Lieblingslocation, die Alte Kelter, kommt …', 'unser Caterer Feinkost Muster wird …' */
const OF_OURS = new RegExp(
  `(?:^|[,;:–] |(?<!\\p{L})(?:[Bb]ei|[Mm]it|[Ii]n|und|hat|liegt|steht) )[Uu]nser(?:e[nmrs]?)? (?:\\p{Ll}[\\p{L}-]{2,20} )?(${WORD})(?:, (?:die|der|das|dem|den) (${WORD}(?: (?:${WORD}|&)){0,4})(?: (?:in|im|am|bei) [^,;.]{3,30})?,|,? (${LONG_NAME}),?(?= ${VERB}(?!\\p{L})))`,
  'u',
);
/** 'im Schloss Muster, das bei Google 4,7 Sterne hat' */
const RELATIVE = new RegExp(
  `(${LONG_NAME})(?: (?:statt|an|teil|auf|ein))?, (?:das|die|der|welche[rs]?|dessen|deren) ([^,;]{0,60}\\d[.,]\\d)`,
  'u',
);
/** 'Sie kommt auf …' behind a sentence that named somebody. */
const PRONOUN = new RegExp(
  `^(?:Sie|Er|Es|Dort|Dieser?|Dieses|Das (?:Haus|Lokal|Team)) ${VERB}(?!\\p{L})|^(?:Auf|Bei) \\S{2,20} (?:\\S{2,20} )?${VERB} (?:sie|er|es)(?!\\p{L})|^(?:Ihre?|Seine?) \\p{Lu}[\\p{L}-]{2,30} (?:${VERB}|trägt|führt)(?!\\p{L})`,
  'u',
);
/**
 * 'Seither stieg seine Bewertung auf 4,6 Sterne': that of a customer whom the text told of. A capital 'Ihre' would be
 * the reader's, or open a sentence on anybody's.
 */
const THEIRS =
  /(?<!\p{L})(?:[Ss]eine|ihre|[Dd]eren|[Dd]essen) (?:\p{Ll}{3,20} )?(?:\p{L}{0,15}-?)?(?:[Bb]ewertung(?:en)?|[Nn]ote|[Ww]ertung|[Rr]ezensionen|[Ss]terne)(?!\p{L}).{0,80}(?<!\p{L})(?:von|auf|bei) \d/u;
/** 'Patienten bewerten die Klinik mit …', 'Bei Google kommt das Café auf …' on the site of one that is none. */
const HOUSE_RATED =
  /(?:(?<!\p{L})(?:bewerten|bewerteten|benoten|beurteilen) (?:die|das|den)|^(?:Das|Die|Der)|(?:^|[;,:] )(?:[Bb]ei|[Aa]uf) \S{2,20} (?:\S{2,20} )?(?:kommt|hat|liegt|steht|erreicht) (?:das|die|der)) (Klinik|\p{Lu}\p{L}{2,20}erei|Krankenhaus|\p{L}{0,12}[Ss]chule|Café|Bistro|Wirtshaus|Akademie|Hochschule|Apotheke|Gasthaus|Gasthof|Hotel|Museum|Restaurant|Bäckerei|Brauerei|Gärtnerei|Pflegeheim|Bank|Bad)(?!\p{L})(?: (\p{Lu}[\p{L}-]{2,30}))?(?=.{0,40}\d[.,]\d)/u;
/** 'Der Buschenschank Muster wird von 455 Gästen mit 4,6 Sternen bewertet': one of a kind by its name. */
const NAMED_RATED = new RegExp(
  `^(?:Der|Die|Das) (\\p{Lu}[\\p{L}-]{3,30} \\p{Lu}[\\p{L}-]{2,30})(?! (?:&|g?GmbH|mbH|AG|KG|UG|OHG|OG|eG|SE|e\\.))(?: [^.;:]{2,50})?,? ${VERB}(?!\\p{L}).{0,80}\\d[.,]\\d`,
  'u',
);
const isOtherByName = (name: string, reading: Reading): boolean =>
  platformOf(name) === null &&
  !namedByHost(reading.host)(name) &&
  !isFirm(name, reading) &&
  isStrangerName(reading, name);
const BEHIND_AND = / und \p{Ll}{3,15}t unsere?[nmrs]? .{0,160}$/u;
const isOwnHouse = (house: string, { pieces, metadata, host }: Reading): boolean =>
  foldKey(`${metadata.title} ${host}`).includes(foldKey(house)) ||
  pieces.some(({ text }) => text.includes(`nsere ${house}`) || text.includes(`nser ${house}`));
/** 'Brauerei Muster' where the page has 'Brauerei Muster GmbH' in a line of its own. */
const isFirm = (name: string, { pieces }: Reading): boolean =>
  pieces.some(({ text, hasForm }) => hasForm && text.startsWith(`${name} `) && nameWithForm(text) === text);

const NAMES = new RegExp(`(?<![\\p{L}\\d])${LONG_NAME}`, 'gu');
const LAST_DOT = /\.$/u;

/** Whether a sentence tells a rating of somebody by name whom the page does not know as its company. */
export function isOfNamedOther(sentence: string, before: string | undefined, reading: Reading): boolean {
  const [, noun = '', apposition, name] = OF_OURS.exec(sentence) ?? [];
  if (noun !== '' && !isKind(noun) && platformOf(noun) === null) {
    if (apposition !== undefined && !isKnown(apposition, knownTexts(reading))) return true;
    if (name !== undefined && isStrangerName(reading, name)) return true;
  }
  if (THEIRS.test(sentence) && !OWN_VOICE.test(sentence)) return true;
  const [, house, called] = HOUSE_RATED.exec(sentence) ?? [];
  const isNamedFirm = called !== undefined && isFirm(`${house} ${called}`, reading);
  if (house !== undefined && !isNamedFirm && !isOwnHouse(house, reading)) return true;
  const rated = OWN_VOICE.test(sentence.replace(BEHIND_AND, '')) ? undefined : NAMED_RATED.exec(sentence)?.[1];
  if (rated !== undefined && isOtherByName(rated, reading)) return true;
  const [, antecedent, clause = ''] = RELATIVE.exec(sentence) ?? [];
  if (antecedent !== undefined && !OWN_VOICE.test(clause) && isStrangerName(reading, antecedent)) return true;
  if (before === undefined || !PRONOUN.test(sentence) || OWN_VOICE.test(sentence)) return false;
  const names = allMatches(before, NAMES).map(([named]) => named.replace(LAST_DOT, ''));
  return names.some((named) => platformOf(named) === null && isStrangerName(reading, named));
}
