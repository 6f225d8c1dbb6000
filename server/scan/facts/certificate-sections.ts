import { anyCase } from '../any-case.ts';
import { BOLD, type Line } from '../dom/lines.ts';
import { HELD, HELD_WORD, isOwnStatement } from './certificate-holding.ts';
import { certificateNames } from './certificate-names.ts';
import { isOverOrPlanned } from './certificate-status.ts';
import { foldKey } from './choose.ts';
import { hasGivenName } from './given-names.ts';
import { isBodyName } from './name-words.ts';
import { isHeadingOfOthers } from './others-sections.ts';
import { OWN_VOICE } from './own-voice.ts';
import { parsePerson } from './person-names.ts';
import { authorOf } from './quotations.ts';
import type { Reading } from './reading.ts';
import { namedByHost } from './whose-words.ts';

/** Headings of what is not held, or by others. */
const DISOWNED = anyCase(
  [
    '^(?:(?:unsere|die) )?(?:frühere|ehemalige|abgelaufene|vergangene|geplante|künftige|angestrebte)n? ',
    '^(?:unsere )?(?:partner|kooperation(?:en|spartner)?|produktzertifikate|abgelaufen)\\s?:?$',
    '^(?:unsere |die )?(?:nächsten |weiteren )?(?:ziele|vorhaben|pläne|roadmap)(?: (?:bis |für )?20\\d\\d)?\\s?:?$',
    '^(?:zertifikate|zertifizierungen|auszeichnungen|siegel) (?:(?:in|aus|innerhalb) )?(?:der|unserer) (?:unternehmens|firmen)?gruppe\\s?:?$',
    '^(?:aus|in|von|neues aus) (?:der|unserer|dem|unserem) \\p{L}{0,20}(?:gruppe|verbund|konzern|netzwerk)(?!\\p{L})',
    '^(?:unsere |die |weitere )?beteiligung(?:en|s(?:gesellschaft|unternehmen|firma)(?:en)?)?(?!\\p{L})',
    '^(?:(?:unsere|die|was|nächste|noch|wo|wohin|was wir)n? ){0,2}(?:agenda|fahrplan|nächsten? schritte|zukunft|vorhaben|in arbeit|vor uns liegt|(?:noch )?(?:vorhaben|planen|wollen|fehlt))(?: \\p{L}{2,10})?\\s?:?$',
    '^(?:(?:die|alle) )?(?:(?:angewandte|geltende) normen|normen(?=,? (?:nach|an) (?:denen|die)(?!\\p{L})))',
    '^(?:geplant|in (?:vorbereitung|planung|arbeit)|ausblick|als nächstes|früher|ehemals|planned|former)\\s?:?$',
    '^(?:wer|mit wem|was andere) (?:für )?(?:uns|wir)(?!\\p{L})(?! sind)(?!.{0,30}(?:prüf|kontroll|auditier|überwach|zertifi|finger|bestätig|bescheinig))',
    '^(?:(?:unsere|ihre) )?(?:lieferanten|(?:vor|zu)lieferanten|(?:sub|nach)unternehme[nr]?|dienstleister|speditionen|spediteure|zulieferer|hersteller|rechenzentr\\p{L}{1,3}|hosting|hoster|data cent(?:re|er)s?)\\s?:?$',
    '^was (?:unsere|die) (?:kund\\p{L}{2,6}|lieferanten|partner|(?:unterauftrag|sub|nachunter)nehmer|subunternehmer|zulieferer|auftraggeber|hersteller) (?:haben|können|tragen|erreichen|erreicht haben|mitbringen)\\s?:?$',
    '^wer (?:sonst|noch|außerdem|ausserdem)(?: noch)?(?!\\p{L})|^(?:zertifikate|siegel|zeichen|nachweise) (?:anderer|von anderen)(?!\\p{L})|^was (?:uns )?nicht (?:uns )?gehört',
    '^was wir nicht (?:haben|sind|führen|besitzen)(?!\\p{L})|^(?:das )?haben wir nicht(?!\\p{L})',
    '^what (?:others|our (?:partners|suppliers)) |^what we (?:no longer|used to) ',
    '^(?:(?:our|selected) )?(?:suppliers|vendors|partners|service providers|hosting|customers|clients|testimonials|products)\\s?:?$|^(?:planned|in preparation|coming soon|former|expired)(?: certificates| certifications)?\\s?:?$',
    '(?:zertifi|siegel|certifi).{0,40} (?:unserer|unseres|der|des|of our) (?:lieferanten|zulieferer|hersteller|(?:\\p{L}{3,20})?partner|marken|produkte|artikel|mitarbeit|rechenzentr|hosters?|konzern|mutter|schwester|tochter|suppliers)',
  ].join('|'),
);

/** Heads of table columns that name others, or what is made and sold, as the holders of what the row names. */
const HEAD_OF_OTHERS =
  /^(?:lieferant(?:en)?|zulieferer|hersteller|produkte?|modelle?|artikel|serie|seminare?|kurse?|schulung(?:en)?|lehrgang|lehrgänge|workshop|weiterbildung|mitarbeiter(?:in|innen)?|person|partner|kund(?:e|en|in)|firma|unternehmen|gesellschaft|gebäude|objekt|projekt|marke|rohstoff|betrieb)$/iu;

/** Rows whose first cell tells that theirs is another's, or over: 'unser Gießer, Gießerei Muster', 'Rösterei Muster (Kunde)', 'wir selbst, früher'. */
const ROW_OF_OTHERS =
  /^[Uu]nsere? (?!(?:Betrieb|Unternehmen|Firma|Werk|Standort|Labor)(?!\p{L}))\p{Lu}[\p{L}-]{3,30}, \p{Lu}|\((?:[Uu]nsere? )?(?:\p{L}{0,20}-?(?:[Kk]und|[Ll]ieferant|[Pp]artner|[Ss]chwester|[Tt]ochter|[Mm]utter|[Hh]ersteller|[Dd]ienstleister|[Vv]ermieter)\p{Ll}{0,12}|\p{L}{4,25}leiter(?:in)?)\)$|(?:^|, )(?:früher|ehemals|vormals|bis 20[01]\d)$/u;

const TITLES = /^(?:(?:Herr|Frau|Prof|Dr|Dipl|Mag|Ing)\S*\s){1,4}/u;

/** Whether a heading is the name of one of the staff: the company is not called so. */
function isPersons(heading: string, { metadata, host }: Reading): boolean {
  const bare = heading.replace(TITLES, '');
  if (heading.length > 50 || (bare === heading && !hasGivenName(bare))) return false;
  const name = parsePerson(heading, true)?.name;
  if (name === undefined) return false;
  return !foldKey(`${metadata.title} ${host}`).includes(foldKey(name.slice(name.lastIndexOf(' ') + 1)));
}

/** What a company says of itself below a heading that begins with others: 'Partner der Industrie'. */
const OF_US = anyCase(
  /(?<!\p{L})(?:wir (?:sind|tragen|besitzen)|(?:sind|tragen|besitzen) wir|unser (?:betrieb|unternehmen|haus|werk|(?:qualitäts|umwelt|energie)?management(?:system)?) (?:ist|trägt|besitzt))(?!\p{L})/iu,
);

/** A heading's section up to the next heading of its level. */
function sectionOf(lines: readonly Line[], at: number): Line[] {
  const { heading, scopeEnd } = lines[at] as Line;
  const below = lines.slice(at + 1, scopeEnd + 1);
  const end = below.findIndex((line) => line.heading > 0 && line.heading <= heading);
  return end < 0 ? below : below.slice(0, end);
}

const MOST_CELLS = 300;
const CELL = 60;
/** Characters of a list's value that tells of one certificate. */
const VALUE = 120;

/** The cells of those rows below a table's heads of which one says that it has ended, or is yet to come. */
function cellsToCome(lines: readonly Line[], at: number): Line[] {
  const table = lines.slice(at, at + MOST_CELLS);
  const columns = table.findIndex(({ tag }) => tag !== 'th');
  const end = table.findIndex(({ tag }, i) => i >= columns && tag !== 'td');
  const cells = table.slice(columns, end < 0 ? table.length : end);
  // Cells without text make no line: rows of a table that has such cannot be told apart.
  if (columns < 2 || cells.length % columns !== 0) return [];
  const rowOf = (i: number): number => Math.floor(i / columns);
  const rows = new Set(
    cells.flatMap(({ text }, i) => (text.length <= CELL && isOverOrPlanned(text) ? [rowOf(i)] : [])),
  );
  return cells.filter((_, i) => rows.has(rowOf(i)));
}

/** The labels and values of a list that tells of one certificate that it has ended, or is yet to come. */
function pairsToCome(lines: readonly Line[]): Line[] {
  const runs: Line[][] = [];
  for (const [i, line] of lines.entries()) {
    if (!isPair(line)) continue;
    const isNext = line.tag === 'dt' && namesOne(line);
    if (isPair(lines[i - 1]) && !isNext) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.filter((run) => isToCome(run) && run.filter(namesOne).length === 1).flat();
}

const isPair = (line: Line | undefined): boolean => line?.tag === 'dt' || line?.tag === 'dd';
const isToCome = (run: readonly Line[]): boolean =>
  run.some(({ text, tag }) => tag === 'dd' && text.length <= VALUE && isOverOrPlanned(text));
const namesOne = ({ text }: Line): boolean => certificateNames(text).length > 0;

const NOTHING = /(?!)/u;

/** By what lines below a heading are the company's own after all; null below one of its own. */
function ownBelow(heading: string, reading: Reading, hasWords: boolean): RegExp | null {
  if (DISOWNED.test(heading) || (isBodyName(heading) && !namedByHost(reading.host)(heading))) return NOTHING;
  if (!HELD.test(heading) && isHeadingOfOthers(heading)) return OF_US;
  // A person's card says 'wir' where it goes on about the company.
  return hasWords && isPersons(heading, reading) ? OWN_VOICE : null;
}

/** The lines below headings, in lists of others and in tables that tell of certificates that are not the company's, or not now. */
export function disownedLines(reading: Reading): ReadonlySet<number> {
  const { lines, pieces } = reading;
  const disowned = new Set<number>();
  const hasWords = pieces.some(({ signs }) => (signs & HELD_WORD) > 0);
  for (const line of lines) {
    const { heading, text, index, tag } = line;
    if (heading === 0 || (heading >= BOLD && tag !== 'summary') || text.length > 90) continue;
    const own = ownBelow(text, reading, hasWords);
    if (own === null) continue;
    for (const below of [line, ...sectionOf(lines, index)]) if (!own.test(below.text)) disowned.add(below.index);
  }
  for (const { text, index, heading } of hasWords ? lines : []) {
    if (heading > 0 || text.length > 200 || !text.endsWith(':') || !HELD.test(text) || isOwnStatement(text)) continue;
    for (let item = index + 1; lines[item]?.tag === 'li' && !lines[item]?.text.endsWith(':'); item++)
      disowned.add(item);
  }
  const isOwn = namedByHost(reading.host);
  for (const { text, index } of hasWords ? lines : []) {
    const author = authorOf(text);
    if (author !== null && !isOwn(author)) disowned.add(index);
  }
  for (const index of reading.others) disowned.add(index);
  for (const cell of pairsToCome(lines)) disowned.add(cell.index);
  for (const { tag, text, index, scopeEnd } of lines) {
    if (tag !== 'td' || text.length > 90 || !ROW_OF_OTHERS.test(text)) continue;
    for (let cell = index; cell <= scopeEnd && lines[cell]?.tag === 'td'; cell++) disowned.add(cell);
  }
  for (const [i, { tag, text, index }] of lines.entries()) {
    if (tag !== 'th') continue;
    for (const cell of lines[i - 1]?.tag === 'th' ? [] : cellsToCome(lines, i)) disowned.add(cell.index);
    if (text.length > 40 || !HEAD_OF_OTHERS.test(text) || lines[i - 1]?.tag === 'td') continue;
    for (let cell = i; /^t[dh]$/u.test(lines[cell]?.tag ?? ''); cell++) disowned.add(index + cell - i);
  }
  return disowned;
}
