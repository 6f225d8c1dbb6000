import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { isKnownCertifier, CERTIFYING as TESTS } from './certifier-names.ts';
import { GIVEN_BY_FIRM } from './certifier-sayings.ts';
import { hasLegalForm } from './legal-forms.ts';
import { nameWithForm } from './name-text.ts';
import { OWN_VOICE } from './own-voice.ts';
import { partyGoneOnAbout, partyTold } from './parties-told.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { othersNameIn } from './subjects.ts';
import { namedByHost } from './whose-words.ts';

/** What a body that certifies does, beside its name: 'zertifiziert durch die Probe GmbH', 'die Probe GmbH bescheinigt uns'. */
const CERTIFYING =
  /zertifiziert|kontrolliert|geprüft|überwacht|auditiert|akkreditiert|ausgestellt|(?:hat|haben) uns|verliehen|verleiht|vergeben|vergibt|erteilt|bescheinigt|bestätigt|zertifizierer|aussteller|stelle|certified|issued/iu;
/** A company behind the statement that it explains: '… zertifiziert ist: der Probe GmbH'. */
const EXPLAINED = anyCase(
  /(?:zertifiziert|akkreditiert|certified)(?: ist| sind)?\s?[:–-]\s(?:(?:die|der|das|dem) )?(\p{Lu}.{2,80})/iu,
);
const WORKER = "(\\p{Lu}[\\p{L}-]{2,30}(?:\\s(?:[\\p{Lu}\\d][\\p{L}\\d.'’-]{0,30}|&)){1,5})";
/** Who does a company's work: 'Die Wäsche reinigt die Wäscherei Probe', 'unser Holz kommt vom Sägewerk Probe'. */
const WORKERS = [
  `^(?:Unsere?n?|Die|Den|Das)\\s(?:\\p{Ll}{3,20}\\s)?\\p{Lu}[\\p{L}-]{2,30}(?:\\s(?:unsere[rs]|der|des)\\s\\p{Lu}[\\p{L}-]{2,30})?\\s\\p{Ll}{3,15}(?:t|en)\\s(?:(?:uns|für uns|bei uns)\\s)?(?:(?:die|der|das)\\s)?${WORKER}`,
  `(?<!\\p{L})\\p{Ll}{3,12}t\\s(?:für\\s)?uns\\s(?:die|der|das)\\s${WORKER}`,
  `(?<!\\p{L})(?:kommt|kommen|stammt|stammen|wird|werden|beziehen wir|bezieht)\\s(?:\\p{Ll}{2,15}\\s){0,2}?(?:vom|von der|von|aus der|aus dem|bei der|beim|in der)\\s${WORKER}`,
].map((source) => new RegExp(source, 'u'));
/** 'Die Spinnerei ist …' after 'die Spinnerei Probe AG'; 'Das Haus ist …' after whatever company was named. */
const BY_KIND =
  /^(?:[Dd]ie|[Dd]er|[Dd]as|[Dd]iese[rs]?|[Dd]eren|[Dd]essen) (?:\d{4} \p{Ll}{3,20}e[rsn]? )?(\p{Lu}\p{L}{2,30}) (?:ist|sind|trägt|hat|wird|wurde|führt|besitzt|arbeitet|hält|verfügt|besteht|beschäftigt)(?!\p{L})/u;
const OWN_DOING =
  /(?:zertifi\p{L}{0,12}|siegel|label|urkunde|norm|standard|audit|system|management|prüfung|anerkennung|zulassung)s?$/iu;
const PROPER = /^\p{Lu}\p{L}{2,30}(?: \p{Lu}\p{L}{2,30}){1,3}/u;

/**
 * Another whom a text gives the certificate that it names at `at`: its subject, or a company named before it that does
 * not certify. Whether it is the company itself after all shows when the pages are joined.
 */
export function holderIn(text: string, at: number, reading: Reading, before: readonly string[] = []): string | null {
  return (
    othersNameIn(text, reading) ??
    auditedIn(text) ??
    namedBefore(text, at) ??
    namedBehind(text, at) ??
    explained(text) ??
    quoted(text) ??
    apposed(text, at) ??
    workerBefore(text, at) ??
    byKind(text, before) ??
    byPart(text, before, reading) ??
    byName(text, before) ??
    relativeOf(text, at, reading) ??
    partyGoneOnAbout([...before, text], before.length, namedByHost(reading.host)) ??
    namedFirst(text, at, reading)
  );
}

/** 'DNV hat das Managementsystem der Gießerei Muster begutachtet': whose it is that was audited. */
const AUDITED =
  /^(?:(?:Die|Der|Das)\s)?\p{Lu}[^,;:.]{1,60}?\s(?:hat|prüft|auditiert|zertifiziert|überwacht|kontrolliert|begutachtet|bestätigt|bescheinigt)\s(?:das|die|den)\s(?:\p{Ll}{3,20}\s)?\p{Lu}[\p{L}-]{2,40}\s(?:der|des|von)\s((?:\p{Lu}[\p{L}\d.&-]{1,30}\s?){2,5})/u;
const auditedIn = (text: string): string | null => AUDITED.exec(text)?.[1]?.trim() ?? null;

/** 'das akkreditierte Labor der …': what others' places are, beside what the word says of a document. */
const OF_PLACE =
  /[Zz]ertifikat|(?:zertifiziert|akkreditiert|geprüft|anerkannt|zugelassen)e[nmrs]? (?:\p{Ll}{3,20}e[nmrs]? )?\p{L}{0,20}(?:[Ll]abors?|[Bb]etrieb|[Ww]erk|[Ww]erkstatt|[Ll]ager|[Pp]artner|[Uu]nternehmen)(?!\p{L})/gu;

/** '„Als zertifizierter Betrieb legen wir Wert auf …“, sagt Eva Probe von der Probe GmbH': of whose house a customer speaks. */
const QUOTED =
  /(?:[“”"«»],|,[“”"«»])\s(?:sagt|meint|erzählt|berichtet|schreibt|lobt|so|says?|said|explains|writes)\s(.{3,160})$/u;

const quoted = (text: string): string | null => firmIn(QUOTED.exec(text)?.[1] ?? '');

/** 'mit der Spedition Probe, nach … zertifiziert', 'Das Hotel Probe, für das wir …, führt das Siegel': one of a kind by its name. */
const ONE_NAMED = '(?:[Dd]er|[Dd]em|[Dd]ie|[Dd]as) (\\p{Lu}[\\p{L}-]{2,30} (?:(?:der|des) )?\\p{Lu}[\\p{L}-]{1,30})';
const APPOSED = [
  `${ONE_NAMED}( [^,–]{3,60})?(?:,| –) (?=(?:nach|gemäß|akkreditiert|zertifiziert|[\\p{L}\\d-]{2,20}-zertifiziert)(?!\\p{L}))`,
  `^${ONE_NAMED}, (?:für|an|bei|mit|in) (?:den|dem|das|die|der) [^,]{3,80}, (?:trägt|führt|hat|ist|besitzt) `,
].map((source) => new RegExp(source, 'u'));

function apposed(text: string, at: number): string | null {
  // In front of the comma stands a certificate as often: 'wir tragen die Muster Knospe, zertifiziert durch …'.
  const isBefore = (found: RegExpExecArray | null): boolean => found !== null && found.index + found[0].length <= at;
  const [, name, doing = ''] = APPOSED.map((pattern) => pattern.exec(text)).find(isBefore) ?? [];
  return name === undefined || CERTIFYING.test(doing) ? null : name;
}

function namedBefore(text: string, at: number): string | null {
  // 'hat die Muster Service GmbH unserem Verein das Zertifikat … erteilt'
  if (GIVEN_BY_FIRM.test(text)) return null;
  const lead = text.slice(0, at);
  const clauses = hasLegalForm(lead) ? lead.split(/[,;:(]\s?/u) : [];
  const clause = clauses.findLast((part) => hasLegalForm(part));
  // What stands behind the name tells what was done with it: 'im Labor der Probe GmbH, akkreditiert nach …'.
  const toName = clauses.slice(0, clauses.lastIndexOf(clause ?? '') + 1).join(', ');
  if (CERTIFYING.test(toName.replace(OF_PLACE, ''))) return null;
  const name = clause === undefined ? null : nameWithForm(clause.replace(/^Zertifikate? (?:der|des|von|vom) /u, ''));
  if (name === null || CERTIFIED_BY.test(lead.slice(0, lead.indexOf(name)))) return null;
  const isHolder = ITSELF_ACCREDITED.test(text.slice(text.indexOf(name) + name.length));
  return isHolder || !isKnownCertifier(name) ? name : null;
}

/** 'bluesign der Muster Textil AG (PDF)': whose it is behind its name. */
const OF_FIRM =
  /^(?:[^,.;:()]|:\d){2,30} (?:der|des|für (?:die|den|das)) (\p{Lu}[^,;:()]{2,60}? (?:GmbH|AG|KG|SE))(?![\p{L}])/u;

function namedBehind(text: string, at: number): string | null {
  const name = OF_FIRM.exec(text.slice(at))?.[1];
  return name === undefined || isKnownCertifier(name) || TESTS.test(name) ? null : name;
}

/** '… macht die Probe Prüfung AG, akkreditiert nach …': one that tests may hold a certificate, too. */
const ITSELF_ACCREDITED =
  /^, (?:ein(?:e|em|er)? )?(?:selbst )?akkreditiert(?:e[nrs]? \p{L}{3,20})?(?: (?:nach|gemäß)(?!\p{L})|$)/u;

/** 'Unser Betrieb ist durch die …': in front of whoever certified it, which is not whose certificate it is. */
const CERTIFIED_BY = anyCase(
  /(?<!\p{L})(?:unser(?:e|en)?(?: \p{L}{3,30})?|wir) (?:ist|sind|wurden?|werden|wird) (?:seit \d{4} |regelmäßig |jährlich )?(?:durch|von) (?:die |der |den |dem )?(?:\p{L}{2,20} )?$/iu,
);

const explained = (text: string): string | null => firmIn(EXPLAINED.exec(text)?.[1] ?? '');

/** The firm that a text names by its legal form, unless it is known to certify. */
export function firmIn(text: string): string | null {
  const name = hasLegalForm(text) ? nameWithForm(text) : null;
  return name !== null && !isKnownCertifier(name) ? name : null;
}

/** Whom the certificate behind the name of those who do a work is of; what a body does that certifies is its trade. */
function workerBefore(text: string, at: number): string | null {
  const [lead = ''] = sentencesOf(text.slice(0, at)).slice(-1);
  const worker = WORKERS.map((pattern) => pattern.exec(lead)).find((match) => match !== null);
  if (!worker?.[1] || CERTIFYING.test(worker[0]) || isKnownCertifier(worker[1])) return null;
  return worker[1];
}

/** 'Muster ist zertifiziert' behind 'Filze beziehen wir von der Manufaktur Muster'. */
const BY_NAME = /^(\p{Lu}\p{L}{2,30}) (?:ist|sind|trägt|hat|wird|wurde|führt|besitzt|hält|verfügt)(?!\p{L})/u;

function byName(text: string, before: readonly string[]): string | null {
  const name = BY_NAME.exec(text)?.[1];
  if (name === undefined) return null;
  return workersIn(before).find((worker) => worker.split(' ').includes(name)) ?? null;
}

/** '… ein Papierwerk im Schwarzwald, das seit 2019 über ein …', 'Paylane, which is …': what stands before the relative clause. */
const RELATIVE = /^(?:der|die|das|welche[rs]?|which|who|that) /u;
const WE_ARE = /(?<!\p{L})(?:[Ww]ir (?:sind|waren|wurden|arbeiten)|(?:sind|arbeiten) wir|[Ww]e are|are we)(?!\p{L})/u;
/** A company's own, right before the clause. */
const OURS_LAST = /(?<!\p{L})(?:unser\p{L}{0,2}|our|uns|wir)(?: [^\s]{2,30}){0,4}$/iu;

/** Whom a relative clause that names a certificate is about, where that is no word of the company's. */
function relativeOf(text: string, at: number, reading: Reading): string | null {
  const clauses = text.slice(0, at).split(/[,;:] /u);
  const antecedent = RELATIVE.test(clauses.at(-1) ?? '') ? (clauses.at(-2) ?? '') : '';
  if (antecedent === '' || WE_ARE.test(antecedent) || OURS_LAST.test(antecedent) || CERTIFYING.test(antecedent))
    return null;
  const isOwn = namedByHost(reading.host);
  const [, kind, by] = ONE_OF_KIND.exec(antecedent) ?? [];
  return unlessCertifier(partyTold(antecedent, isOwn) ?? kind ?? by ?? null);
}

/** 'Der Kaffee der Rösterei Muster trägt …': whom a sentence names before what it says, without a word of the company. */
function namedFirst(text: string, at: number, reading: Reading): string | null {
  const lead = text.slice(0, at);
  const isOwn = namedByHost(reading.host);
  if (!/^(?:Die|Der|Das|Ein|Eine) /u.test(lead) || OWN_VOICE.test(lead) || isOwn(lead) || CERTIFYING.test(lead))
    return null;
  return unlessCertifier(partyTold(lead, isOwn));
}

const unlessCertifier = (party: string | null): string | null =>
  party !== null && !isKnownCertifier(party) && !TESTS.test(party) ? party : null;

/** 'ein Papierwerk im Schwarzwald', 'by Paylane' */
const ONE_OF_KIND =
  /(?<!\p{L})(?:(?:eine?[mnr]?|ein) (?:\p{Ll}{3,20} )?(\p{Lu}[\p{L}-]{3,30}(?:werk|fabrik|rei|betrieb|firma|unternehmen|labor|lieferant|partner|hersteller))|by (\p{Lu}[\p{L}-]{2,30}))(?: (?:in|im|aus) (?:der |dem )?\p{Lu}[\p{L}-]{2,30})?$/u;

/** Words for a firm that may be any. */
const ANY_FIRM = /^(?:Unternehmen|Betrieb|Firma|Haus|Mühle|Werk|Fabrik|Hof|Manufaktur|Hersteller)$/u;

const workersIn = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence) => WORKERS.flatMap((pattern) => pattern.exec(sentence)?.[1] ?? []));

/** 'Ihr Lager ist …' and 'The plant with its 540 people is …' behind a sentence about another. */
const OF_THEIRS =
  /^(?:(?:Ihre?|Seine?|Deren|Dessen) \p{Lu}\p{L}{2,30} (?:ist|sind|trägt|hat|wurde|hält)|(?:The|Its|Their) (?:\p{Ll}{3,15} )?(?:plants?|sites?|company|firm|factory|factories|mill|foundry|laborator(?:y|ies)|brewery|group|warehouses?)(?: [^.,;]{2,50}?)? (?:is|are|has|have|holds?|carry|carries))(?!\p{L})/u;

function byPart(text: string, before: readonly string[], reading: Reading): string | null {
  const told = before.at(-1);
  return told !== undefined && OF_THEIRS.test(text) ? (othersNameIn(told, reading) ?? firmIn(told)) : null;
}

function byKind(text: string, before: readonly string[]): string | null {
  const kind = BY_KIND.exec(text)?.[1];
  if (kind === undefined || OWN_DOING.test(kind)) return null;
  const clauses = before.flatMap((sentence) => (CERTIFYING.test(sentence) ? [] : sentence.split(/[,;:(]\s?/u)));
  const names = clauses.flatMap((clause) => nameWithForm(clause) ?? []).filter((name) => !isKnownCertifier(name));
  return (
    names.find((name) => name.includes(kind)) ??
    names.at(-1) ??
    workerOf(kind, before) ??
    calledSo(kind, before.at(-1) ?? '')
  );
}

/** 'Das Labor ist …' behind 'Kronen fertigt für uns das Dentallabor Probe'. */
function workerOf(kind: string, before: readonly string[]): string | null {
  const isOfKind = (worker: string): boolean =>
    worker.toLowerCase().split(' ', 1)[0]?.endsWith(kind.toLowerCase()) ?? false;
  const workers = workersIn(before);
  return workers.find(isOfKind) ?? (ANY_FIRM.test(kind) ? workers.at(-1) : undefined) ?? null;
}

/** 'Berufsfachschule für Orthoptik Muster' */
const OF_A_KIND = /(?<!\p{L})(\p{Lu}\p{L}{4,40})(?: (?:(?:für|der|des) )?\p{Lu}[\p{L}-]{2,30}){1,4}/gu;

/** 'Die Azubis besuchen die Akademie Probe': one of a kind by its name. */
function calledSo(kind: string, before: string): string | null {
  if (OWN_VOICE.test(before)) return null;
  const at = before.indexOf(`${kind} `);
  if (at >= 0) return PROPER.exec(before.slice(at))?.[0] ?? null;
  return allMatches(before, OF_A_KIND).find(([, word = '']) => word.endsWith(kind.toLowerCase()))?.[0] ?? null;
}
