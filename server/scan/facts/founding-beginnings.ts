import { anyCase } from '../any-case.ts';
import { YEAR } from './founding-clauses.ts';
import { OWN_HOUSE, OWN_NOUN, SELF_EMPLOYED } from './founding-words.ts';
import { MONTHS } from './month-names.ts';

type Sayings = readonly (readonly [number, RegExp])[];
const compiled = (sayings: readonly (readonly [number, string])[]): Sayings =>
  sayings.map(([weight, source]) => [weight, anyCase(source)]);

/** Up to `most` words of one clause. */
const words = (most: number): string => `(?:[^\\s.!?,;]{1,25}\\s){0,${most}}?`;

/** 'A family laundry': what a firm calls itself in English by its trade. */
const ENGLISH_HOUSE =
  '(?:company|firm|business|bakery|laundry|brewery|winery|distillery|joinery|nursery|foundry|butchery|hotel|inn|guesthouse|restaurant|farm|mill|shop|store|studio|workshop|practice|manufacturer|builder|printer)s?';

/** What has lasted since the year named right behind. */
const SINCE_DAY = `seit\\s(?:(?:dem|jenem)\\s)?(?:jahre?\\s|\\d{1,2}\\.\\s?(?:\\d{1,2}\\.\\s?|\\p{L}{3,9}\\s))?${YEAR}`;
export const LASTING = compiled([
  [
    53,
    `(?:besteht|bestehend|existiert|bestehen wir|existieren wir|gibt es|gibt es uns|uns gibt es|gibt es unsere?n?)(?!\\p{L}).{0,40}\\s${SINCE_DAY}`,
  ],
  [42, `^eine?\\s${OWN_NOUN}\\s(?:ist|sind)\\s(?:er|sie|es|wir|das haus|der hof)\\s(?:erst\\s)?${SINCE_DAY}`],
  [53, `(?<!\\p{L})${SINCE_DAY}\\s(?:besteht|existiert|gibt es)(?!\\p{L})`],
  [
    42,
    `(?:geführt|\\p{L}{0,20}handwerk|\\p{L}{0,20}tradition|meisterhand|familienbesitz|familienhand|generation|erfahrung|qualität|leidenschaft)\\s(?:for\\s)?${SINCE_DAY}`,
  ],
  [
    42,
    `(?<!\\p{L})${SINCE_DAY}\\s(?:\\S{1,15}\\s){0,3}?(?:familienbesitz|familienhand|familiengeführt|inhabergeführt)`,
  ],
  [42, `(?<!\\p{L})${SINCE_DAY}\\s.{0,60}(?:besitz|eigentum|händen)\\s(?:unserer|der)\\sfamilie`],
  [45, `(?:familien|traditions|meister|fach|handwerks)-?(?:unternehmen|betrieb)\\s.{0,60}?${SINCE_DAY}`],
  [42, `^\\p{L}{3,15}ing\\s.{0,40}since\\s${YEAR}`],
  [
    45,
    `^(?:an?|your|the)\\s(?:family|traditional|independent)\\s${ENGLISH_HOUSE}\\s(?:\\S{2,15}\\s){0,3}?since\\s${YEAR}`,
  ],
  [45, `(?:family[- ](?:owned|run|business)|family business|in business)\\s.{0,20}?since\\s${YEAR}`],
]);

const SIGNED =
  '(?:unterschrieben|unterzeichne(?:t|ten|te)|unterschrieb|geschlossen|schlossen|beurkundet|errichtet|aufgesetzt|besiegel(?:t|te|ten))(?!\\p{L})';
const STATUTES =
  '(?:(?:die|eine|ihre|unsere)\\s(?:\\p{L}{0,15}satzung|statuten)|(?:das|ein|ihr|unser)\\s(?:erste\\s)?statut)(?!\\p{L})';
const REGISTER =
  '(?:(?:handels|vereins|genossenschafts|partnerschafts|firmen)(?:register|buch)(?!\\p{L})|(?:handwerks|gewerbe)rolle(?!\\p{L}))';
/** What tells of a beginning only where the page knows of nothing earlier. */
export const BEGINNINGS = compiled([
  [
    40,
    '(?<!\\p{L})(?:startete|starteten|begann|begannen|startet|starten|beginnt|gestartet|begonnen|angefangen|started|began|launched)(?!\\p{L})',
  ],
  [40, '(?<!\\p{L})(?:fing|fingen|fängt|fangen)(?!\\p{L}).{0,120}\\san(?!\\p{L})|\\sanfing(?:en)?(?!\\p{L})'],
  [40, `seit\\s${YEAR}\\s.{0,20}${SELF_EMPLOYED}(?!\\p{L})`],
  [
    40,
    `(?<!\\p{L})seit\\s(?:dem|unserem)\\s(?:start|beginn)\\s(?:im\\s(?:jahre?\\s)?)?${YEAR}\\s\\p{Ll}{3,15}\\swir(?!\\p{L})`,
  ],
  // 'Seit 2009 habe ich meine eigene Töpferei', 'seit 2012 führt sie ihre eigene Praxis', 'seit 2015 in eigener Kanzlei'
  [
    42,
    `(?<!\\p{L})seit\\s(?:(?:dem|jenem)\\s)?(?:jahre?\\s|${MONTHS.join('|')}\\s)?${YEAR}\\s(?:${words(5)}in\\s(?:meiner\\s|seiner\\s|ihrer\\s)?eigener|(?:habe|führe|betreibe|leite|bin)\\sich\\s${words(4)}(?:meine?n?|eine?n?)\\seigene[ns]?|(?:führt|betreibt)\\s${words(3)}(?:seine?n?|ihre?n?)\\seigene[ns]?)\\s(?:\\p{Ll}{3,15}e[nrs]?\\s)?${OWN_NOUN}(?!\\p{L})`,
  ],
  [
    42,
    `(?<!\\p{L})(?:habe|führe|betreibe)\\sich\\sseit\\s(?:(?:dem|jenem)\\s)?(?:jahre?\\s)?${YEAR}\\s${words(4)}(?:meine?n?|eine?n?)\\seigene[ns]?\\s(?:\\p{Ll}{3,15}e[nrs]?\\s)?${OWN_NOUN}(?!\\p{L})`,
  ],
  [
    40,
    `(?<!\\p{L})eröffnung\\s(?:unsere[rs]|meine[rs]|ihre[rs]|seine[rs])\\s(?:\\p{L}{3,15}\\s){0,2}${OWN_NOUN}(?!\\p{L})`,
  ],
  [
    40,
    `(?<!\\p{L})(?:ging|gingen|gehen|geht)\\s(?:wir|(?:die|das|der|unsere?)\\s${OWN_NOUN})(?!\\p{L}).{0,60}\\san den (?:start|markt)(?!\\p{L})|(?:^|\\s(?:sind|ist)\\s)(?:wir|(?:die|das|der|unsere?)\\s).{0,60}\\san den start gegangen(?!\\p{L})`,
  ],
  // 'Das war der Anfang vom Gasthof'
  [
    40,
    '^(?:und\\s)?(?:das|dies)\\swar\\s(?:der|unser|ihr|sein)\\s(?:anfang|beginn)(?:[.!]?$|\\s(?:vom|von|der|des|unsere[rs])\\s)',
  ],
  // 'Als er 1968 die erste Schleifbank aufstellte'
  [
    38,
    '(?<!\\p{L})(?:aller)?erste[nrs]?\\s[\\p{L}-]{3,30}\\s(?:aufstellte[n]?|anwarf|einschaltete|in betrieb nahm(?:en)?)(?!\\p{L})',
  ],
  // 'Im Herbst 1991 bestand das Büro aus …'
  [40, `(?<!\\p{L})bestand\\s(?:das|die|der|unsere?)\\s${OWN_NOUN}\\s(?:nur\\s|noch\\s|lediglich\\s)?aus\\s`],
  // '1948 sperrt er seine Schmiede auf'
  [
    40,
    '(?<!\\p{L})(?:sperr(?:t|te|ten|en)|schl(?:oss|ossen|ießt|iesst)|mach(?:t|te|ten|en))\\s.{0,80}(?<!\\p{L})(?:seine?n?|ihre?n?|eine?n?|unsere?n?|meine?n?)\\s(?:[^\\s,;]{2,25}\\s){1,5}?auf(?!\\p{L})',
  ],
  [40, '(?<!\\p{L})leg(?:t|te|ten)(?!\\p{L}).{0,80}\\slos(?!\\p{L})|(?<!\\p{L})losgelegt(?!\\p{L})'],
  [
    40,
    '(?<!\\p{L})(?:stellten?|gestellt)(?!\\p{L}).{0,20}\\ssich(?!\\p{L}).{0,60}auf eigene (?:füße|füsse|beine)|(?<!\\p{L})sich\\s.{0,60}auf eigene (?:füße|füsse|beine)|(?<!\\p{L})(?:sein|ihr|mein|unser)e? eigener? (?:chef|chefin|herr|herrin)(?!\\p{L})',
  ],
  [40, `(?<!\\p{L})(?:konstituierten?|formierten?|bildeten?)\\ssich\\s(?:die|der|das|unsere?)\\s${OWN_NOUN}(?!\\p{L})`],
  // The act of founding and its deed: 'die Gründungsmitglieder trafen sich', 'unterzeichneten den Gesellschaftsvertrag'
  [
    42,
    `(?<!\\p{L})gründungsmitglieder\\s(?:trafen|kamen|unterschrieben|unterzeichneten|versammelten|beschlossen|einigten|setzten|waren|legten|saßen)(?!\\p{L})|${SIGNED}.{0,60}(?<!\\p{L})gründungsmitglieder(?!\\p{L})`,
  ],
  [
    42,
    `(?<!\\p{L})(?:gesellschaftsvertrag|gründungsvertrag|gründungsurkunde|gründungsprotokoll)(?!\\p{L}).{0,80}${SIGNED}|${SIGNED}.{0,80}(?<!\\p{L})(?:gesellschaftsvertrag|gründungsvertrag|gründungsurkunde|gründungsprotokoll)(?!\\p{L})`,
  ],
  [
    40,
    // A council that decides on a statute of fees has long been there.
    `(?<!rat\\shat\\s)${STATUTES}.{0,60}(?:${SIGNED}|\\s(?:beschlossen|verabschiedet)(?!\\p{L}))|(?:${SIGNED}|(?<!\\p{L})(?:beschlossen|verabschiedeten)\\s).{0,100}(?<!\\p{L})${STATUTES}`,
  ],
  // 'richtete im Stall seine eigene Werkstatt ein': a firm that has been there fits out one more room
  [
    40,
    `(?<!\\p{L})richte(?:te|ten|t|n)(?!\\p{L})(?!\\s(?:wir|(?:der|die|das|unsere?)\\s${OWN_NOUN})\\s).{0,80}\\s(?:(?:seine|ihre|meine)n?\\s(?:eigene[ns]?|(?:aller)?erste[ns]?)|(?:er|sie|ich)\\ssich\\s.{0,60}eine?n?\\seigene[ns]?)\\s(?:kleine[ns]?\\s)?${OWN_NOUN}\\s(?:.{0,40}\\s)?ein(?!\\p{L})`,
  ],
  [
    40,
    `(?<!\\p{L})(?:ließ|ließen|liess|liessen|lassen|lässt)\\s.{0,80}(?:ins|in das|in die)\\s${REGISTER}\\seintragen(?!\\p{L})|(?:ins|in das|in die)\\s${REGISTER}\\seintragen\\slassen|(?<!\\p{L})beim\\samtsgericht\\s.{0,30}eingetragen(?!\\p{L})`,
  ],
  [
    40,
    `(?<!\\p{L})(?:eintragung|eingetragen)\\s(?:ins|in das|in die|im|in der)\\s${REGISTER}|(?<!\\p{L})(?:ins|in das|in die)\\s${REGISTER}\\s.{0,40}eingetragen(?!\\p{L})`,
  ],
  [
    38,
    '(?<!\\p{L})(?:tat|taten)\\s(?:\\S{1,20}\\s){0,6}?sich\\s(?:\\S{1,20}\\s){0,6}?zusammen(?!\\p{L})|(?<!\\p{L})haben\\s(?:wir|sie)\\s(?:uns|sich)\\s(?:\\S{1,20}\\s){0,6}?zusammen(?:getan|geschlossen)(?!\\p{L})',
  ],
  // The first of what it makes: 'der erste eigene Jahrgang', 'haben wir unseren ersten Ofen verkauft'
  [
    36,
    '(?<!\\p{L})(?:aller)?erste[nrs]?\\s(?:eigene[nrs]?\\s)(?:jahrgang|abfüllung|flaschenfüllung|flaschen?|ernte|kollektion|sud|weine?|weinlese|röstung|käse)(?!\\p{L})|(?<!\\p{L})(?:aller)?erste[nrs]?\\s\\p{L}{3,25}\\sunter\\seigene[mr]\\s(?:etikett|namen|label|marke)(?!\\p{L})',
  ],
  [
    36,
    '(?<!\\p{L})(?:unsere?n?|seine?n?|ihre?n?|meine?n?)\\s(?:aller)?ersten?\\s(?:eigenen?\\s)?[\\p{L}-]{3,30}\\s(?:ausgeliefert|verkaufte?n?|abgefüllt|gebacken|gebraut|gekeltert|genäht|gedruckt|geschmiedet|geröstet|gesetzt|gebaut|baute[n]?|braute[n]?|kelterte[n]?|nähte[n]?|druckte[n]?|schmiedete[n]?|röstete[n]?)(?!\\p{L})',
  ],
  // 'bezog sie ihre erste Werkstatt', 'mieteten wir unser erstes kleines Büro'
  [
    40,
    '(?<!\\p{L})(?:seine?|ihre?|meine?|unsere?)n?\\s(?:aller)?erste[ns]?\\s(?:(?:eigene[ns]?|kleine[ns]?)\\s){0,2}(?:werkstatt|backstube|laden|ladenlokal|büro|praxis|geschäft|atelier|studio|nähstube|kanzlei|schmiede)(?!\\p{L})',
  ],
  [
    40,
    '(?<!\\p{L})(?:die|unsere|seine|ihre|meine) (?:aller)?erste rechnung(?!\\p{L})|(?<!\\p{L})(?:unser|sein|ihr|mein)(?:en)? (?:aller)?erste[rn] auftrag(?!\\p{L}|\\s(?:im|in|aus|als|für|von)\\s)',
  ],
  // 'Daraus ist ein Betrieb mit neun Leuten geworden'
  [42, `^daraus\\s(?:ist|wurde|entstand)\\s.{0,20}${OWN_NOUN}(?!\\p{L})`],
  // 'Aus diesem Abend wurde unser Verein'
  [42, `^aus\\s(?:diese[rm]|jene[rm])\\s.{3,40}\\s(?:wurde|entstand|ging)\\s.{0,20}${OWN_NOUN}(?!\\p{L})`],
  // 'Aus der Küche wurde im selben Jahr ein angemeldetes Gewerbe'
  [40, '(?<!\\p{L})wurde\\s.{0,40}ein\\s(?:angemeldetes\\s)?gewerbe(?!\\p{L})'],
  // 'Als Max Muster 1926 seine Konzession bekam'
  [
    40,
    '(?<!\\p{L})(?:seine?n?|ihre?n?|meine?n?)\\s(?:konzession|gewerbeschein|gewerbeberechtigung|gewerbebewilligung|meisterkonzession)\\s(?:bekam|bekommen|erhielt|erhalten|erwarb|löste)(?!\\p{L})|(?<!\\p{L})(?:bekam|erhielt|erwarb|löste)\\s(?:\\S{1,20}\\s){0,6}?(?:seine?n?|ihre?n?|meine?n?)\\s(?:konzession|gewerbeschein|gewerbeberechtigung|gewerbebewilligung)(?!\\p{L})',
  ],
  [40, `(?<!\\p{L})idee\\s(?:zu|für)[mr]?\\s.{0,40}${OWN_NOUN}(?!\\p{L}).{0,60}\\sgeboren(?!\\p{L})`],
  [
    40,
    'startschuss(?:\\s(?:für|zu|der|des)(?!\\p{L})|[.!]?$|\\s(?:war|fiel|erfolgte)(?!.{0,80}\\s(?:für|zu[mr]?)\\s))|am\\sanfang\\s(?:stand|war)|den\\sanfang\\smachten?(?!\\p{L})',
  ],
  [40, '(?<!\\p{L})(?:entstand|entstanden|hervorgegangen)(?!\\p{L})'],
  [
    40,
    `(?<!\\p{L})(?:ließ|liess|ließen)(?!\\p{L}).{0,80}\\snieder(?!\\p{L})|(?:habe|haben|hat)(?!\\p{L}).{0,80}\\sniedergelassen(?!\\p{L})`,
  ],
  [40, `(?:pachtete|pachteten|mietete|mieteten)(?!\\p{L}).{0,60}${OWN_HOUSE}`],
  [40, `(?:baute|bauten)(?!\\p{L}).{0,60}${OWN_HOUSE}.{0,20}\\sauf(?!\\p{L})|${OWN_NOUN}\\s.{0,60}aufgebaut`],
  [40, `${OWN_NOUN}\\s.{0,40}erstmals\\s(?:urkundlich\\s)?erwähnt`],
  [
    38,
    `${YEAR}\\s(?:haben|hat)\\s(?:meine?|unsere?|die|der)\\s(?:(?:ur)?(?:groß|gross)?(?:eltern|vater|mutter)|opa|oma|schwiegereltern)(?!\\p{L}).{0,120}(?:die|den|das)\\sersten?(?!\\p{L})`,
  ],
  [
    38,
    `^(?:(?:schon|bereits)\\s)?(?:im\\s(?:jahre?|frühjahr|sommer|herbst|winter|${MONTHS.join('|')})\\s|am\\s\\d{1,2}\\.\\s\\p{L}{3,9}\\s)?${YEAR}\\s(?:\\p{Ll}{2,20}ten?|buk|schrieb(?:en)?|goss(?:en)?|lief(?:en)?|fuhr(?:en)?|schnitt(?:en)?|hob(?:en)?|grub(?:en)?|schlug(?:en)?|verließ)\\s.{0,160}(?:den|die|das|der|seine[nrs]?|ihre[nrs]?|eine[nrs]?|unsere[nrs]?)\\sersten?[rs]?(?!\\p{L})`,
  ],
]);

/** What a brewer, an innkeeper or a chemist was granted: 'bekam vom Markgrafen das Recht, …', 'erhielt die Schankkonzession'. */
export const GRANTED = anyCase(
  /(?<!\p{L})(?:bekam|bekommt|erhielt|erhält|erwarb|erwirbt|kauft|kaufte|verlieh|verleiht|erteilte?|gewährte?|bewilligte?)(?!\p{L}).{3,140}(?<!\p{L})(?:(?:das|ein) (?:alleinige )?recht$|(?:brau|schank|krug|gast|tafern|back|mühl|apotheken)-?(?:recht|gerechtigkeit|gerechtsame|konzession|privileg|erlaubnis|bewilligung)|privileg|konzession)(?!\p{L})/iu,
);
export const GRANTED_TO = anyCase(
  /(?<!\p{L})(?:brau|schank|krug|gast|tafern|back|mühl|apotheken|auszu)|(?:sieden|brennen|brauen|schenken|backen|mahlen|bewirten|beherbergen|schlachten|keltern|betreiben)(?!\p{L})/iu,
);
