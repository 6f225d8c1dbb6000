import { anyCase } from '../any-case.ts';
import type { IsOwn } from './whose-words.ts';
import { THIS_YEAR, yearsFrom, yearsUpTo } from './years.ts';

const YEAR = '(?:19|20)\\d\\d';
/** What held until the year before may hold again. */
const GONE = yearsUpTo(THIS_YEAR - 2);
const TO_COME = yearsFrom(THIS_YEAR);
/** What a company had: 'bis 2021 waren wir …', 'war … bis 2021', 'lief 2021 aus'. */
const HAD = '(?:war|waren|trug|trugen|hatten?|führten?|hielten?|besaß|besaßen|galt|galten|durften?)';
const OVER = [
  '(?<!\\p{L})l(?:ieß|ass)(?:en)? .{0,80}(?:auslaufen|verfallen)(?!\\p{L})|(?:auslaufen|verfallen) l(?:ieß|ass)(?:en)?(?!\\p{L})',
  'discontinued|expired|withdrawn as of|abgelaufen|ausgelaufen|abgelöst|erloschen|entzogen|zurückgegeben|zurückgaben|aufgegeben|ehemal|frühere|(?<![\\p{L}(])früher(?!\\p{L})|(?:nach|gemäß) der alten (?:din|norm|iso|en)(?!\\p{L})',
  'aberkannt|ausgesetzt|entfallen|entfiel|weggefallen|widerrufen|zurückgezogen|zurückgelegt|niedergelegt|gekündigt|ausgestiegen|verabschiedet|zurückgesandt|zurückgenommen|abgemeldet|umgestiegen|an den nagel|zum letzten mal|mit auslaufen|abgeschafft|aufgehört|hinfällig|ungültig|(?<!\\p{L})(?:ruht|verloren(?! geh))(?!\\p{L})',
  '(?<!\\p{L})(?:endete(?!n)|ende[nt]e unsere|(?:eingestellt|(?<!erfolgreich )beendet)(?: (?:seit |im |ende )?(?:19|20)\\d\\d)?[.;,]?$)|(?:zertifi\\p{L}{1,10}|siegel|label) .{0,60}(?<!\\p{L})(?:eingestellt|(?<!erfolgreich )beendet|abgegeben)(?!\\p{L})',
  // 'Stufe Gold (2019–2021)'
  `\\((?:von )?${YEAR}\\s?(?:[–-]|bis)\\s?${yearsUpTo(THIS_YEAR - 1)}[ )]`,
  `^(?:von )?${YEAR}\\s?(?:[–-]|bis)\\s?${YEAR}\\s?:|(?:zertifiziert|akkreditiert|anerkannt|zertifikat|siegel|label) (?:nur |noch )?bis (?:ende )?${GONE}(?![\\d.])`,
  'nicht (?:mehr |wieder )?(?:erneuert|aufgenommen|verlänger\\p{L}{1,3})(?!\\p{L})|(?<!\\p{L})lief(?:en)? .{0,60}(?:aus|ab)(?!\\p{L})|(?<!\\p{L})(?:gaben|legten) .{0,60}(?:zurück|(?<!\\p{L})ab(?!\\p{L})|nieder)',
  `[–-] bis ${GONE}(?![\\d.])|(?<!\\p{L})bis zur (?:auflösung|schließung|stilllegung)(?!\\p{L})`,
  '(?<!\\p{L})waren wir (?:\\S{1,40} ){0,10}(?:zertifiziert|akkreditiert)[.;,]?$',
  `(?<!\\p{L})bis (?:\\p{L}{2,12} ){0,3}${YEAR},? (?:\\p{L}{2,15} )?${HAD}(?!\\p{L})`,
  `(?<!\\p{L})(?:war|waren|galt|galten) (?:nur |noch )?bis (?:zum |ende )?(?:[\\d.]{2,6}\\s?|\\p{L}{3,9} ){0,2}${YEAR}`,
  `(?<!\\p{L})until (?:\\p{L}{3,9} )?${YEAR},? (?:we|our|the|it) .{0,80}(?:was|were|held|had)(?!\\p{L})|(?<!\\p{L})(?:was|were|held|had) .{0,80}(?<!\\p{L})(?:until|to) (?:\\p{L}{3,9} )?${GONE}(?!\\d)|(?<!\\p{L})from ${YEAR} (?:until|to) ${GONE}`,
  '(?:certificat(?:e|ion)|label|seal|it) (?:ended|lapsed|ran out)(?!\\p{L})|lapsed|(?:not|never) renewed|no longer hold|gave up|given up|let it go',
  `(?<!\\p{L})${HAD} .{0,120}(?<!\\p{L})bis (?:\\p{L}{2,12} ){0,3}(?:[\\d.]{2,6}\\s?)?${YEAR}`,
];
const IS_OVER = anyCase(OVER.join('|'));

const INTENDED =
  '(?:wollen|möchten|will|soll|sollen|planen(?! und \\p{L}{3,15}en )|(?<!(?:our|the|this|its|each|every|new|main|second) (?:[a-z]{4,15} )?)plant|beabsichtigen|hoffen|erhoffen|rechnen(?!.{0,60}(?<!\\p{L})ab(?!\\p{L}))|erwarten|könnten|hätten|wünschen)';
const CERTIFYING = '(?:zertifizier|akkreditier|auditier|siegel|label|zertifikat|certifi|accredit)';
const PLANS = [
  'in preparation|application submitted|applied for|audit scheduled|in vorbereitung|im aufbau|befinde[tn] (?:sich|uns)|angestrebt|streb(?:en|t) .{0,60} an(?!\\p{L})|geplant|erwarten|prüfen wir (?:für|bis|ab) 20\\d\\d|planned|demnächst|beantragt|angemeldet|anvisiert|vorgemerkt|(?:zurück|hintan)gestellt|aufgeschoben|vertagt|eingeplant|angesetzt|terminiert',
  'vorgesehen|in planung|in arbeit(?!\\p{L})|auf dem weg (?:zu|nach)|der weg zu|bereiten .{0,60} vor(?!\\p{L})|steht noch aus|stehen noch aus|steh(?:t|en) (?:\\S{2,15} )?(?:bevor|an(?=[.,;:!]|$))|läuft das audit|(?<!\\p{L})uns (?!nicht nur)(?:\\S{2,25} ){0,6}?vorgenommen|in angriff|auf (?:der agenda|dem programm|dem plan)(?!\\p{L})|(?<!\\p{L})(?:denken|dachten) .{0,60} nach(?=[.,;!]|$)|(?<!\\p{L})(?:überlegen|erwägen)(?!\\p{L})|künftig|(?:wir arbeiten|arbeiten wir) (?:derzeit |gerade |aktuell )?an(?!\\p{L})',
  'voraussichtlich|mittelfristig|langfristig|perspektivisch|nächste[sr]? (?:\\p{L}{2,20} )?(?:ziel|schritt|etappe)|(?<!\\p{L})(?:unser|das|unsere|als) ziele?(?!\\p{L})|antrag (?:auf|läuft|ist|wurde|liegt)|verfahren läuft|geht alles gut|kurz vor (?:der|dem) |(?:prüft|auditiert) uns (?:derzeit|gerade|aktuell)|zertifizierung .{0,40}(?:begonnen|gestartet)',
  `(?:zertifiziert|auditiert|akkreditiert|geprüft) (?:wird|werden) (?:wir )?(?:erst |im \\p{L}{3,9} |ende |anfang |mitte )?${TO_COME}`,
  '(?<!\\p{L})(?:derzeit|gerade|aktuell|momentan|zurzeit|zur zeit|noch) (?:\\p{L}{2,12} ){0,2}(?:durchlaufen|im verfahren|im prozess|dabei|in der zertifi)|(?:durchlaufen|bauen|führen) (?:wir )?(?:derzeit|gerade|aktuell|momentan|zurzeit)|zertifizierungs(?:verfahren|prozess|phase)(?!.{0,60}abgeschlossen)',
  `(?:zertifizierung|auditierung|akkreditierung)(?: (?:nach|gemäß) .{2,40}?)? (?:läuft|laufen|folgt|folgen|beginnt|startet)(?! bis)(?!\\p{L})|${CERTIFYING}.{0,80}(?<!\\p{L})fehlt(?!\\p{L})|(?<!\\p{L})fehlte? uns(?!\\p{L})`,
  `(?<!\\p{L})(?:sobald|wenn|falls|sollten?) .{0,120}(?:${CERTIFYING}|erteil|verlieh|bewillig)`,
  `^(?:ab|spätestens|bis|für|im jahr) (?:ende |mitte |anfang )?${TO_COME} [^,;.]{0,30}(?:werden|wird|dann|sind|ist|haben|bekommen|erhalten)(?!\\p{L})`,
  `(?<!\\p{L})(?:frühestens|spätestens|(?<!gültig )ab) (?:ende |mitte |anfang )?${TO_COME}|\\((?:zertifizierung|audit|prüfung) (?:(?:im|in|ab|ende|anfang|mitte|für) |${TO_COME}\\))`,
  `(?<!\\p{L})${INTENDED}(?!\\p{L}).{0,120}(?:${CERTIFYING}|erlangen|erwerben|folgen)`,
  `${CERTIFYING}.{0,80}(?<!\\p{L})${INTENDED}(?!\\p{L})`,
  'werden wir .{0,80}zertifizieren|lassen wir (?!uns (?:freiwillig|regelmäßig|regelmässig|jährlich|extern|jedes jahr)).{0,80}zertifizieren|wir lassen (?:uns|unser) .{0,80}zertifizieren|werden .{0,80}(?:zertifiziert|akkreditiert) sein|(?:plan|aim|hope|intend) to|working towards|will be',
];
const NOT = 'nicht (?!nur|allein|zuletzt|umsonst|ohne|selbstverständlich|jede|viele|alle|von ungefähr)';
const DENIED = [
  `${NOT}.{0,60}?(?:zertifiziert|akkreditiert|auditiert|anerkannt|zugelassen|ausgezeichnet|geprüft|erteilt|erhalten|vergeben|verliehen)|verzichte|not (?:yet )?(?:certified|accredited)`,
  `${CERTIFYING}.{0,80}(?<!\\p{L})nicht(?=[.,;!]|$| (?:mehr|beantragt|vor|nötig|erforderlich|geben|führen|tragen|verwenden|zeigen|nutzen)(?!\\p{L}))`,
  '(?<!\\p{L})(?:keine?[nmrs]?|ohne|no|nie|niemals|statt|anstelle|anstatt) (?:\\S{2,30} ){0,2}(?:\\S{0,20}zertifi|\\S{0,20}siegel|label|akkredit|certifi|accredit)',
  '(?:zertifikat|siegel|label|nachweis).{0,30} (?:haben|besitzen|führen|tragen|gibt es|brauchen|benötigen) (?:wir |dafür |es )?(?:wir |dafür )?(?:keine?s?|nicht)(?!\\p{L})|(?<!\\p{L})weder .{0,80} noch(?!\\p{L})',
  '(?<!\\p{L})(?:verweigert|abgelehnt|versagt|durchgefallen|überflüssig|verzichtbar|entbehrlich|unnötig)(?!\\p{L})|gegen (?:eine|die|das) \\S{0,20}(?:zertifi|siegel|label)|zu (?:teuer|klein|aufwendig|aufwändig|bürokratisch)|sparen wir uns|halten (?:wir )?(?:davon )?nichts|halten wir (?:nichts|wenig)',
  "(?<!\\p{L})(?:nicht (?:mehr|länger)|noch nicht|not yet|no longer|(?:do|does|did|have|has|are|is)(?: not|n['’]t)(?: (?:yet|currently|actually))? (?:hold|have|carry|possess|own|seek|need(?! to)|been|certified|accredited|an?|any|ISO))(?!\\p{L})",
];

/** Patterns of what ends, plans or denies a certificate. */
export const NOT_TRUE_NOW: readonly string[] = [...OVER, ...PLANS, ...DENIED];
const NOT_NOW = anyCase([...OVER, ...DENIED].join('|'));
const NOT_YET = anyCase([...OVER, ...PLANS].join('|'));

const PAST = anyCase(
  /(?<!\p{L})(?:war|waren|trug|trugen|besaß|besaßen|hielten|(?:hatten?|führten|durften) (?:wir|unser))(?!\p{L})|(?<!\p{L})wir (?:hatten|führten|durften)(?!\p{L})/iu,
);
const PRESENT = anyCase(
  /(?<!\p{L})(?:seit|seither|seitdem|heute|inzwischen|mittlerweile|ist|sind|hat|haben|gilt|gelten|gültig|trägt|tragen|führt|führen|läuft|reicht|are|is|valid)(?!\p{L})/iu,
);

/** Whether a sentence only tells what was: 'Damals waren wir der erste Betrieb mit …'. */
const isPast = (sentence: string): boolean => PAST.test(sentence) && !PRESENT.test(sentence);

/** Whether a sentence that names what the company is says that it is so now: not 'bis 2019 waren wir Fachbetrieb'. */
export const isPresent = (sentence: string): boolean => !NOT_NOW.test(sentence) && !isPast(sentence);

/** 'Sie hat unser früheres Zertifikat abgelöst': what came instead holds. */
const REPLACES = anyCase(
  /^(?:sie|er|es|diese[rs]?) (?:hat|ersetzt|ersetzte|löst|löste)(?!\p{L}).{0,40}(?:früher|alte|bisherig|vorherig|ehemalig)/iu,
);

/** 'Inhaber ist der Verein.', 'Es gehört dem Lieferanten.'; a person who is named is the company's owner. */
const IS_ANOTHERS = anyCase(
  /^(?:inhaber(?:in)?|halter(?:in)?|träger(?:in)?)(?: (?:des|der) \p{L}{4,20})? ist ((?:der|die|das|eine?) .{3,80})|^(?:es|sie|das zertifikat|das label|das siegel) gehört (?!uns(?!\p{L})|unserem betrieb|zu[rm]? )/iu,
);

function isAnothers(sentence: string, isOwn: IsOwn): boolean {
  const [said, holder] = IS_ANOTHERS.exec(sentence) ?? [];
  return said !== undefined && (holder === undefined || !isOwn(holder));
}

/**
 * Whether the sentence behind a certificate takes it back: '2021 haben wir das Zertifikat zurückgegeben.' `isOwn` knows
 * the company by its name.
 */
export const takesBack = (sentence: string, isOwn: IsOwn): boolean =>
  isAnothers(sentence, isOwn) ||
  (!REPLACES.test(sentence) &&
    /zertifikat|siegel|label|auszeichnung|certificate|(?<!\p{L})(?:es|sie|it)(?!\p{L})/iu.test(sentence) &&
    IS_OVER.test(sentence));

/** Whether a line says of the certificate above it that it has ended, or is yet to come. */
export const isOverOrPlanned = (line: string): boolean => NOT_YET.test(line);

const BY_PARTICIPLE =
  /zertifiziert|akkreditiert|auditiert|geprüft|anerkannt|zugelassen|ausgezeichnet|registriert|eingetragen|gelistet|qualifiziert|certified|accredited/iu;
const AFFIRMED = anyCase(
  [
    'besitz|verfüg|gültig|valid|erworben|errungen|bestanden|verlieh|vergeben|ausgestellt|überreicht|erneuert|verlängert|vorweisen|nachweisen',
    '(?<!\\p{L})unser(?:e[rsnm]?)? (?:\\S{2,25} ){0,2}\\S{0,25}(?:zertifikat|zertifizierung|akkreditierung|siegel|zulassung|anerkennung) (?:\\S{1,40} ){0,6}(?:stellt|vergibt|verleiht|kommt|stammt|bekamen|verdanken)(?!\\p{L})',
    // 'Das Zertifikat nach … können Sie hier herunterladen.'
    '(?:zertifikat|urkunde).{0,80}(?:herunterladen|herunterzuladen|einsehen|ansehen|einzusehen|download|anfordern)',
    // as an auxiliary it says what its participle says
    '(?<!\\p{L})(?:hat|haben)(?!\\p{L})(?!.{0,160}(?:ge\\p{L}{2,12}(?:t|en)|nommen|gonnen|meldet|spart)[.,;!])|abgeschlossen|geschafft|erreicht|durchlaufen|verdient|zugesprochen|gesichert|stolz|freuen uns über',
    '(?<!\\p{L})besteh(?:t|en) (?:\\p{L}{3,12} ){0,3}(?:eine?|unsere?) (?:\\S{2,20} )?\\S{0,20}(?:zertifi|zulassung|akkredit|siegel|anerkennung)',
    '(?<!\\p{L})(?:erste|neue|erneute|bestandene) (?:\\S{2,25} ){0,4}\\S{0,25}(?:zertifizierung|akkreditierung)(?!\\p{L})',
    '(?<!\\p{L})mit (?:\\S{2,25} ){0,3}\\S{0,20}(?:zertifikat|siegel|label)',
    '(?<!\\p{L})(?:hält|halten|trägt|tragen|führt|führen|durch|seit|gilt|gelten|belegt|belegen|bescheinigt|(?:verleiht|vergibt) uns|bestätigt|(?:bestätigen|bescheinigen) uns|bezeugt|beweist|dokumentiert|weist|weisen|hängt|liegt|liegen|reicht)(?!\\p{L})',
    `\\d{4}\\s?(?:[–-]|bis)\\s?${TO_COME}`,
    '(?<!\\p{L})(?:erhielt|erhalt|erlangt|erteilt|bekam|bekommen|(?:läuft|laufen) (?:noch |erst |am |bis ))|(?<!\\p{L})(?:holds?|have|has|awarded|issued|obtain(?:s|ed)?|receive[sd]?|carr(?:y|ies)|achieved|earned|gained|renewed|held)(?!\\p{L})|lassen wir uns|wir lassen uns',
    '^(?:unsere |our |die )?(?:aktuellen? )?(?:zertifikate|zertifizierungen|nachweise|siegel|auszeichnungen|certificates|certifications)(?!\\p{L})[^:.!?]{0,60}: ',
  ].join('|'),
);
const WORDS = 4;
const isSentence = (text: string): boolean => /[.!]$/u.test(text) && text.split(' ').length > WORDS;

/** Whether a text that speaks of a certificate says that there is one: a whole sentence does by its verb. */
export const isAffirmed = (text: string): boolean =>
  !isPast(text) && (!isSentence(text) || BY_PARTICIPLE.test(text) || AFFIRMED.test(text));
