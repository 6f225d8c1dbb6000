import { certificateFact } from './certificate-fact.ts';
import { isOwnStatement } from './certificate-holding.ts';
import { certificateNames } from './certificate-names.ts';
import { holderIn } from './certificate-parties.ts';
import { goesOn, TELLING } from './certificate-sentences.ts';
import { isOverOrPlanned } from './certificate-status.ts';
import { issuerIn } from './certifiers.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isOfThing, subjectOf } from './subjects.ts';
import { validUntil } from './validity.ts';

const HEADING = 90;
const PARAGRAPH = 500;

/** Headings that name a certificate, above a paragraph of which a sentence tells who gave it or until when it holds. */
export function headedCertificates(reading: Reading): Fact<Certificate>[] {
  const { pieces } = reading;
  return pieces.flatMap(({ line, text, owner, index }) => {
    if (line.heading < 2 || line.heading > 6 || text.length > HEADING || !TELLING.has(owner)) return [];
    const below = pieces[index + 1];
    if (!below || below.line.heading > 0 || below.owner !== owner || below.text.length > PARAGRAPH) return [];
    const [known, more] = certificateNames(text);
    if (!known || more || !isOwnStatement(text)) return [];
    const told = sentencesOf(below.text);
    if (told.length < 2 || told.some((sentence) => isOfOthers(sentence) || isOverOrPlanned(sentence))) return [];
    const details = told.filter(goesOn);
    const issuer = details.map(issuerIn).find((name) => name !== null) ?? null;
    const until = details.map(validUntil).find((date) => date !== null) ?? null;
    if (issuer === null && until === null) return [];
    const party = holderIn(below.text, 0, reading);
    const fact = certificateFact(reading, [line, below.line], known.name, known.name, issuer, until, 54);
    return [party === null ? fact : { ...fact, party }];
  });
}

const isOfOthers = (sentence: string): boolean =>
  !isOwnStatement(sentence) || isOfThing(sentence) || (!goesOn(sentence) && subjectOf(sentence) !== null);
