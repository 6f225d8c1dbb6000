import { anyCase } from '../any-case.ts';
import { BOLD } from '../dom/lines.ts';
import { memoOfIndex } from '../memo-of-index.ts';
import { withDetails } from './certificate-details.ts';
import { certificateFact, ofHolder } from './certificate-fact.ts';
import { isOwnStatement } from './certificate-holding.ts';
import { certificateNames } from './certificate-names.ts';
import { holderIn } from './certificate-parties.ts';
import { issuerIn } from './certifiers.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import { isOfThing } from './subjects.ts';
import { wordSign } from './word-signs.ts';

/** What stands above or before a list of what the company holds. */
const LABELS = [
  '(?:unsere |weitere )?(?:zertifi(?:kate?|zierungen?)|gütesiegel|qualitätssiegel|prüfsiegel|gütezeichen)',
  'zertifiziert nach|zulassungen|präqualifikation(?:en)?|auszeichnungen (?:und|&) zertifikate|mitgliedschaften (?:und|&) zertifikate',
  '(?:our )?certifi(?:cates|cations)|certified to|accreditations',
];
const LABEL = anyCase(`^(?:${LABELS.join('|')})(?: (?:und|&) \\p{L}{4,20})?(?=\\s?:|$)`);
const LABEL_WORD = wordSign(
  /zertifi|certifi|siegel|gütez|zulass|nachweis|präqual|auszeich|accredit|mitgliedsch|bescheinig/iu,
);
const LIST_REACH = 12;
/** 'Wir verfügen über folgende Zulassungen und Nachweise:' */
const INTRODUCED = anyCase(
  /(?<!\p{L})(?:wir|unser\p{L}{0,2}|we)(?!\p{L}).{0,80}(?:zertifi|certifi|siegel|zulassung|nachweise|präqualifi|accredit).{0,60}:$|(?:zertifikate|siegel|zulassung|nachweise)\p{L}{0,3} .{0,40}(?<!\p{L})(?:wir|uns)(?!\p{L}).{0,60}:$|(?:zertifikate|siegel) (?:unseres (?:unternehmens|betrieb(?:e?s)?|hauses)|unserer (?:firma|gesellschaft))(?!\p{L}).{0,60}:$|(?<!\p{L})(?:von|durch) .{3,80}(?:zwei|drei|vier|folgende) (?:zertifikate|bescheinigungen|urkunden) (?:ausgestellt|erteilt|verliehen|bekommen)(?!\p{L}).{0,90}:$/iu,
);

/** 'Zertifiziert durch die SQS' as a heading. */
const CERTIFIED_BY = /^(?:zertifiziert|auditiert|geprüft|certified) (?:durch|von|vom|by) [^.!?]{2,80}$/iu;

/** A whole sentence that says that the company holds what the lines below it name, or a heading that tells by whom. */
const introduction = ({ text, line }: Piece): string | undefined =>
  ((text.length <= 220 && text.endsWith(':') && INTRODUCED.test(text)) ||
    (line.heading > 0 && CERTIFIED_BY.test(text))) &&
  isOwnStatement(text)
    ? text
    : undefined;

/** Certificates of a list: 'Zertifizierungen: SCC**, ISO 9001', or the lines below such a heading. */
export function listedCertificates(reading: Reading): Fact<Certificate>[] {
  // A line may stand below several labels.
  const heldIn = memoOfIndex((index) => certificatesOfLine(reading, (reading.pieces[index] as Piece).text));
  return reading.pieces.flatMap((piece, i) => {
    if ((piece.signs & LABEL_WORD) === 0 || piece.owner !== 'company' || piece.line.region === 'nav') return [];
    const label = LABEL.exec(piece.text)?.[0] ?? introduction(piece);
    if (label === undefined) return [];
    const rest = piece.text.slice(label.length).replace(/^\s?:\s?/u, '');
    if (rest !== '') return isOfThing(rest) ? [] : itemsOf(reading, piece, rest);
    // 'Unser System ist durch die SQS zertifiziert:' tells it of all below.
    const issuer = issuerIn(piece.text);
    return linesBelow(reading.pieces, i).flatMap((line) => {
      const { items, party } = heldIn(line.index);
      return items.map((item) =>
        ofHolder(
          item.issuer === null && issuer !== null
            ? issuedFact(reading, reading.pieces.slice(i, line.index + 1), { ...item, issuer })
            : listFact(reading, line, item),
          party,
        ),
      );
    });
  });
}

/** Certificates that a line of a list names, and who holds them if not the company; none in one about others or wares. */
function certificatesOfLine(
  reading: Reading,
  text: string,
): { items: ReturnType<typeof withDetails>; party: ReturnType<typeof holderIn> } {
  const names = text.length <= 120 ? certificateNames(text) : [];
  const [first] = names;
  if (!first || !isOwnStatement(text) || isOfThing(text)) return { items: [], party: null };
  return { items: withDetails(text, names, ''), party: holderIn(text, first.index, reading) };
}

/** What is told of the item before: 'ISO 9001, Prüfer: …, Laufzeit: …'. */
const DETAIL = /^[^:]{3,30}: |^(?:gültig|läuft|gilt|bis|seit)(?= )/iu;

/** Items between commas that are short and begin like names; those that are known are told by their known name. */
function itemsOf(reading: Reading, piece: Piece, list: string): Fact<Certificate>[] {
  if (/[.!?]\s\p{Lu}/u.test(list) || list.length > 400) return [];
  const named = list.split(/,\s(?![^()]{0,80}\))|;\s|\s(?:und|sowie|&)\s/u).flatMap((item) => {
    const name = item
      .replace(/\s?\([^()]*\)?/gu, '')
      .replace(/[.,;]$/u, '')
      .trim();
    if (DETAIL.test(name)) return [];
    const isName = name.length >= 2 && name.length <= 60 && /^[\p{Lu}\d]/u.test(name) && name.split(' ').length <= 7;
    return isName ? [{ name, index: list.indexOf(name) }] : [];
  });
  return withDetails(list, named, '').map((item) => listFact(reading, piece, item));
}

/** The lines below a heading that belong to it; below a label of its own, those of its block. */
function linesBelow(pieces: readonly Piece[], index: number): Piece[] {
  const { line } = pieces[index] as Piece;
  const below: Piece[] = [];
  const isItems = line.text.endsWith(':') && line.heading === 0 && pieces[index + 1]?.line.tag === 'li';
  for (const piece of pieces.slice(index + 1, index + 1 + LIST_REACH)) {
    if (isItems && piece.line.tag !== 'li') break;
    const inside = line.heading > 0 && line.heading < BOLD ? piece.line.index <= line.scopeEnd : true;
    if (!inside || piece.line.heading > 0 || piece.text.endsWith(':')) break;
    below.push(piece);
  }
  return below;
}

/** The same with who issued it, which the introduction tells; both are quoted, or the name alone. */
function issuedFact(
  reading: Reading,
  pieces: readonly Piece[],
  item: { name: string; issuer: string; until: string | null },
): Fact<Certificate> {
  const lines = pieces.map(({ line }) => line);
  const fact = certificateFact(reading, lines, item.name, item.name, item.issuer, item.until, 46);
  const last = pieces.at(-1);
  return last === undefined || fact.evidence.snippet.includes(item.issuer)
    ? fact
    : listFact(reading, last, { ...item, issuer: null });
}

function listFact(
  reading: Reading,
  pieces: Piece | readonly Piece[],
  { name, issuer, until }: { name: string; issuer: string | null; until: string | null },
): Fact<Certificate> {
  return textFact(reading, pieces, { name, issuer, validUntil: until }, name, 46, 'text', 'medium');
}
