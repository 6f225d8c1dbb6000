import { anyCase } from '../any-case.ts';
import { BOLD, type Line } from '../dom/lines.ts';
import { type Contacts, findContacts, isBody, isMention, lastOfMention, ZIP_LINE } from './body-mentions.ts';
import { CREDIT_WORD, isCredit } from './credits.ts';
import { hasGivenName } from './given-names.ts';
import { LABELS } from './labels.ts';
import { hasLegalForm } from './legal-forms.ts';
import { isFoundation, judgeLabel, NO_ENTRIES, STRANGER, tellsOfShareholder } from './owner-labels.ts';
import { DEPARTMENT, EVEN_FIRST, type Owner } from './owner-topics.ts';
import { parsePerson, personsIn } from './person-names.ts';
import { isWorkplace } from './workplaces.ts';

/** Topics that a company's own name could begin with ('Webdesign Muster'): never read from the page's first lines. */
const NEVER_FIRST = new Set<Owner>(['agency', 'insurer', 'chamber', 'staff', 'bank', 'branch', 'boilerplate']);
/** A public body whose own page it is: 'Gesundheitsamt Musterstadt'. */
const OFFICE = /^\p{Lu}\p{L}{3,25}amt \p{Lu}\p{L}{2,30}$/u;

const DEPARTMENT_NUMBER = anyCase(`^${DEPARTMENT}\\s?:[\\s\\d()+/.–-]{7,30}$`);

/** Rank of a topic line that is neither heading nor bold: a label of its own, or a label with its value. */
const LABEL_RANK = 8;
const INLINE_RANK = 9;

interface Span {
  owner: Owner;
  rank: number;
  /** Index of the line that opens it, and of the last line. */
  from: number;
  until: number;
  /** Block of the first line below a label, which the label's own data share. */
  block: number;
  /** A person stands behind the label, who has no directors and no entry of their own. */
  isPerson: boolean;
  /** A company is named below the label. */
  isFirm: boolean;
}

/** Lines from a label on in which the name of a company may stand. */
const NAME_REACH = 3;

/** Third parties whose own register entry, VAT id and directors may follow their name. */
const ENTITY = new Set<Owner>(['agency', 'dpo', 'branch', 'staff', 'responsible', 'partner', 'sister']);
/** What a company tells of itself once: its management, its register entry, its VAT id. */
const TOLD_ONCE = [
  /^(?:geschäftsführ|vertret|vorstand|inhaber|pers(?:önlich|\.) haftend|(?:managing )?directors?(?!\p{L})|general manager|represented)/iu,
  /^(?:(?:handels|genossenschafts|vereins|partnerschafts)?register|registergericht|firmenbuch|amtsgericht|commercial register)/iu,
  /^(?:ust|umsatzsteuer|uid|vat)/iu,
];
const STRONG_LABEL =
  /^(?:unsere? )?(?:(?:handels|genossenschafts|vereins|partnerschafts)register|register(?:gericht|nummer|eintrag|:)|eingetragen (?:im|beim|unter)|(?:zuständiges )?gericht:|firmenbuch|ust|umsatzsteuer|uid|geschäftsführ|vertretungsberechtigt|steuer-?n|court of registration|registration n|commercial register)/iu;
/** An entry without a label in front. */
const BARE_ENTRY = anyCase(
  /^(?:(?:hr\s?[ab]|gnr|vr|pr|fn)[\s:-]{0,2}(?:nr\.?\s)?\d{3}|amtsgericht\s\p{Lu}|(?:handels|genossenschafts|vereins|partnerschafts|gesellschafts)register\s\p{Lu}[\p{L} .-]{2,30},?\s(?:nr\.?|hr\s?[ab]|vr|pr|gnr|gsr)\s?\d|(?:local|district) court\s(?:of\s)?\p{Lu}|(?:ag|lg|hg)\s\p{Lu}[\p{L} .-]{2,30},?\s(?:hr\s?[ab]|fn)\s?\d|de\s?\d{9}(?!\d)|atu\s?\d{8})/iu,
);
/** The entry of a branch of its own in a register, below whose Impressum the company behind it may follow. */
const BRANCH_ENTERED = /zweigniederlassung.{0,60}(?:amtsgericht|HR[AB]\s?\d)/iu;
const HEAD_OFFICE = anyCase(/^(?:hauptniederlassung|stammhaus|hauptsitz)(?!\p{L})/iu);
const CONTACT_LABEL =
  /^(?:telefon|telephone|phone|kontakt|contact|anschrift|adresse|address|öffnungszeiten|opening|so erreichen)/iu;
/** No board is reached by a number or a mailbox of its own, as one of its persons may be in the lines with their names. */
const isPastBoard = (top: Span | undefined, { block }: Line): boolean => top?.owner === 'board' && block !== top.block;
const isContact = (text: string): boolean =>
  LABELS.phone.test(text) || LABELS.fax.test(text) || LABELS.mobile.test(text) || /^(?:e-?)?mail(?!\p{L})/iu.test(text);
const OWN_PAGE = /^(?:impressum|imprint|legal notice|anbieterkennzeichnung)/iu;

/**
 * Tells for each line whom it is about, from the labels and headings above it. Sections nest: when a sub-section
 * ends, the lines belong to the section around it again. One pass; `signs` are those of the lines' words.
 */
export function assignOwners(lines: readonly Line[], signs: readonly number[]): Owner[] {
  const owners: Owner[] = [];
  let open: Span[] = [];
  let addressSeen = false;
  let branchEntered = false;
  let contacts: Contacts | undefined;
  const told = new Set<RegExp>();
  const isCreditLine = ({ index, text }: Line): boolean => ((signs[index] ?? 0) & CREDIT_WORD) > 0 && isCredit(text);
  for (const line of lines) {
    if (lines[line.index - 1]?.region !== line.region || isOwnClaim(line)) open = [];
    while (open.length > 0 && line.index > (open.at(-1)?.until ?? 0)) open.pop();
    const rank = rankOf(line);
    const below = lines[line.index + 1]?.text ?? '';
    const isHeadOffice = branchEntered && rank < INLINE_RANK && HEAD_OFFICE.test(line.text);
    const topic = isHeadOffice ? 'sister' : isWorkplace(lines, line) ? null : topicOf(line, addressSeen, below);
    const top = open.at(-1);
    if (line.heading > 0 && OWN_PAGE.test(line.text)) open = [];
    else if (top && isRestOfLabel(top, line, lines[line.index - 1])) top.until = Math.max(top.until, line.scopeEnd);
    else if (topic === 'company' || (isPastBoard(top, line) && isContact(line.text)))
      endSections(open, line, rank, told);
    else if ((topic || rank < LABEL_RANK) && !isNamedBy(top, line, topic)) {
      while (open.length > 0 && (open.at(-1)?.rank ?? 0) >= rank) open.pop();
      if (topic) {
        const mention = isMention(line, topic, rank === INLINE_RANK);
        if (mention) contacts ??= findContacts(lines);
        const until = mention && contacts ? lastOfMention(lines, line, contacts) : null;
        open.push(openSection(lines, line, topic, rank, until));
      }
    }
    owners.push(open.at(-1)?.owner ?? (isCreditLine(line) ? 'agency' : 'company'));
    if (open.length === 0) for (const kind of TOLD_ONCE) if (kind.test(line.text)) told.add(kind);
    addressSeen ||= ZIP_LINE.test(line.text);
    branchEntered ||= BRANCH_ENTERED.test(line.text);
  }
  return owners;
}

/** '© Muster GmbH' at the foot of a page ends what its last headings are about. */
const isOwnClaim = ({ region, text }: Line): boolean => region === 'footer' && /^(?:©|\(c\)|copyright)/iu.test(text);

function openSection(lines: readonly Line[], line: Line, owner: Owner, rank: number, mention: number | null): Span {
  const next = lines[line.index + 1];
  const sharesBlock = rank === INLINE_RANK || (rank === LABEL_RANK && next?.block === line.block);
  // Beside a board's label in a row stand its members, in the next row something else.
  const isRow = owner === 'board' && line.tag === 'td' && line.scopeEnd > line.index;
  const isClosed = rank < LABEL_RANK || isRow;
  const until = mention ?? (sharesBlock ? lastOfBlock(lines, line) : isClosed ? line.scopeEnd : lines.length);
  return {
    owner,
    rank,
    from: line.index,
    until,
    block: next?.block ?? line.block,
    isPerson: rank === INLINE_RANK && isPersonBehind(line),
    isFirm: lines
      .slice(line.index, Math.min(until, line.index + NAME_REACH) + 1)
      .some(({ text }) => hasLegalForm(text)),
  };
}

/** A label over two lines, in bold or of a partner: 'Persönlich haftende' / 'Gesellschafterin'. */
const isRestOfLabel = (
  { from, rank, owner }: Span,
  { heading, block, text }: Line,
  before: Line | undefined,
): boolean =>
  from === before?.index &&
  block === before.block &&
  ((heading === BOLD && rank === BOLD) || (owner === 'partner' && /^Gesellschafter(?:in)?:?$/u.test(text)));

/** Right below a label, a body or a bold line is what the label names: it opens no section of its own. */
function isNamedBy(top: Span | undefined, { index, heading }: Line, topic: Owner | null): boolean {
  if (top?.rank !== LABEL_RANK || index !== top.from + 1) return false;
  return topic ? isBody(topic) && isBody(top.owner) : heading === BOLD;
}

function lastOfBlock(lines: readonly Line[], line: Line): number {
  let last = line.index;
  while (lines[last + 1]?.block === line.block) last++;
  return last;
}

/**
 * A label of the company's own ends sections of its rank and deeper. 'Telefon' below an agency's name is still the
 * agency's, and so are a register entry in the same block and what the company has `told` of itself before.
 */
function endSections(open: Span[], line: Line, rank: number, told: ReadonlySet<RegExp>): void {
  while (open.length > 0) {
    const top = open.at(-1) as Span;
    const isBare = BARE_ENTRY.test(line.text);
    // Whoever answers for the texts has no entry either, unless it is a company.
    const hasNone = NO_ENTRIES.has(top.owner) || (top.owner === 'responsible' && !top.isFirm);
    if (isBare && !hasNone) return;
    const isOwn = top.owner === 'board' || (hasNone && (isBare || STRONG_LABEL.test(line.text)));
    const own = isOwn && line.block !== top.block;
    if (top.rank < rank && top.rank < LABEL_RANK && !own) return;
    if (rank === INLINE_RANK && !isPastBoard(top, line) && CONTACT_LABEL.test(line.text)) return;
    const isTold = rank >= LABEL_RANK && TOLD_ONCE.some((kind) => told.has(kind) && kind.test(line.text));
    if (isTold && (STRANGER.has(top.owner) || (isBody(top.owner) && line.block === top.block))) return;
    const isEntity = ENTITY.has(top.owner) && !(top.isPerson && MANAGED.test(line.text));
    if (rank === INLINE_RANK && isEntity && line.block === top.block) return;
    open.pop();
  }
}

const MANAGED =
  /^(?:geschäftsführ|vertretungsberechtigt|vertreten durch|gesetzlich|(?:managing )?directors?(?!\p{L})|general manager|(?:handels|vereins|genossenschafts)register|registergericht|firmenbuch)/iu;

/** 'Redaktion: Eva Probe' names nobody but a person. */
function isPersonBehind({ text }: Line): boolean {
  const colon = text.indexOf(': ');
  return colon > 0 && parsePerson(text.slice(colon + 2)) !== null;
}

/** 1–7 for headings, 8 for a label on a line of its own, 9 for everything else. */
function rankOf(line: Line): number {
  const { text, heading } = line;
  if (heading > 0 && text.length <= 160) return heading;
  if (text.endsWith(':') && text.length <= 120) return LABEL_RANK;
  // 'Kontrollstelle DE-ÖKO-022' has its value beside it: what follows is about something else.
  const short = text.length <= 70 && !/[.!?]$|\d/u.test(text) && !text.includes(':');
  return short && text.split(' ').length <= 5 ? LABEL_RANK : INLINE_RANK;
}

const isPerson = (value: string): boolean => personsIn(value.split(/\s[·|]\s/u, 1)[0] ?? '', true).length > 0;

const isFirm = (value: string): boolean =>
  hasLegalForm(value) || (ADDRESS_OR_NUMBER.test(value) && !hasGivenName(value));
const ADDRESS_OR_NUMBER = /\d\s?[a-z]?,\s\d{4,5}\s\p{Lu}|\d[\d /()-]{6,18}\d/u;

function topicOf(line: Line, addressSeen: boolean, below: string): Owner | null {
  if (tellsOfShareholder(line.text) || NOTICE_TOO.test(line.text)) return 'sister';
  const colon = line.text.indexOf(':');
  // A paragraph of running text is no label, whatever it begins with.
  if (line.heading === 0 && line.text.length > 240 && (colon < 0 || colon > 90)) return null;
  const hasLabel = colon > 0 && colon <= 90;
  const label = line.text.slice(0, hasLabel ? colon : line.heading > 0 ? 90 : 48).toLowerCase();
  if (addressSeen && line.text.length <= 90 && OWN_BRANCH.test(line.text)) return 'branch';
  if (label.includes('@') || (!hasLabel && hasLegalForm(line.text) && !BARE_ENTRY.test(line.text))) return null;
  // 'Stiftung Probe, Weg 1, 8057 Ort. Stiftungsrat: …' begins with the company, whoever is named further on.
  if (hasLabel && (BEHIND_ADDRESS.test(line.text.slice(0, colon)) || WE_DO.test(label))) return null;
  if (addressSeen && RUN_BY_TOWN.test(line.text)) return 'authority';
  const { isOwn, isShareholder, isPartner, topic } = judgeLabel(label);
  if (isOwn || BARE_ENTRY.test(line.text)) return 'company';
  const value = hasLabel && (isShareholder || isPartner) ? line.text.slice(colon + 1).trim() : '';
  if (isShareholder && (hasLegalForm(value || below) || isFoundation(value || below))) return 'sister';
  if (isShareholder && isPerson(value || below)) return 'company';
  if (isPartner && isFirm(value)) return 'agency';
  if (!topic || isPersonWithRole(line.text)) return null;
  const [owner, pattern] = topic;
  if (OWN_SITE.test(SITE_LABEL.test(line.text) ? below : line.text)) return null;
  const isNeverFirst = NEVER_FIRST.has(owner) || OFFICE.test(line.text);
  if (!addressSeen && !hasLabel && isNeverFirst && !EVEN_FIRST.has(pattern)) return null;
  // Before any address, whoever is 'responsible' is the company itself.
  if (!addressSeen && owner === 'responsible') return 'company';
  // A general partner who is a person runs the company; what follows is the company's entry, not another's.
  if (owner === 'partner' && isPerson(hasLabel ? line.text.slice(colon + 1).trim() || below : '')) return 'company';
  // A court's or tax office's town opens no section, as others do who are named by a label.
  if ((hasLabel && TOWN_ONLY.test(label)) || OUR_TAX_OFFICE.test(line.text)) return null;
  // 'Vertrieb: 0341 …' is the company's number, and nobody of its staff is named.
  if (owner === 'staff' && hasLabel && DEPARTMENT_NUMBER.test(line.text)) return null;
  // The entry of a branch from abroad, whose site it is.
  if (owner === 'branch' && (ENTERED_AS.test(line.text) || (hasLabel && ENTRY_BEHIND.test(line.text.slice(colon)))))
    return null;
  // A page's own title ('Unsere Standorte') says what the page lists, not whose it is.
  if (owner === 'branch' && line.heading === 1) return 'company';
  return owner;
}

/** 'Zugleich Impressum der Muster GmbH': the notice of another company of the house begins. */
const NOTICE_TOO = /^(?:zugleich|gleichzeitig|auch) (?:das )?impressum (?:der|des|für)(?!\p{L})/iu;

/** 'Muster GmbH, Niederlassung Nord', below the address of the seat. */
const OWN_BRANCH =
  /(?:mbH|GmbH|AG|KG|OHG|SE|eG|e\.\s?K\.)(?:,?\s[–|-]?\s?|\s\()(?:Zweig)?(?:[Nn]iederlassung|Filiale|Standort|Geschäftsstelle|Zweigstelle|Außenstelle|Betriebsstätte|Werk)\s(?!der |des |für )\p{Lu}[\p{L} -]{2,30}\)?:?$/u;

/** 'Website: www.muster.de' is an address like any other; 'Website: Studio Probe' tells who made it. */
const OWN_SITE =
  /^(?:(?:unsere )?web-?\s?(?:site|seite)\s?:\s?)?(?:https?:\/\/|www\.|[\w-]{1,60}(?:\.[\w-]{1,60}){0,3}\.[a-z]{2,6}(?:$|\/|\s[|·–-]\s))/iu;

/** 'Beim Finanzamt Muster führt man uns unter der Steuernummer …' goes on about the company. */
const OUR_TAX_OFFICE =
  /^(?:beim|das|unser|bei unserem) (?:zuständigen? )?finanzamt(?!\p{L}).{0,60}(?<!\p{L})(?:uns|wir|unsere?)(?!\p{L})/iu;

/** Whose municipal works it is that has an entry of its own: 'Träger: Stadt Muster, vertreten durch …'. */
const RUN_BY_TOWN =
  /^Träger(?:in)?: (?:die |der )?(?:Stadt|Gemeinde|Markt|Landkreis|Kreis|Landeshauptstadt|Marktgemeinde) \p{Lu}/u;

/** What a town follows: 'Finanzamt: Musterstadt', 'Gerichtsstand: Musterstadt'. */
const TOWN_ONLY =
  /^(?:(?:zuständiges )?finanzamt|(?:erfüllungsort und |ausschließlicher )?gerichtsstand|erfüllungsort)$/u;
/** A label whose address stands in the line below. */
const SITE_LABEL = /^(?:unsere )?web-?\s?(?:site|seite)\s?:?$/iu;

/** 'Zweigniederlassung eingetragen beim Amtsgericht …': the sentence is the entry itself. */
const ENTERED_AS = /^(?:zweig)?niederlassung (?:ist )?(?:eingetragen|registriert) (?:beim|im|am|unter)(?!\p{L})/iu;

const ENTRY_BEHIND = /^: (?:eingetragen (?:beim|im|am) )?(?:Amtsgericht|Registergericht|Handelsregister|HR[AB] ?\d)/u;

/** 'Die Trauben bringen die Mitglieder, den Rest erledigen wir:' speaks of the company. */
const WE_DO = /, .{3,40} wir$/u;

/** A whole address and the sentence that it ends, in front of a label. */
const BEHIND_ADDRESS = /\d\p{L}?,\s(?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}[^.;]{2,60}[.;]\s/u;

/** 'Eva Probe, Mitglied' and 'Eva Probe (Beirat)' tell what a person is; they are no labels of what follows. */
function isPersonWithRole(text: string): boolean {
  const name = text.length <= 120 ? /^([^,(:]{5,50}?)(?:, | \()/u.exec(text)?.[1] : undefined;
  return name !== undefined && parsePerson(name, true) !== null;
}
