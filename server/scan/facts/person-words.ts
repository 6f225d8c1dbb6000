/** Words of a page that are written like names and are none: roles, places, weekdays, business words. */
const OTHER_WORDS =
  /^(?:Geschäft\p{L}{0,30}|Vorst\p{L}{0,30}|Inhaber\p{L}{0,30}|Kontakt\p{L}{0,30}|Contact|Telefon\p{L}{0,30}|Tel|Fax|Telefax|Mobil|Mail|Email|E-Mail|Web|Website|Internet|Deutschland|Germany|Österreich|Austria|Schweiz|Switzerland|Amtsgericht|Register\p{L}{0,30}|Handels\p{L}{0,30}|Commercial|Registration|Firmen\p{L}{0,30}|Firma|Umsatz\p{L}{0,30}|Steuer\p{L}{0,30}|Angaben|Adresse|Address|Anschrift|Impressum|Imprint|Datenschutz\p{L}{0,30}|Gesellschaft\p{L}{0,30}|Vertret\p{L}{0,30}|Verantwort\p{L}{0,30}|Aufsicht\p{L}{0,30}|Verwaltung\p{L}{0,30}|Sitz|Company|Managing|Director\p{L}{0,30}|Chief|Officer|Executive|Board|Owner|Partner\p{L}{0,30}|Komplementär\p{L}{0,30}|Prokur\p{L}{0,30}|Berufs\p{L}{0,30}|Haftung\p{L}{0,30}|Öffnungszeiten|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Juni|Juli|September|Oktober|November|Dezember|Der|Die|Das|Wir|Sie|Ihr\p{L}{0,30}|Unser\p{L}{0,30}|Alle|Bitte|Hinweis\p{L}{0,30}|Stand|Quelle|Team|Home|Startseite|Leistungen|Über|Uns|Service\p{L}{0,30}|Leitung|Vorsitz\p{L}{0,30}|Mitglied\p{L}{0,30}|Stellv\p{L}{0,30}|Beirat|Zuständig\p{L}{0,30}|Kammer|Verein\p{L}{0,30}|Stiftung\p{L}{0,30}|Bank|Sparkasse|Legal|Notice|Person|Personen|Unternehmen\p{L}{0,30}|Ansprechpartner\p{L}{0,30}|Straße|Strasse|Postfach|Name|Vorname|Nachname|Eingetragen|Rechtsform|Rechtliches?|Praxis|Büro|Mehr|Jetzt|Zum|Zur|Am|Im|An|In|Auf|Mit|Für|Bei|Seit|Nach|Vor|Herausgeber|Anbieter|Betreiber|Medieninhaber|Design|Hosting|Umsetzung|Privacy|Policy|Terms|Cookie\p{L}{0,30}|Copyright|Liability|Disclaimer|Links|Downloads|And|The|With|Und|Oder|Finance|Finances|Technology|Resources|Sales|Marketing|Vertrieb|Technik|Einkauf|Entwicklung|Produktion|Buchhaltung|Bürgermeister\p{L}{0,30}|Landrat|Landrätin|Rektor\p{L}{0,30}|Präsident\p{L}{0,30}|Holding|Group|Gruppe|International|Gründer\p{L}{0,30}|Founder|Ristorante|Restaurant|Pizzeria|Trattoria|Hotel|Gasthof|Gasthaus|Café|Bistro|Bar|Kanzlei|Atelier|Salon|Studio|Haus|Obmann|Obfrau|Kassier\p{L}{0,30}|Schriftführer\p{L}{0,30}|Gründung\p{L}{0,30}|Schweizer|Deutsche\p{L}{0,30}|Ladungsfähige|Zweck|Gewerbe\p{L}{0,30}|Dienste\p{L}{0,30}|Digitale|Ärzte|Ärztinnen|Rechtsanwälte|Familie|Große|Kleine|Alte|Neue)$/u;

/** Endings that no surname of the region has. */
const OTHER_ENDINGS =
  /(?:gmbh|gesellschaft|straße|strasse|gasse|technik|verwaltung|beratung|reinigung|leitung|führung|vertretung|sicherung|planung|forschung|entwicklung|haftung|ordnung|werbung|gestaltung|betreuung|vermietung|abteilung|erklärung|zulassung|agentur|kammer|gericht|service|services|systeme|consulting|solutions|software|immobilien|versicherung|register|nummer|number|zentrum|center|praxis|kanzlei|apotheke|bäckerei|metzgerei|schlosserei|zimmerei|schreinerei|tischlerei|gärtnerei|druckerei|brauerei|spedition|logistik|transporte|restaurant|gasthof|fahrschule|akademie|institut|fotografie|elektrotechnik|heizung|lackiererei|sicherheit|verband|ingenieurbüro|architekten|rechtsanwälte|freiheit|möglichkeit|schaften|heiten|keiten)$/iu;

/** Endings that surnames and trades share (Baumgarten, Hofmeister, Neustadt): doubtful where no label says 'person'. */
const DOUBTFUL_ENDINGS =
  /(?:ung|heit|keit|schaft|weg|platz|bau|amt|system|dienst|dienste|betrieb|studio|werk|werke|handel|medien|steuer|malerei|reisen|hotel|garten|pflege|montage|schule|verlag|shop|store|online|digital|design|event|events|catering|makler|maklerin|optik|elektro|sanitär|dach|fliesen|fenster|küchen|möbel|autohaus|kfz|räume|stadt|gesetz|verein|führer|leiter|halter|vertreter|berater|meister|partner|hof|markt|laden|stube|treff|welt|zeit|kunst|holz|stein|art)$/iu;

const SHAPE =
  /^(?:\p{Lu}[\p{Ll}'’]{1,30}|\p{Lu}['’]\p{Lu}\p{Ll}{1,30}|(?:Mc|Mac|De|Di|La|Le|Van|O)\p{Lu}\p{Ll}{1,30}|\p{Lu}{2,20})(?:-(?:\p{Lu}[\p{Ll}'’]{1,30}|\p{Lu}{2,20})){0,2}$/u;

/** Whether a word can be part of a person's name; `strict` where nothing else says that a person is meant. */
export function isNameWord(word: string, strict: boolean): boolean {
  if (!SHAPE.test(word) || OTHER_WORDS.test(word)) return false;
  if (word.length > 5 && OTHER_ENDINGS.test(word)) return false;
  return !strict || word.length <= 5 || !DOUBTFUL_ENDINGS.test(word);
}

/** Written like a name but known to be none: may be passed over in front of one ('die Ärzte Dr. A. Muster'). */
export const isOtherWord = (word: string): boolean => OTHER_WORDS.test(word) || OTHER_ENDINGS.test(word);
