import * as v from 'valibot';
import { limits } from './limits.ts';

/** Job and report ids: UUIDs made by `crypto.randomUUID`. */
export const JobId = v.pipe(v.string(), v.uuid());

/**
 * PostgreSQL stores neither NUL nor half of a character that UTF-16 writes in two; as in HTML both become U+FFFD, so
 * that the rest is kept and the length is the same.
 */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** The last step of every text that a visitor writes freely. */
export const storable = v.transform(storableText);

/**
 * Exactly one addr-spec. Commas, semicolons, angle brackets, quotes, spaces, line breaks and control characters are
 * refused, because a mailer would read them as further recipients or headers; half a character would be mailed to
 * another address than was typed.
 */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.emailLength),
  v.regex(/^[^\s@,;:<>()"'\\[\]]+@[^\s@,;:<>()"'\\[\]]+\.[^\s@,;:<>()"'\\[\].]{2,}$/u),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
);

/** A person's or company's name: not blank, one line. */
export const Name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(limits.nameLength),
  v.regex(/^[^\p{Cc}]*$/u),
  storable,
);

export const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

export const Language = v.picklist(['de', 'en']);
export type Language = v.InferOutput<typeof Language>;

/** The answer of calls that only say that something was accepted. */
export const Accepted = v.object({ success: v.literal(true) });
export type Accepted = v.InferOutput<typeof Accepted>;
