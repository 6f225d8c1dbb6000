import { anyCase } from '../any-case.ts';
import type { Line } from '../dom/lines.ts';
import type { Owner } from './owner-topics.ts';

/** Bodies that a company tells it belongs to, often amid its own data. */
const BELONGS_TO = new Set<Owner>(['chamber', 'authority']);
export const isBody = (owner: Owner): boolean => BELONGS_TO.has(owner);

const MEMBER = anyCase(
  /^(?:wir sind )?mitglied(?:sbetrieb|schaft(?:en)?)?(?: (?:der|des|im|in|bei|beim|von)(?!\p{L})|:)|kammer (?:des |der |für |zu )?\p{Lu}/iu,
);

/** 'Mitglied bei', the body's name on the line below. */
const NAME_FOLLOWS = anyCase(/(?<!\p{L})(?:der|des|im|in|bei|beim|von|vom)$/iu);

/** A postcode with its town. */
export const ZIP_LINE = /(?:^|\s|-)\d{4,5}\s\p{Lu}/u;
const ZIP_FIRST = /^(?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}/u;
const STREET_LINE = /^\p{Lu}.{2,60}\s\d{1,4}\s?\p{L}?(?:\s?[-–/]\s?\d{1,4})?,?$/u;
/** Phone numbers and addresses of mail and web, by their labels or their beginnings. */
const REACHED_AT = /^(?:tel|fon|phone|mobil|fax|e-?mail|mail|web|internet|www|https?:|\+\d|0\d)/iu;

/**
 * Whether a line about a chamber or authority names it ('Handwerkskammer: Suhl', 'Mitglied der IHK Erfurt'), so that
 * it is no label of a section; `inline` where the line is more than a few words.
 */
export function isMention({ text, heading }: Line, owner: Owner, inline: boolean): boolean {
  if (!isBody(owner) || heading > 0) return false;
  return inline || (!text.endsWith(':') && MEMBER.test(text));
}

/** The first and the last line of a page that tell how somebody can be reached. */
export interface Contacts {
  first: Line | undefined;
  last: Line | undefined;
}

export function findContacts(lines: readonly Line[]): Contacts {
  const isContact = ({ text }: Line): boolean => REACHED_AT.test(text);
  return { first: lines.find(isContact), last: lines.findLast(isContact) };
}

/**
 * Index of the last line that tells where the body can be reached: its address, and what follows one. A phone number
 * without an address before it is the company's where the page tells no other.
 */
export function lastOfMention(lines: readonly Line[], line: Line, contacts: Contacts): number {
  const name = lines[line.index + 1];
  let last = NAME_FOLLOWS.test(line.text) && name?.block === line.block ? name.index : line.index;
  let reached = ZIP_LINE.test(line.text);
  const isApart = isAboveAddress(lines, line);
  for (let next = lines[last + 1]; next && (isApart || next.block === line.block); next = lines[last + 1]) {
    const isContact = REACHED_AT.test(next.text);
    if (!isContact && !ZIP_LINE.test(next.text) && !STREET_LINE.test(next.text)) break;
    reached ||= !isContact || isToldElsewhere(line, contacts);
    if (!reached) break;
    last = next.index;
  }
  return last;
}

/** Whether each line of a body's entry is an element of its own, its address right below its name. */
function isAboveAddress(lines: readonly Line[], { index, block }: Line): boolean {
  const [below, last] = [lines[index + 1], lines[index + 2]];
  if (!below || below.block === block) return false;
  return STREET_LINE.test(below.text) && !below.text.includes(':') && ZIP_FIRST.test(last?.text ?? '');
}

/** Whether another block, or this one above the line, tells how somebody can be reached. */
const isToldElsewhere = ({ index, block }: Line, { first, last }: Contacts): boolean =>
  first !== undefined && (first.index < index || first.block !== block || last?.block !== block);
