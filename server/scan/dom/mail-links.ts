import { ADDRESS, decodeNumbers } from './email-cloaks.ts';
import { CLICK, CLOAK } from './html-attributes.ts';
import type { ElementNode } from './nodes.ts';
import { rot13 } from './rot13.ts';

/** Scripts longer than this do more than to open a letter. */
const CALL_LIMIT = 1_000;
/** Without one of these no call opens a letter. */
const OPENS_LETTER = /mail|@|%40|lto:|atob\(/iu;

/** Where a link leads: as it says, or, where a script opens a letter, `mailto:` and the address that it hides. */
export function targetOf(link: ElementNode): string | null {
  const href = link.attribute('href');
  return hiddenLetter(link, href) ?? href ?? null;
}

function hiddenLetter(link: ElementNode, href: string | undefined): string | null {
  const hidden = link.tells(CLOAK) ? addressOfAttributes(link) : null;
  if (hidden !== null) return `mailto:${hidden}`;
  const call = /^\s?javascript:/iu.test(href ?? '') ? href : undefined;
  const click = link.tells(CLICK) ? link.attribute('onclick') : undefined;
  for (const script of [call, click]) {
    const address = script === undefined ? null : addressOfCall(script);
    if (address !== null) return `mailto:${address}`;
  }
  return null;
}

/** The address that an element's own attributes carry for a script: TYPO3's token, a coded or a plain one; else null. */
export function addressOfAttributes(element: ElementNode): string | null {
  const token = element.attribute('data-mailto-token');
  if (token !== undefined) return addressOfToken(token);
  const coded = element.attribute('data-enc-email');
  if (coded !== undefined) return wholeAddress(rot13(coded).replace(/[[(]at[\])]/u, '@'));
  const carried = element.attribute('data-mailto') ?? element.attribute('data-mail') ?? element.attribute('data-email');
  return carried === undefined ? null : (wholeAddress(carried) ?? wholeAddress(backwards(carried)) ?? decoded(carried));
}

/** The address that a call in a link puts together; the call is read, never run. */
export function addressOfCall(script: string): string | null {
  if (script.length > CALL_LIMIT || !OPENS_LETTER.test(script)) return null;
  const call = unescaped(script);
  const token = /UnCryptMailto\(\s?['"]([^'"]{8,300})['"]/u.exec(call)?.[1];
  if (token !== undefined) return addressOfToken(token);
  const parts = [...call.matchAll(/'([^'\n]{0,300})'|"([^"\n]{0,300})"/gu)].map((part) => part[1] ?? part[2] ?? '');
  if (call.includes('atob(')) return parts.map(decoded).find((address) => address !== null) ?? null;
  const list = /\[([^\]]{5,200})\]\.join\(\s?['"]@['"]/u.exec(call)?.[1];
  if (list !== undefined)
    return wholeAddress([...list.matchAll(/['"]([^'"]{1,80})['"]/gu)].map(([, part]) => part).join('@'));
  const joined = decodeNumbers(parts.join('')).replace(/mailto:/gu, ' ');
  const written = ADDRESS.exec(call.includes('reverse(') ? backwards(joined) : joined)?.[0];
  return written ?? (/^\W{0,3}(?:javascript:)?\s?\w{0,20}mail\w{0,20}\(/iu.test(call) ? ofParts(parts) : null);
}

/** 'sendMail("info", "muster.de")', 'mailTo("info", "muster", "de")'. */
function ofParts([name, host, end, ...more]: readonly string[]): string | null {
  if (!name || !host || more.length > 0) return null;
  return wholeAddress(`${name}@${host}${end === undefined || host.includes('.') ? '' : `.${end}`}`);
}

/** Characters among which TYPO3 turns those of an address, from the first to the last of each range. */
const RANGES = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
] as const;
const FIRST = 'm'.charCodeAt(0);

/** 'nbjmup+…': the whole link, each character moved by the same number, which its first letter tells. */
function addressOfToken(token: string): string | null {
  const offset = FIRST - token.charCodeAt(0);
  const link = [...token.slice(0, 400)].map((char) => moved(char, offset)).join('');
  return link.startsWith('mailto:') ? wholeAddress(link.slice(7).split('?', 1)[0] ?? '') : null;
}

function moved(char: string, offset: number): string {
  const code = char.charCodeAt(0);
  const range = RANGES.find(([first, last]) => code >= first && code <= last);
  if (!range) return char;
  const [first, last] = range;
  const size = last - first + 1;
  return String.fromCharCode(first + ((((code - first + offset) % size) + size) % size));
}

/** An address in base64, with or without 'mailto:'. */
const decoded = (text: string): string | null =>
  /^[a-z\d+/]{8,300}={0,2}$/iu.test(text)
    ? wholeAddress(
        Buffer.from(text, 'base64')
          .toString()
          .replace(/^mailto:/u, ''),
      )
    : null;

export const backwards = (text: string): string => [...text].reverse().join('');

const wholeAddress = (text: string): string | null => (ADDRESS.exec(text)?.[0] === text ? text : null);

function unescaped(script: string): string {
  const plain = script.replaceAll('\\/', '/');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** 'ed.retsum@ofni', where no address reads that way forwards. */
const BACKWARDS =
  /^\s{0,9}((?:ed|ta|hc|il|ue|ti|moc|ten|gro|zib|ofni|eman|nilreb|grubmah|nleok|nreyab|neiw|hbmg|enilno|pohs|murtnez)\.[\p{L}\d.-]{1,80}(?:@|[()[\]]ta[()[\]])[\p{L}\d_+-]{1,64}(?:\.[\p{L}\d_+-]{1,40})?)\s{0,9}$/u;
const LONGEST = 160;
/** A point as near to the beginning, behind a domain's ending: most texts are told apart by that alone. */
const FIRST_POINT = 17;
/** An address whose last part is long is written backwards, or nobody's. */
const FORWARDS = /\.\p{Ll}{2,4}$/u;

/** What a mark inside the text turns round up to the next mark. */
const TURNED = /\u202e([^\u202a-\u202e]{1,200})\u202c?/gu;

/** A text with an address written backwards, which marks or the page's style turn round, as it is shown; else null. */
export function turnedAddress(text: string): string | null {
  if (text.includes('\u202e') && text.length <= 2_000)
    return text.replace(TURNED, (_, turned: string) => backwards(turned));
  if (text.length > LONGEST) return null;
  const point = text.indexOf('.');
  if (point < 2 || point > FIRST_POINT) return null;
  const written = BACKWARDS.exec(text)?.[1];
  if (written === undefined || FORWARDS.test(written)) return null;
  return wholeAddress(backwards(written.replace(/[()[\]]ta[()[\]]/u, '@')));
}
