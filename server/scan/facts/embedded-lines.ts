import { anyCase } from '../any-case.ts';
import { readEmbeddedData } from '../dom/embedded-data.ts';
import { type Line, readLines } from '../dom/lines.ts';
import { parsePage } from '../dom/parse-page.ts';
import { certificateMarkup } from './embedded-certificates.ts';
import { isObject, LABEL_TEXTS, type Role, roleOf } from './embedded-keys.ts';
import { isTimeline, listedPairs, shownPair } from './embedded-pairs.ts';
import { escapeText, proseMarkup, richText } from './embedded-prose.ts';
import { OPINIONS, ratingTotals } from './embedded-ratings.ts';
import { tableMarkup } from './embedded-tables.ts';

type Entries = [role: Role, key: string, value: unknown][];

const MAX_DEPTH = 40;
const MAX_NODES = 20_000;
const MAX_MARKUP = 200_000;

/**
 * The lines a page would show of the data that it carries for its scripts: names above addresses, labels before
 * numbers, rich texts as they are. Each line's `source` is the data's own wording. What stands under the names of
 * others (customers, jobs, makers) is left out.
 */
export function readEmbeddedLines(sources: readonly string[]): Line[] {
  const writer = new MarkupWriter();
  for (const value of readEmbeddedData(sources)) writer.write(value, 0);
  return writer.lines();
}

/**
 * The lines of the company's places alone (`locations: [{street, zip, city}, …]`) that a page's scripts draw on a map
 * beside what it shows.
 */
export function readEmbeddedPlaces(sources: readonly string[]): Line[] {
  const writer = new MarkupWriter();
  for (const value of readEmbeddedData(sources.filter((source) => HAS_ZIP.test(source)))) writer.places(value, 0);
  return writer.markup === '' ? [] : writer.lines();
}

const HAS_ZIP = /["']?(?:plz|zip|postal|postcode|postleitzahl)/iu;

class MarkupWriter {
  markup = '';
  private readonly sources: string[] = [];
  private nodes = 0;

  /** What is written so far, as a page would show it. */
  lines(): Line[] {
    const { document } = parsePage({ url: 'about:blank', html: this.markup });
    return readLines(document).map((line) => ({ ...line, source: this.sourceOf(line.tag) ?? line.text }));
  }

  private sourceOf(tag: string): string | undefined {
    return tag.startsWith('x-') ? this.sources[Number(tag.slice(2))] : undefined;
  }

  /** Writes the lists of places somewhere within a value. */
  places(value: unknown, depth: number): void {
    this.nodes += 1;
    if (depth > MAX_DEPTH || this.nodes > MAX_NODES || this.markup.length > MAX_MARKUP) return;
    if (Array.isArray(value)) for (const entry of value) this.places(entry, depth + 1);
    else if (isObject(value)) {
      for (const [key, held] of Object.entries(value)) {
        if (roleOf(key) === 'branches' && isListOfPlaces(held)) this.branches(held, depth + 1);
        else this.places(held, depth + 1);
      }
    }
  }

  /** `key`: the property whose value it is. */
  write(value: unknown, depth: number, key = ''): void {
    this.nodes += 1;
    if (depth > MAX_DEPTH || this.nodes > MAX_NODES || this.markup.length > MAX_MARKUP) return;
    if (typeof value === 'string') this.text(value, depth, key);
    else if (Array.isArray(value)) this.list(value, depth, key);
    else if (value !== null && typeof value === 'object') this.object(value as Record<string, unknown>, depth, key);
  }

  private list(list: readonly unknown[], depth: number, key: string): void {
    const pairs = listedPairs(list);
    if (pairs) for (const { label, value, source } of pairs) this.line(`${label}: ${value}`, source);
    else for (const entry of list) this.write(entry, depth + 1, key);
  }

  /** A line of the page, with the wording of the data it comes from. */
  private line(text: string, source: string): void {
    const tag = `x-${this.sources.push(source) - 1}`;
    this.markup += `<${tag}>${escapeText(text)}</${tag}>`;
  }

  private object(object: Record<string, unknown>, depth: number, key: string): void {
    const others = kindOfOthers(object);
    if (others !== undefined) {
      if (OPINIONS.test(others)) this.totals(object, others);
      return;
    }
    const shown = richText(object) ?? tableMarkup(object) ?? certificateMarkup(object);
    if (shown !== null) {
      if (this.markup.length + shown.length <= MAX_MARKUP) this.markup += shown;
      return;
    }
    const pair = shownPair(object);
    if (pair) {
      this.line(`${pair.label}: ${pair.value}`, pair.source);
      return;
    }
    const entries: Entries = Object.entries(object).map(([name, value]) => [roleOf(name), name, inOneLanguage(value)]);
    this.markup += '<section>';
    this.head(entries, roleOf(key) === 'firm');
    const called = textOf(entries, 'zip') ? entries.filter(isCalled) : [];
    for (const [, name, value] of called) this.line(String(value), `"${name}": "${value}"`);
    this.address(entries);
    // An address of its own object belongs right below the name.
    const isAddress = (value: unknown) => isObject(value) && Object.keys(value).some((name) => roleOf(name) === 'city');
    for (const [role, , value] of entries) if (role === 'text' && isAddress(value)) this.write(value, depth + 1);
    const isPerson = entries.some(([role]) => role === 'office');
    for (const [role, name, value] of entries.filter((entry) => !called.includes(entry))) {
      if (role === 'branches') this.branches(value, depth, textOf(entries, 'heading')?.value);
      else if (role in LABEL_TEXTS) {
        if (!isPerson) this.labelled(role as keyof typeof LABEL_TEXTS, name, value, depth);
      } else if (role === 'text' ? !isAddress(value) : role === 'firm' && typeof value === 'object') {
        this.inFrame(FOOTER_KEY.test(name), () => this.write(value, depth + 1, name));
      } else if (role === 'others' && isTimeline(value)) this.write(value, depth + 1);
      else if (role === 'others' && OPINIONS.test(name)) this.totals(value, name);
    }
    this.markup += '</section>';
  }

  private inFrame(isFooter: boolean, write: () => void): void {
    this.markup += isFooter ? '<footer>' : '';
    write();
    this.markup += isFooter ? '</footer>' : '';
  }

  private totals(value: unknown, key: string): void {
    for (const { text, source } of ratingTotals(value, key)) this.line(text, source);
  }

  /** Headings and names stand first, as on a page, a person's office below the name. */
  private head(entries: Entries, isFirm: boolean): void {
    const heading = textOf(entries, 'heading');
    if (heading) this.markup += `<h2>${escapeText(heading.value)}</h2>`;
    const name = textOf(entries, 'name');
    const firm = textOf(entries, 'firm') ?? (isFirm ? name : undefined);
    if (firm) this.line(`Firma: ${firm.value}`, firm.source);
    if (firm !== name) this.joined([name]);
    this.joined([textOf(entries, 'first'), textOf(entries, 'last')]);
    this.joined([textOf(entries, 'office')]);
  }

  private address(entries: Entries): void {
    const [street, house] = [textOf(entries, 'street'), textOf(entries, 'house')];
    const [zip, city, country] = [textOf(entries, 'zip'), textOf(entries, 'city'), textOf(entries, 'country')];
    this.joined([street, house]);
    this.joined([zip, city]);
    if (zip || city) this.joined([country]);
  }

  private joined(parts: ({ value: string; source: string } | undefined)[]): void {
    const given = parts.filter((part) => part !== undefined);
    if (given.length === 0) return;
    this.line(given.map(({ value }) => value).join(' '), given.map(({ source }) => source).join(', '));
  }

  private labelled(role: keyof typeof LABEL_TEXTS, key: string, value: unknown, depth: number): void {
    const names = namesIn(value);
    if (names.length > 0) {
      const quoted = names.map((name) => `"${name}"`).join(', ');
      const written = Array.isArray(value) ? `[${quoted}]` : quoted;
      const prefix = role === 'register' && /^hr[ab]$/iu.test(key) && /^\d/u.test(names[0] ?? '') ? key : '';
      const text = `${prefix.toUpperCase()} ${names.join(', ')}`.trim();
      this.line(`${LABEL_TEXTS[role]} ${text}`, `"${key}": ${written}`);
    } else this.write(value, depth + 1);
  }

  /** A single location is the company's own, as is the seat; several are further ones, unless a heading tells whose. */
  private branches(value: unknown, depth: number, heading = ''): void {
    const places = isObject(value) && Object.values(value).every(isObject) ? Object.values(value) : value;
    const [seats, others] = Array.isArray(places)
      ? [places.filter(isSeat), places.filter((place) => !isSeat(place))]
      : [[], places];
    this.write(seats, depth + 1);
    const several = Array.isArray(places) && places.length > 1 && !TELLS_PLACES.test(heading);
    this.markup += several ? '<section><h2>Standorte</h2>' : '<section>';
    this.write(others, depth + 1);
    this.markup += '</section>';
  }

  /** Prose; and state within state, which some frameworks keep as a text. */
  private text(text: string, depth: number, key: string): void {
    if (/^\s*[{[]/u.test(text) && text.length > 20) {
      for (const value of readEmbeddedData([text])) this.write(value, depth + 1);
      return;
    }
    const isWord = PROSE_KEY.test(key) && /^[\p{Lu}\d+]/u.test(text) && !text.includes('://');
    const isCode = /^(?:https?:|data:|\/)\S*$|^[\w.:/#?=&%+-]*$/u.test(text.trim());
    if ((isWord || !isCode) && this.markup.length + text.length <= MAX_MARKUP) this.markup += proseMarkup(text);
  }
}

/** Properties whose value is what a page shows, be it a single word or number; elsewhere such are settings. */
const PROSE_KEY = /^(?:text|content|html|body|copy|value|markdown|paragraphs?|lines|inhalt|abs[aä]e?tze?|zeilen)$/iu;

/** Headings above places that say what they are: 'Unsere Niederlassungen', 'Händler', 'Schwesterfirmen in der Gruppe'. */
const TELLS_PLACES = anyCase(
  /standort|niederlassung|filial|zweigstelle|geschäftsstelle|außenstelle|werk|büro|händler|partner|schwester|tochter|gruppe|vertret|kunden|referenz|location|branch|office|dealer|subsidiar/iu,
);

/** What stands in every page's last lines: 'footerText', 'siteFooter'. */
const FOOTER_KEY = /^(?:\p{L}{0,10}footer|fusszeile|fußzeile|copyright)/iu;

/** What a place is called in words of its own, whatever the property: `rang: 'Stützpunkt Rügen'`. */
const isCalled = ([role, , value]: Entries[number]): boolean =>
  role === 'text' && typeof value === 'string' && value.length <= 60 && /^\p{Lu}\p{Ll}{3}[^.!?:]{0,60}$/u.test(value);

const SEAT = /^(?:is)?(?:hauptsitz|zentrale|headquarters?)$/iu;
/** Among places the one that says so of itself: `hauptsitz: true`, `type: 'headquarters'`. */
const isSeat = (place: unknown): boolean =>
  isObject(place) &&
  Object.entries(place).some(
    ([key, value]) =>
      (value === true && SEAT.test(key)) || (KIND_KEYS.includes(key) && typeof value === 'string' && SEAT.test(value)),
  );

const isListOfPlaces = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((place) => isObject(place) && Object.keys(place).some((key) => roleOf(key) === 'zip'));

/** Of a value kept by language (`{de: …, 'en-GB': …}`) the German one, else the first. */
function inOneLanguage(value: unknown): unknown {
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  if (keys.length === 0 || !keys.every((key) => /^(?:de|en|fr|it|es|nl|pl)(?:[-_][A-Za-z]{2})?$/u.test(key)))
    return value;
  return value[keys.find((key) => key.startsWith('de')) ?? keys[0] ?? ''];
}

function textOf(entries: Entries, wanted: Role): { value: string; source: string } | undefined {
  for (const [role, key, value] of entries) {
    if (role !== wanted || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const text = String(value).trim();
    if (text !== '') return { value: text, source: `"${key}": "${text}"` };
  }
  return undefined;
}

/** A text, a number, or a list of texts or of persons with a name, as a list of texts; empty for anything else. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.trim() === '' || value.length > 300 ? [] : [value.trim()];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    if (typeof entry === 'string') return [entry.trim()];
    const { name, firstName, lastName } = (entry ?? {}) as Record<string, unknown>;
    if (typeof name === 'string') return [name.trim()];
    return typeof firstName === 'string' && typeof lastName === 'string' ? [`${firstName} ${lastName}`] : [];
  });
}

const KIND_KEYS = [
  '_type',
  '__typename',
  '__component',
  'type',
  'blockType',
  'bausteinTyp',
  'elementTyp',
  '_typ',
  'component',
  'layout',
  'typ',
  'kind',
  'art',
];

/** A block of customers' voices, jobs and the like says so by its kind where its list has a plain name. */
function kindOfOthers(object: Record<string, unknown>): string | undefined {
  return KIND_KEYS.map((key) => object[key]).find(
    (kind): kind is string => typeof kind === 'string' && roleOf(kind) === 'others',
  );
}
