import { memoOfText } from '../memo-of-text.ts';
import type { PageKind } from '../types.ts';

/** What a link leads to. Topics beside the page kinds are read for a single field. */
export type Topic = Exclude<PageKind, 'home' | 'other'> | 'sustainability' | 'reviews';

/**
 * Words of links and paths, German and English, folded by `foldWords`: those that tell wherever they stand, and those
 * that tell only where nothing else is said. The order decides where a text names two topics: 'Kontakt & Impressum'
 * is the Impressum.
 */
const WORDS: readonly [topic: Topic, anywhere: string, alone: string][] = [
  [
    'impressum',
    'impressum|imprint|legal notice|legal notices|legal information|legal disclosure|legal details|legal info|legal|' +
      'site notice|anbieter ?kennzeichnung|anbieterkennung|anbieterangaben|anbieterinformation(?:en)?|' +
      'rechtliche hinweise|rechtliche angaben|rechtliches|rechtshinweise?|kleingedruckte[sn]?|' +
      'gesetzliche (?:angaben|informationen|pflichtangaben)|informationspflicht(?:en)?|firmenangaben|' +
      'offenlegung|impressum datenschutz|publisher information|pflichtangaben|pflichtinformationen|mediengesetz',
    '(?:ueber|zu) diese[r]? (?:web)?(?:seiten?|site|homepage|praesenz)|about this (?:web ?)?site|anbieter|[a-z]{4,20} und anbieter|anbieter und [a-z]{4,20}|' +
      'diensteanbieter|seitenbetreiber|betreiber|herausgeber|angaben (?:gemaess|nach|zum) .{1,30}|mentions legales|' +
      'company (?:details|information|info)|business information|corporate information|masthead',
  ],
  [
    'locations',
    'standorte?|unsere standorte|standortuebersicht|filialen?|filialfinder|niederlassungen?|zweigstellen?|' +
      'geschaeftsstellen|locations?|our locations|branches|branch offices|offices|our offices|store finder|stores|' +
      'werke und standorte|betriebsstaetten|ausstellungen|filialverzeichnis|marktfinder|showrooms?|schauraum|schauraeume|' +
      'regionalstellen|bezirksstellen|regionalbueros|depots|ausstellungsraum|bueros|filialnetz|verkaufsstellen|(?:fach|back|brot|bio|wurst|blumen)geschaefte|backshops|(?:werks|fabrik)(?:verkauf|laden|laeden)|hoflaeden|zweigpraxis|zweitpraxis|zweigbuero|aussenstellen?|vertriebsbueros',
    'maerkte|betriebe|haeuser|werke|lager|laeger|lagerhaeuser|praxen|kanzleien|studios|laden|ladengeschaeft|laeden|geschaefte|boutiquen?|[a-z]{3,20}hoefe|' +
      'shops|hotels|gaestehaus|gaestehaeuser|raeume|saele|ateliers|stuetzpunkte|adressen|orte|(?:unsere|alle) orte|beratungsstellen|' +
      '(?:laeden|geschaefte|filialen|standorte|praxen) und [a-z]{4,20}|(?:haeuser|orte|adressen) und (?:oeffnungs)?zeiten|[a-z]{4,20} und (?:standorte|orte|filialen|laeden|tankstellen|niederlassungen)|einrichtungen|unsere einrichtungen|kundenzentr(?:um|en)|kundencenter|sozialstationen|wohngruppen|kitas|in ihrer naehe|[a-z]{3,20}(?:laeden|filialen|(?<![tw])orte|maerkte|praxen|niederlassungen)|' +
      '(?:filiale|standort|niederlassung|zweigstelle|geschaeftsstelle|praxis|kanzlei) [a-z]{3,20}',
  ],
  [
    'team',
    'team|unser team|das team|our team|meet the team|mitarbeiter(?:innen)?|management|management team|' +
      'geschaeftsfuehrung|geschaeftsleitung|leadership|vorstand|fuehrungsteam|people|our people|koepfe|' +
      'anwaelte|partner und anwaelte|unsere leute|mitarbeitende|praxisteam|aerzteteam|mannschaft|crew|' +
      'vorstand und aufsichtsrat',
    'menschen|gesichter|aerzte|aerztinnen und aerzte|steuerberater|berater|lehrkraefte|kollegium|trainer|dozenten|' +
      'gremien|organe|organisation|inhaber(?:in)?|zur person|vita',
  ],
  [
    'certificates',
    'zertifikate?|urkunden|zertifizierung(?:en)?|zertifiziert|certifications?|certificates?|certified|qualitaet|quality|' +
      'qualitaetsmanagement|quality management|qualitaetspolitik|qualitaetssicherung|guetesiegel|pruefsiegel|' +
      'auszeichnungen|awards|akkreditierung(?:en)?|accreditations?|mitgliedschaften|iso 9001|iso 14001|iso 27001',
    'siegel|pruefzeichen|normen|nachweise?|(?:bio|oeko|eignungs|qualitaets|befaehigungs|sachkunde) ?(?:nachweise?|siegel|kontrolle)|(?:siegel|nachweise|zulassungen|praequalifikation(?:en)?|normen|labels?) und [a-z]{4,20}|[a-z]{4,20} und (?:siegel|nachweise|zulassungen|normen|labels)|zulassungen|praequalifi(?:kation(?:en)?|zierung)|eignungsnachweise?|geprueft(?: und [a-z]{4,20})?|bio zerti[a-z]+|kontrolliert(?:e)? bio|gepruefte qualitaet|qualifikation(?:en)?|sicherheit|security|(?:it|informations) ?sicherheit|trust center',
  ],
  [
    'contact',
    'kontakt|contact|contact us|contacts|kontaktdaten|kontaktformular|kontaktieren|kontaktaufnahme|get in touch|' +
      'ansprechpartner(?:innen)?|anfahrt|adresse|so erreichen sie uns|so finden sie uns|schreiben sie uns',
    'hallo|sag hallo|sprechen wir|lets talk|say hello|lage und anfahrt|oeffnungszeiten',
  ],
  [
    'about',
    'ueber uns|uber uns|ueberuns|wir ueber uns|about|about us|aboutus|unternehmen|das unternehmen|unser unternehmen|' +
      'company|our company|the company|firma|die firma|unsere firma|firmenprofil|unternehmensprofil|firmenportraet|' +
      'portraet|portrait|profil|profile|company profile|wer wir sind|who we are|das sind wir|wir stellen uns vor|geschichte|historie|' +
      '(?:firmen|unternehmens|haus|hof|familien|praxis|vereins|betriebs|werks?|kanzlei|entstehungs)geschichte|unsere geschichte|history|our history|our story|philosophie|betrieb|' +
      'unser betrieb|kanzlei|die kanzlei|verein|der verein|genossenschaft|tradition|zahlen und fakten|' +
      'zahlen daten fakten|daten und fakten|facts and figures|chronik|meilensteine|milestones|familienbetrieb|' +
      'familienunternehmen|unternehmensgruppe',
    `(?:${[
      'agentur|apotheke|baeckerei|bank|bibliothek|brauerei|buero|druckerei|einrichtung|gaertnerei',
      'gasthof|gesellschaft|gruppe|gut|haus|hof|hotel|institut|kellerei|kindergarten|klinik|konzern|labor|manufaktur',
      'metzgerei|muehle|praxis|redaktion|restaurant|roesterei|schule|schreinerei|stiftung|studio|tischlerei|verband',
      'verlag|weingut|werk|werkstatt|werkstaette|wirtshaus|zentrum',
    ].join('|')})|ueber (?!diese)[a-z]+(?: [a-z]+)?|wer sind wir|wir|story|werdegang|leitbild|werte|` +
      'unsere werte|unsere wurzeln|wie alles begann|(?:firmen)?jubilaeum|unser weg|warum wir|was uns ausmacht|gastgeber(?:familie)?|winzerfamilie|(?:damals|gestern) und heute|herkunft|familie|unsere familie|fakten|zahlen|facts',
  ],
  [
    'sustainability',
    'nachhaltigkeit|sustainability|umwelt|umweltschutz|klimaschutz|environment|csr|corporate responsibility|' +
      'verantwortung|responsibility|esg',
    'klima|gruene energie|green|nachhaltig|green events',
  ],
  [
    'reviews',
    'bewertungen|kundenbewertungen|kundenstimmen|kundenmeinungen|reviews|customer reviews|testimonials|' +
      'rezensionen|erfahrungsberichte|meinungen|gaestestimmen|mandantenstimmen|patientenstimmen|gaestebuch|' +
      '(?:kunden|patienten|gaeste|mieter|mandanten)(?:befragung|umfrage)(?:en)?',
    'referenzen|references|stimmen|lob|lob und (?:kritik|tadel)|gaestelob|kundenlob|gaestebewertungen|google bewertungen|erfahrungen|feedback|' +
      'kundenfeedback|vertrauen|(?:haendler|verkaeufer)profil|qualitaetsberichte?|(?:kunden|patienten|gaeste)urteile?|kunden|unsere kunden|customers|(?:kunden)?zufriedenheit|was (?:unsere )?(?:kunden|gaeste) sagen|das sagen unsere (?:kunden|gaeste)',
  ],
];

const PATTERNS = WORDS.map(([topic, anywhere, alone]) => ({
  topic,
  whole: new RegExp(`^(?:${anywhere})$`),
  alone: new RegExp(`^(?:(?:der|die|das|unsere?|ihre?) )?(?:${alone})$`),
  within: new RegExp(`(?:^| )(?:${anywhere})(?= |$)`),
}));

/** Paths of a site's daily business: a word found there is the subject of an article, not of the page. */
const DAILY_BUSINESS =
  /(?:^| )(?:jobs?|karriere|career|careers|stellen|stellenangebote|blog|news|aktuelles|presse|magazin|events?|termine|kalender|calendar|shop|produkte?|products?|warenkorb|cart|login|tag|category|author|feed|archiv)(?= |$)/;
const CONDITIONS = /(?:^| )(?:datenschutz|privacy|agb)(?= |$)/;

/** Whether an address lies in a site's daily business; `/shop_content.php?id=4` may be any page. */
export function isDailyBusiness(address: string, segments = pathSegments(address)): boolean {
  const bare = address.replace(/\/[^/?]{1,60}\.(?:php|aspx?|jsp|cfm)\?/i, '/?');
  const subjects = bare === address ? segments : pathSegments(bare);
  return subjects.some((segment) => DAILY_BUSINESS.test(segment));
}

const LANGUAGE_CODES = new Set(
  'de en fr it es nl pl cs sk hu sl hr da sv no fi pt ro bg ru uk tr zh ja ko ar'.split(' '),
);

/** Lower case, umlauts written out, every run of other signs as one space. */
export const foldWords = memoOfText((text) =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' und ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim(),
);

/** A link to the legal notice of those who built the site, named by their trade alone. */
const SOMEONE_ELSES =
  /^(?:impressum|imprint) (?:(?:der|des|unserer|unseres|of the|of our) )?(?:web|werbe|internet|digital)? ?(?:agentur|agency|webdesigners?|designers?|webmasters?|hosters?|programmierers?)$/;

export interface Judgement {
  topic: Topic;
  score: number;
}

/** Points of a text that is a topic's name and nothing else. */
const WHOLE = 10;

/** Points that a link must have to be worth a request. */
export const WORTH_ASKING = 4;

/**
 * Judges where a link leads from its words and its path; null where nothing speaks for a topic.
 * `words` are its text, title and image texts, best first.
 */
export function judgeLink(words: readonly string[], address: string): Judgement | null {
  const segments = pathSegments(address);
  // '/anbieter/kennzeichnung'
  const pair = segments.slice(0, 2).toReversed().join(' ');
  const folded = words.map(foldWords);
  if (folded.some((text) => SOMEONE_ELSES.test(text))) return null;
  const daily = isDailyBusiness(address, segments) || segments.some((segment) => CONDITIONS.test(segment)) ? 5 : 0;
  let best: Judgement | null = null;
  const spokenPoints = folded.map(pointsOf);
  const writtenPoints = segments.map(pointsOf);
  for (const [at, pattern] of PATTERNS.entries()) {
    const spoken = Math.max(0, ...spokenPoints.map((points) => points[at] ?? 0));
    const written = Math.max(0, ...writtenPoints.map((points, index) => (points[at] ?? 0) / (index === 0 ? 1 : 3)));
    const score = spoken + (pattern.whole.test(pair) ? WHOLE : written) * 0.6 - daily;
    // 'Kontakt & Rechtliches' is the legal notice even where its address says /kontakt.
    if (pattern.topic === 'contact' && best?.topic === 'impressum' && best.score >= 7) continue;
    if (score >= WORTH_ASKING && (!best || score > best.score + 1)) best = { topic: pattern.topic, score };
  }
  if (!best && daily === 0 && folded.some((text) => namesTheHouse(text, address))) {
    return { topic: 'about', score: WORTH_ASKING };
  }
  return best;
}

/** 'Die Sennerei' on sennerei-muster.at: a site tells of itself under the word that its address has for it. */
function namesTheHouse(text: string, address: string): boolean {
  const word = /^(?:die|das|der|unsere?) ([a-z]{5,20})$/.exec(text)?.[1];
  return word !== undefined && foldWords(new URL(address).hostname).includes(word);
}

/** The points of a folded text for each topic's pattern; the words of menus are the same on most sites. */
const pointsOf = memoOfText((text): readonly number[] => PATTERNS.map((pattern) => matchPoints(text, pattern)));

function matchPoints(text: string, { whole, alone, within }: Record<'whole' | 'alone' | 'within', RegExp>): number {
  if (text === '') return 0;
  if (whole.test(text)) return WHOLE;
  if (alone.test(text)) return 6;
  if (!within.test(text)) return 0;
  const words = text.split(' ').length;
  return words <= 4 ? 7 : words <= 8 ? 4 : 1;
}

/** Words of the path, of the query's values and of a route in the fragment, last segment first. */
function pathSegments(address: string): string[] {
  const url = new URL(address);
  const values = [...url.searchParams.values()];
  return [...url.pathname.split('/'), ...values, ...url.hash.split('/')]
    .map((segment) => foldWords(decode(segment).replace(/\.(?:html?|php|aspx?|jsp|cfm)$/i, '')))
    .filter((segment) => segment !== '')
    .toReversed();
}

/** The language an address names: `/en/…`, `/de-at/…`, `?lang=en`, `en.firma.de`. */
export function languageInAddress(address: string): string | null {
  const url = new URL(address);
  const named = url.searchParams.get('lang') ?? url.searchParams.get('language') ?? url.searchParams.get('L');
  const codes = [named, url.pathname.split('/')[1], url.hostname.split('.')[0]];
  for (const code of codes) {
    const short = /^([a-z]{2})(?:[-_][a-z]{2})?(?:\.html?)?$/i.exec(code ?? '')?.[1]?.toLowerCase();
    if (short !== undefined && LANGUAGE_CODES.has(short)) return short;
  }
  return null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
