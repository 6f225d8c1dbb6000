import { isKnownCertifier } from './certifiers.ts';
import { hasLegalForm } from './legal-forms.ts';
import { nameWithForm } from './name-text.ts';
import type { Reading } from './reading.ts';
import { othersNameIn } from './subjects.ts';

/** What a body that certifies does, beside its name: 'zertifiziert durch die Probe GmbH', 'die Probe GmbH bescheinigt uns'. */
const CERTIFYING =
  /zertifiziert|kontrolliert|geprüft|überwacht|auditiert|akkreditiert|ausgestellt|verliehen|vergeben|erteilt|bescheinigt|bestätigt|zertifizierer|aussteller|stelle|certified|issued/iu;
/** A company behind the statement that it explains: '… zertifiziert ist: der Probe GmbH'. */
const EXPLAINED =
  /(?:zertifiziert|akkreditiert|certified)(?: ist| sind)?\s?[:–-]\s(?:(?:die|der|das|dem) )?(\p{Lu}.{2,80})/iu;
/** 'Die Spinnerei ist …' after 'die Spinnerei Probe AG'. */
const BY_KIND = /^(?:Die|Der|Das) (\p{Lu}\p{L}{3,30}) (?:ist|sind|trägt|hat|wird)(?!\p{L})/u;

/**
 * Another whom a text gives the certificate that it names at `at`: its subject, or a company named before it that does
 * not certify. Whether it is the company itself after all shows when the pages are joined.
 */
export function holderIn(text: string, at: number, reading: Reading, before: readonly string[] = []): string | null {
  return othersNameIn(text, reading) ?? namedBefore(text, at) ?? explained(text) ?? byKind(text, before);
}

function namedBefore(text: string, at: number): string | null {
  const lead = text.slice(0, at);
  if (!hasLegalForm(lead) || CERTIFYING.test(lead.replace(/zertifikat/giu, ''))) return null;
  const clause = lead.split(/[,;:(]\s?/u).findLast((part) => hasLegalForm(part));
  const name = clause === undefined ? null : nameWithForm(clause.replace(/^Zertifikate? (?:der|des|von|vom) /u, ''));
  return name !== null && !isKnownCertifier(name) ? name : null;
}

function explained(text: string): string | null {
  const behind = EXPLAINED.exec(text)?.[1];
  const name = behind !== undefined && hasLegalForm(behind) ? nameWithForm(behind) : null;
  return name !== null && !isKnownCertifier(name) ? name : null;
}

function byKind(text: string, before: readonly string[]): string | null {
  const kind = BY_KIND.exec(text)?.[1];
  if (kind === undefined) return null;
  const clauses = before.flatMap((sentence) => (sentence.includes(kind) ? sentence.split(/[,;:(]\s?/u) : []));
  return clauses.map(nameWithForm).find((name) => name?.includes(kind)) ?? null;
}
