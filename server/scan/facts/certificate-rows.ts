import { BOLD, type Line } from '../dom/lines.ts';
import { certificateNames } from './certificate-names.ts';
import { isCertifier, isKnownCertifier, withoutSeat } from './certifier-names.ts';
import { bareCertifier, behindIssuerLabel } from './certifiers.ts';
import type { Reading } from './reading.ts';
import { dateAtEnd, isToCome } from './validity.ts';

/** Lines before a row among which the heads of its table are looked for. */
const TABLE_REACH = 250;
const TO_BE_EXAMINED = /nächste|termin|prüfung|audit(?!or)|überwachung|rezertifizierung/iu;
/** Cells behind a name in a table without heads. */
const LEAST_CELLS = 3;

/** Table rows: the cells behind a certificate's name hold its issuer and the date under the head 'Gültig bis'. */
export function rowBehind(
  reading: Reading,
  line: Line,
): { issuer: string | null; until: string | null; lines: Line[] } | null {
  if (line.tag !== 'td') return null;
  const heads = reading.lines
    .slice(Math.max(0, line.index - TABLE_REACH), line.index)
    .filter((head) => head.tag === 'th' || (head.tag === 'td' && head.heading === BOLD));
  const dated = heads.some((head) =>
    /gültig|valid|ablauf|laufzeit|befrist|läuft|gilt|(?<!\p{L})bis(?!\p{L})/iu.test(head.text),
  );
  const issued = heads.findIndex((head) =>
    /zertifizier|ausgestellt|aussteller|erteilt|issue[rd]|certified by|stelle|prüf(?:er|t\??$|t (?:durch|von|vom)$|gesellschaft|institut)|wem|^(?:wer|von|durch)(?!\p{L})|vergeben|verliehen|auditor|bestätigt/iu.test(
      head.text,
    ),
  );
  const cells: Line[] = [];
  const width = Math.max(heads.length, LEAST_CELLS);
  for (let i = line.index + 1; cells.length < width; i++) {
    const cell = reading.lines[i];
    if (cell?.tag !== 'td' || certificateNames(cell.text).length > 0) break;
    cells.push(cell);
  }
  const dates = cells.filter((cell) => dateAtEnd(cell.text) !== null);
  // What a row tells of a day to come is until when it holds, unless a head says that it is a day to be examined.
  const ahead = dates.find((cell) => isToCome(dateAtEnd(cell.text) ?? ''));
  const isOpen = !heads.some((head) => TO_BE_EXAMINED.test(head.text));
  const date = (isOpen ? ahead : undefined) ?? (dated ? dates[0] : undefined);
  const others = cells.filter(
    (cell) => cell !== date && /\p{L}{2}/u.test(cell.text) && !/^(?:pdf|download)/iu.test(cell.text),
  );
  // Cells without text make no line: only a full row tells its columns apart.
  const isFull = cells.length === heads.length - 1;
  const issuer =
    issued < 0
      ? others.find((cell) => isKnownCertifier(cell.text) && bareCertifier(withoutSeat(cell.text)) !== null)
      : (others.find((cell) => isCertifier(cell.text)) ??
        (isFull ? others.find((cell) => cell === cells[issued - 1]) : undefined));
  if (!date && !issuer) return null;
  const last = Math.max(date?.index ?? 0, issuer?.index ?? 0);
  return {
    issuer: issuer ? behindIssuerLabel(issuer.text) || issuer.text : null,
    until: date ? dateAtEnd(date.text) : null,
    lines: [line, ...cells.filter((cell) => cell.index <= last)],
  };
}
