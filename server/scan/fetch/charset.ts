/** How far into a page its own word on its encoding is looked for; WHATWG looks at 1024 bytes. */
const PRESCAN_BYTES = 4_096;

/**
 * Decodes a page: byte order mark, then Content-Type header, then the page's own meta, then UTF-8 where the
 * bytes are valid UTF-8, else windows-1252, which is what German pages without a label were written in.
 * Labels are read as in the WHATWG Encoding Standard.
 */
export function decodeText(bytes: Uint8Array, contentType: string | undefined): string {
  const label = fromByteOrderMark(bytes) ?? known(charsetOf(contentType ?? '')) ?? known(fromMeta(bytes));
  if (label) return new TextDecoder(label).decode(bytes);
  try {
    // A body cut at the size cap may end within a character; `stream` forgives that.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function fromByteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

/** Both `<meta charset=x>` and `<meta http-equiv=content-type content="text/html; charset=x">` hold this pattern. */
function fromMeta(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1');
  for (const tag of start.match(/<(?:meta|\?xml)[^>]{0,500}>/gi) ?? []) {
    const label = charsetOf(tag) ?? /encoding\s?=\s?["']([\w-]{1,40})/i.exec(tag)?.[1];
    // A page whose tags could be read byte by byte is not UTF-16, whatever it says.
    if (label) return /^utf-?16/i.test(label) ? 'utf-8' : label;
  }
  return undefined;
}

function charsetOf(text: string): string | undefined {
  return /charset\s?=\s?["']?([\w:.-]{1,40})/i.exec(text)?.[1];
}

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
