import { anyCase } from '../any-case.ts';
import { BOLD } from '../dom/lines.ts';
import { parentNamed } from './firm-names.ts';
import { hasLegalForm } from './legal-forms.ts';
import { SECTION_OF_OTHERS } from './other-parties.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';
import { sentenceStart } from './sentences.ts';
import type { IsOwn } from './whose-words.ts';

/** Addresses of pages that present customers, with what is told of them. */
const CUSTOMERS = 'kunden|kundenstimmen|customers|referenzen|references|case-stud(?:y|ies)|anwender';
const OF_CUSTOMERS = lastInPath(CUSTOMERS);
/** Addresses of pages with the figures of those whom the company works with or for. */
const OF_OTHERS = lastInPath(
  `${CUSTOMERS}|partner|lieferanten|presse|erfolgsgeschichten|ausfl(?:ue|ü)ge|ausflugsziele|umgebung|attraktionen`,
);
/** Headings of what is told of somebody else: 'Über unseren Hersteller', 'Unsere Gesellschafterin', 'Unser Träger'. */
const HEADING_OF_OTHERS = anyCase(
  /^(?:(?:über|about) )?(?:(?:der|die|das|den|unsere?[nrs]?|our) )?(?:\p{L}{0,20}partner|hersteller|lieferant|(?:haupt|minderheits|mehrheits)?gesellschafter(?:in)?|(?:unterauftrag|sub|nachunter)nehmer|(?:trikot)?träger(?:verein)?|kund(?:e|en|in)|referenz(?:en)?|vermieter|franchisegeber|sponsor(?:en)?|(?:mutter|tochter|schwester)(?:gesellschaft|konzern|haus|unternehmen|firma|betrieb)?|konzern|holding|stimmen|kundenstimmen)(?:in|innen|en|s)?(?!\p{L})|^(?:bei|von|für) (?:anderen|dritten)$|^was unsere \p{L}{0,20}(?:nehmer|partner|lieferanten|kunden|dienstleister|hersteller) (?:haben|können|leisten)|^wessen (?:waren?|produkte|marken) wir(?!\p{L})|^(?:marken|hersteller|manufakturen|häuser),? (?:die|deren \p{L}{3,12}) wir (?:führen|verkaufen|anbieten)$|^(?:die |unsere )?(?:marken?|software|programme?|systeme?|hersteller), (?:die|mit (?:der|denen)) wir(?!\p{L})|\(nicht (?:die )?(?:unsrigen|unsere[rn]?|von uns|wir)(?!\p{L})|^(?:kenn)?zahlen (?:der|aus der|unserer|zur) (?:branche|region|industrie)(?!\p{L})|^nicht (?:von|bei|für) uns$|^(?:was|woher|wo|bei wem|womit) (?:wir )?(?:\S{2,20} ){0,3}(?:wir )?(?:\S{2,20} )?(?:zukaufen|dazukaufen|einkaufen|beziehen)$|^(?:a|our) customers? (?:speaks?|says?|voices?|stories)$|^what (?:our customers say|we buy)|^die (?:gesellschaften|firmen|betriebe) (?:neben|um|rund um) uns$/iu,
);

/** Whether a heading says that what stands below it is told of somebody else. */
export const isHeadingOfOthers = (text: string): boolean => HEADING_OF_OTHERS.test(text);

/** Below the title of a page about a group, it may be the group's own. */
const GROUP = anyCase(
  /^(?:(?:die )?(?:zahlen|fakten) (?:zu |aus )?(?:der|des|zur|zum|dem|unserer|unseres) )?(?:(?:der|die|das|unsere?|our|the) )?(?:unternehmens|firmen)?(gruppe|group|verbund|netzwerk|network|franchise-?(?:system|zentrale)|systemzentrale)(?:s|es)?(?!\p{L})/iu,
);
/** What stands above that of which the company is a part, heading or not: 'Teil der Muster-Gruppe', 'Ein Konzern im Rücken'. */
const PART_OF_WHOLE = anyCase(
  /^(?:(?:ein|wir sind|sind wir) )?(?:(?:teil|mitglied|part|member) (?:der|des|von|einer|of)|(?:eingebettet|eingebunden|verankert) in) .{0,40}(?:gruppe|group|konzerns?|holding|verbunds?|netzwerks?)(?!\p{L})|(?:gruppe|group|konzern|netzwerk|verbund) im (?:rücken|hintergrund)$/iu,
);
const LONGEST_LABEL = 60;
/** A group's or network's own site is called so. */
const isOfGroup = (text: string, host: string): boolean => {
  const kind = GROUP.exec(text)?.[1];
  return kind !== undefined && !host.includes(kind.toLowerCase());
};
/** Pieces above in which the heading is looked for. */
const SECTION_REACH = 100;

function lastInPath(names: string): RegExp {
  return new RegExp(`/(?:unsere-)?(?:${names})(?:\\.\\w{2,5})?/?$`, 'iu');
}

/** Whether a page presents customers. */
export const isOfCustomersPage = (reading: Reading): boolean => OF_CUSTOMERS.test(reading.url);

/** Whether a page is about those whom the company works with or for. */
export const isOfOthersPage = (reading: Reading): boolean => OF_OTHERS.test(reading.url);

/** The group, by its name, that a heading which a piece stands under tells of: 'Die Muster-Gruppe in Zahlen'. */
export function groupAbove(pieces: readonly Piece[], { index, line }: Piece): string | null {
  for (let i = index - 1; i >= Math.max(0, index - SECTION_REACH); i--) {
    const { text, line: upper } = pieces[i] as Piece;
    if (upper.heading === 0 || upper.heading >= BOLD) continue;
    return upper.scopeEnd >= line.index && text.length <= LONGEST_LABEL ? parentNamed(text) : null;
  }
  return null;
}

/** 'Eva Probe, Fertigungsleiterin der Probe Automotive SE' */
const LEADS_THERE =
  /, \p{L}{0,25}(?:[Ll]eiter|[Ff]ührer|[Ii]nhaber|[Cc]hef|[Vv]orstand|[Dd]irektor)(?:in)? (?:der|von|des|bei) \p{Lu}/u;
const LONGEST_AUTHOR = 90;
/** How far behind an opinion its author is named. */
const AUTHOR_REACH = 2;

/** '…“, sagt Bäckermeister Max Probe': who speaks, unless it is one of those who run the company. */
const SPEAKER = /[“”"«»],?\s(?:sagt|so|erzählt|berichtet|erklärt|lobt)\s(.{3,80})$/u;
/** Behind a quotation in its own text: '«…» Eva Probe, Leiterin Qualität, Probe AG'. */
const SIGNATURE = /[“”"«»]\s(?:[–—-]\s)?(\p{Lu}[^“”"«»]{5,160})$/u;
/** 'Die Muster AG schreibt uns: „…': who speaks, in front of the quotation. */
const INTRODUCED =
  /^([^„“"«»:]{3,140}?)\s(?:schreibt|schrieb|sagt|sagte|meint|meinte|berichtet|lobt|lobte)(?:\s[^„“"«»:]{1,30})?:\s[„“"«»]/u;
const OWN_SPEAKER = anyCase(
  /(?<!\p{L})(?:er|sie|ich|wir)(?!\p{L})|geschäftsf|inhaber|gründer|chef|vorst|vorsitz|gesellschafter|leiter|unternehmer|obfrau|obmann|präsident/iu,
);

/** Whether a piece is what somebody else says of the company: a quotation signed by another firm. */
export function isSaidByOthers(pieces: readonly Piece[], { index, text, line, hasForm }: Piece, isOwn: IsOwn): boolean {
  const isQuote = line.tag === 'blockquote' || /^["„“”»«]/u.test(text);
  const introduced = INTRODUCED.exec(text)?.[1];
  if (!isQuote && introduced === undefined) return false;
  const speaker = introduced ?? SPEAKER.exec(text)?.[1];
  if (speaker) return !OWN_SPEAKER.test(speaker) && !isOwn(speaker);
  const signature = hasForm ? SIGNATURE.exec(text)?.[1] : undefined;
  if (signature !== undefined && hasLegalForm(signature)) return !isOwn(signature);
  if (line.tag === 'blockquote' && hasForm) return !isOwn(text.slice(sentenceStart(text, text.length)));
  const author = pieces
    .slice(index + 1, index + 1 + AUTHOR_REACH)
    .find((behind) => (behind.hasForm || LEADS_THERE.test(behind.text)) && behind.text.length <= LONGEST_AUTHOR);
  return author !== undefined && !isOwn(author.text);
}

/** Figures below a caption that is no heading by its markup: 'Die Marke, die wir führen' / '1926 gegründet' / '2340 Mitarbeiter'. */
const FIGURES = 4;
function isBelowCaption(pieces: readonly Piece[], index: number): boolean {
  for (let i = index - 1; i >= Math.max(0, index - FIGURES); i--) {
    const { text, line } = pieces[i] as Piece;
    if (line.region !== pieces[index]?.line.region || text.length > LONGEST_LABEL) return false;
    if (HEADING_OF_OTHERS.test(text)) return true;
    if (!/\d/u.test(text)) return false;
  }
  return false;
}

/** Whether a heading above that a piece stands under, the nearest or one around it, is about somebody else. */
export function isUnderOthersHeading({ pieces, host }: Reading, { index, line }: Piece): boolean {
  const above = pieces[index - 1];
  if (
    above &&
    above.line.region === line.region &&
    above.text.length <= LONGEST_LABEL &&
    PART_OF_WHOLE.test(above.text)
  )
    return true;
  if (isBelowCaption(pieces, index)) return true;
  let level = BOLD;
  for (let i = index - 1; i >= Math.max(0, index - SECTION_REACH) && level > 1; i--) {
    const { text, line: upper } = pieces[i] as Piece;
    if (upper.heading === 0 || upper.heading >= level) continue;
    if (upper.scopeEnd < line.index) return false;
    level = upper.heading;
    if (
      SECTION_OF_OTHERS.test(text) ||
      HEADING_OF_OTHERS.test(text) ||
      PART_OF_WHOLE.test(text) ||
      (level > 1 && isOfGroup(text, host))
    )
      return true;
  }
  return false;
}
