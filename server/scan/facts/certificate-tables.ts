import { anyCase } from '../any-case.ts';
import type { Line } from '../dom/lines.ts';
import { NAME_LABELS } from './certificate-cards.ts';
import { certificateFact } from './certificate-fact.ts';
import { isOwnStatement } from './certificate-holding.ts';
import { certificateNames } from './certificate-names.ts';
import { isOverOrPlanned } from './certificate-status.ts';
import { behindIssuerLabel, issuerIn } from './certifiers.ts';
import { bareHead, isHolderHead } from './holder-heads.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Reading } from './reading.ts';
import { dateAtEnd, isValidityLabel } from './validity.ts';

const NAME_HEAD = anyCase(
  `^(?:(?:unsere?|art (?:des|der)|name (?:des|der)) )?(?:\\p{L}{2,12}-?)?(?:${NAME_LABELS}|zertifikat(?:e|s)|norme?n|(?:güte)?siegels?|auszeichnung(?:en)?|zulassung(?:en)?|nachweis(?:e|es)?|certification|anerkennung(?:en)?|marke|prädikat|bescheinigung|qualifikation)(?:\\s?(?:/|und|oder|,)\\s?\\p{L}{3,20})?$`,
);
/** Heads that stand above names of any kind, certificates where the other columns tell issuer and date. */
const GENERAL_HEAD = /^(?:was|wonach|bezeichnung|titel|name|art|dokument|urkunde|thema|prüfung)$/iu;
/** What heads say besides the labels that stand in front of a date or an issuer anywhere. */
const DATE_HEAD =
  /^(?:bis(?: wann)?|wie lange(?: noch)?|(?:läuft|gilt|gültig|gültig noch|noch gültig|befristet|anerkannt|zertifiziert|verlängert) ?bis|valid|(?:läuft|gilt|gültig)(?: \p{Ll}{2,8})?|dauer|frist|befristung|ende|status)$/iu;
const ISSUER_HEAD =
  /^(?:prüfer|stelle|auditor|audited by|(?:(?:ausgestellt|geprüft|vergeben|verliehen|bestätigt|erteilt|zertifiziert|kontrolliert) )?(?:von|durch|vom)(?: wem?n?)?|von wem(?: (?:ausgestellt|erteilt|geprüft|bestätigt|verliehen))?|vergeben|verleiher|geber|wer (?:prüft|zertifiziert|kontrolliert|auditiert|vergibt|hat geprüft|stellt aus))$/iu;
const OTHER_HEAD =
  /^(?:nr\.?|nummer|zertifikats?-?(?:nr\.?|nummer)|geltungsbereich|bereich|scope|download|pdf|seit|stand|ausgestellt am)$/iu;
/** What a company calls itself in a column of holders. */
const OURSELVES =
  /^(?:wir(?: selbst)?|unser (?:betrieb|unternehmen|haus)|unsere firma|eigen|uns|unseres?)(?: \([^()]{2,40}\))?$/iu;
const isName = (head: string): boolean => NAME_HEAD.test(head);
const isGeneralName = (head: string): boolean => GENERAL_HEAD.test(head);
const isDate = (head: string): boolean => isValidityLabel(head) || DATE_HEAD.test(head);
const isIssuer = (head: string): boolean =>
  !isHolderHead(head) && (behindIssuerLabel(head) === '' || ISSUER_HEAD.test(head));
/** What holds without a date for its end. */
const UNLIMITED = /^(?:unbefristet|unbegrenzt|dauerhaft|ohne (?:ablauf|befristung|ablaufdatum)|bis auf widerruf)\.?$/iu;
/** What a name is about or its number, behind it: 'AMS (Arbeitsschutzmanagement)', 'PQ, Nr. 4711'. */
const EXPLANATION = anyCase(
  /\s\(\p{L}{0,25}(?:management(?:system)?|schutz|sicherheit|qualität|umwelt|energie|hygiene)\)$|,\s(?:Nr\.|Nummer)\s.{1,30}$/iu,
);
/** What kind of a document it is, in front of the rules that it follows: 'Anerkennung RAP Stra 15', 'Zulassung nach MVAS 99'. */
const KIND_IN_FRONT =
  /^(?:Akkreditierung|Anerkennung|Zertifizierung|Zertifikat|Zulassung|Bescheinigung|Nachweis|Prüfung)\s(?:(?:nach|gemäß|gem\.)\s(?:der\s|dem\s|den\s)?)?(?=\p{Lu}[\p{Lu}\d])/u;
/** What it covers, behind a name: '(Fachgebiete A1, A3)', '(Standort Musterstadt)'. */
const SCOPE =
  /\s\((?:Fachgebiete?|Geltungsbereich|Bereiche?|Module?|Stand(?:ort)?e?|Klassen?|Kategorien?|Gruppen?|Werke?|Los(?:gruppen?)?|Verfahren|Stufen?)(?![\p{L}])[^()]{0,60}\)$/u;
/** The code of the body that controls, behind what it controls by. */
const CONTROL_CODE = /\s\((?:DE|AT|CH)-(?:ÖKO|OEKO|BIO)-\d{3}\)$/u;
const bareName = (text: string): string =>
  text.replace(EXPLANATION, '').replace(CONTROL_CODE, '').replace(SCOPE, '').replace(KIND_IN_FRONT, '');
/** Columns of a table that tells of certificates. */
const MOST_COLUMNS = 7;
const MOST_ROWS = 40;
const NAME = 70;
const CELL = 60;
/** Full names of associations are long. */
const ISSUER = 110;

/** Rows that name their holder beside certificate, issuer and date; whether it is the company shows by its name. */
export function certificatesByHolder(reading: Reading): Fact<Certificate>[] {
  return tabled(reading, true);
}

/** Rows of tables whose heads say which column names the certificate, who issued it and until when it holds. */
export function tabledCertificates(reading: Reading): Fact<Certificate>[] {
  return tabled(reading, false);
}

function tabled(reading: Reading, byHolder: boolean): Fact<Certificate>[] {
  const { lines } = reading;
  return lines.flatMap((line, i) => {
    if (!isCell(line) || isCell(lines[i - 1]) || line.region === 'nav') return [];
    const heads = headsAt(lines, i);
    const [named, date, issuer] = [isName, isDate, isIssuer].map((isKind) => columnOf(heads, isKind)) as [
      number,
      number,
      number,
    ];
    const name = named < 0 && issuer >= 0 ? namelessColumn(heads) : named;
    const holder = columnOf(heads, isHolderHead);
    const shared = issuer < 0 ? issuerAbove(lines[i - 1]) : null;
    if (name < 0 || date < 0 || holder >= 0 !== byHolder) return [];
    return rowsBelow(lines, i + heads.length, heads.length).flatMap((row) => {
      const [text, until] = [row[name]?.text ?? '', dateAtEnd(row[date]?.text ?? '')];
      const by = row[issuer]?.text ?? shared ?? '';
      const isKept = until !== null || (named >= 0 && by !== '' && UNLIMITED.test(row[date]?.text ?? ''));
      if (text.length < 2 || text.length > NAME || !isKept || !isOwnStatement(text)) return [];
      if (row.some((cell) => cell.text.length <= CELL && isOverOrPlanned(cell.text))) return [];
      const known = certificateNames(text);
      const told = known.length === 1 && known[0] ? known[0].name : bareName(text);
      const fact = certificateFact(
        reading,
        stretchOf(lines, shared === null ? row : [lines[i - 1] as Line, ...row]),
        told,
        told,
        by.length > 1 && by.length < ISSUER ? by : null,
        until,
        58,
      );
      const party = row[holder]?.text.split(', ', 1)[0];
      return [party && !OURSELVES.test(party) ? { ...fact, party } : fact];
    });
  });
}

/** 'Zertifiziert von der Muster Cert GmbH:' above a table without a column for it. */
const issuerAbove = (line: Line | undefined): string | null =>
  line && line.tag !== 'td' && line.text.length <= NAME && line.text.endsWith(':') ? issuerIn(line.text) : null;

const columnOf = (heads: readonly Line[], isKind: (head: string) => boolean): number =>
  heads.findIndex(({ text }) => isKind(bareHead(text)));

/**
 * The column that names certificates though its head does not say so: beside who issued it and until when it holds
 * stands what it is, first of all, unless the head tells of wares, people or places.
 */
function namelessColumn(heads: readonly Line[]): number {
  const general = columnOf(heads, isGeneralName);
  if (general >= 0) return general;
  const first = heads.findIndex(({ text }) => !isDate(text) && !isIssuer(text) && !OTHER_HEAD.test(text));
  return OF_THINGS.test(heads[first]?.text ?? '') ? -1 : first;
}

const OF_THINGS =
  /lieferant|hersteller|produkt|modell|artikel|gerät|maschine|anlage|messmittel|prüfmittel|fahrzeug|person|mitarbeit|name|partner|kund|firma|standort|werk(?!s?norm)|ort|filiale|projekt|aktion|angebot|garantie|versicherung|vertrag|kurs|seminar|schulung/iu;

/** A row's lines as they stand on the page, from the row that a spanning cell of it began in. */
function stretchOf(lines: readonly Line[], row: readonly Line[]): Line[] {
  const indexes = row.map(({ index }) => index);
  return lines.slice(Math.min(...indexes), Math.max(...indexes) + 1);
}

const isCell = (line: Line | undefined): line is Line => line?.tag === 'th' || line?.tag === 'td';

/** The heads of a table that begins at a line: its 'th', or the first cells that say what such heads say. */
function headsAt(lines: readonly Line[], at: number): Line[] {
  const heads: Line[] = [];
  const { tag, scopeEnd } = lines[at] as Line;
  for (const line of lines.slice(at, Math.min(at + MOST_COLUMNS, scopeEnd + 1))) {
    const text = bareHead(line.text);
    const isHead = isName(text) || isDate(text) || isIssuer(text) || GENERAL_HEAD.test(text) || OTHER_HEAD.test(text);
    if (line.tag !== tag || (tag === 'td' && !isHead)) break;
    heads.push(line);
  }
  return heads;
}

/** The rows below a table's heads; a cell that spans several rows counts in each of them. */
function rowsBelow(lines: readonly Line[], from: number, columns: number): Line[][] {
  const rows: Line[][] = [];
  const spanning = new Map<number, { cell: Line; left: number }>();
  for (let i = from; rows.length < MOST_ROWS; ) {
    const row: Line[] = [];
    for (let column = 0; column < columns; column++) {
      const above = spanning.get(column);
      const cell = above?.cell ?? lines[i];
      if (!isCell(cell)) return rows;
      row.push(cell);
      if (!above) i += 1;
      const left = (above?.left ?? cell.rows ?? 1) - 1;
      if (left > 0) spanning.set(column, { cell, left });
      else spanning.delete(column);
    }
    rows.push(row);
  }
  return rows;
}
