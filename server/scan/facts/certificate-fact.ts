import type { Line } from '../dom/lines.ts';
import { evidence } from './evidence.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Reading } from './reading.ts';

/** A certificate as told by the given lines; `written` is its name as it stands there. */
export function certificateFact(
  reading: Reading,
  lines: Line[],
  written: string,
  name: string,
  issuer: string | null,
  until: string | null,
  weight: number,
): Fact<Certificate> {
  const confidence = weight >= 60 ? 'high' : 'medium';
  return {
    value: { name, issuer, validUntil: until },
    weight,
    evidence: evidence(reading.url, lines, written, 'text', confidence),
  };
}
