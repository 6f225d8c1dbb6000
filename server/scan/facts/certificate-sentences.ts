import { anyCase } from '../any-case.ts';
import { auditorIn, tellsOfAudit } from './certificate-audits.ts';
import { awardedTitle } from './certificate-awards.ts';
import { DETAIL_WORD, withDetails } from './certificate-details.ts';
import { certificateFact, ofHolder } from './certificate-fact.ts';
import { HELD_WORD, isOfItself, isOwnStatement, saysHeld } from './certificate-holding.ts';
import { certificateKey } from './certificate-key.ts';
import { certificateNames, isSelfEvident, type NamedCertificate } from './certificate-names.ts';
import { isOfOthers } from './certificate-others.ts';
import { holderIn } from './certificate-parties.ts';
import { takesBack } from './certificate-status.ts';
import { issuerIn } from './certifiers.ts';
import { isOfDealtWith } from './dealt-with.ts';
import { isOfNamedBefore, isOfOutside } from './firms-told.ts';
import { isSaidByOthers } from './others-sections.ts';
import { ownHoldings, type Span } from './own-holding.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Owner } from './owner-topics.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { isSignature } from './quotations.ts';
import type { Reading } from './reading.ts';
import { standsBelow } from './sections.ts';
import { sentencesOf } from './sentences.ts';
import { statedNames } from './stated-names.ts';
import { inOwnVoice, isOfThing } from './subjects.ts';
import { validUntil } from './validity.ts';
import { namedByHost } from './whose-words.ts';

/** Sections in which a company tells what it holds: its own, and those about who supervises and controls it. */
export const TELLING = new Set<Owner>(['company', 'chamber', 'authority']);

/** How a text begins that goes on about the certificates named before it. */
const DETAILS = anyCase(
  /(?:^|; )(?:(?:beide|alle|die|das|der|unsere?|dieses|diese) )?(?:\p{L}{4,15} )?\p{L}{0,15}(?:zertifikate?|urkunden?|bescheinigung|siegel|nachweis)(?!\p{L})|^(?:es|sie) (?:g(?:ilt|elten) |(?:wurde|ist) (?:\S{1,30} ){1,8}(?:ausgestellt|erteilt|verliehen|vergeben|überreicht|gültig))|^überwacht (?:werden|wird) (?:wir|unser)|, (?:das|unser) (?:siegel|zertifikat) (?:gilt|ist|läuft)(?!\p{L})|(?<!\p{L})wurde (?:das|unser|dieses) \p{L}{0,10}(?:zertifikat|siegel) .{0,60}(?:erneuert|verlängert|ausgestellt|erteilt)(?!\p{L})|; the (?:\p{L}{3,10} )?certificate is valid(?!\p{L})|^gültig|^valid|^(?:aussteller|zertifizier(?:er|ungs)|ausgestellt|vergeben (?:durch|von)|zertifiziert (?:durch|von)|geprüft (?:durch|von)|(?:auditiert|zertifiziert|geprüft|ausgestellt|erteilt|verliehen|vergeben|überreicht) (?:hat|wurde|wird) |prüfstelle|kontrollstelle|(?:fachkundige|zuständige) stelle|issued by|certified by)/iu,
);
/** 'Beide sind nach … zertifiziert': those that the sentence before told of. */
const OF_BOTH = /^(?:Beide|Alle|Alle (?:zwei|drei|vier)|Diese|Sie) (?:sind|haben|tragen)(?!\p{L})/u;
/** Whether a sentence goes on about the certificate named before it. */
export const goesOn = (sentence: string): boolean => DETAILS.test(sentence);

/** A sentence, and the one behind it where both go on about what was named before: 'Prüfstelle: …. Gültig bis: ….' */
function detailsFrom(
  parts: readonly string[],
  at: number,
  isAttested: boolean,
  told: readonly NamedCertificate[],
): string {
  const [next = '', second = ''] = parts.slice(at, at + 2);
  if (isHeldToo(next, told)) return '';
  return (isAttested || goesOn(next) || tellsOfAudit(next)) && goesOn(second) ? `${next} ${second}` : next;
}

/** 'Wir betreiben ein Managementsystem nach …': a norm that is followed, and certified where the next sentence says so. */
const OPERATED = anyCase(
  /(?<!\p{L})(?:wir|uns|unser(?:e[rsnm]?)?)\s.{0,120}(?:(?:nach|gemäß)\s|erfüll(?:t|en)\s(?:die|alle)\s|entspr(?:echen|icht)\s)/iu,
);
const ATTESTED = anyCase(
  /(?<!\p{L})(?:auditiert|zertifiziert|geprüft|certified|audited)(?!\p{L}).{0,30}(?<!\p{L})(?:uns|wir|unser|us)(?!\p{L})|(?<!\p{L})(?:uns|unser(?:e[rsnm]?)?|us) .{0,80}(?:auditiert|zertifiziert|bescheinigt|bestätigt|geprüft|überwacht|begutachtet)|(?<!\p{L})(?:das|unser|dieses|beide|alle) (?:\p{L}{4,15} )?zertifikate?(?!\p{L})|(?<!\p{L})(?:die|unsere) (?:\p{L}{4,15} )?(?:urkunde|bescheinigung)(?!\p{L})/iu,
);
/** Sections about what was done for others. */
const WORKS =
  /^(?:(?:unsere|ausgewählte) )?(?:referenzen|referenzprojekte|projekte|kund(?:en|innen)|kund(?:en|innen) (?:und|&) kund(?:en|innen)|anwender(?:innen)?|arbeiten|lieferanten|partner)$/iu;
/** Lines below a sentence that may go on about it. */
const LINES_BEHIND = 3;
const DETAIL = 200;
const YEAR = /20\d\d/u;
/** Labels of whom a text is about that goes on in sentences. */
const OTHERS_LABEL =
  /(?:^|\. )(?:hersteller|produzent|erzeuger|lieferant|importeur|marke|herkunft|anbauer)(?:in)?\s?:/iu;

/** What was held before, in brackets: '(bis 2019 war es OHSAS 18001)'. */
const ONCE = anyCase(
  / \((?:bis (?:ende |anfang |mitte )?(?:19|20)\d\d|zuvor|vorher|vormals|früher) (?:war|hieß|galt|nach)[^()]{2,60}\)/giu,
);

/** Texts with words for holding that are looked at; no company's page has so many. */
const MOST_TEXTS = 500;

/** 'Unser Betrieb ist nach ISO 9001 zertifiziert.' */
export function heldInSentences(reading: Reading): Fact<Certificate>[] {
  const facts: Fact<Certificate>[] = [];
  const isOwn = namedByHost(reading.host);
  let looked = 0;
  for (const piece of reading.pieces) {
    const { index, line, owner, signs, text } = piece;
    const isDated = (signs & (HELD_WORD | DETAIL_WORD)) > 0 && YEAR.test(text);
    if (((signs & HELD_WORD) === 0 && !isDated) || line.region === 'nav') continue;
    if (++looked > MOST_TEXTS) break;
    if ((!TELLING.has(owner) && !isBadge(owner, text)) || OTHERS_LABEL.test(text)) continue;
    if (isSignature(reading.pieces, index) || isSaidByOthers(reading.pieces, piece, isOwn)) continue;
    const parts = sentencesOf(text).flatMap(clausesOfTheirOwn);
    for (const [i, written] of parts.entries()) {
      const sentence = inOwnVoice(written.replace(ONCE, ''), reading);
      const next = parts[i + 1];
      const isAttested = next !== undefined && OPERATED.test(sentence) && isOwnStatement(sentence) && attests(next);
      const held =
        saysHeld(withoutAside(sentence)) ||
        isAttested ||
        (isDated && isOwnStatement(sentence) && validUntil(sentence) !== null);
      const known = certificateNames(sentence);
      const ours = ownHoldings(sentence, known);
      const isOurs = ({ index: at }: NamedCertificate): boolean => ours.some(({ from, to }) => at >= from && at < to);
      const all = [...known, ...namedInOwnWords(sentence, ours, known)].sort((a, b) => a.index - b.index);
      const named = all.filter(
        (one) => held || isOurs(one) || (isSelfEvident(one.name) && isOfItself(sentence, one.index)),
      );
      const award = held && named.length === 0 ? awardedTitle(sentence) : null;
      if (award) named.push(award);
      if (named.length === 0 || (next && takesBack(next, isOwn) && !isOfAnother(next, named))) continue;
      const before = parts[i - 1] ?? '';
      const rest = named.find((one) => !isOurs(one));
      const whose = rest && !award ? ownerOf(reading, piece, parts.slice(0, i), sentence, rest.index) : null;
      const told = rest && !award && whose === null ? named.filter(isOurs) : named;
      if (told.length === 0) continue;
      const below = next === undefined ? linesBehind(reading.pieces, index, told) : [];
      const behind =
        next === undefined ? below.map((piece) => piece.text).join('; ') : detailsFrom(parts, i + 1, isAttested, told);
      const more =
        behind.length <= DETAIL && (isAttested || DETAILS.test(behind) || tellsOfAudit(next ?? below[0]?.text ?? ''))
          ? behind
          : '';
      const lines = [line, ...(more === '' ? [] : below.map((piece) => piece.line))];
      const isTold = certificateNames(before).length === 0;
      const auditor = (more === '' ? null : auditorIn(more)) ?? (isTold ? auditorIn(before) : null);
      for (const { name, issuer: by, until } of withDetails(withoutBracketBefore(sentence, told), told, more)) {
        const issuer = by ?? auditor;
        if (award && until === null) continue;
        const holder = told.some((one) => one.name === name && isOurs(one)) ? null : (whose?.holder ?? null);
        facts.push(ofHolder(certificateFact(reading, lines, name, name, award?.giver ?? issuer, until, 45), holder));
      }
    }
  }
  return facts;
}

/**
 * Whose a certificate is that a sentence names at `at` without the company's own words for it: a holder by name, null
 * for one who has none; null altogether where it is nobody's who could be the company.
 */
function ownerOf(
  reading: Reading,
  piece: Piece,
  earlier: readonly string[],
  sentence: string,
  named: number,
): { holder: string | null } | null {
  const isOwn = namedByHost(reading.host);
  const before = earlier.at(-1) ?? '';
  const [at, clause] = clauseAt(sentence, named);
  if (isOfThing(clause) || isOfDealtWith(clause, at, isOwn)) return null;
  if ((DETAILS.test(sentence) || OF_BOTH.test(sentence)) && isOfOthers(before)) return null;
  // '… hat uns ernannt. Das Werk in Ort …': a firm that the company tells of.
  if (OWN_VOICE.test(before) && !GAVE_US.test(sentence) && isOfNamedBefore(sentence, before, isOwn)) return null;
  if (isOfOneNamed(sentence, before) || earlier.some((part) => OTHERS_LABEL.test(part))) return null;
  if (standsBelow(reading.pieces, piece, WORKS)) return null;
  return { holder: holderIn(clause, at, reading, [...earlier.slice(-2), ...clausesBefore(sentence, clause)]) };
}

/** 'We are certified by the … (valid until 2028) and hold the …': details in brackets are about what stands before them. */
function withoutBracketBefore(sentence: string, [first]: readonly NamedCertificate[]): string {
  const at = first?.index ?? 0;
  const end = Math.max(...[') und ', ') and ', '), '].map((mark) => sentence.lastIndexOf(mark, at))) + 1;
  return end > 0 ? ' '.repeat(end) + sentence.slice(end) : sentence;
}

/** Between a known name and what belongs to it: 'Österreichisches Umweltzeichen Tourismus'. */
const NEXT = 3;

/** Names of no known certificate in what a sentence says of the company itself. */
function namedInOwnWords(
  sentence: string,
  ours: readonly Span[],
  known: readonly NamedCertificate[],
): NamedCertificate[] {
  const stated = ours.flatMap(({ from, to }) =>
    statedNames(sentence.slice(from, to)).map(({ name, index }) => ({ name, index: from + index })),
  );
  const isWithin = (one: NamedCertificate, other: NamedCertificate): boolean =>
    one.index < other.index + other.name.length + NEXT && other.index < one.index + one.name.length;
  return stated.filter(
    (one, i) => ![...known, ...stated.slice(0, i)].some((other) => isWithin(one, other) || one.name === other.name),
  );
}

/** '…; die Muster KG ist nach … zertifiziert': clauses that name certificates each are told apart. */
function clausesOfTheirOwn(sentence: string): string[] {
  const clauses = sentence.split(/; (?=(?:die|der|das|unsere?|wir|sie|er|es) )/u);
  return clauses.every((clause) => certificateNames(clause).length > 0) ? clauses : [sentence];
}

/** 'Sie trägt das Siegel …': what the sentence before told of. */
const IT = anyCase(/^(?:sie|er|es) (?:\p{L}{2,20}t|wurde)(?!\p{L})/iu);
/** 'Sie hat uns die Zertifikate ausgestellt': it is the one that certifies whom the sentence before named. */
const GAVE_US = anyCase(
  /^(?:sie|er|es) hat uns .{3,160}(?:ausgestellt|erteilt|verliehen|bescheinigt|bestätigt|zertifiziert)(?!\p{L})/iu,
);
const OWN_PART = anyCase(/(?<!\p{L})(?:eigene[nrsm]?|unser(?:e[rsnm]?)?)(?!\p{L})/iu);
/** 'an die Spedition Muster': one of a kind, with its name. */
const NAMED_ONE = /(?<!\p{L})(?:[Dd]ie|[Dd]er|[Dd]as|dem|den) \p{Lu}\p{L}{3,20} \p{Lu}\p{L}{2,20}/u;
const tellsOfOwn = (sentence: string): boolean => OWN_PART.test(sentence) && !NAMED_ONE.test(sentence);

/** 'Ihr Werk führt ein Zertifikat nach …' */
const THEIR_WORKS =
  /^(?:Ihre?|Deren|Dessen|Seine?) (?:\p{Ll}{3,15}es? )?(?:\p{L}{0,15}-?)?(?:[Ww]erk|[Ff]abrik|[Ff]irma|[Bb]etrieb|[Ll]abor|[Uu]nternehmen|[Mm]anufaktur|[Ww]erkstatt|[Pp]roduktion|[Ff]ertigung)\s\p{Ll}/u;

/** Whether a sentence goes on about another than the company, of whom the sentence before it told. */
export const isOfOneNamed = (sentence: string, before: string): boolean =>
  before !== '' &&
  !tellsOfOwn(before) &&
  (isOfOutside(sentence, before) || THEIR_WORKS.test(sentence) || (IT.test(sentence) && !GAVE_US.test(sentence)));

/** The clause between semicolons, or behind a colon where the company speaks, that holds a place of a sentence, and the place in it. */
function clauseAt(sentence: string, at: number): [number, string] {
  const before = Math.max(sentence.lastIndexOf('; ', at), sentence.lastIndexOf(': Wir ', at));
  const from = before < 0 ? 0 : before + 2;
  const to = sentence.indexOf('; ', at);
  return [at - from, sentence.slice(from, to < 0 ? sentence.length : to)];
}

/** What somebody else does, behind a semicolon: '…; die Prüferin kommt unangemeldet'. */
const ASIDE =
  /; (?:die|der|das|ein|eine) (?![^;]{0,80}(?:[Zz]ertifi|[Ss]iegel|[Ll]abel|[Aa]kkredit|[Aa]udit|[Gg]ültig|[Aa]nerkenn|[Zz]ulassung|[Uu]rkunde))\p{Lu}[^;]{3,200}$/u;
const withoutAside = (sentence: string): string => (sentence.includes('; ') ? sentence.replace(ASIDE, '.') : sentence);

/** What a sentence says before one of its clauses. */
const clausesBefore = (sentence: string, clause: string): string[] => {
  const at = sentence.indexOf(clause);
  return at > 0 ? [sentence.slice(0, at)] : [];
};

/** Whether a sentence tells who certified what the one before it names, or until when. */
const attests = (sentence: string): boolean =>
  sentence.length <= DETAIL &&
  ATTESTED.test(sentence) &&
  isOwnStatement(sentence) &&
  (issuerIn(sentence) !== null || validUntil(sentence) !== null) &&
  (DETAILS.test(sentence) || tellsOfAudit(sentence));

/** The lines below a text that tell details of what it names. */
function linesBehind(pieces: readonly Piece[], index: number, named: readonly { name: string }[]): Piece[] {
  const below = pieces.slice(index + 1, index + 1 + LINES_BEHIND);
  const end = below.findIndex(
    ({ text, line }) =>
      line.heading > 0 ||
      text.length > DETAIL ||
      !(DETAILS.test(text) || tellsOfAudit(text)) ||
      isOfAnother(text, named),
  );
  return end < 0 ? below : below.slice(0, end);
}

/** Whether a sentence names certificates, and none of those given: 'Das Zertifikat „…“ haben wir nicht verlängert'. */
function isOfAnother(sentence: string, named: readonly { name: string }[]): boolean {
  const keys = new Set(named.map(({ name }) => certificateKey(name)));
  const others = certificateNames(sentence);
  return others.length > 0 && others.every(({ name }) => !keys.has(certificateKey(name)));
}

/** 'Außerdem haben wir die Zulassung nach EN 1090, erteilt von der SVTI': what another says to be held has its own details. */
const isHeldToo = (sentence: string, told: readonly NamedCertificate[]): boolean =>
  isOfAnother(sentence, told) && ownHoldings(sentence, certificateNames(sentence)).length > 0;

/** A line below the company's staff or its opening hours that only names a certificate. */
function isBadge(owner: Owner, text: string): boolean {
  if (owner !== 'staff' && owner !== 'responsible' && owner !== 'branch') return false;
  return text.length <= 80 && !/[.!?:]$/u.test(text) && certificateNames(text).length === 1;
}
