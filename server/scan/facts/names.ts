import { trimMarks } from '../dom/text.ts';
import type { AddressSite } from './address-sites.ts';
import { afterLabel } from './labels.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { isEditorsHint, isPlaceholder } from './placeholders.ts';
import { type Reading, textFact } from './reading.ts';
import { isOrganisation, textProp } from './structured-data.ts';
import { TRADES } from './trades.ts';

const LABEL =
  /^(?:(?:eingetragener )?firmen(?:name|wortlaut|bezeichnung)|firma|firmierung|name (?:des|der) (?:unternehmens|firma|gesellschaft|vereins)|unternehmens?(?:name|bezeichnung)?|company(?: name)?|legal name|vereinsname|name(?: und anschrift)?(?=\s?(?::|$))|medieninhaber(?:in)?(?:,? (?:&|und)?\s?(?:herausgeber(?:in)?|diensteanbieter|betreiber)){0,3}|herausgeber(?:in)?|dienste?-?anbieter|anbieter|(?:web)?s(?:ite|eiten)-?betreiber(?:in)?|betreiber(?:in)?(?: der (?:web)?s(?:eite|ite))?|verantwortliche stelle|publisher|provider|(?:diese internetseite|diese website|this website) (?:wird betrieben von|is operated by)|offenlegung)(?![\p{L}])/iu;

/** The same label in front of a name in one line; without a colon only where it cannot be part of the name. */
const LABEL_BEFORE = new RegExp(
  `^(?:${LABEL.source.slice(1)}\\s?:\\s?|(?:medieninhaber(?:in)?(?: (?:&|und) herausgeber(?:in)?)?|(?:eingetragener )?firmen(?:name|wortlaut)|name des unternehmens|unternehmensname|company name|vereinsname)\\s)`,
  'iu',
);

/** Lines that stand above a street and are no name: headings, labels, sentences, contact data. */
const NOT_A_NAME =
  /^(?:angaben|information|impressum|imprint|legal notice|kontakt|contact|adresse|address|anschrift|postanschrift|firmensitz|straße$|strasse$|plz|ort$|(?:registrierte|ladungsfähige|ladefähige) |sitz|anbieter|dienste?-?anbieter|betreiber|herausgeber|medieninhaber|verantwortlich|vertreten|inhaber|inh\.|geschäftsführer|unternehmen(?:sangaben|sinformationen|sdetails)?$|company (?:information|data|details)|firmen(?:name|angaben|informationen|daten)$|firma$|rechtliche|tel|fax|e-?mail|mail|web|www|gesellschaft$|c\/o|z\.\s?h|gewerbegebiet|gewerbepark|industriegebiet|gebäude|haus |etage|stock|postfach|startseite|home\b|menü|zum inhalt|zurück|←|diese |this |hier |wir |standort|alternative|gemäß|according|umsatzsteuer|ust|zentrale|hauptsitz|headquarter|abteilung|öffnungszeiten|so finden|anfahrt|besuchen|stand:|pflichtangaben|gesetzliche|offenlegung|disclaimer|verleger|redaktion|name\b.{0,30}:|legal$|offices?$|our |unser)/iu;
const LEADING =
  /^(?:(?:©|\(c\)|copyright|℗)\s?)?(?:\d{4}\s?(?:[-–]\s?\d{4})?\s?)?(?:(?:©|\(c\)|by|von|bei|über|about|willkommen bei|welcome to|impressum(?: der| des| von)?|imprint(?: of)?|copyright|firma|fa\.|die|der|das|the)\s){0,4}/iu;
const TRAILING =
  /(?:alle rechte vorbehalten|all rights reserved|[–-] alle(?!\p{L})|(?<!\p{L})c\/o\s|(?<!\p{L})z\.\s?hd?\.\s|(?<!\p{L})kurz:)/iu;

const NAME_MARKS = ',;:|·•*–-';

/** A company name in the text of one line: leading and trailing words that are not part of it removed. */
export function cleanName(text: string): string {
  const own = text
    .replace(/^\s?©\s?/u, '© ')
    .replace(LABEL_BEFORE, '')
    .replace(LEADING, '')
    .replace(/\s?\((?:nachfolgend|im folgenden|kurz|hereinafter)[^)]{0,200}\)?/iu, '');
  const end = own.search(TRAILING);
  const bare = trimMarks(end > 0 ? own.slice(0, end) : own, NAME_MARKS);
  return /^[„“”"»«][^„“”"»«]{1,120}[“”"«»]$/u.test(bare) ? bare.slice(1, -1) : bare;
}

/** The part of a line that names a company by its legal form: from the start of the name to the form. */
export function nameWithForm(text: string): string | null {
  const found = findLegalForm(text);
  if (!found || !hasLegalForm(text)) return null;
  const end = found.index + found.written.length;
  const words = text.slice(0, found.index).trim().split(' ');
  let from = words.length;
  while (from > 0 && belongsToName(words[from - 1] ?? '', words[from])) from--;
  const head = words.slice(from).join(' ').replace(PART_OF, '');
  const name = cleanName(`${head} ${text.slice(found.index, end)}`.trim());
  return name.length > found.written.length + 1 && name.length <= 120 ? name : null;
}

/** 'Ein Service der Muster GmbH', 'Umwandlung in die Muster GmbH': the company is named behind the article. */
const PART_OF =
  /^.{0,80}?(?<!\p{L})(?:service|angebot|marke|projekt|produkt|(?:web|internet)?seite|website|shop|unternehmen|umwandlung|übernahme|gründung|tochter\p{L}{0,12}|niederlassung|auftritt|karten|teil|mitglied)\s(?:der|des|von|in die|durch die)\s/iu;

function belongsToName(word: string, next: string | undefined): boolean {
  if (word === '' || /[,;:!?|]$/u.test(word) || (word.endsWith('.') && word.length > 4)) return false;
  if (/^(?:&|\+|und|für|der|des|von|und|am|an|im|in|zur|zum|e\.|die|of|the|for|and|-|–)$/u.test(word))
    return next !== undefined;
  return (
    /^["„'(]?[\p{Lu}\d]/u.test(word) || /^\p{Ll}+\p{Lu}/u.test(word) || /^\p{Ll}[\p{Ll}\d]{2,}$/u.test(word) === false
  );
}

const RESPONSIBLE = /^verantwortlich(?:e[rn]?)?(?: (?:für|im sinne|i\.\s?s\.|gem).{0,80})?:?$/iu;

/** Everything on the page that may be the company's name. */
export function readNames(reading: Reading, sites: readonly AddressSite[]): Fact[] {
  return [
    ...labelledNames(reading),
    ...sites.flatMap((site) => namesAbove(reading, site)),
    ...namesInLines(reading),
    ...namesInHead(reading),
    ...structuredNames(reading),
  ].filter((fact) => fact.value.length >= 2 && !isPlaceholder(fact.value));
}

function labelledNames(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  for (const [i, piece] of reading.pieces.entries()) {
    if (piece.owner !== 'company' || piece.line.region === 'nav' || isEditorsHint(piece.text)) continue;
    const next = reading.pieces[i + 1];
    if (RESPONSIBLE.test(piece.text) && next && isNameLine(next)) {
      const name = cleanName(next.text);
      if (isPossibleName(name)) facts.push(textFact(reading, [piece, next], name, name, 38, 'label', 'low'));
    }
    const rest = afterLabel(piece.text, LABEL);
    if (rest === null) continue;
    const hasColon = /^[^:]{0,80}:/u.test(piece.text);
    if (rest !== '' && !hasColon && !hasLegalForm(rest)) continue;
    if (rest === '' && !hasColon && (reading.kind !== 'impressum' || piece.line.region === 'footer')) continue;
    const text = rest !== '' ? rest : (next?.text ?? '');
    const form = hasLegalForm(text);
    const name = form && text.length > 60 ? nameWithForm(text) : cleanName(text.split(/,\s/u, 1)[0] ?? '');
    if (!name || !isPossibleName(name)) continue;
    const place = rest !== '' || !next ? piece : [piece, next];
    facts.push(textFact(reading, place, name, name, form ? 75 : 52, 'label', form ? 'high' : 'medium'));
  }
  return facts;
}

function isPossibleName(name: string): boolean {
  if (name.length < 2 || name.length > 120 || /@|https?:|www\./u.test(name) || NOT_A_NAME.test(name)) return false;
  return (/\p{L}{2}/u.test(name) && !/^\d/u.test(name.replace(/^\d\p{L}/u, 'x'))) || hasLegalForm(name);
}

/** The lines above a street: the one with a legal form, joined where the name runs over several, else the first. */
function namesAbove(reading: Reading, site: AddressSite): Fact[] {
  if (site.owner !== 'company' && site.owner !== 'responsible') return [];
  const line = site.pieces[0]?.line;
  const penalty =
    (site.owner === 'responsible' ? 15 : 0) + (line?.region === 'footer' ? 8 : 0) + (line?.hidden ? 20 : 0);
  const block = nameLines(site);
  const ownForm = block.findIndex((piece) => hasLegalForm(piece.text) && !PART_OF.test(piece.text));
  const formAt = ownForm >= 0 ? ownForm : block.findIndex((piece) => hasLegalForm(piece.text));
  const formPiece = block[formAt];
  if (formPiece) {
    const joined = joinName(block, formAt);
    return [textFact(reading, joined.pieces, joined.name, joined.name, 78 - penalty, 'pattern', 'high')];
  }
  const adjoining = block.at(-1)?.line.block === line?.block && block[0] !== undefined;
  if (
    site.lead !== '' &&
    !adjoining &&
    (block.length === 0 || hasLegalForm(site.lead) || LABEL_BEFORE.test(site.pieces[0]?.text ?? ''))
  ) {
    const name = nameWithForm(site.lead) ?? cleanName(site.lead.split(/,\s/u, 1)[0] ?? '');
    if (isPossibleName(name))
      return [
        textFact(reading, site.pieces, name, name, (hasLegalForm(name) ? 74 : 50) - penalty, 'pattern', 'medium'),
      ];
  }
  // Among several lines the bold one is the name; the others are trades and departments.
  const first = block.find((piece) => piece.line.heading > 0) ?? block[0];
  if (!first) return ownerAbove(reading, site, penalty);
  const name = cleanName(first.text);
  if (!isPossibleName(name) || name === site.address.city) return [];
  // On a page of locations the line above a street is the location's name.
  const weight = reading.kind === 'locations' ? 20 : 60 - penalty;
  return [textFact(reading, first, name, name, weight, 'pattern', 'medium')];
}

/** 'Inh. Eva Probe' right above the street, where the firm has no other name. */
function ownerAbove(reading: Reading, site: AddressSite, penalty: number): Fact[] {
  const piece = site.above.findLast(({ text }) => /^inh(?:\.|aber)/iu.test(text));
  const name = piece ? piece.text.replace(/^inh(?:\.|aber(?:in)?)[\s:]{0,3}/iu, '') : '';
  return piece && isPossibleName(name) ? [textFact(reading, piece, name, name, 45 - penalty, 'label', 'medium')] : [];
}

/** The pieces above a street that can be the name, counted from the last heading or label down. */
function nameLines(site: AddressSite): Piece[] {
  const block = site.pieces[0]?.line.block;
  let start = 0;
  for (const [i, piece] of site.above.entries()) {
    const heading = piece.line.heading > 0 && piece.line.heading < 7 && !hasLegalForm(piece.text);
    const aside = piece.line.block === block && !/:\s*$|^(?:angaben|information)/iu.test(piece.text);
    const continued = startsWithForm(site.above[i + 1]);
    if ((heading && !continued && i < site.above.length - 1) || (!isNameLine(piece) && !isAside(piece) && !aside))
      start = i + 1;
  }
  return site.above.slice(start).filter((piece) => isNameLine(piece) && !isAside(piece));
}

/** Lines that may stand between a name and its street without ending the name's block. */
const isAside = (piece: Piece): boolean =>
  /^(?:inh\b|inhaber|gf\b|geschäftsführ|c\/o|gewerbe|industrie|z\.\s?h|postfach|abteilung|haus\b|gebäude)/iu.test(
    piece.text,
  );

function isNameLine({ text, owner }: Piece): boolean {
  if (owner !== 'company' && owner !== 'responsible') return false;
  if (hasLegalForm(text) && text.length < 100 && !/:\s*$/u.test(text)) return true;
  if (NOT_A_NAME.test(text) || /[@§]|:\s*$|https?:|:\s\S/u.test(text) || text.length > 90) return false;
  return !/[.!?]$/u.test(text.replace(/(?:e\.\s?[KVUG]|Co|Inh|Str|GmbH)\.$/u, ''));
}

const FORM_ONLY =
  /^(?:GmbH|UG|AG|KG|GbR|OHG|OG|SE|e\.\s?[KVUG]\.?|mbH|GmbH & Co\.? KG|UG \(haftungsbeschränkt\)|Gesellschaft mit beschränkter Haftung|& Co\.? KG)$/u;
/** A form said in a line of its own; it is no part of the name above it. */
const FORM_STATED =
  /^(?:(?:Anstalt|Körperschaft|Stiftung) (?:des )?(?:öffentlichen|bürgerlichen|privaten) Rechts|Eigenbetrieb\b.{0,60}|Kommanditgesellschaft\b.{0,60})$/u;

function joinName(block: readonly Piece[], at: number): { name: string; pieces: Piece[] } {
  const piece = block[at] as Piece;
  const above = block[at - 1];
  if (above && FORM_STATED.test(piece.text)) return { name: cleanName(above.text), pieces: [above, piece] };
  if (above && startsWithForm(piece)) {
    const pieces = block.slice(0, at + 1);
    return { name: cleanName(pieces.map((part) => part.text).join(' ')), pieces };
  }
  const name = cleanName(piece.text);
  if (name.length > 90) return { name: nameWithForm(piece.text) ?? name, pieces: [piece] };
  const beforeComma = name.split(/,\s/u, 1)[0] ?? name;
  return { name: hasLegalForm(beforeComma) ? beforeComma : name, pieces: [piece] };
}

/** 'GbR' or 'Partnerschaft von Rechtsanwälten mbB' on a line of its own goes on from the name above. */
function startsWithForm(piece: Piece | undefined): boolean {
  if (!piece) return false;
  if (FORM_ONLY.test(piece.text)) return true;
  const found = findLegalForm(piece.text);
  if (!found || WHOLE_NAME.test(piece.text)) return false;
  const head = piece.text.slice(0, found.index).trim();
  // 'Metallbau GmbH' below 'Müller & Söhne': a trade alone is no company's name.
  return head === '' ? /^Partnerschaft/u.test(piece.text) : isTrade(head);
}

const WHOLE_NAME = /[,:]/u;

/** Nothing but trades: 'Metallbau', 'Heizung und Sanitär'. */
function isTrade(text: string): boolean {
  const rest = text.replace(new RegExp(TRADES.source, 'gu'), '').replace(/(?<!\p{L})(?:und|&|für|-)(?!\p{L})/gu, '');
  return TRADES.test(text) && rest.trim() === '';
}

/** Headings, copyright lines and running text that name a company by its legal form. */
function namesInLines(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  let mentioned = false;
  for (const piece of reading.pieces) {
    const { text, line, owner } = piece;
    if ((owner !== 'company' && owner !== 'boilerplate') || isEditorsHint(text)) continue;
    const copyright = /^(?:©|\(c\)|copyright)|\s©\s/iu.test(text);
    if (!hasLegalForm(text)) {
      const name = copyright ? cleanName(text.replace(/^[^©]{0,40}©/u, '©').split(/\s[|·–-]\s|\.\s/u, 1)[0] ?? '') : '';
      if (isPossibleName(name) && name.length > 2) facts.push(textFact(reading, piece, name, name, 18, 'text', 'low'));
      continue;
    }
    const name = nameWithForm(text);
    if (!name || !isPossibleName(name)) continue;
    const whole = cleanName(text) === name;
    const weight =
      (copyright ? 48 : whole ? 46 : isSubject(text, name) ? 36 : mentioned || reading.kind === 'impressum' ? 22 : 35) +
      (line.heading > 0 && whole ? 4 : 0) -
      (owner === 'boilerplate' ? 8 : 0);
    facts.push(
      textFact(
        reading,
        piece,
        name,
        name,
        weight,
        line.heading > 0 ? 'heading' : 'text',
        copyright || whole ? 'medium' : 'low',
      ),
    );
    mentioned = true;
  }
  return facts;
}

/** 'Die Muster AG wurde …': the sentence is about the company named first. */
function isSubject(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && /^(?:(?:die|das|the|bei der|wir von der)\s)?$/iu.test(text.slice(0, at));
}

function namesInHead(reading: Reading): Fact[] {
  const { metadata, url } = reading;
  const facts: Fact[] = [];
  const add = (text: string, value: string, weight: number): void => {
    facts.push({ value, weight, evidence: { url, snippet: text.slice(0, 200), method: 'meta', confidence: 'low' } });
  };
  for (const text of [metadata.title, metadata.meta.get('og:site_name') ?? '']) {
    for (const part of text.split(/\s[|·•»:]\s|\s[–—-]\s/u)) {
      const name = nameWithForm(part);
      if (name) add(text, name, 40);
    }
  }
  const site = metadata.meta.get('og:site_name');
  if (site && isPossibleName(site)) add(site, site, 20);
  for (const part of metadata.title.split(/\s[|·•»:]\s|\s[–—-]\s/u)) {
    if (isPossibleName(part) && !/^(?:über|about|start|willkommen|team|standorte|karriere|datenschutz)/iu.test(part))
      add(metadata.title, part, 8);
  }
  return facts;
}

function structuredNames(reading: Reading): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) =>
    (['legalName', 'name'] as const).flatMap((key) => {
      const value = textProp(item.props, key);
      if (!isPossibleName(value)) return [];
      const weight = key === 'legalName' ? 56 : hasLegalForm(value) ? 50 : 34;
      return [
        {
          value,
          weight,
          evidence: {
            url: reading.url,
            snippet: `"${key}": "${value}"`.slice(0, 200),
            method: item.method,
            confidence: 'medium' as const,
          },
        },
      ];
    }),
  );
}

const FORM_LABEL = /^(?:rechtsform|legal form|gesellschaftsform|unternehmensform)\b/iu;

/** Legal form said outright ('Rechtsform: …'), or plain from a sole owner's title. */
export function readLegalForms(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  for (const [i, piece] of reading.pieces.entries()) {
    if (piece.owner !== 'company') continue;
    const rest = afterLabel(piece.text, FORM_LABEL);
    const next = reading.pieces[i + 1];
    if (rest !== null) {
      const found = findLegalForm(rest !== '' ? rest : (next?.text ?? ''));
      const place = rest !== '' || !next ? piece : [piece, next];
      if (found) facts.push(textFact(reading, place, found.form, found.written, 80, 'label', 'high'));
      continue;
    }
    const alone = FORM_STATED.test(piece.text) ? findLegalForm(piece.text) : null;
    if (alone) facts.push(textFact(reading, piece, alone.form, alone.written, 60, 'text', 'medium'));
    const word = /(?<!\p{L})Einzelunternehm(?:en|er(?:in)?|ung)(?!\p{L})|(?<!\p{L})Einzelfirma(?!\p{L})/u.exec(
      piece.text,
    )?.[0];
    if (word && piece.text.length < 160)
      facts.push(textFact(reading, piece, 'Einzelunternehmen', word, 50, 'text', 'medium'));
    const owner = /(?<![\p{L}])(?:Inhaber(?:in)?|Inh\.)(?=[\s:,]|$)/u.exec(piece.text)?.[0];
    if (owner && piece.text.length < 120)
      facts.push(textFact(reading, piece, 'Einzelunternehmen', owner, 30, 'label', 'medium'));
  }
  return facts;
}
