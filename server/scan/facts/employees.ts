import { COUNTING_WORD, numberOfWord } from './number-words.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isStaffLabel, labelledStaff, type SaidStaff, staffFigure, staffIn } from './staff-sayings.ts';
import { isOrganisation, itemsOf, textProp } from './structured-data.ts';
import { namedByHost } from './whose-words.ts';
import { signsOf, wordSign } from './word-signs.ts';

/** Words that say nothing of the number itself. */
const EMPTY = /^(?:derzeit|aktuell|heute|insgesamt)$/iu;

/** Words without one of which no number is one of staff. */
const STAFF_WORD = wordSign(
  /mitarbeit|beschäftig|angestellt|employ|members|kolleg|team|arbeiten|belegschaft|personal|headcount|köpf|mannschaft|crew|kümmern|sorgen|arbeitgeber|workforce|staff|zähl|leute|menschen|personen|frauen|männer|vollzeit|people|arbeitspl|einsatz|^us[.,!]?$|^zu$/iu,
);
const WE = wordSign(/^we$|^wir[,.]?$/iu);
const WE_ARE = /wir (?:sind|arbeiten)|(?:sind|arbeiten) wir|we are/iu;

/** Sentences with words for staff that are looked at; no company's page has so many. */
const MOST_SENTENCES = 500;

/** How many people work there, as the page puts it: '45', 'über 200', '50+'; numbers in words as figures. */
export function readEmployees(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  const isOwn = namedByHost(reading.host);
  let looked = 0;
  for (const [i, piece] of reading.pieces.entries()) {
    if (looked > MOST_SENTENCES) break;
    if ((piece.signs & STAFF_WORD) === 0 && ((piece.signs & WE) === 0 || !WE_ARE.test(piece.text))) continue;
    if (!isAboutAll(piece) || piece.line.region === 'nav') continue;
    const labelled = labelledStaff(piece.text);
    const figure = isStaffLabel(piece.text) ? figureBeside(reading.pieces, i) : null;
    if (labelled) facts.push(staffFact(reading, piece, labelled));
    else if (figure) facts.push(staffFact(reading, figure.pieces, figure.said));
    else if ((piece.signs & COUNTING_WORD) !== 0) {
      const sentences = sentencesOf(piece.text).filter((sentence) => (signsOf(sentence) & (STAFF_WORD | WE)) !== 0);
      looked += sentences.length;
      const [said] = sentences.flatMap((sentence) => staffIn(sentence, isOwn)).sort((a, b) => b.weight - a.weight);
      if (said) facts.push(staffFact(reading, piece, said));
    }
  }
  return facts.concat(structured(reading));
}

/** Whether a piece is about the company as a whole; an association works in the office that it runs. */
const isAboutAll = ({ owner, text }: Piece): boolean =>
  owner === 'company' ||
  (owner === 'branch' && /(?<!\p{L})(?:der|unserer) (?:\p{Lu}\p{L}{2,10}g|G)eschäftsstelle (?!\p{Lu})/u.test(text));

/** Figures on tiles and in tables: '240' above 'Mitarbeitende', or 'Mitarbeitende' before '240'. */
function figureBeside(pieces: readonly Piece[], index: number): { said: SaidStaff; pieces: Piece[] } | null {
  const label = pieces[index] as Piece;
  const [above, below] = [pieces[index - 1], pieces[index + 1]];
  const before = above && staffFigure(above.text) ? above : null;
  const behind = below && staffFigure(below.text) ? below : null;
  const number = before && behind ? nearer(before, label, behind) : (before ?? behind);
  const said = number ? staffFigure(number.text) : null;
  if (!number || !said) return null;
  return { said, pieces: number === before ? [number, label] : [label, number] };
}

/** Which of two figures stands in one element with the label between them; terms stand before what they name. */
function nearer(before: Piece, label: Piece, behind: Piece): Piece {
  if (before.line.scopeEnd === label.line.index) return before;
  if (label.line.scopeEnd === behind.line.index || label.line.tag === 'dt' || label.line.tag === 'th') return behind;
  return before;
}

function staffFact(reading: Reading, place: Piece | Piece[], { bound, written, weight }: SaidStaff): Fact {
  const figure = numberOfWord(written)?.toString() ?? written;
  const value = bound === '' || EMPTY.test(bound) ? figure : `${bound.toLowerCase()} ${figure}`;
  const bare = written.replace(/\+$/u, '');
  return textFact(reading, place, value, bare, weight, weight > 60 ? 'label' : 'text', 'medium');
}

function structured(reading: Reading): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) => {
    const nested = itemsOf(item.props, 'numberOfEmployees')[0] ?? {};
    const range = [textProp(nested, 'minValue'), textProp(nested, 'maxValue')].filter(Boolean).join('–');
    const value = textProp(item.props, 'numberOfEmployees') || textProp(nested, 'value') || range;
    if (!/\d/u.test(value) || value.length > 30) return [];
    return [
      {
        value,
        weight: 60,
        evidence: {
          url: reading.url,
          snippet: `"numberOfEmployees": ${value}`,
          method: item.method,
          confidence: 'high' as const,
        },
      },
    ];
  });
}
