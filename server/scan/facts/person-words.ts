import { anyCase } from '../any-case.ts';
import { memoOfText } from '../memo-of-text.ts';

/** Words written like names that are none. */
const OTHER_WORDS = [
  // roles
  'Geschäft\\p{L}{0,30}|Vorst\\p{L}{0,30}|Inhaber\\p{L}{0,30}|Vertret\\p{L}{0,30}|Verantwort\\p{L}{0,30}',
  'Aufsicht\\p{L}{0,30}|Verwaltung\\p{L}{0,30}|Leitung|Leiter(?:in)?|Vorsitz\\p{L}{0,30}|Mitglied\\p{L}{0,30}',
  'Stellv\\p{L}{0,30}|Beirat|Prokur\\p{L}{0,30}|Komplementär\\p{L}{0,30}|Kommandit\\p{L}{0,30}',
  'Bürgermeister\\p{L}{0,30}|Landrat|Landrätin|Rektor\\p{L}{0,30}|Präsident\\p{L}{0,30}|Gründer\\p{L}{0,30}',
  'Obmann|Obfrau|Kassier\\p{L}{0,30}|Schriftführer\\p{L}{0,30}|Beisitzer\\p{L}{0,30}',
  'Schatzmeister\\p{L}{0,30}|Vize\\p{L}{3,30}|Kassen\\p{L}{3,20}|Ansprechpartner\\p{L}{0,30}|Director\\p{L}{0,30}|Managing|Chief|Officer',
  'Executive|Board|Owner|Partner\\p{L}{0,30}|Founder|Angestellte[rn]?|Durchwahl|Ärzte|Ärztinnen|Rechtsanwälte',
  'Eheleute|Ehepaar|Familie|Geschwister|Gebrüder|Brüder|Schwestern?|Bruder|S[oö]hne?|T[oö]chter|Vater|Mutter',
  'Großvater|Großmutter|Ehe(?:frau|mann)|Herren|Damen',
  // contact and register data
  'Kontakt\\p{L}{0,30}|Contact|Telefon\\p{L}{0,30}|Tel|Fax|Telefax|Mobil|Mail|Email|E-Mail|Web|Website',
  'Internet|Adresse|Address|Anschrift|Straße|Strasse|Postfach|Sitz|Amtsgericht|Landesgericht',
  'Register\\p{L}{0,30}|Handels\\p{L}{0,30}|Commercial|Registration|Firmen\\p{L}{0,30}|Firma',
  'Umsatz\\p{L}{0,30}|Steuer\\p{L}{0,30}|Gesellschaft\\p{L}{0,30}|Company|Rechtsform|Eingetragen|Name|Vorname',
  'Nachname|Person|Personen|Ladungsfähige|Gründung\\p{L}{0,30}|Zweck|Gewerbe\\p{L}{0,30}|Dienste\\p{L}{0,30}',
  'Digitale|Kantons?|Str|Nr|Stadt|Gemeinde|Landeshauptstadt|Universitätsstadt|Hansestadt|Bistum|Freistaat|Landkreis(?:es)?',
  // pages and their parts
  'Angaben|Impressum|Imprint|Datenschutz\\p{L}{0,30}|Berufs\\p{L}{0,30}|Haftung\\p{L}{0,30}',
  'Hinweis\\p{L}{0,30}|Stand|Quelle|Team|Home|Startseite|Leistungen|Über|Uns|Legal|Notice|Rechtliches?|Mehr',
  'Stunden?|Anfang|Beginn|Freie[rs]?|Architekt(?:in|en)?|Stadtplaner(?:in)?|\\p{L}{4,25}fachwirt(?:in)?|Privacy|Policy|Court|Local|District|Regional|Terms|Cookie\\p{L}{0,30}|Copyright|Liability|Disclaimer|Links|Downloads|Herausgeber',
  'Anbieter|Betreiber|Medieninhaber|Öffnungszeiten|Willkommen',
  // departments and kinds of company
  'Service\\p{L}{0,30}|Zuständig\\p{L}{0,30}|Kammer|Verein\\p{L}{0,30}|Stiftung\\p{L}{0,30}|Bank|Sparkasse',
  'Unternehmen\\p{L}{0,30}|Praxis|Büro|Design|Hosting|Umsetzung|Finance|Finances|Technology|Resources|Sales',
  'Marketing|Vertrieb|Technik|Einkauf|Entwicklung|Produktion|Buchhaltung|Holding|Group|Gruppe|International',
  'Ristorante|Restaurant|Pizzeria|Trattoria|Hotel|Gasthof|Gasthaus|Café|Bistro|Bar|Kanzlei|Atelier|Salon',
  'Studio|Haus|Logo|Fotos?|Bilder|Filiale|Niederlassung|Standort|Zweigstelle|Geschäftsstelle|Werk|Showroom',
  // places and times
  'Deutschland|Germany|Österreich|Austria|Schweiz|Switzerland|Liechtenstein|Europa|Europe|European',
  'Europäische[nr]?|Union|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März',
  'April|Juni|Juli|September|Oktober|November|Dezember|Schweizer|Deutsche\\p{L}{0,30}|Generation|Heute',
  'Seitdem|Seither|Inzwischen|Damals|Dann|Aktuell|Derzeit|Gemeinsam|Zusammen',
  // articles, pronouns and prepositions at the start of a sentence
  'Der|Die|Das|Den|Dem|Des|Wir|Sie|Er|Es|Ihr\\p{L}{0,30}|Unser\\p{L}{0,30}|Sein(?:e[rnms]?)?|Alle|Bitte|Jetzt',
  'Zum|Zur|Am|Im|An|In|Auf|Mit|Für|Bei|Beim|Seit|Nach|Vor|Durch|Als|Auch|And|The|With|Und|Oder|Große|Kleine',
  'Alte|Neue|Bad|Zwei|Drei|Vier|Händen?|Seiten?|Diese[rs]?|Kooperative',
  // what partners of makers are called, and trades in English
  'Silver|Gold|Platinum|Bronze|Premium|Certified|Authori[sz]ed|Solutions?|Cloud|Freelance|Freelancer|DevOps|Engineer|Developer|Einzelfirma|Tätigkeits\\p{L}{3,20}',
];
const OTHER_WORD = new RegExp(`^(?:${OTHER_WORDS.join('|')})$`, 'u');

/** Endings that no surname of the region has. */
const OTHER_ENDING = anyCase(
  `(?:${[
    // offices: 'Verbandsvorsitzenden', 'Kreisgeschäftsführerin'
    '(?<=\\p{L}{3})(?:vorsitzende[rn]?|vorsteher(?:in|s)?|geschäftsführer(?:in|s|n)?|präsident(?:en|in)?|sprecher(?:in|s)?|direktor(?:en|in|s)?)',
    // legal forms and what stands in front of them
    '-(?:se|ag|kg|ug|eg)|gmbh|gesellschaft|(?:ung|heit|keit|schaft)s-?|verband(?:e?s)?|kammer|gerichts?|registers?|agentur|institute?s?|akademie',
    'vereine?s|ministerium|ministeriums|amtes|verzeichnis|verzeichnisses|gesetz(?:es|buchs?|buches)',
    'zentrum|center|stiftung|gemeinde|anstalt|genossenschaft|landkreis',
    // streets and places
    'straße|strasse|gasse',
    // activities
    'technik|verwaltung|beratung|reinigung|leitung|führung|vertretung|sicherung|planung|forschung|entwicklung',
    'haftung|ordnung|werbung|gestaltung|betreuung|vermietung|abteilung|erklärung|zulassung|freiheit|möglichkeit',
    'schaften|heiten|keiten|sicherheit',
    // trades
    'service|services|systeme|consulting|solutions|software|immobilien|versicherung|nummer|number|praxis',
    'kanzlei|apotheke|bäckerei|metzgerei|schlosserei|zimmerei|schreinerei|tischlerei|gärtnerei|druckerei',
    'brauerei|spedition|logistik|transporte|restaurant|gasthof|fahrschule|fotografie|elektrotechnik|heizung',
    'lackiererei|büro|architekten|rechtsanwälte|therapie|therapeut(?:in)?',
    // adjectives
    'ische|isches|liche|liches',
    // abstract nouns
    'ation|ationen|ierung',
  ].join('|')})$`,
);

/** Endings that surnames and trades share (Baumgarten, Hofmeister, Neustadt): doubtful where no label says 'person'. */
const DOUBTFUL_ENDING = anyCase(
  `(?:${[
    'ung|heit|keit|schaft|weg|platz|bau|amt|system|dienst|dienste|betrieb|studio|werk|werke|handel|medien',
    'steuer|malerei|reisen|hotel|garten|pflege|montage|schule|verlag|shop|store|online|digital|design|event',
    'events|catering|makler|maklerin|optik|elektro|sanitär|dach|fliesen|fenster|küchen|möbel|autohaus|kfz|räume',
    'stadt|gesetz|verein|führer|leiter|halter|vertreter|berater|meister|partner|hof|markt|laden|stube|treff',
    'welt|zeit|kunst|holz|stein|art',
    // professions of women: 'Texterin', 'Fotografin', 'Friseurin'
    '(?<!sev)erin|orin|istin|login|grafin|eurin|entin|antin|gogin',
  ].join('|')})$`,
);

const SHAPE =
  /^(?:\p{Lu}[\p{Ll}'’]{1,30}|\p{Lu}['’]\p{Lu}\p{Ll}{1,30}|(?:Mc|Mac|De|Di|La|Le|Van|O)\p{Lu}\p{Ll}{1,30}|\p{Lu}{2,20})(?:-(?:\p{Lu}[\p{Ll}'’]{1,30}|\p{Lu}{2,20})){0,2}$/u;

/** Words repeat all over a site, so most are known already. */
const isOther = memoOfText((word: string): boolean => OTHER_WORD.test(word) || OTHER_ENDING.test(word));
const isDoubtful = memoOfText((word: string): boolean => DOUBTFUL_ENDING.test(word));

/** Whether a word can be part of a person's name; `strict` where nothing else says that a person is meant. */
export function isNameWord(word: string, strict: boolean): boolean {
  if (!SHAPE.test(word)) return false;
  // Short words are not judged by their endings: 'Bau' and 'Hof' are surnames, too.
  if (word.length <= 5) return !OTHER_WORD.test(word);
  return !isOther(word) && !(strict && isDoubtful(word));
}

/** Written like a name but known to be none: may be passed over in front of one ('die Ärzte Dr. A. Muster'). */
export const isOtherWord = (word: string): boolean => isOther(word);

/** Surnames among the other words: 'Mareike Sonntag', 'Peter Bruder', 'Ines Haus'. */
const SURNAMES =
  /^(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Juni|Juli|September|Oktober|Schweizer|Kleine|Große|Alte|Neue|Bruder|Vater|Sohn|Kammer|Haus|Bank|Stand|Quelle|Bar|Gold)$/u;

/** Whether a word that is none of a name's on its own can end one behind a given name. */
export const isSurnameToo = (word: string): boolean => SURNAMES.test(word);
