import type { Line } from '../dom/lines.ts';
import { foldKey } from './choose.ts';
import { hasGivenName } from './given-names.ts';
import { INTRODUCED } from './other-parties.ts';
import { OWN_VOICE } from './own-voice.ts';
import { parsePerson } from './person-names.ts';
import type { Reading } from './reading.ts';
import { wordSign } from './word-signs.ts';

/** Words by which a company says that it holds what the sentence names. */
const HELD = new RegExp(
  [
    'zertifi|certifi|akkredit|accredit|auditiert|präqualifi',
    'gütesiegel|gütezeichen|qualitätssiegel|prüfzeichen|prüfsiegel|(?<!\\p{L})(?:qualitäts)?label(?!\\p{L})',
    '(?:TÜV|DEKRA)[ -]geprüft',
    '(?<!\\p{L})(?:trägt|tragen|führt|führen|erhielt|erhielten) (?:\\S{1,30} ){0,6}\\S{0,20}siegel(?!\\p{L})',
    // 'besitzt die Zulassung als Schweißbetrieb nach …'
    '(?<!\\p{L})(?:besitz(?:t|en)|verfüg(?:t|en) über) (?:\\S{1,30} ){0,6}(?:zulassung|eignungsnachweis|\\p{L}{0,15}qualifikation|anerkennung|bescheinigung)(?!\\p{L})',
    'anerkannt|zugelassen|ausgezeichnet|registriert nach|-registriert',
  ].join('|'),
  'iu',
);
/** Words without one of which no sentence says so; trades that are certificates by themselves included. */
export const HELD_WORD = wordSign(
  /zertifi|certifi|akkredit|accredit|auditiert|siegel|zeichen|label|anerkannt|zugelassen|registriert|ausgezeichnet|präqualifi|fachbetrieb|bioland|naturland|demeter|urkunde|bescheinig|zulassung|nachweis|anerkennung|-geprüft/iu,
);

const YEAR = '(?:19|20)\\d\\d';
/** What a company had: 'bis 2021 waren wir …', 'war … bis 2021', 'lief 2021 aus'. */
const HAD = '(?:war|waren|trug|trugen|hatten?|führten?|hielten?|besaß|besaßen)';
const OVER = [
  '(?<!\\p{L})l(?:ieß|ass)(?:en)? .{0,80}(?:auslaufen|verfallen)(?!\\p{L})|(?:auslaufen|verfallen) l(?:ieß|ass)(?:en)?(?!\\p{L})',
  'abgelaufen|ausgelaufen|abgelöst|erloschen|entzogen|zurückgegeben|zurückgaben|aufgegeben|ehemal|frühere|(?<!\\p{L})früher(?!\\p{L})',
  // 'Stufe Gold (2019–2021)'; readers know no date of today, but these years are gone for good
  '\\((?:von )?(?:19|20)\\d\\d\\s?(?:[–-]|bis)\\s?(?:19\\d\\d|20[01]\\d|202[0-5])\\)',
  '^(?:19|20)\\d\\d\\s?[–-]\\s?(?:19|20)\\d\\d\\s?:|nicht (?:mehr )?(?:erneuert|verlängert)|(?<!\\p{L})lief(?:en)? .{0,60}(?:aus|ab)(?!\\p{L})|gaben .{0,60}zurück',
  '(?<!\\p{L})waren wir (?:\\S{1,40} ){0,10}(?:zertifiziert|akkreditiert)[.;,]?$',
  `(?<!\\p{L})bis (?:\\p{L}{2,10} )?${YEAR},? (?:\\p{L}{2,15} )?${HAD}(?!\\p{L})`,
  `(?<!\\p{L})(?:war|waren|galt|galten) (?:nur |noch )?bis (?:zum |ende )?(?:[\\d.]{2,6}\\s?|\\p{L}{3,9} ){0,2}${YEAR}`,
  `(?<!\\p{L})${HAD} .{0,120}(?<!\\p{L})bis (?:\\p{L}{2,10} )?${YEAR}`,
];
const IS_OVER = new RegExp(OVER.join('|'), 'iu');
const INTENDED = '(?:wollen|möchten|will|soll|sollen|planen|plant|beabsichtigen)';
const PLANS = [
  'in preparation|im aufbau|befindet sich|angestrebt|streb(?:en|t) .{0,60} an(?!\\p{L})|geplant|erwarten|planned|demnächst|beantragt',
  'vorgesehen|in planung|auf dem weg (?:zu|nach)|bereiten .{0,60} vor(?!\\p{L})|steht noch aus|stehen noch aus|steh(?:t|en) (?:\\S{2,15} )?bevor|läuft das audit|vorgenommen|auf der agenda|künftig|arbeiten (?:derzeit |gerade |aktuell )?an(?!\\p{L})',
  `(?<!\\p{L})${INTENDED}(?!\\p{L}).{0,120}(?:zertifizier|akkreditier|auditier|siegel|label|zertifikat|erlangen|erwerben|folgen)`,
  '(?:werden|lassen) wir .{0,80}zertifizieren|(?:plan|aim|hope|intend) to|working towards|will be',
];
const DENIED = [
  'nicht (?!nur|allein|zuletzt).{0,60}?(?:zertifiziert|akkreditiert|auditiert|anerkannt|zugelassen|ausgezeichnet)|verzichten|not (?:yet )?(?:certified|accredited)',
  '(?<!\\p{L})(?:keine?[nmrs]?|ohne|no) (?:\\S{2,30} ){0,2}(?:\\S{0,20}zertifi|\\S{0,20}siegel|label|akkredit|certifi|accredit)',
  '(?<!\\p{L})nicht mehr(?!\\p{L})|noch nicht|not yet|no longer',
];
const NOT_NOW = new RegExp([...OVER, ...DENIED].join('|'), 'iu');
/** Sentences about others' certificates, advice on norms, and norms that work merely follows. */
const NOT_HELD = new RegExp(
  [
    // services around certificates
    '(?:mit|bei|von) (?:dem|der|denen) wir(?!\\p{L})|, (?:dessen|deren) (?:\\S{3,25} ){1,2}wir(?!\\p{L})',
    '(?<!\\p{L})(?:brauchen|benötigen|müssen) (?:betriebe|unternehmen|firmen|sie)(?!\\p{L})|(?<!\\p{L})(?:betriebe|unternehmen|firmen) (?:brauchen|benötigen|müssen)(?!\\p{L})',
    'beraten|beratung|begleit|vorbereitung|einführung (?:von|eines)|schulung|unterstütz|helfen|zertifizieren zu lassen|lassen sie .{0,60}zertifizieren|wir zertifizieren|was (?:ist|bedeutet)',
    // others' certificates
    '(?<!\\p{L})(?:nebenan|nachbar(?:n|in|haus|betrieb)?)(?!\\p{L})',
    '(?<!\\p{L})(?:mit uns|mit unserer (?:hilfe|unterstützung)|dank uns)(?!\\p{L})',
    'kunden|lieferant|zulieferer|hersteller|rechenzentr|data cent(?:re|er)|hoster|hosting|server|durch ein akkreditiert|kalibriert',
    '(?:milch|referenz|partner|prüf|fremd)labor|druckerei|zertifizierte[nmrs]? (?:papier|material|holz|partner|betriebe)|partner(?:betrieb|firma|unternehmen|werkstatt)|franchisegeber|systemzentrale',
    '(?<!\\p{L})(?:aus|von|vom|bei|beim) (?!unser)[^().]{2,60}\\([^()]{0,40}zertifiziert',
    '(?<!\\p{L})(?:unsere?[rmns]? |ihre?[rmns]? |die |der |eine?r? )(?:\\S{3,20} )?(?:\\p{L}{0,20}-?)(?:dienstleister|zulieferer|subunternehm|nachunternehm|(?<=\\p{L}{3})partner(?!\\p{L})|netzgesellschaft|netzbetreiber|spediteur|vermieter|schwester|tochter|mutter(?!\\p{L})|konzern)',
    // 'Mitglied im Institut Muster, einer nach … akkreditierten Stelle'
    '(?<!\\p{L})eine[rm] (?:\\S{1,20} ){0,6}(?:akkreditierte|zugelassene)[nr] (?:\\p{L}{0,20})(?:stelle|labor|institut)',
    // 'Verpackt wird in der Probe-Werkstatt; sie ist …': the company itself is not where its work is done
    '^(?!.{0,60}(?:unser|wir(?!\\p{L})|betrieb|firma|unternehmen)).{0,60}(?<!\\p{L})(?:bei|beim|im|vom|(?:in|bei|von) der) [\\p{L} -]{3,40}[,;] (?:sie|er|es) (?:ist|sind|hat)(?!\\p{L})',
    '(?<!\\p{L})(?:aus|von|bei|mit|in eine[mr]) (?!unser)(?:\\p{L}{2,20} ){0,3}\\p{L}{3,30}, (?:die|der|das|welche) .{0,80}(?:zertifiziert|akkreditiert)',
    // what visitors and people get who learn
    '(?<!\\p{L})(?:erwerben|erhalten|bekommen|erlangen|absolvieren) sie(?!\\p{L})|(?<!\\p{L})sie (?:erwerben|erhalten|bekommen|erlangen|absolvieren)(?!\\p{L})|teilnehmer|teilnehmende|absolvent',
    '(?:auditor|sachkundige)(?:in|innen|en|r|n)? (?:nach|gemäß|für)(?!\\p{L})',
    'zertifizierte[rn]? (?:\\S{2,20} )?\\p{L}{0,20}(?:auditor|sachkundig|trainer|berater|prüfer|expert|coach|gutachter|schweißer|techniker|therapeut|lehrer|sachverständig|planer|monteur)',
    // norms that are followed
    'anlehnung|orientier(?:en|t)(?!\\p{L})|anstreb|vorgaben (?:der|nach)|anforderungen (?:der|nach|aus)|(?<!österreichische[sn]? )umweltzeichen',
    'haben das \\S{2,20}-zertifikat',
    ...OVER,
    ...PLANS,
    ...DENIED,
    '\\?$',
  ].join('|'),
  'iu',
);

/** Whether a sentence says that the company itself holds what it names. */
export function saysHeld(sentence: string): boolean {
  return HELD.test(sentence) && isOwnStatement(sentence);
}

/** Whether a sentence that names what the company is says that it is so now: not 'bis 2019 waren wir Fachbetrieb'. */
export const isPresent = (sentence: string): boolean => !NOT_NOW.test(sentence);

/** Whether a line that tells details of a certificate can be about the company's own. */
export const isOwnStatement = (line: string): boolean => !NOT_HELD.test(line) && !INTRODUCED.test(line);

/** Whether the sentence behind a certificate takes it back: '2021 haben wir das Zertifikat zurückgegeben.' */
export const takesBack = (sentence: string): boolean =>
  /zertifikat|siegel|label|auszeichnung|certificate|(?<!\p{L})(?:es|sie)(?!\p{L})/iu.test(sentence) &&
  IS_OVER.test(sentence);

/** Whether a line says of the certificate above it that it has ended. */
export const isOver = (line: string): boolean => IS_OVER.test(line);

/** Headings of what is not held, or by others. */
const DISOWNED = new RegExp(
  [
    '^(?:(?:unsere|die) )?(?:frühere|ehemalige|abgelaufene|vergangene|geplante|künftige|angestrebte)n? ',
    '^(?:unsere )?(?:partner|produktzertifikate|abgelaufen)\\s?:?$',
    '^(?:unsere )?(?:ziele|vorhaben|pläne|roadmap)(?: (?:bis |für )?20\\d\\d)?\\s?:?$',
    '^(?:geplant|in (?:vorbereitung|planung|arbeit)|ausblick|als nächstes|früher|ehemals|planned|former)\\s?:?$',
    '^(?:(?:unsere|ihre) )?(?:lieferanten|zulieferer|hersteller|rechenzentr\\p{L}{1,3}|hosting|hoster|data cent(?:re|er)s?)\\s?:?$',
    '(?:zertifi|siegel|certifi).{0,40} (?:unserer|unseres|der|des|of our) (?:lieferanten|zulieferer|hersteller|(?:\\p{L}{3,20})?partner|marken|produkte|artikel|mitarbeit|rechenzentr|hosters?|konzern|mutter|schwester|tochter|suppliers)',
  ].join('|'),
  'iu',
);

/** Heads of table columns that name others, or what is made and sold, as the holders of what the row names. */
const HEAD_OF_OTHERS =
  /^(?:lieferant(?:en)?|zulieferer|hersteller|produkte?|modelle?|artikel|serie|seminare?|kurse?|schulung(?:en)?|lehrgang|lehrgänge|workshop|weiterbildung|mitarbeiter(?:in|innen)?|person|partner|kund(?:e|en|in)|firma|unternehmen|gesellschaft|gebäude|objekt|projekt|marke|rohstoff|betrieb)$/iu;

const TITLES = /^(?:(?:Herr|Frau|Prof|Dr|Dipl|Mag|Ing)\S*\s){1,4}/u;

/** Whether a heading is the name of one of the staff: the company is not called so. */
function isPersons(heading: string, { metadata, host }: Reading): boolean {
  if (heading.length > 50 || !hasGivenName(heading.replace(TITLES, ''))) return false;
  const name = parsePerson(heading, true)?.name;
  if (name === undefined) return false;
  return !foldKey(`${metadata.title} ${host}`).includes(foldKey(name.slice(name.lastIndexOf(' ') + 1)));
}

/** What a person's card says of the person. */
function belowPerson(lines: readonly Line[], at: number): Line[] {
  const { heading } = lines[at] as Line;
  const below = lines.slice(at + 1, (lines[at] as Line).scopeEnd + 1);
  const end = below.findIndex((line) => line.heading > 0 && line.heading <= heading);
  return (end < 0 ? below : below.slice(0, end)).filter(({ text }) => !OWN_VOICE.test(text));
}

/** The lines below headings, in lists of others and in tables that tell of certificates that are not the company's, or not now. */
export function disownedLines(reading: Reading): ReadonlySet<number> {
  const { lines, pieces } = reading;
  const disowned = new Set<number>();
  const hasWords = pieces.some(({ signs }) => (signs & HELD_WORD) > 0);
  for (const { heading, text, index, scopeEnd } of lines) {
    if (heading === 0 || heading > 6 || text.length > 90) continue;
    if (DISOWNED.test(text)) for (let i = index; i <= scopeEnd; i++) disowned.add(i);
    else if (hasWords && isPersons(text, reading))
      for (const line of belowPerson(lines, index)) disowned.add(line.index);
  }
  for (const { text, index, heading } of hasWords ? lines : []) {
    if (heading > 0 || text.length > 200 || !text.endsWith(':') || !HELD.test(text) || isOwnStatement(text)) continue;
    for (let item = index + 1; lines[item]?.tag === 'li' && !lines[item]?.text.endsWith(':'); item++)
      disowned.add(item);
  }
  for (const [i, { tag, text, index }] of lines.entries()) {
    if (tag !== 'th' || text.length > 40 || !HEAD_OF_OTHERS.test(text) || lines[i - 1]?.tag === 'td') continue;
    for (let cell = i; /^t[dh]$/u.test(lines[cell]?.tag ?? ''); cell++) disowned.add(index + cell - i);
  }
  return disowned;
}
