import { trimMarks } from '../dom/text.ts';
import type { Person } from './page-facts.ts';
import { isPlaceholder } from './placeholders.ts';

const TITLE =
  /^(?:(?:Herr|Frau|Herrn|Mr\.?|Mrs\.?|Ms\.?|Dr\.?(?:-Ing\.?)?(?:\s?\p{Ll}{2,7}\.){0,3}|Prof\.?|Professor|Mag\.?(?:a\.?)?|Ing\.?|DI|DDr\.?|Dipl\.?\s?-?\s?(?:Ing|Kfm|Kffr|Betriebsw|Inf|Ök|Vw|Wirt|Phys|Math|Oec|Psych|Biol|Chem|Des|Finanzw)\w*\.?(?:\s?\((?:FH|TU|BA|Univ\.?|ETH)\))?|med\.?(?:\s?(?:dent|vet)\.?)?|rer\.?\s?(?:nat|pol|oec)\.?|jur\.?|phil\.?|h\.?\s?c\.?|iur\.?|techn\.?|B\.?\s?(?:Sc|A|Eng)\.?|M\.?\s?(?:Sc|A|Eng|B\.?A)\.?|MBA|LL\.?M\.?|KR|KommR|RA|StB|WP|RAin|(?:Diplom-?|Dipl\.-)?Betriebswirt(?:in)?|Diplom-?\p{L}{4,20}|(?:Industrie|Bank|Groß- und Außenhandels)kauf(?:mann|frau)|\p{Lu}\p{Ll}{3,20}meister(?:in)?|Staatl\.?\s?gepr\.?\s\p{L}+|Baumeister|Architekt(?:in)?|Rechtsanw(?:alt|ältin)|Steuerberater(?:in)?|Notar(?:in)?|Mst\.?|Bmstr?\.?)(?=[\s,]|$)[\s,]*)+/u;
const CREDENTIALS =
  /,?\s(?:MBA|LL\.?\s?M\.?|M\.?\s?Sc\.?|B\.?\s?Sc\.?|B\.?\s?A\.?|M\.?\s?A\.?|StB|WP|RA|Ph\.?\s?D\.?|CFA|BSc|MSc|B\.?\s?Eng\.?|M\.?\s?Eng\.?|MAS|CEO|CTO|CFO|COO|CSO|CMO)(?=$|[\s,;)])/gu;

const PARTICLE =
  /^(?:Von|Van|von|van|vom|zu|zum|zur|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|ibn|ten|ter|y|af|auf|dem|v\.|d'|Freiherr|Freifrau|Graf|Gräfin)$/u;
const NAME_WORD =
  /^(?:\p{Lu}[\p{Ll}'’]+|\p{Lu}['’]\p{Lu}\p{Ll}+|(?:Mc|Mac|De|Di|La|Le|Van|O)\p{Lu}\p{Ll}+|\p{Lu}{2,20})(?:-(?:\p{Lu}[\p{Ll}'’]+|\p{Lu}{2,20}))?$/u;
const INITIAL = /^\p{Lu}\p{Ll}?\.(?:-?\p{Lu}\.)?$/u;

/** Words that look like names and are not: roles, places, business words. */
const NOT_A_NAME =
  /^(?:Geschäfts\w*|Vorst\w*|Inhaber\w*|Kontakt\w*|Contact|Telefon\w*|Tel|Fax|Telefax|Mobil|Mail|Email|E-Mail|Web|Website|Internet|Deutschland|Germany|Österreich|Austria|Schweiz|Switzerland|Amtsgericht|Register\w*|Handels\w*|Commercial|Registration|Firmen\w*|Firma|Umsatz\w*|Steuer\w*|Angaben|Adresse|Address|Anschrift|Impressum|Imprint|Datenschutz\w*|Gesellschaft\w*|Vertret\w*|Verantwort\w*|Aufsicht\w*|Verwaltung\w*|Sitz|Company|Managing|Director\w*|Chief|Officer|Executive|Board|Owner|Partner\w*|Komplementär\w*|Prokur\w*|Berufs\w*|Haftung\w*|Öffnungszeiten|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August(?=$)|September|Oktober|November|Dezember|Der|Die|Das|Wir|Sie|Ihr\w*|Unser\w*|Alle|Bitte|Hinweis\w*|Stand|Quelle|Team|Home|Startseite|Leistungen|Über|Uns|Service\w*|Leitung|Vorsitz\w*|Mitglied\w*|Stellv\w*|Beirat|Zuständig\w*|Kammer|Verein\w*|Stiftung\w*|Bank|Sparkasse|Germany|Legal|Notice|Person\w*|Unternehmen\w*|Ansprechpartner\w*|Straße|Strasse|Platz|Postfach|Name|Vorname|Nachname|Eingetragen|Rechtsform|Praxis|Büro|Mehr|Jetzt|Zum|Zur|Am|Im|An|In|Auf|Mit|Für|Von|Bei|Seit|Nach|Vor|Herausgeber|Anbieter|Betreiber|Medieninhaber|Design|Hosting|Umsetzung|Privacy|Policy|Terms|Cookie\w*|Copyright|Liability|Disclaimer|Haftungs\w*|Contact|Links|Downloads|And|The|With|Und|Oder|Finance|Finances|Technology|Resources|Sales|Marketing|Vertrieb|Technik|Einkauf|Entwicklung|Produktion|Buchhaltung|Bürgermeister\w*|Landrat|Landrätin|Rektor\w*|Präsident\w*|Holding|Group|Gruppe|International|Gründer\w*|Founder|Ristorante|Restaurant|Pizzeria|Trattoria|Hotel|Gasthof|Gasthaus|Café|Bistro|Bar|Praxis|Kanzlei|Atelier|Salon|Studio|Haus|Obmann|Obfrau|Kassier\w*|Schriftführer\w*|Gründung\w*|Schweizer|Deutsche\w*|Ladungsfähige|Zweck|Gewerbe\w*|Dienste\w*|Digitale)$/u;
const NOT_A_NAME_ENDING =
  /(?:ung|ungen|heit|keit|schaft|straße|strasse|weg|platz|gasse|technik|haustechnik|bau|verwaltung|agentur|kammer|amt|gericht|service|services|systeme|system|gmbh|dienst|dienste|betrieb|studio|werk|werke|handel|medien|beratung|software|solutions|consulting|immobilien|versicherung|steuer|register|nummer|number|zentrum|center|praxis|kanzlei|apotheke|bäckerei|metzgerei|malerei|schlosserei|zimmerei|schreinerei|tischlerei|gärtnerei|druckerei|brauerei|spedition|logistik|transporte|reisen|hotel|restaurant|gasthof|garten|pflege|reinigung|montage|notdienst|fahrschule|schule|akademie|institut|verlag|shop|store|online|digital|design|event|events|catering|fotografie|makler|maklerin|optik|elektro|elektrotechnik|sanitär|heizung|holzbau|metallbau|dach|fliesen|fenster|küchen|möbel|autohaus|kfz|räume|lackiererei|trockenbau|stadt|sicherheit|gesetz|verein|verband|führer|führerin|leiter|leiterin|halter|vertreter|vertreterin|berater|beraterin|meister|meisterin|ingenieurbüro|architekten|rechtsanwälte|partner)$/iu;

/** Whether a word can be part of a person's name. */
function isNameWord(word: string): boolean {
  if (!NAME_WORD.test(word) || NOT_A_NAME.test(word)) return false;
  return word.length <= 5 || !NOT_A_NAME_ENDING.test(word);
}

/** A person, title apart, where the whole text is one person's name (titles and credentials allowed); else null. */
export function parsePerson(raw: string): Person | null {
  const plain = raw.replace(/\([^)]{0,80}\)/gu, ' ').replace(CREDENTIALS, ' ');
  const text = trimMarks(plain, ',;:*•–-').replace(/\s{2,}/gu, ' ');
  if (text.length < 4 || text.length > 60 || /[\d@§:/&+]/u.test(text) || isPlaceholder(text)) return null;
  const title = TITLE.exec(text)?.[0] ?? '';
  const name = text.slice(title.length).trim();
  return isName(name) ? { name, title: cleanTitle(title) } : null;
}

function cleanTitle(title: string): string | null {
  const kept = trimMarks(title.replace(/\b(?:Herrn?|Frau|Mrs?\.?|Ms\.?)(?=\s|$)/gu, ''), ',');
  return kept === '' ? null : kept;
}

function isName(name: string): boolean {
  const words = name.split(' ');
  if (words.length < 2 || words.length > 6) return false;
  const full = words.filter((word) => isNameWord(word)).length;
  const known = words.every((word) => isNameWord(word) || PARTICLE.test(word) || INITIAL.test(word));
  const last = words.at(-1) ?? '';
  if (/^\p{Ll}/u.test(words[0] ?? '')) return false;
  // 'Velomechaniker EFZ' is a trade; capitals of two or three letters are a name only among capitals.
  if (words.some((word) => /^\p{Lu}{2,3}$/u.test(word)) && words.some((word) => /\p{Ll}/u.test(word))) return false;
  // 'R. Pires' is a name, 'GF AG' is not: one real word at least, and not capitals alone with particles.
  return known && full >= 1 && isNameWord(last) && !/^(?:\p{Lu}{2,4} ?){1,2}$/u.test(name);
}

const SEPARATOR = /\s?[,;/|•]\s?|\s(?:und|and|sowie|&|\+|u\.)\s|\s[–—-]\s/u;

/**
 * Persons at the start of a text, in order: 'Dr. A. Muster (Vorsitz), B. Beispiel und C. Probe'. Parts that are no
 * name (a department after a dash) are passed over; a company among them ends the list.
 */
export function personsIn(text: string): Person[] {
  const persons: Person[] = [];
  const bare = text.replace(/\([^)]{0,80}\)/gu, ' ').replace(CREDENTIALS, '');
  for (const part of bare.slice(0, 500).split(SEPARATOR)) {
    const person = parsePerson(part);
    if (person) persons.push(person);
    else if (/\b(?:GmbH|AG|KG|UG|mbH|OHG)\b/u.test(part)) break;
  }
  return persons;
}

/** The longest run of name words at the start of a sentence: 'Gerd Muster und Eva Probe, die einzeln …'. */
export function leadingPersons(text: string): Person[] {
  const persons: Person[] = [];
  for (const part of text.slice(0, 300).split(SEPARATOR)) {
    const best = longestName(part.trim().split(' '));
    if (!best) break;
    persons.push(best);
  }
  return persons;
}

/** The name that the words begin with; none where a capitalised word goes on ('Muster Beteiligungs GmbH'). */
function longestName(words: readonly string[]): Person | null {
  for (let n = Math.min(words.length, 6); n >= 2; n--) {
    if (/^\p{Lu}/u.test(words[n] ?? '')) continue;
    const person = parsePerson(words.slice(0, n).join(' ').replace(/\.$/u, ''));
    if (person) return person;
  }
  return null;
}
