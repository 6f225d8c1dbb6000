import type { Element } from 'domhandler';

/**
 * The e-mail address that an element hides in its attributes, or null:
 * Cloudflare's `data-cfemail` (first byte is the XOR key of the rest) and the pair `data-name`/`data-user` with
 * `data-domain` (and `data-tld`) that style sheets put together.
 */
export function decodeHiddenEmail(element: Element): string | null {
  const { attribs } = element;
  if (attribs['data-cfemail'] !== undefined) return decodeCloudflare(attribs['data-cfemail']);
  const local = attribs['data-user'] ?? attribs['data-name'] ?? attribs['data-local'];
  const domain = attribs['data-domain'] ?? attribs['data-host'];
  if (local === undefined || domain === undefined || /[\s@]/u.test(local + domain)) return null;
  const tld = attribs['data-tld'];
  const host = tld === undefined ? domain : `${domain}.${tld}`;
  return local !== '' && host.includes('.') ? `${local}@${host}` : null;
}

/** Cloudflare's e-mail protection: hex bytes, the first being the XOR key. Null for anything else. */
export function decodeCloudflare(hex: string): string | null {
  if (!/^[0-9a-f]{8,400}$/iu.test(hex) || hex.length % 2 === 1) return null;
  const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));
  const key = bytes[0] ?? 0;
  const text = new TextDecoder().decode(bytes.subarray(1).map((byte) => byte ^ key));
  return text.includes('@') ? text : null;
}
