const LONGEST = 1_000;

/** ROT13 of a text's Latin letters, by which addresses are hidden from collectors. */
export const rot13 = (text: string): string =>
  text.slice(0, LONGEST).replace(/[a-z]/giu, (char) => {
    const base = char >= 'a' ? 97 : 65;
    return String.fromCharCode(base + ((char.charCodeAt(0) - base + 13) % 26));
  });
