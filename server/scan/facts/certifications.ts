import type { Certificate, Fact } from './page-facts.ts';
import type { Reading } from './reading.ts';

/** Certificates the company holds. */
export function readCertifications(_reading: Reading): Fact<Certificate>[] {
  return [];
}
