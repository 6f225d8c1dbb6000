import { CHAMBER, GENERAL_PARTNER } from './other-parties.ts';

/** Whom the facts of a line are about. Only 'company' facts are reported as the company's own. */
export type Owner =
  | 'company'
  | 'responsible'
  | 'branch'
  | 'agency'
  | 'dpo'
  | 'authority'
  | 'chamber'
  | 'insurer'
  | 'arbitration'
  | 'partner'
  | 'board'
  | 'bank'
  | 'staff'
  | 'sister'
  | 'boilerplate';

/** Words of a label: those that count anywhere in it, and those that count at its start only. */
interface Words {
  anywhere?: readonly string[];
  first?: readonly string[];
}

function topic(owner: Owner, { anywhere = [], first = [] }: Words): readonly [Owner, RegExp] {
  const parts = [...anywhere, ...(first.length > 0 ? [`^(?:${first.join('|')})`] : [])];
  return [owner, new RegExp(parts.join('|'), 'u')];
}

/** What only a job advertisement says: never the beginning of a company's name. */
const HIRING =
  /\([mwd](?:\s?[/|]\s?[mwdx]){2}\)|^(?:wir suchen|wir stellen ein|verstärkung gesucht|join (?:us|our team)|we are hiring|offene stellen|unsere (?:offenen )?stellen|werden? (?:sie )?teil (?:des|unseres) teams)/u;

/** Who insures a company: never the company itself. */
const INSURED = /^(?:wir sind )?versichert (?:sind wir )?(?:bei|über)(?:\s|:|$)/u;

/** Who keeps a site running, above a notice that stands in a frame. */
const TECHNICAL =
  /^technische (?:betreuung|umsetzung|realisierung)(?: (?:der|dieser) (?:web|internet|home)\p{L}{3,6})?\s?:?$/u;

/** What says of itself whom it is about, before any address as well. */
export const EVEN_FIRST: ReadonlySet<RegExp> = new Set([HIRING, INSURED, TECHNICAL]);

/** Departments that answer calls. */
export const DEPARTMENT =
  '(?:vertrieb|verkauf|einkauf|buchhaltung|presse(?:stelle|kontakt)?|disposition|versand|lager|marketing|qualitätssicherung|export)';

/** A board or management of the company itself, of which somebody may be a member. */
const OWN_BOARD = '(?:der geschäfts|des vorst|des verwaltungsr)';

/**
 * What labels and headings, in lower case, say about the lines below them, first match wins. Anchored near the
 * start, because 'Kontakt zu unserer Aufsichtsbehörde' is about the authority, but 'Wir, Ihre Versicherung' is not a label.
 */
export const TOPICS: readonly (readonly [Owner, RegExp])[] = [
  topic('dpo', {
    anywhere: [
      'datenschutz-?\\s?(?:beauftragt|koordinator|verantwortlich)',
      'data protection officer',
      '(?<![\\p{L}\\d])dsb(?!\\p{L})',
    ],
    // others whom a law wants named
    first: [
      '(?:(?:interne|externe|unsere?)[rnms]? )?(?:jugendschutz|kinderschutz|gleichstellungs|antidiskriminierungs|menschenrechts|tierschutz)beauftragte[rn]?(?!\\p{L})',
      'beauftragte[rn]? für (?:die |den )?(?:medizinprodukte|jugendschutz|menschenrechte)',
    ],
  }),
  topic('arbitration', {
    anywhere: [
      'schlichtung|streitbeilegung|(?<!\\p{L})os-plattform|(?<!\\p{L})odr(?!\\p{L})',
      'dispute|arbitration|ombuds|verbraucherinformation',
      '(?<!\\p{L})meldestelle(?!\\p{L})|whistleblow|vertrauensanw[aä]lt|beschwerde(?:stelle|verfahren)|marktüberwachung',
    ],
  }),
  topic('insurer', {
    anywhere: ['haftpflicht|insurance|deckungsschutz'],
    first: [
      '(?:name und (?:sitz|anschrift) des )?versicher(?:er|ung|ungs\\S{0,30})(?:\\s|:|$)',
      'geltungs(?:bereich|raum)',
    ],
  }),
  topic('chamber', {
    anywhere: [
      `${CHAMBER}(?:zugehörigkeit)?(?!\\p{L})|kassen(?:zahn)?ärztliche|berufsgenossenschaft|innung(?!\\p{L})|handwerksrolle$`,
      'berufsbezeichnung|berufsrecht|berufsverband|standesregel|professional (?:title|association)',
      // '..., Mitglied' behind a name says what that person is.
      `(?<!(?:\\d|,) |vorstands)mitglied(?:schaft)?(?!\\p{L})(?! ${OWN_BOARD})|membership|verband(?!\\p{L})|fachgruppe`,
      // 'Für unsere Mitglieder': those of an association or a cooperative.
      `(?<!vorstands|(?:\\d|,|unsere[nr]?|für|alle[nr]?|neue) )mitglieder(?!\\p{L})(?! ${OWN_BOARD})`,
    ],
  }),
  topic('authority', {
    anywhere: [
      'aufsicht(?:s?behörde|führend|(?!\\p{L}))|behörde|zulassungsstelle|finanzamt|gewerbeamt|ordnungsamt',
      'gesundheitsamt|kontrollstelle',
      'supervis\\w{1,8} (?:authority|body)|regulatory (?:authorit|body)|competent authority|licensing authority',
      'erteilt (?:durch|von|am)|genehmigung|gewerbeerlaubnis|erlaubnis (?:nach|gem)',
    ],
    // who pays for what is funded
    first: [
      '(?:bewilligungs|zuwendungs|förder)-?(?:stelle|behörde|(?:mittel)?geber(?:in)?|institut|bank)(?!\\p{L})',
      '(?:bewilligung|mittelgeber(?:in)?|projektträger(?:in)?|förderung)$',
    ],
  }),
  topic('board', {
    anywhere: [
      'aufsichtsrat|supervisory board|(?<!\\p{L})beirat|stiftungsrat|kuratorium',
      'verwaltungsratsmitglied|verwaltungsratsvorsitz|vorsitzende\\p{L}{0,2} des \\p{L}{4,12}rate?s',
      'prokur(?:a|ist)|authori[sz]ed signator|betriebsrat',
    ],
  }),
  topic('partner', {
    anywhere: [`${GENERAL_PARTNER}|geschäftsführende gesellschafterin(?!n)`],
  }),
  topic('bank', {
    anywhere: ['spendenkonto|(?<!\\p{L})iban(?!\\p{L})'],
    first: ['(?:unsere )?hausbank(?!\\p{L})', 'bank(?:verbindung|daten|konto|details)?(?!\\p{L})', 'konto'],
  }),
  topic('sister', {
    anywhere: [
      'unsere[rnm]? (?:service|dienstleistungs|reinigungs|catering|tochter|schwester|beteiligungs)-?gesellschaft(?!\\p{L})',
    ],
    first: [
      '(?:weitere|andere|other|further|verbundene|unsere|affiliated) (?:\\p{L}{1,20} )?(?:gesellschaften|unternehmen|firmen|companies|entities)(?!\\p{L})',
      '(?:gesellschaften|unternehmen|firmen) (?:der|unserer) .{2,40}(?:gruppe|verbund|holding)',
      '(?:schwester|tochter|beteiligungs)-?(?:gesellschaften|unternehmen|firmen)|beteiligungen$',
      '(?:(?:hauptniederlassung|hauptsitz|sitz) der )?ausländische[rn]? (?:haupt|mutter)?(?:gesellschaft|niederlassung)|foreign (?:parent )?company$',
      '(?:unsere? )?(?:(?:schwester|tochter|mutter)-?(?:gesellschaft|unternehmen|firma|betrieb)|(?:konzern)?mutter|(?:ultimate )?parent(?: company)?|organträger(?:in)?)$',
      '(?:angaben|informationen) (?:zu[rm]?|über (?:die|den|unsere)) (?:(?:den |unseren )?(?:verbundenen|angeschlossenen|weiteren|anderen) \\p{L}|konzern|mutter|schwester|tochter|dach)',
      // 'Rechtlicher Hinweis zum Schwesterbetrieb'
      '(?:[\\p{L}-]{3,20} ){1,2}(?:zum|zur|über den|über die|unseres|unserer) (?:schwester|tochter)-?(?:betrieb|gesellschaft|unternehmen|firma)(?:e?s)?$',
      // 'Unsere Tochter: das Kinderhaus', 'macht unsere Schwester:'
      '(?:(?:das|dies|es) )?(?:(?:macht|übernimmt|erledigt|besorgt|liefert) )?unsere (?:tochter|schwester)$',
      // 'Nicht unser Haus: das Hotel Muster'
      'nicht unsere?[nrs]? \\p{L}{3,20}$',
      'subsidiaries|(?:group|sister) companies',
      // 'Für die Seiten „Catering“': another company of the house answers for them
      'für (?:die|den) (?:unter-?|geschäfts-?)?(?:seiten?|bereiche?|rubrik(?:en)?|menüpunkte?) [„"“«»]',
      // 'Bitte nicht verwechseln: Muster GmbH, …'
      '(?:bitte )?nicht (?:zu )?verwechseln(?! \\p{L}{1,3}$)',
      // whose rooms it has, and who else is named: 'Verpächter der Keller: …', 'Andere Beteiligte'
      '(?:ver(?:pächter|mieter)|hausverwaltung|grundeigentümer)(?:in)? (?:de[rs]|unserer) \\p{L}{3,20}$',
      '(?:haus-?)?eigentümer(?:in)? (?:des (?:gebäudes|hauses|grundstücks|anwesens|objekts)|(?:der|unserer) (?:immobilie|liegenschaft|räume|räumlichkeiten|flächen?|halle))(?: \\([^()]{3,25}\\))?$',
      '(?:andere|weitere|sonstige) beteiligte$',
      // whom it belongs to
      'konzern(?:zugehörigkeit|struktur)(?!\\p{L})',
      // 'Dieses Impressum gilt auch für': another company of the house
      '(?:dieses|das) impressum gilt (?:auch|ebenfalls|ebenso|zugleich) für$',
      // who shares rooms, each for their own
      '(?:in )?(?:büro|kanzlei|atelier)gemeinschaft(?: mit.{0,20})?$',
      // who else is in the house
      'im (?:selben|gleichen) (?:haus|gebäude)e?$',
      'wer (?:sonst|auch|außer uns) (?:noch )?(?:hier|(?:bei uns )?im haus|in diesem haus)(?: \\p{L}{3,12})?$|(?:unsere )?(?:hausnachbarn|mitmieter(?:innen)?)$',
      // whose name and system a franchisee uses
      '[\\p{L}\\d®’.-]{2,30} (?:franchise|system)-?zentrale$',
      // 'MUSTER ist ein Franchisesystem der'
      '[\\p{L}\\d®’. -]{2,30} ist eine? (?:eingetragene )?(?:franchise-?(?:system|konzept|marke)|lizenzmarke) (?:der|von|des)$',
      '(?:unser )?(?:master-?)?(?:franchise|lizenz|konzept|system)-?(?:geber(?:in)?|zentrale)(?!\\p{L})|franchisors?(?!\\p{L})|licensors?(?!\\p{L})',
      '(?:(?:die|unsere?) )?(?:(?:rechte)?inhaber(?:in)? (?:der|des) (?:(?:wort|bild)-?\\S{0,12})?(?:dach)?(?:marken?|lizenz|konzepte?s)(?:n?rechte)?(?!\\p{L})|(?:dach)?marken(?:rechts?)?-?(?:inhaber|eigentümer|geber|lizenz)|brand owner|trademark owner)',
      '(?:(?:die|unsere?) )?(?:technische[rs]? )?(?:plattform-?(?:betreiber|anbieter)|(?:betreiber|anbieter)(?:in)? der (?:technischen )?plattform|herausgeber(?:in)? des (?:gesamt)?portals|technische[rs]? (?:betreiber|betrieb(?!\\p{L})|plattform|bereitstellung|anbieter|infrastruktur))',
      '(?:(?:die|das|unsere?) )?(?:(?:verbund|kooperations|netzwerk|verbands|gruppen)-?(?:zentrale|gruppe$)|dach(?:organisation|gesellschaft|verband|marke)(?!\\p{L})|zentrale de[rs] (?:gruppe|verbunde?s|netzwerke?s|marke|kette|systems))',
    ],
  }),
  ['agency', TECHNICAL],
  topic('agency', {
    first: [
      // who sells or supports
      '(?:sales|distribution|trading) partners?(?!\\p{L})|distributors?(?!\\p{L})|resellers?(?!\\p{L})',
      'vertriebspartner|handelspartner|(?:auslands|handels)vertretung(?!\\p{L})',
      '(?:unsere )?(?:kooperations|netzwerk|projekt)partner|sponsoren(?!\\p{L})|gefördert (?:durch|von|aus)',
      'represented in (?:the )?\\p{L}',
      '(?:mit )?unterstütz(?:t|ung) (?:von|durch|der|des)',
      '(?:eu-)?bevollmächtigte|authori[sz]ed representative (?:in|for)',
      // who made the site
      '(?:und )?web-?\\s?(?:design|agentur|entwicklung|master|site[- ]design|se?ite(?!\\p{L}|[ -](?:betreib|operator|owner|provider|publisher))|auftritt)',
      '(?:internet|werbe|online|digital|marketing|kreativ)-?\\s?agentur',
      '(?:grafik|screen|corporate|brand|marken)?-?\\s?design(?!\\p{L})|design(?:ed)?\\s?(?:&|und|and|by|\\/)|konzept|concept(?!\\p{L})|(?:marken|marken-|seiten)?gestaltung|branding(?!\\p{L})',
      'code$|(?:typefaces?|fonts?|schrift(?:en|art)?)$|layout(?!\\p{L})|idee|produktion(?! (?:und|&|in|nord|süd|ost|west|\\d)(?!\\p{L}))',
      '(?:diese |unsere )?(?:(?:internet|web)-?)?(?:seiten?|site|homepage) (?:wurden?|ist|sind) (?:erstellt|gestaltet|programmiert|realisiert|umgesetzt) (?:von|durch)',
      '(?:technische )?(?:pflege|betreuung|wartung) (?:der|dieser|unserer) (?:internet|web|home)-?\\p{L}{3,10}',
      'realisierung|realisation|umsetzung|umgesetzt|programmierung|entwickl(?:ung(?!s?(?:büro|standort|zentrum|labor|team|werkstatt)|(?:,| und| &) (?:\\p{L}{3,20}(?:,| und| &) )?(?:fertigung|herstellung|produktion|vertrieb|montage|konstruktion|verarbeitung))|er|et)',
      'technische (?:umsetzung|betreuung|realisierung)',
      '(?:(?:online-?)?shop|web|portal|seiten|site|internet|cms)-?\\s?(?:umsetzung|realisierung|programmierung|gestaltung|einrichtung|betreuung|pflege|erstellung|technik|system)(?!\\p{L})',
      '(?:(?:online-?)?shop|technik|website|seite|texte?|fotos?|idee) (?:und|&|\\/) (?:gestaltung|design|umsetzung|programmierung|technik|realisierung|entwicklung|layout|konzept|pflege|wartung|betreuung)(?!\\p{L})',
      '(?:externes )?hosting|hoster|technischer? (?:dienstleister|dienstleistung|partner|betreiber)|web-?hosting|seo(?!\\p{L})|suchmaschinen|die optimierung für suchmaschinen',
      'made (?:with|by)|powered by|created by|erstell(?:t|ung)|website by|webseite (?:von|erstellt)',
      'redaktionelle (?:betreuung|umsetzung)',
      // whose pictures and texts it shows
      'bild(?:nachweis|quelle|material|rechte|er(?!\\p{L}))|\\p{L}{0,20}fotos?(?!\\p{L})',
      'fotograf(?:ie|in|en)?(?!\\p{L})|photo|foto- und|images?(?!\\p{L})|icons?(?!\\p{L})',
      'illustration(?:en)?(?!\\p{L})|logo(?!\\p{L})|kartenmaterial|luftbilder|drohnenaufnahmen',
      'porträts?(?!\\p{L})|video-?\\/?\\s?bild|quelle|credits',
      '(?:rechts)?texte?(?:r|rin)?(?:\\s?(?:&|und|von|:)|$)',
    ],
  }),
  topic('responsible', {
    anywhere: [
      '(?<!\\p{L})v\\.?\\s?i\\.?\\s?s\\.?\\s?d\\.?\\s?p|(?:redaktionell|inhaltlich)e? verantwort(?:lich|ung)|verantwortung für (?:den |die )?inhalte?',
    ],
    first: [
      // 'Verantwortlicher Geschäftsführer' runs the company.
      '(?:redaktionell |inhaltlich |journalistisch\\S{0,30} |presserechtlich )?verantwortlich(?!e[rn]? (?:geschäftsf|inhaber|gesellschafter|vorst))',
      '(?:person\\w? |part(?:y|ies) )?responsible (?:for|person|party)|responsib',
      'redaktion|chefredakt',
    ],
  }),
  ['staff', HIRING],
  ['insurer', INSURED],
  topic('staff', {
    first: [
      'stellen|karriere|jobs?(?!\\p{L})|bewerb|ausbildung|career|vacanc',
      'ansprechpartner|ihre? ansprech|contact persons?|human resources',
      'personal(?:abteilung|wesen|leitung)?(?!\\p{L})',
      `${DEPARTMENT}$`,
    ],
  }),
  topic('branch', {
    first: [
      '(?:unsere|weitere) (?:(?:wohn)?häuser|einrichtungen|praxen|läden|geschäfte|werke|büros|märkte|werkstätten|kanzleien|apotheken)$',
      '(?:unsere |weitere |our )?(?:(?:zweig)?niederlassung|filiale|standort|betriebsstätte|geschäftsstelle|zweigstelle|außenstelle|(?:service|montage|technik)?-?stützpunkt|service-?stelle|branch(?:es)?(?!\\p{L})|showroom|locations?(?!\\p{L})|(?:werk|büro|office|store)\\s\\p{L}\\p{L}{1,30}$)',
    ],
  }),
  topic('boilerplate', {
    first: [
      '(?:allgemeine |rechtliche |legal )?(?:haftung|disclaimer|urheberrecht|urheber-|copyright$|rechtliche? hinweis|rechtshinweis|liability|datenschutz|privacy|nutzungsbedingung|terms)',
      'links?(?!\\p{L})|verweise|externe links|external links|markenrecht|markenhinweis|warenzeichen|salvator',
      'gewährleistung|inhalt des online',
      'google|cookies?(?!\\p{L})|hinweis|social media|widerruf|gerichtsstand|anwendbares recht|applicable law',
      'statistische|gender|preis',
    ],
  }),
  topic('company', {
    first: [
      // the company and how to reach it
      'angaben|information|impressum|imprint|anbieter|dienste?-?anbieter|betreiber|herausgeber|medieninhaber',
      '(?:web-?)?(?:site|seiten?)[ -]?(?:betreib|operator|owner|provider|publisher)|operator|media owner',
      'medienunternehm|publisher|provider',
      'firm|unternehmen|company|vereins?|rechtsform|legal form|gründung|wirtschafts-?id',
      'kontakt|contact|so erreichen|anschrift|adresse|address|sitz|hauptsitz|zentrale|headquarter|telefon|phone',
      'telephone|facsimile|öffnungszeiten|opening',
      // register and taxes
      '(?:handels|genossenschafts|partnerschafts|gesellschafts|vereins|stiftungs)?register|registry|registration',
      'commercial register|court of registration|firmenbuch|eintragung(?!\\p{L})|eingetragen (?:im|beim|unter)|(?:zuständiges )?gericht$',
      '(?:unsere? )?(?:umsatzsteuer|ust|vat|uid|mehrwertsteuer|mwst|steuer|tax)',
      // those who run it
      'vertret|gesetzlich|represent|authori[sz]ed|geschäftsführ|geschäftsleit|managing|management|executive|leitung',
      'gf(?!\\p{L})|vorstand|board of dir|verwaltungsrat|vorsitz|(?:geschäfts|firmen|betriebs|praxis)?inhaber|owner|eigentümer',
    ],
  }),
];
