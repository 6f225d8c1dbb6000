import { textOf } from './elements.ts';
import { CLOAK } from './html-attributes.ts';
import type { ElementNode } from './nodes.ts';
import { rot13 } from './rot13.ts';

/**
 * The e-mail address that an element hides in its attributes, or null:
 * Cloudflare's `data-cfemail` (first byte is the XOR key of the rest), Joomla's `joomla-hidden-mail` (base64), and the
 * pair `data-name`/`data-user` with `data-domain` (and `data-tld`) that style sheets put together.
 */
export function decodeHiddenEmail(element: ElementNode): string | null {
  if (element.name === 'joomla-hidden-mail') return decodeJoomla(element);
  if (!element.tells(CLOAK)) return null;
  const hex = element.attribute('data-cfemail');
  if (hex !== undefined) return decodeCloudflare(hex);
  const local = element.attribute('data-user') ?? element.attribute('data-name') ?? element.attribute('data-local');
  const domain = element.attribute('data-domain') ?? element.attribute('data-host');
  if (local === undefined || domain === undefined || /[\s@]/u.test(local + domain)) return null;
  const tld = element.attribute('data-tld');
  const host = tld === undefined ? domain : `${domain}.${tld}`;
  return local !== '' && host.includes('.') ? `${local}@${host}` : null;
}

/** Joomla 4 and later: local part and domain in base64, put together by a custom element. */
function decodeJoomla(element: ElementNode): string | null {
  const parts = [element.attribute('first'), element.attribute('last')];
  const address = parts.map((part = '') => Buffer.from(part.slice(0, 400), 'base64').toString()).join('@');
  return ADDRESS.exec(address)?.[0] === address ? address : null;
}

/** Cloudflare's e-mail protection: hex bytes, the first being the XOR key. Null for anything else. */
export function decodeCloudflare(hex: string): string | null {
  if (!/^[0-9a-f]{8,400}$/iu.test(hex) || hex.length % 2 === 1) return null;
  const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));
  const key = bytes[0] ?? 0;
  const text = new TextDecoder().decode(bytes.subarray(1).map((byte) => byte ^ key));
  return text.includes('@') ? text : null;
}

export const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/u;
const SCRIPT_LIMIT = 20_000;
const ROT13_MAILTO = 'znvygb:';

/**
 * The address that an inline script puts together from string literals: Joomla's `addy` variables, and
 * `document.write('info' + '@' + …)`. Null where the script does neither. The script is read, never run.
 */
export function decodeScriptEmail(script: string): string | null {
  if (script.length > SCRIPT_LIMIT || !/\baddy|document\.write|innerHTML/u.test(script)) return null;
  const addy = script
    .split(';\n')
    .join(';')
    .split(/;(?=\s{0,9}(?:var\s|addy|document|\}|$))/u)
    .filter((statement) => /^\s*(?:var\s)?addy(?!_text)\w*\s*=/u.test(statement));
  const source = addy.length > 0 ? addy.join('+') : script;
  const joined = decodeNumbers(
    [...source.matchAll(/'([^'\n]{0,500})'|"([^"\n]{0,500})"/gu)].map((match) => match[1] ?? match[2] ?? '').join(''),
  );
  const turned = joined.indexOf(ROT13_MAILTO);
  const shown = turned >= 0 ? rot13(joined.slice(turned)) : joined;
  return ADDRESS.exec(shown.replace(/[<>"]|mailto:/gu, ' '))?.[0] ?? null;
}

/** The address that a script element writes; null where it is no program or writes none. */
export function emailOfScript(script: ElementNode): string | null {
  const type = script.attribute('type');
  return type === undefined || /javascript/iu.test(type) ? decodeScriptEmail(textOf(script, 2 * SCRIPT_LIMIT)) : null;
}

/** 'info (at) muster.de' and nothing else. */
const CLOAKED = /^\s?[\w.-]{1,60}\s?[[({]\s?(?:at|ät)\s?[\])}]\s?[\p{L}\d.-]{1,80}\.\p{L}{2,10}\s?$/iu;

/** An address shown as a picture, or its sign alone, told in the alternative text. */
export function emailOfPicture(image: ElementNode): string | null {
  const alt = image.attribute('alt');
  return alt && (/\S@\S{1,80}\.\p{L}|^\s?(?:@|[[(]at[)\]])\s?$/u.test(alt) || CLOAKED.test(alt)) ? alt : null;
}

/** '&#105;', '&#x69;' and '%69' as characters. */
export function decodeNumbers(text: string): string {
  return text
    .replace(/&#(\d{1,6});/gu, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&#x([\da-f]{1,5});/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/%([2-7][\da-f])/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
