import { anyCase } from '../any-case.ts';

/** Labels of the firm itself. */
const FIRM = [
  '(?:eingetragener )?firmen(?:name|wortlaut|bezeichnung)|firma|firmierung',
  'name (?:des|der) (?:unternehmens|firma|gesellschaft|vereins)|pflichtangaben(?=\\s?:)',
  'unternehmens?(?:name|bezeichnung)?|vereinsname',
  'company(?: name)?(?! (?:n(?:umber|o)|reg|house|detail|info|address))|legal name',
  '(?:name(?: und anschrift)?|gesellschaft|vertragspartner(?:in)?|verkäufer(?:in)?)(?=\\s?(?::|$))',
];

/** Labels of whoever answers for the site. */
const RESPONSIBLE = [
  'medieninhaber(?:in)?(?:,? (?:&|und)?\\s?(?:herausgeber(?:in)?|diensteanbieter|betreiber)){0,3}',
  'herausgeber(?:in)?|(?:dienste?-?)?anbieter(?:in)?|(?:die )?verantwortliche stelle(?: (?:im sinne de[rs]|für die) [\\p{L} -]{4,60} ist)?|(?:media owner(?: and |, | & )?)?publisher|media owner|provider|offenlegung',
  '(?:(?:web)?s(?:ite|eiten)|(?:online-?|web-?)?shop|portal)-?betreiber(?:in)?|responsible for (?:this|the) (?:web ?)?(?:site|page|content)(?: of (?:this|the|our) (?:web ?)?(?:site|page)s?)?|betreiber(?:in|gesellschaft|firma)?(?: der (?:web)?s(?:eite|ite))?',
  '(?:rechts|schul|einrichtungs|klinik|heim)?träger(?:in|schaft|verein|gesellschaft)?(?: der (?:einrichtung|schule|kita|klinik)| des (?:hauses|kindergartens|museums|theaters))?(?=\\s?(?::|$))',
  // 'Träger des Hauses Muster und Herausgeber dieser Seiten:'
  '(?:träger|betreiber)(?:in)? (?:des|der) [^:.]{3,60} und (?:herausgeber|anbieter|betreiber)(?:in)? (?:dieser|der) [^:.]{3,40}(?=:)',
  '(?:diese internetseite|diese website|this website) (?:wird betrieben von|is operated by)',
];

/** Labels that no name begins with, so that they need no colon. */
const UNMISTAKABLE = [
  'medieninhaber(?:in)?(?: (?:&|und) herausgeber(?:in)?)?|media owner(?: (?:&|and) publisher)?',
  '(?:eingetragener )?firmen(?:name|wortlaut)|name des unternehmens|unternehmensname|company name|vereinsname',
];

const LABEL = `(?:${[...FIRM, ...RESPONSIBLE].join('|')})(?!\\p{L})`;

/** Labels that name the company that a page is about. */
export const NAME_LABEL = anyCase(`^${LABEL}`);

/** The same label in front of a name in one line; without a colon only where it cannot be part of the name. */
export const LABEL_BEFORE = anyCase(`^(?:${LABEL}\\s?:\\s?|(?:${UNMISTAKABLE.join('|')})\\s)`);

/** A label and its value run together in one cell: 'Unternehmen Muster GmbH'. */
export const BARE_LABEL =
  /^(?:unternehmen|firmenname|firmierung|(?:(?:dienste?-?)?anbieter|betreiber|herausgeber)(?:in)?)\s((?!de[rs] |dieser? ).{4,120})$/iu;

/** How lines begin that stand above a street and are no name. */
const NO_NAMES = [
  // headings and labels of the whole entry
  'angaben|pflichtangaben|gesetzliche|information|impressum|imprint|legal notice|legal$|offenlegung',
  'disclaimer|rechtliche|gemäß|according|alternative',
  'anbieter|dienste?-?anbieter|betreiber|herausgeber|medieninhaber|verleger|redaktion|verantwortlich|(?:(?:inhaltlich|redaktionell|rechtlich)e? |für (?:den|die) inhalte? )verantwortlich\\S{0,3}$',
  'vertreten|inhaber|inh\\.|geschäftsführer',
  'eine (?:\\p{L}{0,15}marke|initiative|einrichtung) (?:von|der|des)',
  '(?:praxis|kanzlei|büro|agentur|hotel|restaurant|verein|shop|laden|salon|studio|schule|kita|ordination|werkstatt)$',
  'unternehmen(?:sangaben|sinformationen|sdetails|sdaten)?$|company (?:information|data|details)',
  'firmen(?:name|angaben|informationen|daten)$|firma$|gesellschaft$|name\\b.{0,30}:',
  // what surrounds an address
  '(?:registrierte|ladungsfähige|ladefähige) |kontakt|contact|adresse|address|anschrift|postanschrift',
  'firmensitz|sitz(?!\\p{L})|zentrale|haupt(?:sitz|betrieb$|haus$|geschäft$|verwaltung$)|headquarter|standort|abteilung|besucher(?:adresse)?$|post$',
  'offices?$',
  'straße$|strasse$|plz|ort$|c\\/o|z\\.\\s?h|postfach|pf\\s\\d|gewerbegebiet|gewerbepark|industriegebiet',
  'gebäude|haus |etage|stock|(?:verwaltung|werk|lager|produktion|büro|versand|ausstellung|filiale|niederlassung|betriebsstätte|hausanschrift)$',
  'tel(?:efon|efax)?(?!\\p{L})|fax(?!\\p{L})|e-?mail(?!\\p{L})|mail(?!\\p{L})|web(?!\\p{L})|www(?!\\p{L})|umsatzsteuer',
  'ust(?!\\p{L})',
  // other parts of the page
  'startseite|home\\b|menü|zum inhalt|zurück|←|stand:|öffnungszeiten|sprechzeiten|so finden|anfahrt',
  'besuch(?:en)?(?!\\p{L})|terminvereinbarung|reparatur(?:en)?$|partner(?:werkstatt|betriebe?)?$|karriere$',
  'aktuelles$|veranstaltungsort',
  // what a page asks its reader to do
  '(?:zum \\p{L}{3,15} |jetzt |bitte )?(?:hier )?(?:klicken|versenden|drucken|teilen|weiterlesen|abonnieren|herunterladen)$|zum \\p{L}{3,15} hier klicken|mehr erfahren|(?:nach|zum seiten)-?\\s?(?:oben|anfang)$',
  // what an authority allows
  '\\p{L}{0,20}(?:erlaubnis|genehmigung|konzession) (?:\\p{L}{4,12} )?(?:erteilt|durch|gemäß|nach|der|des)(?!\\p{L})',
  // sentences
  'diese |this |hier |wir |our |uns(?:er|$)',
  '(?:der|die|das) (?:verein|verband|stiftung|betrieb|firma|unternehmen|gesellschaft|praxis|kanzlei|genossenschaft)$',
];

/** Lines that name whom the company belongs or works together with. */
export const RELATION = anyCase(
  /^\(|^(?:in (?:büro|praxis|kanzlei|werkstatt)gemeinschaft mit|in (?:kooperation|zusammenarbeit|partnerschaft) mit|(?:(?:lizenz|franchise|vertrags|service|system|vertriebs|premium)-?)?(?:partner|händler|nehmer)(?:in)? (?:der|von|des)|mitglied (?:der|des|im|in)|im hause|\p{L}{0,8}geschäftsstelle c\/o)(?!\p{L})/iu,
);
export const NOT_A_NAME = anyCase(`^(?:${NO_NAMES.join('|')})`);
