import fc, { type GeneratorValue } from 'fast-check';

/** Draws the parts of a notice; fast-check's generator, so that a failure names the seed that repeats it. */
export type Draw = GeneratorValue;

export const oneOf = <T>(draw: Draw, list: readonly T[]): T => draw(fc.constantFrom, ...list) as T;
/** Any number as likely as the others: round ones look like examples. */
const evenly = (range: { min: number; max: number }) => fc.noBias(fc.integer(range));
export const between = (draw: Draw, min: number, max: number): number => draw(evenly, { min, max });
export const perhaps = (draw: Draw, percent: number): boolean => between(draw, 1, 100) <= percent;

/** A label with its value, as a row of a list or table. */
export type Row = readonly [label: string, value: string];

const colon = (label: string): string => (label.endsWith(':') ? label : `${label}:`);
const inline = ([label, value]: Row): string => `${colon(label)} ${value}`;

/** How site builders and hand-written pages mark up labels and their values. */
const LAYOUTS: readonly ((rows: readonly Row[]) => string)[] = [
  (rows) => `<p>${rows.map(inline).join('<br>\n')}</p>`,
  (rows) => rows.map((row) => `<p>${inline(row)}</p>`).join('\n'),
  (rows) =>
    `<table>${rows.map(([label, value]) => `<tr><td>${colon(label)}</td><td>${value}</td></tr>`).join('')}</table>`,
  (rows) => `<dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`,
  (rows) => `<ul>${rows.map((row) => `<li>${inline(row)}</li>`).join('')}</ul>`,
  (rows) => `<p>${rows.map(inline).join(' · ')}</p>`,
  (rows) => `<p>${rows.map(inline).join(' | ')}</p>`,
  (rows) => `<p>${rows.map(([label, value]) => `<strong>${colon(label)}</strong> ${value}`).join('<br>')}</p>`,
  (rows) => rows.map(([label, value]) => `<p><strong>${label}</strong><br>${value}</p>`).join('\n'),
  (rows) => `<p>${rows.map(([label, value]) => `${colon(label)}<br>${value}`).join('<br><br>')}</p>`,
  (rows) => rows.map((row) => `<div><span>${colon(row[0])}</span> <span>${row[1]}</span></div>`).join('\n'),
];

const HEADINGS: readonly ((text: string) => string)[] = [
  (text) => `<h2>${text}</h2>`,
  (text) => `<h3>${text}</h3>`,
  (text) => `<h4>${text}</h4>`,
  (text) => `<p><strong>${text}</strong></p>`,
  (text) => `<p><b>${text}</b></p>`,
  (text) => `<p>${text}:</p>`,
];

export interface Markup {
  rows(...rows: Row[]): string;
  /** A heading; nothing for an empty text. */
  head(text: string): string;
}

/** One page's ways of marking up. */
export function drawMarkup(draw: Draw): Markup {
  const layout = oneOf(draw, LAYOUTS);
  const heading = oneOf(draw, HEADINGS);
  return {
    rows: (...rows) => layout(rows),
    head: (text) => (text === '' ? '' : heading(text)),
  };
}

/** The blocks in any order. */
export function shuffled<T>(draw: Draw, blocks: readonly T[]): T[] {
  const rest = [...blocks];
  return blocks.map(() => rest.splice(between(draw, 0, rest.length - 1), 1)[0] as T);
}
