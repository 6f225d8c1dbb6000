import { anyCase } from '../any-case.ts';
import { BOLD, type Line } from '../dom/lines.ts';
import { type AddressSite, isWholeNotice } from './address-sites.ts';
import { ZIP_LINE } from './body-mentions.ts';
import { foldKey } from './choose.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';
import { LABEL_BEFORE, NOT_A_NAME, RELATION } from './name-labels.ts';
import { cleanName, isPossibleName, isSentence, nameWithForm, PART_OF } from './name-text.ts';
import { distinctive } from './name-words.ts';
import { INTRODUCED } from './other-parties.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { isProfession } from './professions.ts';
import { type Reading, textFact } from './reading.ts';
import { TRADES, withoutTrades } from './trades.ts';

/** The lines above a street: the one with a legal form, joined where the name runs over several, else the first. */
export function namesAbove(reading: Reading, site: AddressSite): Fact[] {
  if (site.owner !== 'company' && site.owner !== 'responsible') return [];
  const line = site.pieces[0]?.line;
  const isNotice = isWholeNotice(site);
  const isBelow = line?.region === 'footer' && !isNotice;
  const penalty = (site.owner === 'responsible' ? 15 : 0) + (isBelow ? 8 : 0) + (line?.hidden ? 20 : 0);
  const block = nameLines(reading.pieces, site).filter(({ text }) => !isPlainWord(reading, text));
  const ownForm = block.findIndex((piece) => piece.hasForm && !PART_OF.test(piece.text));
  const formAt = ownForm >= 0 ? ownForm : block.findIndex((piece) => piece.hasForm);
  const formPiece = block[formAt];
  if (formPiece) {
    const joined = withTradeName(reading, block, formAt) ?? joinName(block, formAt);
    if (FORM_STATED.test(joined.name)) return aboveStatedForm(reading, block, formAt, penalty);
    return [textFact(reading, joined.pieces, joined.name, joined.name, 78 - penalty, 'pattern', 'high')];
  }
  const adjoining = block.at(-1)?.line.block === line?.block && block[0] !== undefined;
  if (
    site.lead !== '' &&
    !INTRODUCED.test(site.lead) &&
    !adjoining &&
    (block.length === 0 || hasLegalForm(site.lead) || LABEL_BEFORE.test(site.pieces[0]?.text ?? ''))
  ) {
    const lead = site.lead.replace(NOTICE, '');
    const name = nameWithForm(lead) ?? cleanName(lead.split(/,\s/u, 1)[0] ?? '');
    if (isPossibleName(name) && (hasLegalForm(name) || !isSentence(name)))
      return [
        textFact(
          reading,
          site.pieces,
          name,
          name,
          (hasLegalForm(name) ? 74 : isNotice ? 70 : 50) - penalty,
          'pattern',
          'medium',
        ),
      ];
  }
  // Among several lines the bold one is the name; the others are trades and departments.
  const first = block.find((piece) => piece.line.heading > 0) ?? block[0];
  if (!first) return ownerAbove(reading, site, penalty);
  const name = cleanName(first.text);
  if (!isPossibleName(name) || isSentence(name) || name === site.address.city) return [];
  // On a page of locations the line above a street is the location's name.
  const weight = reading.kind === 'locations' ? 20 : 60 - penalty;
  return [textFact(reading, first, name, name, weight, 'pattern', 'medium')];
}

/** 'Zweckverband Muster' above '– Körperschaft des öffentlichen Rechts –': the name of what is said to be one. */
function aboveStatedForm(reading: Reading, block: readonly Piece[], formAt: number, penalty: number): Fact[] {
  const piece = block[formAt - 1];
  const name = piece ? cleanName(piece.text).replace(ABBREVIATED, '') : '';
  if (!piece || !isPossibleName(name) || isSentence(name)) return [];
  return [textFact(reading, piece, name, name, 76 - penalty, 'pattern', 'high')];
}

/** The short name of a body in brackets behind its name. */
const ABBREVIATED = /\s\(\p{Lu}[\p{L}-]{1,9}\)$/u;

/** A single small word, which is a name only where the site's address or title has it. */
const isPlainWord = ({ host, metadata }: Reading, name: string): boolean =>
  /^\p{Ll}+$/u.test(name) && !foldKey(`${host} ${metadata.title}`).includes(foldKey(name));

/** 'Inh. Eva Probe' right above the street, where the firm has no other name. */
function ownerAbove(reading: Reading, site: AddressSite, penalty: number): Fact[] {
  const piece = site.above.findLast(({ text }) => /^inh(?:\.|aber)/iu.test(text));
  const name = piece ? piece.text.replace(/^inh(?:\.|aber(?:in)?)[\s:]{0,3}/iu, '') : '';
  return piece && isPossibleName(name) ? [textFact(reading, piece, name, name, 45 - penalty, 'label', 'medium')] : [];
}

/** The lines above a street; a profession in a heading of its own belongs to the heading above it. */
export function blockAbove(pieces: readonly Piece[], { above }: AddressSite): Piece[] {
  const block = [...above];
  for (let first = block[0]; first && first.line.heading > 0 && isAddition(first); first = block[0]) {
    const upper = pieces[first.index - 1];
    if (!upper || upper.line.heading === 0 || upper.line.heading >= first.line.heading) break;
    if (NOT_A_NAME.test(upper.text)) break;
    block.unshift(upper);
  }
  return block;
}

/** Nothing a firm is called by: an owner, a profession. */
const isAddition = (piece: Piece): boolean => isAside(piece) || isProfession(piece.text);

/** Where an entry begins, whatever stands above it. */
const ENTRY_HEAD = anyCase(
  /:\s?$|^(?:angaben|information|impressum|imprint|legal notice|kontakt|contact|anschrift|adresse|address)(?!\p{L})/iu,
);

/** 'Anbieter dieser Seiten ist die': the sentence ends with the name below. */
const LEADS_ON = anyCase(/(?<!\p{L})(?:ist|sind|durch|von)(?: (?:die|der|das|dem|den))?$/iu);

/** The pieces above a street that can be the name, counted from the last heading or label down. */
function nameLines(pieces: readonly Piece[], site: AddressSite): Piece[] {
  const block = site.pieces[0]?.line.block;
  const above = blockAbove(pieces, site);
  // Behind another's address only what has a name of its own: a post box and a street may share one.
  const entry = above.findLastIndex(({ text }) => ZIP_LINE.test(text)) + 1;
  let start = above.slice(entry).some(({ hasForm }) => hasForm) ? entry : 0;
  for (const [i, piece] of above.entries()) {
    const next = above[i + 1];
    const heading = piece.line.heading > 0 && piece.line.heading < BOLD && !piece.hasForm;
    const aside = piece.line.block === block && !ENTRY_HEAD.test(piece.text);
    const continued = startsWithForm(next) || (next !== undefined && next.line.heading > 0 && isAddition(next));
    const upper = above[i - 1];
    const isPassed = isAside(piece) || aside || (upper !== undefined && isBelowName(upper, piece));
    const leads = i < above.length - 1 && LEADS_ON.test(piece.text);
    if (leads || (heading && !continued && i < above.length - 1) || (!isNameLine(piece) && !isPassed)) start = i + 1;
  }
  const lines = above.slice(start).filter((piece) => isNameLine(piece) && !isAside(piece));
  const names = lines.filter((piece) => !isProfession(piece.text));
  return names.length > 0 ? names : lines;
}

/** What a whole notice in one line begins with: 'Impressum (Angaben gemäß § 5 DDG): Muster, Weg 1, …'. */
const NOTICE = /^(?:impressum|imprint|anbieterkennzeichnung)(?:\s\([^()]{3,60}\))?:\s/iu;

/** What says that an address follows. */
const ADDRESS_LABEL =
  /^(?:(?:post|haus|geschäfts|firmen|besucher|ladungsfähige )?-?(?:anschrift|adresse)|address|(?:firmen|haupt|gesellschafts)?sitz|haupt(?:betrieb|haus|geschäft|verwaltung)|stammhaus)\s?:?$/iu;

/** Right below a name with its form: what it is in words, however long, or the label of its address. */
const isBelowName = (name: Piece, { text, line, owner }: Piece): boolean =>
  name.hasForm &&
  isNameLine(name) &&
  owner === name.owner &&
  (ADDRESS_LABEL.test(text) ||
    (line.block === name.line.block && !ENTRY_HEAD.test(text) && !/[@§]|:\s|\d{3}/u.test(text)));

/** Lines that may stand between a name and its street without ending the name's block. */
const ASIDE = anyCase(
  [
    '^(?:\\([^()]{3,60}\\)$|inhaber|geschäftsführ|handwerksrolle|c\\/o|postfach|abteilung|gebäude|z\\.\\s?h',
    '(?:gewerbe|industrie)(?:gebiet|park|hof|zentrum)',
    '(?:inh|gf|haus|(?:rechts|gesellschafts|unternehmens)form|legal form|tel(?:efon|efax)?|fax|mobil)(?!\\p{L}))',
  ].join('|'),
);
const isAside = (piece: Piece): boolean => ASIDE.test(piece.text);

/**
 * Several links in one line, which the layout alone parts; beside a single company by its name they are what its notice
 * leads to: 'Muster GmbH · Weg 1 · 12345 Ort · Impressum · AGB · Datenschutz'.
 */
export const isMenu = ({ hrefs, text }: Line): boolean =>
  hrefs.filter((href) => !/^(?:mailto|tel):/iu.test(href)).length > 2 &&
  !(ZIP_LINE.test(text) && text.split(PARTS).filter(hasLegalForm).length === 1);
/** What stands between the parts of a line. */
const PARTS = /\s[·|•–-]\s|,\s/u;

/** Whether a line can be the name, or a part of it, above a street. */
export function isNameLine({ text, owner, hasForm, line }: Piece): boolean {
  if ((owner !== 'company' && owner !== 'responsible') || isMenu(line)) return false;
  if (RELATION.test(text)) return false;
  if (hasForm && text.length < 100 && !/:\s?$/u.test(text)) return true;
  if (NOT_A_NAME.test(text) || /[@§]|:\s?$|https?:|:\s\S/u.test(text) || text.length > 90) return false;
  return !/[.!?]$/u.test(text.replace(/(?:e\.\s?[KVUG]|Co|Inh|Str|GmbH)\.$/u, ''));
}

const FORM_ONLY =
  /^(?:GmbH|UG|AG|KG|GbR|OHG|OG|SE|e\.\s?[KVUG]\.?|mbH|GmbH & Co\.? KG|UG \(haftungsbeschränkt\)|Gesellschaft mit beschränkter Haftung|& Co\.? KG)$/u;
/** A form said in a line of its own; it is no part of the name above it. */
export const FORM_STATED =
  /^(?:(?:(?:[Rr]echtsfähig|[Ss]elbst(?:st)?ändig|[Gg]emeinnützig|[Kk]ommunal)e )?(?:Anstalt|Körperschaft|Stiftung) (?:des )?(?:öffentlichen|bürgerlichen|privaten) Rechts(?: \((?:[AK]d?öR|rechtsfähig)\))?(?: (?:der|des) \p{Lu}.{2,80})?|Eigenbetrieb\b.{0,60}|Kommanditgesellschaft\b.{0,60})$/u;

/** The branch of a company from abroad is entered in the register under a name of its own. */
const REGISTERED_BRANCH =
  /(?:,| [–-]) (?:Zweigniederlassung (?:für )?(?:Deutschland|Österreich|die Schweiz|Schweiz|Germany|Austria|Switzerland)|(?:German|Austrian|Swiss) branch)$/iu;

function joinName(block: readonly Piece[], at: number): { name: string; pieces: Piece[] } {
  const piece = block[at] as Piece;
  const above = block[at - 1];
  if (above && FORM_STATED.test(piece.text)) return { name: cleanName(above.text), pieces: [above, piece] };
  if (above && startsWithForm(piece)) {
    const pieces = block.slice(0, at + 1);
    return { name: cleanName(pieces.map((part) => part.text).join(' ')), pieces };
  }
  const said = PART_OF.test(piece.text) || saysMore(piece.text);
  const name = (said ? nameWithForm(piece.text) : null) ?? cleanName(piece.text);
  if (name.length > 90) return { name: nameWithForm(piece.text) ?? name, pieces: [piece] };
  if (REGISTERED_BRANCH.test(name)) return { name, pieces: [piece] };
  // An addition or a slogan behind the legal form: 'Muster OHG, Filiale Süd', 'Muster OHG – Landmaschinen'.
  const beforeAddition = name.split(/,\s|\s[–—]\s/u, 1)[0] ?? name;
  return { name: hasLegalForm(beforeAddition) ? beforeAddition : name, pieces: [piece] };
}

/** Partners by their surnames, in front of the form: 'Probe & Muster', 'Dres. Probe, Muster und Muth'. */
const PARTNERS = /^(?:Dr(?:es)?\. )?\p{Lu}[\p{L}-]{1,30}(?:(?:, | & | und | \+ )(?:Dr\. )?\p{Lu}[\p{L}-]{1,30}){1,3}$/u;

/** What partners call what they run together, which is the beginning of its name: 'Zahnärztliche Gemeinschaftspraxis'. */
const JOINT = anyCase(
  /^(?:\p{Lu}\p{L}{2,24}(?:liche|ische) )?(?:\p{L}{3,20}(?=gemein|beruf))?(?:gemeinschaftspraxis|gemeinschaftskanzlei|gemeinschaftsordination|berufsausübungsgemeinschaft|praxisgemeinschaft|sozietät)(?: für \p{Lu}[\p{L}-]{3,30}(?: und \p{Lu}[\p{L}-]{3,30})?)?$/iu,
);

/**
 * 'Praxis am Markt' above 'Probe & Muster GbR': no register keeps the name of such a partnership, which bears the one
 * that its site is called by in front of its partners'.
 */
function withTradeName(
  { metadata }: Reading,
  block: readonly Piece[],
  at: number,
): { name: string; pieces: Piece[] } | null {
  const [above, piece] = [block[at - 1], block[at]];
  if (!above || !piece || above.line.block !== piece.line.block || above.hasForm) return null;
  const form = findLegalForm(piece.text);
  const partners = form ? piece.text.slice(0, form.index).trim() : '';
  if (!form || !/^e?GbR$/u.test(form.form) || !PARTNERS.test(partners) || isTrade(partners)) return null;
  const called = foldKey(`${metadata.title} ${metadata.meta.get('og:site_name') ?? ''}`);
  const isShared = distinctive(partners).some((word) => foldKey(above.text).includes(word));
  if (isShared || !(JOINT.test(above.text) || called.includes(foldKey(above.text)))) return null;
  return { name: `${cleanName(above.text)} ${cleanName(piece.text)}`, pieces: [above, piece] };
}

/** A sentence that names the company on its way: 'Die Seite wird von der Muster GmbH in Musterstadt betrieben.' */
function saysMore(text: string): boolean {
  const form = findLegalForm(text);
  return form !== null && isSentence(text) && /\p{L}/u.test(text.slice(form.index + form.written.length));
}

/** 'GbR' or 'Partnerschaft von Rechtsanwälten mbB' on a line of its own goes on from the name above. */
function startsWithForm(piece: Piece | undefined): boolean {
  if (!piece) return false;
  if (FORM_ONLY.test(piece.text)) return true;
  const found = findLegalForm(piece.text);
  if (!found || WHOLE_NAME.test(piece.text)) return false;
  const head = piece.text.slice(0, found.index).trim();
  // 'Metallbau GmbH' below 'Müller & Söhne': a trade alone is no company's name.
  return head === '' ? /^Partnerschaft/u.test(piece.text) || found.written === piece.text : isTrade(head);
}

const WHOLE_NAME = /[,:]/u;

/** Kinds of company by profession, which names end in before 'mbH': 'Steuerberatungsgesellschaft'. */
const PROFESSION = /^(?:Steuerberatungs|Wirtschaftsprüfungs|Rechtsanwalts|Patentanwalts|Notar)gesellschaft$/u;

/** Nothing but trades: 'Metallbau', 'Heizung und Sanitär'. */
function isTrade(text: string): boolean {
  if (PROFESSION.test(text)) return true;
  const rest = withoutTrades(text).replace(/(?<!\p{L})(?:und|&|für|-)(?!\p{L})/gu, '');
  return TRADES.test(text) && rest.trim() === '';
}
