/** Words of a page that are written like names and are none: roles, places, weekdays, business words. */
const OTHER_WORDS =
  /^(?:Geschäft\p{L}*|Vorst\p{L}*|Inhaber\p{L}*|Kontakt\p{L}*|Contact|Telefon\p{L}*|Tel|Fax|Telefax|Mobil|Mail|Email|E-Mail|Web|Website|Internet|Deutschland|Germany|Österreich|Austria|Schweiz|Switzerland|Amtsgericht|Register\p{L}*|Handels\p{L}*|Commercial|Registration|Firmen\p{L}*|Firma|Umsatz\p{L}*|Steuer\p{L}*|Angaben|Adresse|Address|Anschrift|Impressum|Imprint|Datenschutz\p{L}*|Gesellschaft\p{L}*|Vertret\p{L}*|Verantwort\p{L}*|Aufsicht\p{L}*|Verwaltung\p{L}*|Sitz|Company|Managing|Director\p{L}*|Chief|Officer|Executive|Board|Owner|Partner\p{L}*|Komplementär\p{L}*|Prokur\p{L}*|Berufs\p{L}*|Haftung\p{L}*|Öffnungszeiten|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Juni|Juli|September|Oktober|November|Dezember|Der|Die|Das|Wir|Sie|Ihr\p{L}*|Unser\p{L}*|Alle|Bitte|Hinweis\p{L}*|Stand|Quelle|Team|Home|Startseite|Leistungen|Über|Uns|Service\p{L}*|Leitung|Vorsitz\p{L}*|Mitglied\p{L}*|Stellv\p{L}*|Beirat|Zuständig\p{L}*|Kammer|Verein\p{L}*|Stiftung\p{L}*|Bank|Sparkasse|Legal|Notice|Person|Personen|Unternehmen\p{L}*|Ansprechpartner\p{L}*|Straße|Strasse|Postfach|Name|Vorname|Nachname|Eingetragen|Rechtsform|Rechtliches?|Praxis|Büro|Mehr|Jetzt|Zum|Zur|Am|Im|An|In|Auf|Mit|Für|Bei|Seit|Nach|Vor|Herausgeber|Anbieter|Betreiber|Medieninhaber|Design|Hosting|Umsetzung|Privacy|Policy|Terms|Cookie\p{L}*|Copyright|Liability|Disclaimer|Links|Downloads|And|The|With|Und|Oder|Finance|Finances|Technology|Resources|Sales|Marketing|Vertrieb|Technik|Einkauf|Entwicklung|Produktion|Buchhaltung|Bürgermeister\p{L}*|Landrat|Landrätin|Rektor\p{L}*|Präsident\p{L}*|Holding|Group|Gruppe|International|Gründer\p{L}*|Founder|Ristorante|Restaurant|Pizzeria|Trattoria|Hotel|Gasthof|Gasthaus|Café|Bistro|Bar|Kanzlei|Atelier|Salon|Studio|Haus|Obmann|Obfrau|Kassier\p{L}*|Schriftführer\p{L}*|Gründung\p{L}*|Schweizer|Deutsche\p{L}*|Ladungsfähige|Zweck|Gewerbe\p{L}*|Dienste\p{L}*|Digitale|Ärzte|Ärztinnen|Rechtsanwälte|Familie|Große|Kleine|Alte|Neue)$/u;

/** Endings that no surname of the region has. */
const OTHER_ENDINGS =
  /(?:gmbh|gesellschaft|straße|strasse|gasse|technik|verwaltung|beratung|reinigung|leitung|führung|vertretung|sicherung|planung|forschung|entwicklung|haftung|ordnung|werbung|gestaltung|betreuung|vermietung|abteilung|erklärung|zulassung|agentur|kammer|gericht|service|services|systeme|consulting|solutions|software|immobilien|versicherung|register|nummer|number|zentrum|center|praxis|kanzlei|apotheke|bäckerei|metzgerei|schlosserei|zimmerei|schreinerei|tischlerei|gärtnerei|druckerei|brauerei|spedition|logistik|transporte|restaurant|gasthof|fahrschule|akademie|institut|fotografie|elektrotechnik|heizung|lackiererei|sicherheit|verband|ingenieurbüro|architekten|rechtsanwälte|freiheit|möglichkeit|schaften|heiten|keiten)$/iu;

/** Endings that surnames and trades share (Baumgarten, Hofmeister, Neustadt): doubtful where no label says 'person'. */
const DOUBTFUL_ENDINGS =
  /(?:ung|heit|keit|schaft|weg|platz|bau|amt|system|dienst|dienste|betrieb|studio|werk|werke|handel|medien|steuer|malerei|reisen|hotel|garten|pflege|montage|schule|verlag|shop|store|online|digital|design|event|events|catering|makler|maklerin|optik|elektro|sanitär|dach|fliesen|fenster|küchen|möbel|autohaus|kfz|räume|stadt|gesetz|verein|führer|leiter|halter|vertreter|berater|meister|partner|hof|markt|laden|stube|treff|welt|zeit|kunst|holz|stein|art)$/iu;

const SHAPE =
  /^(?:\p{Lu}[\p{Ll}'’]+|\p{Lu}['’]\p{Lu}\p{Ll}+|(?:Mc|Mac|De|Di|La|Le|Van|O)\p{Lu}\p{Ll}+|\p{Lu}{2,20})(?:-(?:\p{Lu}[\p{Ll}'’]+|\p{Lu}{2,20})){0,2}$/u;

/** Whether a word can be part of a person's name; `strict` where nothing else says that a person is meant. */
export function isNameWord(word: string, strict: boolean): boolean {
  if (!SHAPE.test(word) || OTHER_WORDS.test(word)) return false;
  if (word.length > 5 && OTHER_ENDINGS.test(word)) return false;
  return !strict || word.length <= 5 || !DOUBTFUL_ENDINGS.test(word);
}

/** Written like a name but known to be none: may be passed over in front of one ('die Ärzte Dr. A. Muster'). */
export const isOtherWord = (word: string): boolean => OTHER_WORDS.test(word) || OTHER_ENDINGS.test(word);
