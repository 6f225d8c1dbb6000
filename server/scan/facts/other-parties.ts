import { anyCase } from '../any-case.ts';

/** 'Handwerkskammer', unlike rooms: 'Hopfenkammer', 'Schatzkammer'. */
export const CHAMBER =
  'kammern?(?<!(?:hopfen|malz|schatz|vorrats?|speise|wein|öl|dunkel|räucher|salz|brenn|kühl|kälte|gefrier|reife|trocken|klima|dampf|spritz|lackier|strahl|kleider|näh|wunder|silber|waffen|rüst|dach|boden|bücher|abstell|herz|wärmebild)kammern?)';

/** Public bodies, associations and services that a company's page names without being one of them. */
const BODY_WORDS = [
  // chambers and associations
  `\\p{L}{0,25}${CHAMBER}`,
  'IHK|HWK|WKO|WKÖ|KZBV|KZV(?:N|B|BW|H|LB|MV|NR|RLP|S|SH|T|WL)?|KV(?:B|BB|BW|H|HB|HH|MV|N|NO|RLP|S|SA|SH|T|WL)?',
  '\\p{L}{2,25}verband(?:e?s)?|Innung',
  'Berufsgenossenschaft|Handwerksrolle',
  // authorities
  '(?:Landrats|Landes|Bundes|Bundesverwaltungs|Finanz|Gesundheits|Ordnungs|Gewerbe|Bezirks|Veterinär|Luftfahrt-Bundes|Eich|Aufsichts)amt(?:e?s)?',
  '(?:Aufsichts|Zulassungs|Gewerbe|Bezirks|Datenschutz|Schlichtungs|Bewilligungs)?behörde|Bundesanstalt|Bundesnetzagentur',
  'Bezirkshauptmannschaft|Magistrat(?:ischen)?|Ministerium|\\p{L}{3,25}ministerium(?:s)?|Regierungspräsidium',
  'Regierung von|Bezirksregierung|Landesregierung|Landesdirektion|Kantonsapotheker\\p{L}{0,5}|BaFin|FINMA',
  'Landesbeauftragte[rn]?|Bundesbeauftragte[rn]?|Beauftragte[rn]? für (?:den )?Datenschutz',
  'Datenschutzbeauftragte[rn]?',
  // disputes
  '(?:Universal|Verbraucher)?schlichtungsstelle|Schlichtung|Schiedsstelle|Ombuds\\p{L}{2,20}',
  'Durchsetzungsstelle|Marktüberwachung\\p{L}{0,20}|Verbraucherzentrale|Gleichbehandlungs\\p{L}{3,15}',
  // banks and insurers
  '\\p{L}{0,20}(?:sparkasse|volksbank|raiffeisenbank|versicherung)(?:s-?AG)?',
  // help for visitors
  'Giftnotruf|Telefonseelsorge|Pflegestützpunkt(?:e?s)?|(?:Bereitschafts|Notfall)praxis|Polizei|Feuerwehr|Krankenhaus|Stadtwerke|Apothekennotdienst',
  'Taxi|Skischule|Skiverleih|Bergbahn(?:en)?|Tourist-?info(?:rmation)?|Touris(?:mus|ten)-?(?:Zentrale|Information|Verband|Service|Büro)|Stadtverwaltung|Gemeindeverwaltung|Gästeinformation|Kurverwaltung',
];

/** A body of `BODY_WORDS` as a word of its own. */
export const BODIES = anyCase(`(?<![\\p{L}\\d])(?:${BODY_WORDS.join('|')})(?![\\p{L}\\d])`);

/** Phrases that introduce somebody else's name. */
const INTRODUCTIONS = [
  '(?:unser(?:e|es|en|em|er)?|ihre?n?) (?:\\p{L}{1,20} )?(?:(?:kooperations|vertriebs|service|vertrags|sales)?partner(?:s|in|firma|betrieb|unternehmen|werkstatt)?|steuerberater(?:s|in)?|hoster|provider|hersteller|lieferant(?:en)?|bank|hausbank|vermieter)',
  '(?:in )?(?:kooperation|zusammenarbeit|partnerschaft) mit',
  '(?:kooperations|vertriebs|handels)partner(?:in)?',
  '(?:general)?(?:importeur|vertret(?:er|ung))(?:in)?(?: für (?:\\S{2,20} ){1,3}| )(?:ist|sind)(?!\\p{L})',
  '(?:dafür |hierfür )?empfehlen wir|wir empfehlen|betreiber (?:ist|der \\p{L}{3,20} ist)|selbständig von',
  '(?:karten|tickets|vorverkauf)(?: \\p{L}{2,12}){0,3} (?:bei|über|im)(?!\\p{L})',
  '(?:unter|in|mit) (?:\\p{L}{3,15}-?)?(?:lizenz|konzession) (?:der|des|von)|(?<!als )(?:lizenz|franchise)-?(?:nehmer|partner)(?:in|innen)? (?:der|des|von)',
  'wenden sie sich (?:bitte )?an den|rufen sie (?:bitte )?den',
  '(?:server|webspace|rechenzentrum)s? (?:der|des|von|bei|in der)|(?:gehostet|hosting|server|speicherplatz) (?:\\p{L}{3,12} )?(?:bei|von|durch)(?: de[rmn])?|(?:seiten?|website|blog) (?:liegen|liegt|läuft) (?:technisch )?bei(?: de[rm])?',
];

export const INTRODUCED = anyCase(`(?<!\\p{L})(?:${INTRODUCTIONS.join('|')})`);

/** Phrases before data of those by whose permission and in whose rooms a company works, or whom complaints go to. */
const ANSWERING = [
  '(?:erteilt|verliehen|ausgestellt) (?:durch|von) (?:de[nmr]|das|die)(?!\\p{L})',
  '(?:vermieter|eigentümer|verpächter)(?:in)? (?:de[rs]|dieser|unserer) (?:\\p{L}{3,20}-?)?(?:fläche|räum|gebäude|anwesen|objekt|liegenschaft|immobilie|grundstück|haus|laden|halle|büro)',
  '(?:fragen|lob|kritik|anregungen|beschwerden|feedback) [^:]{0,60}(?:zum|zur|an de[nm]|an die) (?:gesamt)?(?:verbund|netzwerk|konzern|gruppe|marke)(?!\\p{L})',
  '(?:fragen|beschwerden|anliegen|rechnungen) [^:]{0,40}andere[rn]? (?:betrieb|häuser|standort|filial|partner|händler|unternehm|gesellschaft)',
];
export const OTHERS_ANSWER = anyCase(`(?<!\\p{L})(?:${ANSWERING.join('|')})`);

/** 'Das sucht unser Nachbar, nicht wir. Bitte gleich dort melden:' sends elsewhere, whoever speaks. */
export const ASK_THERE = anyCase(
  /(?<!\p{L})dort (?:melden|anrufen|bewerben|bestellen|buchen|anfragen|reservieren)(?!\p{L})/iu,
);

/** Headings and labels above data of somebody else. */
const SECTIONS = [
  '(?:alleinige[rn]? |unsere? |hinter uns)?gesellschafter(?:in|struktur)?$',
  '(?:us|eu|uk)?[ -]?subsidiar(?:y|ies)|tochter(?:gesellschaft|unternehmen|firma)|muttergesellschaft|parent company',
  'abschlussprüfer|wirtschaftsprüfer|auditors?$|steuerberat(?:er|ung)$|notar$',
  '(?:zuständige )?(?:heim|rechts|fach|bank|versicherungs)?aufsicht$|behörden?$|durchsetzung|schlichtung',
  '(?:authori[sz]ed|eu|european|swiss) representative|bevollmächtigte[rn]?',
  '(?:eu|ch|uk)-(?:vertreter|bevollmächtigter)',
  'partner(?:betriebe|firmen|unternehmen|werkstatt|werkstätten)?$|kooperation(?:spartner|en)?$|unsere partner',
  '(?:unser(?:e|en)? )?(?:haupt|premium|exklusiv|versicherungs|medien|bildungs|netzwerk|energie|projekt|förder|bank)-?partner',
  'hersteller|lieferanten|(?:unser(?:e|en)? )?(?:haupt|trikot)?-?sponsor(?:en)?(?!\\p{L})|förderer|gefördert|funding|referenzen|kunden$|mieter(?!-?(?:büro|service|center|zentrum|treff|beratung|beirat))',
  'in der (?:nähe|umgebung)|umgebung|ausflugsziele|sehenswert|notfall(?:nummern|dienste)?$',
  'wichtige (?:nummern|adressen)|terminsvertretung',
  'ratenkauf|finanzierung$|versand(?:partner|dienstleister)|zahlungsdienst',
];

export const SECTION_OF_OTHERS = anyCase(`^(?:${SECTIONS.join('|')})`);

/** Legal forms from outside the region, and those that are words of other languages too. */
export const FOREIGN_FORM =
  /(?<![\p{L}\d])(?:Inc\.?|LLC|L\.L\.C\.|Corp\.|Ltd\.?|Limited|PLC|B\.V\.|BV|N\.V\.|SE|SA|S\.A\.|S\.A\.S\.?|SAS|SARL|S\.p\.A\.|S\.r\.l\.|s\.r\.o\.|Sp\.\s?z\s?o\.\s?o\.|Kft\.?|d\.o\.o\.|ApS|A\/S|ASA|Oyj?|K\.K\.|Pty)(?![\p{L}\d])/u;

/** The general partner of a partnership, as no word for a kind of medicine. */
export const KOMPLEMENTAER = 'komplementär(?!therap|mediz|method|pr)';
/** The same by what it is liable for: 'Persönlich haftende Gesellschafterin', 'Pers. haftende'. */
export const GENERAL_PARTNER = `${KOMPLEMENTAER}|pers(?:önlich|\\.) haftend|unbeschränkt haftend|general partner`;

/** Phrases about the company's own owners, agents and post: who is named there is not whom the data below belong to. */
export const ABOUT_OWN = new RegExp(
  `c/o|eingetragen (?:in|bei)|vertreten durch|vertretungsberechtigt|${KOMPLEMENTAER}|haftend|gesellschafter|ein(?:e)? (?:unternehmen|marke|tochter|service|angebot|betrieb)|mitglied|(?:partner|händler|nehmer)(?:in)? (?:der|von|des)|gemeinschaft mit|im hause|represented by|member of|part of`,
  'iu',
);

/** What tells two companies of a group apart, whatever word they share. */
export const SISTER = anyCase(
  /(?<!\p{L})(?:(?:tochter|schwester|mutter|enkel|konzern)-?(?:gesellschaft|unternehmen|firma|betrieb)|(?:unsere?|ihre?|eine) (?:\p{L}{3,20} )?(?:tochter|schwester)(?!\p{L})|subsidiar(?:y|ies)|(?:sister|parent) company)/iu,
);

/** A court in its short form, read as a legal form otherwise. */
export const COURT =
  /^(?:[^\p{L}]{0,3}|.{0,60}\s(?:beim|des|dem|am|vom)|.{0,20}[Rr]egister(?:gericht)?:?)\s?AG\s\p{Lu}/u;
