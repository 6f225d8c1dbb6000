/** Bytes of a one-byte charset by character, from the platform's own decoder (WHATWG Encoding). */
const bytesOf = (charset: string): Map<string, number> => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  return new Map([...new TextDecoder(charset).decode(all)].map((character, byte) => [character, byte]));
};

/** Text as a server with that charset sends it; throws where the charset lacks a character. */
export const encode = (text: string, charset: string): Buffer => {
  if (charset === 'utf-8') return Buffer.from(text);
  const bytes = bytesOf(charset);
  const encoded = Array.from(text, (character) => {
    const byte = bytes.get(character);
    if (byte === undefined) throw new Error(`${charset} has no ${JSON.stringify(character)}`);
    return byte;
  });
  return Buffer.from(encoded);
};
