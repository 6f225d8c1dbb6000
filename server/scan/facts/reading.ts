import type { Confidence, Method } from '../../../contract/report.ts';
import { type Line, readLines } from '../dom/lines.ts';
import { type Metadata, readMetadata } from '../dom/metadata.ts';
import type { ParsedPage } from '../dom/parse-page.ts';
import type { PageKind } from '../types.ts';
import { type Country, guessCountry } from './country.ts';
import { readEmbeddedLines, readEmbeddedPlaces } from './embedded-lines.ts';
import { evidence, placeOfValue } from './evidence.ts';
import { guessLanguage } from './language.ts';
import { withLegalDialogs } from './legal-dialogs.ts';
import { linesOfOthers } from './lines-of-others.ts';
import { assignOwners } from './owners.ts';
import type { Fact } from './page-facts.ts';
import { partyBefore } from './parties.ts';
import { type Piece, splitPieces } from './pieces.ts';
import { itemsOf, readStructuredData, type StructuredItem, textProp } from './structured-data.ts';
import { namedByHost } from './whose-words.ts';
import { signsOf } from './word-signs.ts';

/** A page prepared for the readers of single facts: made once, read by all. */
export interface Reading {
  url: string;
  host: string;
  kind: PageKind;
  lines: Line[];
  /** Indexes of lines that tell of others by the table or interview that they stand in; no piece is made of them. */
  others: ReadonlySet<number>;
  pieces: Piece[];
  metadata: Metadata;
  items: StructuredItem[];
  language: 'de' | 'en' | null;
  /** The country that the page as a whole speaks for; the default for phone numbers and postcodes. */
  country: Country | null;
}

/** Characters of text that a page shows which does not leave everything to its scripts. */
const SHOWN = 300;

export function prepareReading(page: ParsedPage, kind: PageKind): Reading {
  const metadata = readMetadata(page.elements);
  const shown = withLegalDialogs(readLines(page.document));
  const lines = withEmbedded(shown, embeddedBeside(shown, metadata, kind));
  const host = hostOf(page.url);
  const items = readStructuredData(metadata, host);
  const signs = lines.map(({ text }) => signsOf(text));
  const others = linesOfOthers(lines, host, namedByHost(host), kind === 'impressum');
  const own = others.size === 0 ? lines : lines.filter(({ index }) => !others.has(index));
  return {
    url: page.url,
    host,
    kind,
    lines,
    others,
    pieces: splitPieces(own, signs, assignOwners(others.size === 0 ? lines : lines.map(without(others)), signs)),
    metadata,
    items,
    language: guessLanguage(metadata.lang, lines),
    country: guessCountry(host, lines, signs, statedCountries(items)),
  };
}

/** What heads and cells of others say opens no section. */
const without =
  (others: ReadonlySet<number>) =>
  (line: Line): Line =>
    others.has(line.index) ? { ...line, text: '', heading: 0 } : line;

function isEmpty(lines: readonly Line[]): boolean {
  let length = 0;
  for (const { text } of lines) {
    length += text.length;
    if (length >= SHOWN) return false;
  }
  return true;
}

/**
 * What a page carries for its scripts that is read as if it stood there: all of it where it shows next to nothing, its
 * places where it is about them.
 */
function embeddedBeside(shown: readonly Line[], { embeddedJson }: Metadata, kind: PageKind): Line[] {
  if (isEmpty(shown)) return readEmbeddedLines(embeddedJson);
  if (kind !== 'locations' || embeddedJson.length === 0) return [];
  const places = readEmbeddedPlaces(embeddedJson);
  const isShown = places.some(({ text }) => /\d/u.test(text) && shown.some((line) => line.text.includes(text)));
  return isShown ? [] : places;
}

function withEmbedded(shown: Line[], embedded: readonly Line[]): Line[] {
  if (embedded.length === 0) return shown;
  const blocks = (shown.at(-1)?.block ?? 0) + 1;
  return [
    ...shown,
    ...embedded.map((line) => ({
      ...line,
      index: line.index + shown.length,
      scopeEnd: line.scopeEnd + shown.length,
      block: line.block + blocks,
    })),
  ];
}

/** Countries of the addresses in structured data, as written there. */
function statedCountries(items: readonly StructuredItem[]): string[] {
  return items.flatMap(({ props }) => {
    const direct = textProp(props, 'addressCountry');
    const nested = itemsOf(props, 'addressCountry').map((country) => textProp(country, 'name'));
    return [direct, ...nested].filter((name) => name !== '');
  });
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '';
}

/** The lines of pieces; only the one with the value where another's cell stands between them. */
function linesOf(pieces: readonly Piece[], place: Piece | undefined): Line[] {
  const lines = [...new Set(pieces.map(({ line }) => line))];
  const isParted = lines.some(({ index }, i) => i > 0 && index !== (lines[i - 1]?.index ?? 0) + 1);
  return isParted && place ? [place.line] : lines;
}

/** A fact read from text; `written` is the value as it stands on the page. */
export function textFact<Value>(
  reading: Reading,
  pieces: Piece | readonly Piece[],
  value: Value,
  written: string,
  weight: number,
  method: Method,
  confidence: Confidence,
): Fact<Value> {
  const list = 'text' in pieces ? [pieces] : pieces;
  const place = list.find(({ text }) => text.includes(written)) ?? list[0];
  const lines = linesOf(list, place);
  const party = place && partyBefore(reading.pieces, place, Math.max(0, placeOfValue(place.text, written)));
  const fact = { value, weight, evidence: evidence(reading.url, lines, written, method, confidence) };
  return party ? { ...fact, party } : fact;
}
