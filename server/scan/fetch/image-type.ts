/** First bytes of the raster formats a favicon comes in. SVG is left out: it can carry script. */
const SIGNATURES: readonly [type: string, offset: number, bytes: readonly number[]][] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['image/x-icon', 0, [0x00, 0x00, 0x01, 0x00]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
];

/** The media type that the bytes themselves show, whatever the header says; undefined for anything else. */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  return SIGNATURES.find(([, offset, signature]) =>
    signature.every((byte, index) => bytes[offset + index] === byte),
  )?.[0];
}
