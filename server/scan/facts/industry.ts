import { anyCase } from '../any-case.ts';
import type { PageKind } from '../types.ts';
import { afterLabel } from './labels.ts';
import type { Fact } from './page-facts.ts';
import { isPlaceholder } from './placeholders.ts';
import { type Reading, textFact } from './reading.ts';
import { TRADES } from './trades.ts';

const LABEL =
  /^(?:branche|wirtschaftszweig|unternehmensgegenstand|gegenstand des unternehmens|geschäftsgegenstand|geschäftszweig|tätigkeit(?:sbereich|sfeld)?|industry|business purpose)(?=\s?:|$)/iu;
const PROFESSION = /^(?:(?:gesetzliche )?berufsbezeichnung|gewerbe(?:bezeichnung|wortlaut)?)(?=\s?:)/iu;
/** Where a profession's title was awarded, which § 5 DDG asks for beside it. */
const AWARDED = anyCase(/[,;]?\s?\(?(?:verliehen|zuerkannt|erworben|awarded|conferred)(?!\p{L})/iu);
const LONGEST = 120;

/** Pages about the company as a whole; others have titles and summaries about one service or product. */
const ABOUT_ALL: ReadonlySet<PageKind> = new Set<PageKind>(['home', 'impressum', 'about']);

/** What the company does: said outright, else the trade that its name, title or headings state. */
export function readIndustry(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  const { pieces, metadata } = reading;
  for (const [i, piece] of pieces.entries()) {
    if (piece.owner !== 'company' && piece.owner !== 'chamber' && piece.owner !== 'authority') continue;
    const stated = afterLabel(piece.text, LABEL);
    const rest = stated ?? afterLabel(piece.text, PROFESSION);
    if (rest === null) continue;
    const next = pieces[i + 1];
    const said = rest !== '' ? rest : (next?.text ?? '');
    const text = stated === null ? (said.split(AWARDED, 1)[0] ?? '') : said;
    if (text.length < 4 || text.length > LONGEST || isPlaceholder(text) || /[@:§]/u.test(text)) continue;
    const place = rest !== '' || !next ? piece : [piece, next];
    facts.push(textFact(reading, place, text.replace(/[.;,]$/u, ''), text, stated === null ? 45 : 70, 'label', 'high'));
  }
  if (!ABOUT_ALL.has(reading.kind)) return facts;
  const trade = (text: string): string | null => TRADES.exec(text)?.[0] ?? null;
  const addMeta = (text: string, weight: number): void => {
    const found = trade(text);
    if (found) {
      const at = Math.max(0, text.indexOf(found) - 80);
      facts.push({
        value: found,
        weight,
        evidence: { url: reading.url, snippet: text.slice(at, at + 200), method: 'meta', confidence: 'medium' },
      });
    }
  };
  addMeta(metadata.title, 40);
  addMeta(metadata.meta.get('description') ?? '', 34);
  for (const piece of pieces) {
    const heading = piece.line.heading > 0 && piece.line.heading <= 2 && piece.line.region !== 'nav';
    const found = heading ? trade(piece.text) : null;
    if (found)
      facts.push(textFact(reading, piece, found, found, piece.line.heading === 1 ? 38 : 30, 'heading', 'medium'));
  }
  return facts;
}
