import { foldKey } from './choose.ts';
import { hasLegalForm } from './legal-forms.ts';
import { nameWithForm } from './name-text.ts';
import { ABOUT_OWN, BODIES, FOREIGN_FORM, INTRODUCED, SECTION_OF_OTHERS } from './other-parties.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { sentenceStart } from './sentences.ts';

/** Whether what stands in a piece, before the given place in its text, makes what follows somebody else's. */
export type IsOthers = (index: number, at: number) => boolean;

/** How far up the lines of one block may stand below the name that they belong to. */
const BLOCK_REACH = 6;
const HEADING_REACH = 12;

/**
 * Tells the company's own data from that of others named beside it: in running text and in blocks of lines, a phone
 * number, an address or a register entry belongs to whoever is named last before it.
 */
export function attribute(pieces: readonly Piece[], names: readonly Fact[], title: string): IsOthers {
  const own = ownWords(names, title);
  return (index, at) => {
    const piece = pieces[index];
    if (!piece) return false;
    const sentence = piece.text.slice(sentenceStart(piece.text, at), at);
    return named(sentence, own) ?? namedAbove(pieces, index, own) ?? isUnderOthers(pieces, index, own);
  };
}

interface Own {
  /** The likeliest name and the page's title, folded. */
  text: string;
  /** Words of the name that others do not share by chance. */
  words: readonly string[];
  /** Whether the page names the company by its legal form, so that another form is another company. */
  stated: boolean;
  /** Its form is one from abroad. */
  foreign: boolean;
}

function ownWords(names: readonly Fact[], title: string): Own {
  const best = names.reduce<Fact | null>((top, fact) => (top && top.weight >= fact.weight ? top : fact), null);
  const name = best?.value ?? '';
  return {
    text: foldKey(`${name} ${title}`),
    words: distinctive(name),
    stated: hasLegalForm(name),
    foreign: FOREIGN_FORM.test(name),
  };
}

/** Words of a name that are neither short nor the name of every second company. */
function distinctive(name: string): string[] {
  return name
    .split(/[^\p{L}\d]+/u)
    .map(foldKey)
    .filter(
      (word) => word.length >= 4 && !/^(?:gmbh|gesellschaft|haftungsbeschraenkt|germany|deutschland)$/u.test(word),
    );
}

/** True where a text names somebody else last, false where it names the company, null where it names nobody. */
function named(text: string, own: Own): boolean | null {
  const clauses = text.split(/[,;:(–|]\s?/u);
  for (let i = clauses.length - 1; i >= 0; i--) {
    const clause = clauses[i] ?? '';
    const body = BODIES.exec(clause)?.[0];
    if (ABOUT_OWN.test(clause) && !body) continue;
    if (hasLegalForm(clause) || FOREIGN_FORM.test(clause)) return isOtherCompany(clause, own);
    if (body) return !own.text.includes(foldKey(body));
    if (INTRODUCED.test(clause)) return true;
  }
  return null;
}

/** Another company's name; never so where the page's own name is not known by its form. */
function isOtherCompany(clause: string, own: Own): boolean | null {
  const name = foldKey(nameWithForm(clause) ?? clause);
  const isOwn = own.words.some((word) => name.includes(word));
  if (isOwn) return FOREIGN_FORM.test(clause) && !own.foreign;
  return own.stated || INTRODUCED.test(clause) ? true : null;
}

/** Whom a line above names in the same block: 'Muster B.V.' / 'Straat 5' / 'Tel. …'. */
function namedAbove(pieces: readonly Piece[], index: number, own: Own): boolean | null {
  const block = pieces[index]?.line.block;
  for (let i = index - 1; i >= Math.max(0, index - BLOCK_REACH); i--) {
    const piece = pieces[i];
    if (!piece || piece.line.block !== block) return null;
    if (ABOUT_OWN.test(piece.text)) continue;
    const last = named(piece.text.slice(sentenceStart(piece.text, piece.text.length)), own);
    if (last !== null) return last;
  }
  return null;
}

/** Below a heading or beside a label that speaks of others: 'Abschlussprüfer', 'US subsidiary'. */
function isUnderOthers(pieces: readonly Piece[], index: number, own: Own): boolean {
  for (let i = index - 1; i >= Math.max(0, index - HEADING_REACH); i--) {
    const { line } = pieces[i] as Piece;
    if (line.heading === 0) continue;
    const holds = line.heading === 7 ? i === index - 1 : line.scopeEnd >= (pieces[index]?.line.index ?? 0);
    if (holds && SECTION_OF_OTHERS.test(line.text)) return !own.text.includes(foldKey(line.text));
    if (line.heading < 7) return false;
  }
  return false;
}
