import { anyCase } from '../any-case.ts';
import { OWN_VOICE } from './own-voice.ts';
import { sentencesOf } from './sentences.ts';
import { THIS_YEAR, yearsFrom } from './years.ts';

/** What becomes of a place that a company gives away. */
const GIVEN_AWAY =
  '(?:verkauft|verpachtet|vermietet|übergeben|abgegeben|weitergegeben|abgetreten|veräu(?:ß|ss)ert|abgestoßen|geräumt|aufgehoben)';
/** A day, a month or a time of a year: '31. Dezember 2019', 'Ende 2019', '12/2019'. */
const DATED = '(?:ende |anfang |mitte )?(?:\\d{1,2}\\. ?)?(?:\\p{L}{3,10} |\\d{1,2}[./])?(?:19|20)\\d\\d';

/** Buildings that firms move into, of which only the former use is over: 'im ehemaligen Güterschuppen'. */
export const BUILDING =
  '\\p{L}{0,20}(?:schuppen|scheune|stadel|stall|schule|schulhaus|bahnhof|kaserne|kirche|kloster|pfarrhaus|rathaus|postamt|zeche|spinnerei|weberei|ziegelei|molkerei|mühle|fabrik|schmiede|kino|gebäude|halle)';

/** What is said of a place where the company works no more, or not yet. */
const GONE = anyCase(
  [
    `(?<!\\p{L})(?:ehemalig|(?!(?<=[,(]\\s?)früher \\p{L}[^,.;()]{2,40}\\)?$)frühere?[rnms]?(?!\\p{L}))(?!(?<=(?:im|in der|in einem|in einer|auf dem) (?:ehemalig|frühere?[rnms]?))(?:e[nrm]?)? ${BUILDING}(?!\\p{L}))|(?<!\\p{L})(?:aufgegeben|aufgelöst|aufgelassen|stillgelegt|(?:zu|ab)gesperrt|(?:zu|dicht)gemacht|ausgezogen(?!\\p{L}))|(?:dauerhaft|endgültig|für immer) geschlossen|geschlossen seit|schloss(?:en)? wir|(?<!\\p{L})(?:müssen|mussten) wir(?!\\p{L}).{0,80}(?:aufgeben|schlie(?:ß|ss)en)`,
    `(?:19|20)\\d\\d\\.? (?:haben wir )?(?:\\S{1,20} ){0,3}(?:geschlossen|schlossen|schlie(?:ß|ss)en)|(?<!\\p{L})bis (?:zu[mr] )?${DATED}(?!\\p{L})`,
    `(?<!\\p{L})(?:wurden?|haben wir|wir haben)(?!\\p{L}).{0,60}(?:${GIVEN_AWAY}|geschlossen|aufgegeben)|(?<!\\p{L})(?:ist|sind)(?!\\p{L}).{0,40}(?:verkauft|verpachtet|veräußert)(?!\\p{L})`,
    '(?:gibt es|besteht|existiert|(?:betreiben|bewirtschaften|führen|unterhalten) wir) (?:\\S{1,12} ){0,3}nicht mehr(?!,? (?:aber|sondern))|(?<!\\p{L})nicht (?:weitergeführt|fortgeführt|übernommen|behalten)(?!\\p{L})|(?<!\\p{L})soll(?:en|te)? (?:\\S{1,20} ){0,3}20\\d\\d(?!\\p{L}).{0,80}(?:entstehen|auf(?:sperren|machen|gehen)|öffnen|starten|folgen|dazukommen)(?!\\p{L})|vorgesehen (?:ist|sind)(?!\\p{L})|(?<!\\p{L})nicht mehr (?:zu uns|zur firma|in betrieb|von uns|unsere?(?!\\p{L}))|betrieb (?:\\S{1,12} ){0,3}eingestellt|schlie(?:ß|ss)(?:t|en)(?!\\p{L}).{0,40}(?:20\\d\\d|für immer|endgültig|dauerhaft)',
    'geplant|in planung|demnächst|in kürze|im bau(?!\\p{L})|(?<!(?:im|in der|in unserem|in unserer) )(?<!\\p{L})(?:neu|zweit|weiter|dritt)e[rns]?(?!\\p{L}).{0,40}entsteh(?:t|en)(?!\\p{L})|entsteh(?:t|en)(?=.{0,60}(?:neu|halle|lager|werk(?!st)|büro|filiale|standort|gebäude|zentrum|(?<!\\p{L})haus|laden|geschäft|praxis|niederlassung|20\\d\\d))|voraussichtlich|eröffnen wir|wir eröffnen|coming soon|opening (?:soon|in)|(?:umzug|bezug) (?:\\p{L}{2,10} )?20\\d\\d|bezugsfertig|ziehen wir|(?:hierher|hierhin) (?:um)?gezogen',
    `(?:neu)?eröffnung (?:im|am|in|ende|anfang|mitte|frühjahr|sommer|herbst|winter|ab|\\d)|eröffnet (?:im|am|ende|anfang|mitte)(?! (?:\\d{1,2}\\. ?)?(?:\\p{L}{3,10} )?(?!${yearsFrom(THIS_YEAR + 1)})(?:19|20)\\d\\d)|(?<!\\p{L})ab (?:dem )?(?:\\d{1,2}\\. ?)?(?:\\p{L}{3,10} )?20\\d\\d|(?<!\\p{L})(?:öffnen|starten) wir (?:ab|im|am|ende|anfang|mitte)(?!\\p{L}).{0,20}20\\d\\d`,
    '(?<!\\p{L})(?:wird|werden|soll|sollen|wollen)(?!\\p{L}).{0,60}(?:eröffne|bezieh|bezogen|umzieh|öffnen|geschlossen|schlie(?:ß|ss)en|fertig(?:gestellt)?(?!\\p{L}))|(?<!\\p{L})bauen wir(?!\\p{L}).{0,60}(?:neu|zweite|weitere)|spatenstich|grundsteinleg|richtfest|baubeginn',
  ].join('|'),
);

/** Whether a text says of a place that it is closed, given up or still to come. */
export const isGoneOrPlanned = (text: string): boolean => GONE.test(text);

/** 'Bis zum Umzug hatten wir einen Laden am …', 'Sie lag am …', 'der Pachtvertrag ist ausgelaufen'. */
const PAST = anyCase(
  /(?<!\p{L})(?:(?:saßen|sassen|waren|hatten|betrieben|unterhielten|führten|arbeiteten|produzierten|fertigten|verkauften|backten|wohnten) wir|wir (?:saßen|sassen|waren|hatten|betrieben|unterhielten|führten|arbeiteten|produzierten|fertigten|verkauften|backten)|(?:lag|lagen|befand(?:en)?|gab es|vormals|überlassen|getrennt|ausgelaufen|gekündigt|abgebrannt)(?!\p{L}))/iu,
);
/** 'Seit 2019 gehört das Haus der Muster GmbH', 'wurde von Familie Muster übernommen', 'ging an die Muster GmbH'. */
const TAKEN_OVER =
  /(?<!\p{L})(?:hat|haben|wurde)(?!\p{L})(?! wir).{0,80}übernommen|(?<!\p{L})(?:führt|führen|betreibt|betreiben)(?! wir)(?!\p{L}).{3,80}(?<!\p{L})(?:weiter|fort)(?!\p{L})|(?:auf eigene Rechnung|in Eigenregie|unter (?:eigenem|neuem|anderem) Namen)(?!\p{L})|(?<!\p{L})übernahm(?:en)?(?! wir)(?!\p{L})|(?<!\p{L})(?:ging|gingen) an (?!den Start|die Arbeit)|gehört (?:(?:heute|jetzt|inzwischen|mittlerweile|nun|seit \S{4,12}|seither) )?(?:der|dem|einem|einer)(?!\p{L})/u;
const TAKEN_BY_OWN = anyCase(/(?<!\p{L})(?:wir|uns)(?!\p{L})/iu);
/** Today's time and somebody who is named: 'Dort backt heute die Bäckerei Muster'. */
const NOWADAYS = anyCase(
  /(?<!\p{L})(?:heute|jetzt|inzwischen|mittlerweile|nun|seither|seitdem|seit (?:19|20)\d\d)(?!\p{L})/iu,
);
const THERE = anyCase(
  /^(?:dort|da|hier|drinnen|heute|jetzt|inzwischen|mittlerweile|nun|seither|seitdem|seit|(?:der|das|die|den|im|in) (?:den )?(?:laden|haus|geschäft|räumen?|räumlichkeiten|gebäude|lokal|standort|filiale|betrieb))(?!\p{L})/iu,
);
const SOMEBODY =
  /(?<!\p{L})(?:der|die|das|dem|den|ein|eine|einer|einem|vom|von|Familie) (?:\p{Ll}{2,20} )?(?:\p{Lu}[\p{L}&.-]{2,30} \p{Lu}|(?:Café|Bistro|Nachfolger|Nachbar|Kolleg|Pächter|Mieter|andere))|(?<!\p{L})(?:Familie|Firma) \p{Lu}/u;

/** Whether a sentence behind that on a place says who else is there today. */
const tellsOfSuccessor = (sentence: string): boolean =>
  THERE.test(sentence) && NOWADAYS.test(sentence) && SOMEBODY.test(sentence) && !OWN_VOICE.test(sentence);

/** Whether the sentence of an address, marked in it by `…`, or the one behind it says that the company has left it or never come. */
export function isToldBygone(text: string): boolean {
  const sentences = sentencesOf(text);
  const at = sentences.findIndex((sentence) => sentence.includes('…'));
  const told = sentences[at];
  if (told === undefined) return false;
  const isTaken = TAKEN_OVER.test(told) && !TAKEN_BY_OWN.test(told);
  return isGoneOrPlanned(told) || PAST.test(told) || isTaken || tellsOfSuccessor(sentences[at + 1] ?? '');
}
