import type { CountryCode } from 'libphonenumber-js/max';
import type { Fact } from './page-facts.ts';
import { toE164 } from './phone-numbers.ts';
import { isExamplePhone } from './placeholders.ts';
import type { Reading } from './reading.ts';

/** What a number weighs that no reader sees: less than any that the text shows, unless the link's words say to call it. */
const LINKED = 15;
const CALLING = 55;
const CALL = /anruf|telefon|\bcall\b|durchwahl|📞|☎/iu;

/** The numbers that a page calls or writes to by links ('Jetzt anrufen') and shows nowhere: the one of most links each. */
export function linkedPhones({ metadata, url }: Reading, country: CountryCode): Fact[] {
  const links = metadata.links.map(({ href, text }) => ({ href: decoded(href), text }));
  return LINKS.flatMap(([scheme, prefix]) => {
    const calls = links.flatMap(({ href, text }) => {
      const written = scheme.exec(href)?.[1];
      const value = written === undefined ? null : toE164(prefix + written, country);
      return value === null ? [] : [{ value, text, href }];
    });
    return mostLinked(calls, prefix !== '', url);
  });
}

type Call = { value: string; text: string; href: string };

function mostLinked(links: readonly Call[], isCalling: boolean, url: string): Fact[] {
  const counts = new Map<string, number>();
  for (const { value } of links) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [[value, most] = ['', 0], [, second] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  // A branch's number is linked once, the central one in the header, too.
  if (most < 2 * second || value === '' || isExamplePhone(value)) return [];
  const own = links.filter((link) => link.value === value);
  const weight = isCalling || own.some(({ text }) => CALL.test(text)) ? CALLING : LINKED;
  const snippet = (own.at(-1)?.href ?? '').slice(0, 200);
  return [{ value, weight, evidence: { url, snippet, method: 'link', confidence: 'low' } }];
}

/** Numbers, whose blanks may be written '%20', and those of WhatsApp, which have a country but no '+'. */
const LINKS: readonly (readonly [scheme: RegExp, prefix: string])[] = [
  [/^tel:(.{6,50})$/iu, ''],
  [/^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)\+?(\d{8,15})(?:[?&#].{0,500})?$/iu, '+'],
];

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
