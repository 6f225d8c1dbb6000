import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { memoOfText } from '../memo-of-text.ts';
import type { IsOthers } from './attribution.ts';
import { partyOf } from './data-owners.ts';
import type { Owner } from './owner-topics.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import { isInSidePart } from './side-numbers.ts';
import { isOrganisation, textProp } from './structured-data.ts';
import { wordSign } from './word-signs.ts';

const PLAIN = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu;

/** Words that people write for '@' and '.' to keep collectors away; in brackets each is enough. */
const AT_WORDS = [
  'at',
  'ät',
  'æt',
  '@',
  'a t',
  'a-t',
  'at-?zeichen',
  'a',
  'bei',
  'an',
  'et',
  'klammeraffe',
  'affe',
  'affenschwanz',
  'arobase',
];
const DOT_WORDS = ['dot', 'punkt', 'point', 'pkt', '\\.'];
const BRACKETS = [
  // Some are typed with one of each kind.
  ['[\\[({<‹⟨]', '[\\])}>›⟩]'],
  ['\\|', '\\|'],
  ['#', '#'],
  ['\\*', '\\*'],
  ['"', '"'],
  ['„', '“'],
  ['\\s/', '/\\s'],
];

/** '[at]', '(ät)', '{ bei }', '<dot>', '|at|', '#punkt#' with the blanks around. */
function bracketed(words: readonly string[]): RegExp {
  const forms = BRACKETS.map(([open, close]) => `${open}\\s?(?:${words.join('|')})\\s?${close}`);
  return anyCase(`\\s{0,2}(?:${forms.join('|')})\\s{0,2}`, 'g');
}

const AT = bracketed(AT_WORDS);
const DOT = bracketed(DOT_WORDS);
/** Bare words count in pairs: 'info at firma dot de'. */
const WORDS = anyCase(
  /([\p{L}\p{N}._-]{1,40})\s(?:at|ät|bei|klammeraffe)\s([\p{L}\p{N}-]{1,40})\s(?:dot|punkt)\s(\p{L}{2,12})(?!\p{L})/giu,
);
/** The same between dashes: 'info_at_firma_dot_de', 'info -at- firma -dot- de'. */
const DASHED = anyCase(
  /([\p{L}\p{N}.]{1,40})\s?[-_~]\s?(?:at|ät)\s?[-_~]\s?([\p{L}\p{N}]{1,40}(?:-[\p{L}\p{N}]{1,30}){0,3}?)\s?[-_~]\s?(?:dot|punkt)\s?[-_~]\s?(\p{L}{2,12})(?!\p{L})/giu,
);
/** The sign alone between dashes counts where the text says that an address follows: 'Mail: info-at-firma.de'. */
const DASHED_SIGN = anyCase(
  /(?<=mail:?\s)([\p{L}\p{N}.]{2,40})\s?[-_~=]\s?(?:at|ät)\s?[-_~=]\s?((?:[\p{L}\p{N}-]{2,40}\.){1,3}\p{L}{2,12})(?![\p{L}\d])/giu,
);
/** One bare word counts in capitals, or where the text says that an address follows: 'schreibt an post bei firma.de'. */
const SHOUTED = /([\p{L}\p{N}._-]{2,40})\sAT\s((?:[\p{L}\p{N}-]{2,40}\.){1,3}\p{L}{2,12})(?![\p{L}\d])/gu;
const SPOKEN = anyCase(
  /(?<=(?:an|unter|mail|adresse|:)\s)([\p{L}\p{N}._-]{2,40})\s(?:bei|at|ät)\s((?:[\p{L}\p{N}-]{2,40}\.){1,3}\p{L}{2,12})(?![\p{L}\d])/giu,
);
/** Blanks around the sign, and maybe around the last point: 'info @ firma . de'. */
const SPACED =
  /([\p{L}\p{N}._-]{2,40})\s{1,2}@\s{1,2}([\p{L}\p{N}-]{2,40}(?:\.[\p{L}\p{N}-]{2,40}){0,2})(?:\.|\s\.\s)(\p{L}{2,12})(?![\p{L}\d])/gu;
/** Characters that look like the hyphen and the sign that addresses are made of. */
const HYPHENS = /[\u2010\u2011]/gu;
const WIDE_AT = /\uff20/gu;
const TRAP = /(?:nospam|no-spam|remove-?this|entfernen|spamfilter)[.-]?|\.(?:invalid)$/giu;

/** Addresses that templates, forms and libraries show, and names of files written like addresses. */
const EXAMPLES = [
  '@(?:[\\w-]{0,20}example|[\\w-]{0,20}template|[\\w-]{0,20}muster\\w{0,20}|beispiel\\w{0,20}|domain|website|firma|test|acme|demo)\\.',
  '@(?:ihre?|deine?|your|meine?)-?(?:domain|firma|website|name|company)\\.',
  '@(?:sentry\\.io|wixpress|sentry-next)\\.',
  '@.{0,40}\\.(?:png|jpe?g|gif|webp|svg|css|js)$',
  '^(?:max\\.?muster\\w{0,6}|name|vorname\\.nachname|ihre?\\.?name|user|username|your-?email|john\\.doe)@',
];
const EXAMPLE = anyCase(EXAMPLES.join('|'));

const DASHED_AT = /[-_~=]\s?(?:at|ät)\s?[-_~=]/iu;
/** A bare word that may stand for the sign: only then are the patterns around it worth their steps. */
const BARE_AT = /\s(?:at|ät|bei|klammeraffe)\s/iu;

/** Decodes the ways in which pages write an address for people only; plain text passes unchanged. */
export function decodeEmailText(text: string): string {
  const signed = text
    // A word for screen readers beside a hidden sign: 'info bei @firma.de'.
    .replace(/\s(?:at|bei|ät)\s?@\s?/giu, '@')
    .replace(HYPHENS, '-')
    .replace(WIDE_AT, '@')
    .replace(AT, '@')
    .replace(DOT, '.');
  const said = BARE_AT.test(signed)
    ? signed.replace(WORDS, '$1@$2.$3').replace(SHOUTED, '$1@$2').replace(SPOKEN, '$1@$2')
    : signed;
  if (DASHED_AT.test(said)) return said.replace(DASHED, '$1@$2.$3').replace(DASHED_SIGN, '$1@$2');
  return said.includes('@') ? said.replace(SPACED, '$1@$2.$3') : said;
}

/** Words without one of which no address can match. */
const AT_WORD = anyCase(
  /[@\uff20]|(?<!\p{L})(?:a|at|ät|æt|bei|an|et|affe|affenschwanz|arobase)(?!\p{L})|klammeraffe/iu,
);
const AT_SIGN = wordSign(AT_WORD);
/** The ending of an address; most texts with a 'bei' or 'an' have none. */
const ENDING = anyCase(/\.\s?[\p{Ll}]{2}|punkt|dot|point|pkt|\.[\])}>]/iu);

/** Addresses in a text, lower case, in order. */
export function findEmails(text: string): string[] {
  if (!AT_WORD.test(text) || !ENDING.test(text)) return [];
  const decoded = decodeEmailText(text);
  if (!decoded.includes('@')) return [];
  return allMatches(decoded, PLAIN)
    .map((match) => clean(match[0].replace(GLUED_LABEL, '')))
    .filter((address) => !EXAMPLE.test(address));
}

/** 'E-Mailinfo@muster.de', where the layout alone parts the label from the address. */
const GLUED_LABEL = /^E-?Mail(?=\p{Ll})/u;

const clean = (address: string): string =>
  address
    .toLowerCase()
    .replace(TRAP, '')
    .replace(/^[._%+-]+/u, '');

/** Characters of a mailto: link in which its address stands, however it is encoded. */
const LINK_LENGTH = 400;

/** Address of a mailto: link, percent-decoded, without its subject; null for anything else. */
export function mailtoAddress(href: string): string | null {
  return /^\s*mailto:/iu.test(href) ? addressInLink(href.trim().slice(7, LINK_LENGTH)) : null;
}

const addressInLink = memoOfText((link: string): string | null => {
  const raw = link.split('?', 1)[0] ?? '';
  try {
    return findEmails(decodeURIComponent(raw))[0] ?? null;
  } catch {
    return findEmails(raw)[0] ?? null;
  }
});

/** Sections about people inside the company: its general mailbox may stand there too. */
const INNER = new Set<Owner>(['staff', 'board', 'bank', 'responsible']);
export const GENERAL_MAILBOX =
  /^(?:info|kontakt|contact|office|mail|post|hello|hallo|zentrale|verwaltung|buero|büro|willkommen|anfrage|firma)@/u;

/** Weight of a single person's address: it stands in where the company gives no other. */
const SOMEBODYS = 30;

/** Mailboxes of those who keep the site and its mail running, or that nobody reads. */
const TECHNICAL_MAILBOX = /^(?:webmaster|postmaster|hostmaster|abuse|(?:no|do-?not)-?reply)@/u;

/** Mailboxes for one purpose, which take nothing else. */
const PURPOSE_MAILBOX =
  /^(?:(?:e-?)?rechnung(?:en|seingang|swesen)?|invoices?|kreditoren|bewerbung(?:en)?|karriere|jobs?|presse|bestell(?:ung(?:en)?|annahme)|\p{L}{0,12}datenschutz|privacy)@/u;

/** Where an address stands in a text, cloaked ones by their local part; the end where it cannot be told. */
function placeOf(address: string, text: string): number {
  const lower = text.toLowerCase();
  const plain = lower.indexOf(address);
  const at = plain >= 0 ? plain : lower.indexOf(address.slice(0, address.indexOf('@')));
  return at >= 0 ? at : text.length;
}

/** 'Personalstelle der Gruppe: 041 728 90 15, hr@…': what answers for the many companies of a group. */
const OF_GROUP =
  /(?<!\p{L})(?:der|unserer|des|unseres) (?:\p{L}{3,20}-)?(?:Gruppe|Holding|Konzerns?|Muttergesellschaft|Unternehmensgruppe|Firmengruppe)[\s,:][^.!?]{0,40}$/u;

/** The company's e-mail addresses, visible ones and those of mailto: links whose text hides them. */
export function readEmails(reading: Reading, isOthers: IsOthers): Fact[] {
  const facts: Fact[] = [];
  const told = new Set<string>();
  for (const [i, piece] of reading.pieces.entries()) {
    const own = piece.owner === 'company' || piece.owner === 'branch';
    if (!own && !INNER.has(piece.owner)) continue;
    const weight =
      60 -
      (piece.line.region === 'footer' ? 5 : 0) -
      (piece.owner === 'branch' ? 25 : 0) -
      (piece.line.hidden ? 20 : 0);
    const candidates = (piece.signs & AT_SIGN) > 0 ? findEmails(piece.text) : [];
    for (const address of candidates) {
      const at = placeOf(address, piece.text);
      if (isOthers(i, at) || OF_GROUP.test(piece.text.slice(0, at))) continue;
      const isAside = TECHNICAL_MAILBOX.test(address) || PURPOSE_MAILBOX.test(address);
      const isSide = reading.kind !== 'impressum' && isInSidePart(reading.pieces, i);
      const general = ((own && !isSide) || GENERAL_MAILBOX.test(address)) && !isAside;
      facts.push(emailFact(reading, piece, address, general ? weight : Math.min(weight, SOMEBODYS)));
      told.add(address);
    }
    if (!own || candidates.length > 0) continue;
    for (const href of piece.line.hrefs) {
      const address = mailtoAddress(href);
      // What another piece of the line says in words belongs to whom that piece names.
      if (!address || told.has(address) || piece.line.text.toLowerCase().includes(address)) continue;
      if (!isOthers(i, piece.text.length)) {
        told.add(address);
        facts.push({
          value: address,
          weight: TECHNICAL_MAILBOX.test(address) ? SOMEBODYS : weight - 5,
          evidence: {
            url: reading.url,
            snippet: `${piece.text.slice(0, 100)} (mailto:${address})`,
            method: 'link',
            confidence: 'medium',
          },
        });
      }
    }
  }
  return facts.concat(structured(reading));
}

function structured(reading: Reading): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) => {
    const address = findEmails(textProp(item.props, 'email'))[0];
    if (!address) return [];
    const snippet = `"email": "${address}"`;
    return [
      {
        value: address,
        weight: 45,
        evidence: { url: reading.url, snippet, method: item.method, confidence: 'medium' as const },
        ...partyOf(reading, item),
      },
    ];
  });
}

function emailFact(reading: Reading, piece: Piece, address: string, weight: number): Fact {
  return textFact(reading, piece, address, writtenForm(piece.text, address), weight, 'pattern', 'high');
}

/** Characters that an address takes with all the signs that hide it. */
const HIDDEN_LENGTH = 100;

/** The place in a text that decodes to the address, by which its snippet is cut; for plain text the address itself. */
function writtenForm(text: string, address: string): string {
  if (text.includes(address)) return address;
  const name = address.slice(0, address.indexOf('@'));
  const folded = text.toLowerCase();
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
    const written = text.slice(at, at + HIDDEN_LENGTH);
    if (findEmails(written)[0] === address) return written;
  }
  return address;
}
