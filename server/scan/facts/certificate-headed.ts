import { BOLD } from '../dom/lines.ts';
import { certificateFact, ofHolder } from './certificate-fact.ts';
import { isOwnStatement } from './certificate-holding.ts';
import { certificateNames } from './certificate-names.ts';
import { holderIn } from './certificate-parties.ts';
import { goesOn, TELLING } from './certificate-sentences.ts';
import { isOverOrPlanned } from './certificate-status.ts';
import { certifierNamed, issuerIn } from './certifiers.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isOfThing, subjectOf } from './subjects.ts';
import { validUntil } from './validity.ts';

const HEADING = 90;
const PARAGRAPH = 500;
/** Paragraphs below a heading. */
const MOST = 4;

/** Headings that name a certificate, above a paragraph of which a sentence tells who gave it or until when it holds. */
export function headedCertificates(reading: Reading): Fact<Certificate>[] {
  const { pieces } = reading;
  return pieces.flatMap(({ line, text, owner, index }) => {
    if (line.heading < 2 || line.heading >= BOLD || text.length > HEADING || !TELLING.has(owner)) return [];
    const below = paragraphsBelow(pieces, index).filter((piece) => piece.owner === owner);
    if (below.length === 0) return [];
    const [known, more] = certificateNames(text);
    if (!known || more || !isOwnStatement(text)) return [];
    const whole = below.map((piece) => piece.text).join(' ');
    const told = below.flatMap((piece) => sentencesOf(piece.text));
    if (told.length < 2 || told.some((sentence) => isOfOthers(sentence) || isOverOrPlanned(sentence))) return [];
    const details = told.filter(goesOn);
    const issuer = [...details.map(issuerIn), ...told.map(auditorNamed)].find((name) => name !== null) ?? null;
    const until = details.map(validUntil).find((date) => date !== null) ?? null;
    if (issuer === null && until === null) return [];
    const party = holderIn(whole, 0, reading);
    const fact = certificateFact(
      reading,
      [line, ...below.map((piece) => piece.line)],
      known.name,
      known.name,
      issuer,
      until,
      54,
    );
    return [ofHolder(fact, party)];
  });
}

/** The paragraph below a heading, with those behind it that belong to the heading too. */
function paragraphsBelow(pieces: readonly Piece[], index: number): Piece[] {
  const scope = pieces[index]?.line.scopeEnd ?? 0;
  const near = pieces.slice(index + 1, index + 1 + MOST);
  const end = near.findIndex(
    ({ line, text }, i) =>
      line.heading > 0 || text.length > PARAGRAPH || (i > 0 && (line.tag !== 'p' || line.index > scope)),
  );
  return end < 0 ? near : near.slice(0, end);
}

const AUDITS = /audit|überwach|prüf|zertifi|begutacht|kontroll/iu;
/** 'Die Überwachung übernimmt die …': a body that certifies, in a sentence that tells that somebody does. */
const auditorNamed = (sentence: string): string | null => (AUDITS.test(sentence) ? certifierNamed(sentence) : null);

const isOfOthers = (sentence: string): boolean =>
  !isOwnStatement(sentence) || isOfThing(sentence) || (!goesOn(sentence) && subjectOf(sentence) !== null);
