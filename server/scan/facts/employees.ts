import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import { isOrganisation, itemsOf, textProp } from './structured-data.ts';
import { wordSign } from './word-signs.ts';

const STAFF =
  '(?:fest ?angestellte |qualifizierte |engagierte |motivierte |erfahrene |kompetente )?(?:mitarbeiter(?:innen|\\*innen|:innen|n)?|mitarbeitenden?|beschäftigten?|angestellten?|employees|team members|kolleg(?:innen und kollegen|innen|en))';
const BOUND =
  '(?:über|mehr als|rund|ca\\.|circa|etwa|knapp|gut|fast|mindestens|derzeit|aktuell|heute|more than|over|about|around|approximately|some)';
const SAID = new RegExp(
  `(?:(?<!\\p{L})(${BOUND})\\s)?(?<![\\d.,])(\\d{1,3}(?:[.,’' ]\\d{3})|\\d{1,5})(\\+)?\\s${STAFF}(?!\\p{L})`,
  'iu',
);
const LABELLED = new RegExp(
  `^(?:anzahl (?:der )?)?(?:mitarbeiter(?:zahl|innen)?|mitarbeitende|beschäftigte|employees)\\s?:\\s?(${BOUND}\\s)?(\\d{1,3}(?:[.,’' ]\\d{3})|\\d{1,5})(\\+)?(?!\\d)`,
  'iu',
);
const TILE = new RegExp(`^${STAFF}$`, 'iu');
/** Numbers of staff that are a customer's, a law's or a course's. */
const NOT_OWN =
  /(?:unternehmen|betriebe|firmen|kunden|teams?) (?:mit|ab|von|bis)|(?<!\p{L})(?:ab|bis zu|je|pro|unter|maximal|for companies|ihre[nr]?|your)\s(?:\S{1,12}\s)?\d/iu;
/** Words that say nothing of the number itself. */
const EMPTY = /^(?:derzeit|aktuell|heute)$/iu;

/** Words without one of which no number is one of staff. */
const STAFF_WORD = wordSign(/mitarbeit|beschäftigt|angestellt|employee|members|kolleg/iu);

/** How many people work there, as the page puts it: '45', 'über 200', '50+'. */
export function readEmployees(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  for (const [i, piece] of reading.pieces.entries()) {
    if ((piece.signs & STAFF_WORD) === 0) continue;
    if (piece.owner !== 'company' || piece.line.region === 'nav') continue;
    const label = LABELLED.exec(piece.text);
    if (label?.[2]) facts.push(staffFact(reading, piece, label[1], label[2], label[3], 65));
    else facts.push(...inText(reading, piece), ...onTile(reading, i));
  }
  return facts.concat(structured(reading));
}

function inText(reading: Reading, piece: Piece): Fact[] {
  if (!/\d/u.test(piece.text) || NOT_OWN.test(piece.text)) return [];
  const said = SAID.exec(piece.text);
  if (!said?.[2] || !isStaffNumber(said[2])) return [];
  return [staffFact(reading, piece, said[1], said[2], said[3], 50)];
}

/** Figures on tiles: '240' above 'Mitarbeitende'. */
function onTile(reading: Reading, index: number): Fact[] {
  const piece = reading.pieces[index] as Piece;
  const above = reading.pieces[index - 1];
  const number = above ? /^(über |ca\. |rund )?(\d{1,3}(?:[.,’' ]\d{3})|\d{1,5})(\s?\+)?$/iu.exec(above.text) : null;
  if (!above || !number?.[2] || !TILE.test(piece.text)) return [];
  return [staffFact(reading, [above, piece], number[1], number[2], number[3]?.trim(), 52)];
}

function staffFact(
  reading: Reading,
  place: Piece | Piece[],
  bound: string | undefined,
  number: string,
  plus: string | undefined,
  weight: number,
): Fact {
  const word = bound?.trim() ?? '';
  const value = `${word !== '' && !EMPTY.test(word) ? `${word} ` : ''}${number}${plus ?? ''}`;
  return textFact(reading, place, value, number, weight, weight > 60 ? 'label' : 'text', 'medium');
}

/** '2015' beside 'Mitarbeiter' is a year more often than a headcount; zero is none. */
function isStaffNumber(number: string): boolean {
  return !/^(?:19|20)\d\d$/u.test(number) && Number(number.replace(/\D/gu, '')) > 0;
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
