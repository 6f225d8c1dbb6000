import { DETAIL_WORD, withDetails } from './certificate-details.ts';
import { certificateFact } from './certificate-fact.ts';
import { HELD_WORD, isOwnStatement, isPresent, saysHeld, takesBack } from './certificate-holding.ts';
import { certificateNames, isSelfEvident } from './certificate-names.ts';
import { holderIn } from './certificate-parties.ts';
import { issuerIn } from './certifiers.ts';
import type { Owner } from './owners.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';
import { standsBelow } from './sections.ts';
import { sentencesOf } from './sentences.ts';
import { isOfThing } from './subjects.ts';
import { validUntil } from './validity.ts';

/** Sections in which a company tells what it holds: its own, and those about who supervises and controls it. */
export const TELLING = new Set<Owner>(['company', 'chamber', 'authority']);

/** How a text begins that goes on about the certificates named before it. */
const DETAILS =
  /^(?:(?:beide|alle|die|das|unsere?|dieses|diese) )?(?:\p{L}{4,15} )?zertifikate?(?!\p{L})|^(?:es|sie) g(?:ilt|elten) |^gültig|^valid|^(?:aussteller|zertifizier(?:er|ungs)|ausgestellt|vergeben (?:durch|von)|zertifiziert (?:durch|von)|geprüft (?:durch|von)|(?:auditiert|zertifiziert|geprüft|ausgestellt|erteilt) (?:hat|wurde|wird) |prüfstelle|kontrollstelle|issued by|certified by)/iu;
/** 'Wir betreiben ein Managementsystem nach …': a norm that is followed, and certified where the next sentence says so. */
const OPERATED = /(?<!\p{L})(?:wir|unser(?:e[rsnm]?)?)\s.{0,120}(?:nach|gemäß)\s/iu;
const ATTESTED =
  /(?<!\p{L})(?:auditiert|zertifiziert|geprüft|certified|audited)(?!\p{L}).{0,30}(?<!\p{L})(?:uns|wir|unser|us)(?!\p{L})|(?<!\p{L})(?:uns|unser|us) .{0,60}(?:auditiert|zertifiziert|bescheinigt|bestätigt)|(?<!\p{L})(?:das|unser|dieses) (?:\p{L}{4,15} )?zertifikat(?!\p{L})|(?<!\p{L})(?:die|unsere) (?:\p{L}{4,15} )?(?:urkunde|bescheinigung)(?!\p{L})/iu;
/** Sections about what was done for others. */
const WORKS =
  /^(?:(?:unsere|ausgewählte) )?(?:referenzen|referenzprojekte|projekte|kund(?:en|innen)|kund(?:en|innen) (?:und|&) kund(?:en|innen)|anwender(?:innen)?|arbeiten|lieferanten|partner)$/iu;
/** Lines below a sentence that may go on about it. */
const LINES_BEHIND = 3;
const DETAIL = 200;
const YEAR = /20\d\d/u;
/** Labels of whom a text is about that goes on in sentences. */
const OTHERS_LABEL = /^(?:hersteller|produzent|erzeuger|lieferant|importeur|marke|herkunft|anbauer)(?:in)?\s?:/iu;

/** Texts with words for holding that are looked at; no company's page has so many. */
const MOST_TEXTS = 500;

/** 'Unser Betrieb ist nach ISO 9001 zertifiziert.' */
export function heldInSentences(reading: Reading): Fact<Certificate>[] {
  const facts: Fact<Certificate>[] = [];
  let looked = 0;
  for (const piece of reading.pieces) {
    const { index, line, owner, signs, text } = piece;
    const isDated = (signs & DETAIL_WORD) > 0 && YEAR.test(text);
    if (((signs & HELD_WORD) === 0 && !isDated) || line.region === 'nav') continue;
    if (++looked > MOST_TEXTS) break;
    if ((!TELLING.has(owner) && !isBadge(owner, text)) || OTHERS_LABEL.test(text)) continue;
    const parts = sentencesOf(text);
    for (const [i, sentence] of parts.entries()) {
      const next = parts[i + 1];
      const isAttested = next !== undefined && OPERATED.test(sentence) && isOwnStatement(sentence) && attests(next);
      const held =
        saysHeld(sentence) || isAttested || (isDated && isOwnStatement(sentence) && validUntil(sentence) !== null);
      const named = certificateNames(sentence).filter(
        ({ name }) => held || (isSelfEvident(name) && isPresent(sentence)),
      );
      if (named.length === 0 || (next && takesBack(next)) || isOfThing(sentence)) continue;
      if (standsBelow(reading.pieces, piece, WORKS)) continue;
      const holder = holderIn(sentence, named[0]?.index ?? 0, reading, parts.slice(Math.max(0, i - 2), i));
      const party = holder === null ? {} : { party: holder };
      const below = next === undefined ? linesBehind(reading.pieces, index) : [];
      const behind = next === undefined ? below.map((piece) => piece.text).join('; ') : next;
      const more = behind.length <= DETAIL && (isAttested || DETAILS.test(behind)) ? behind : '';
      const lines = [line, ...(more === '' ? [] : below.map((piece) => piece.line))];
      for (const { name, issuer, until } of withDetails(sentence, named, more))
        facts.push({ ...certificateFact(reading, lines, name, name, issuer, until, 45), ...party });
    }
  }
  return facts;
}

/** Whether a sentence tells who certified what the one before it names, or until when. */
const attests = (sentence: string): boolean =>
  sentence.length <= DETAIL &&
  ATTESTED.test(sentence) &&
  isOwnStatement(sentence) &&
  (issuerIn(sentence) !== null || validUntil(sentence) !== null);

/** The lines below a text that tell details of what it names. */
function linesBehind(pieces: readonly Piece[], index: number): Piece[] {
  const below = pieces.slice(index + 1, index + 1 + LINES_BEHIND);
  const end = below.findIndex(({ text, line }) => line.heading > 0 || text.length > DETAIL || !DETAILS.test(text));
  return end < 0 ? below : below.slice(0, end);
}

/** A line below the company's staff or its opening hours that only names a certificate. */
function isBadge(owner: Owner, text: string): boolean {
  if (owner !== 'staff' && owner !== 'responsible' && owner !== 'branch') return false;
  return text.length <= 80 && !/[.!?:]$/u.test(text) && certificateNames(text).length === 1;
}
