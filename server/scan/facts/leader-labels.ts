import { SENTENCE_PARTS } from './roles.ts';

const { role, represented, article } = SENTENCE_PARTS;

// Each part is tried at its place: one pattern with the list of roles in it four times takes a third of a second to
// compile, in every thread that reads.
const SAID = `(?:diese[rs]? (?:wiederum )?|letztere |wiederum |ihrerseits )?${article}(?:gesellschaft |firma |verein )?(?:wird |ist )?${represented}(?:[ -](?:durch|ist|sind))?(?: (?:den|die|der|das|the|ihren?|seinen?|person(?:en)?|organe?|ist|sind)){0,4}`;
const REPRESENTED = new RegExp(`${SAID}(?!\\p{L})`, 'iuy');
/** Markup may have left no blank behind it: 'Vertreten durchGeschäftsführerin Eva Probe'. */
const REPRESENTED_GLUED = new RegExp(SAID, 'iuy');
const BEFORE_ROLE = /\s?[:(]?\s?/uy;
const NAMES_OF = new RegExp(`(?:namen? (?:de[sr]|ihre[sr]) )?${article}`, 'iuy');
const ROLE = new RegExp(`(?:${role})(?!\\p{L})`, 'iuy');
const JOINT = /\s?(?:und|&|\/)\s?/iuy;
const BRACKET = / \(/uy;
const CLOSING = /\)(?!\p{L})/uy;

/** A label that names those who run the company, as it begins a text: 'Vertreten durch die Geschäftsführer'. Null where none does. */
export function leaderLabel(text: string): string | null {
  const end = endOfRepresented(text) ?? endOfRoles(text);
  return end === null ? null : text.slice(0, end);
}

function endOfRepresented(text: string): number | null {
  for (const pattern of [REPRESENTED, REPRESENTED_GLUED]) {
    const said = endOf(pattern, text, 0);
    const named = said === null ? null : endOf(ROLE, text, endOf(BEFORE_ROLE, text, said) ?? said);
    if (named !== null) return endOf(CLOSING, text, named) ?? named;
  }
  return endOf(REPRESENTED, text, 0);
}

/** 'Geschäftsführer und Inhaber', 'Vorstand (Geschäftsführer)'. */
function endOfRoles(text: string): number | null {
  const first = endOf(ROLE, text, endOf(NAMES_OF, text, 0) ?? 0);
  if (first === null) return null;
  const joint = endOf(JOINT, text, first);
  const last = (joint === null ? null : endOf(ROLE, text, joint)) ?? first;
  const bracket = endOf(BRACKET, text, last);
  const inside = bracket === null ? null : endOf(ROLE, text, bracket);
  return (inside === null ? null : endOf(CLOSING, text, inside)) ?? last;
}

/** Where a sticky pattern ends that begins at a place; null where it does not begin there. */
function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}
