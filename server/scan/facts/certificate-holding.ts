import { anyCase } from '../any-case.ts';
import { memoOfText } from '../memo-of-text.ts';
import { isOthersWork, OTHERS_CERTIFICATES } from './certificate-others.ts';
import { isAffirmed, isPresent, NOT_TRUE_NOW } from './certificate-status.ts';
import { INTRODUCED } from './other-parties.ts';
import { wordSign } from './word-signs.ts';

/** 'durch den TÜV Muster bestätigt' */
const BY_A_BODY = '(?:durch|von|vom) (?:\\S{2,20} ){1,4}(?:geprüft|bestätigt)';

/** Words by which a company says that it holds what the sentence names. */
export const HELD = anyCase(
  [
    'zertifi|certifi|akkredit|accredit|auditiert|testiert|präqualifi|[✓✔☑]',
    'gütesiegel|gütezeichen|qualitätssiegel|prüfzeichen|prüfsiegel|(?<!\\p{L})(?:qualitäts)?label(?!\\p{L})',
    '(?:TÜV|DEKRA)[ -]geprüft|management(?:system)? (?:ist|wird|wurde) (?:vo[nm]|durch) .{3,60} geprüft(?!\\p{L})',
    '(?<!\\p{L})(?:trägt|tragen|führt|führen|besitzt|besitzen|erhielt|erhielten) (?:\\S{1,30} ){0,6}\\S{0,20}(?:siegel|zeichen|auszeichnung|prädikat|knospe|label|logo)(?!\\p{L})',
    '(?:siegel|prädikat) (?:\\S{1,30} ){0,5}(?:tragen|führen|bekommen|erhalten|behalten|verliehen|zuerkannt)(?!\\p{L})',
    // 'besitzt die Zulassung als Schweißbetrieb nach …'
    '(?<!\\p{L})(?:besitz(?:t|en)|verfüg(?:t|en) über|haben wir|wir haben) (?:\\S{1,30} ){0,6}(?:zulassung|eignungsnachweis|\\p{L}{0,15}qualifikation|anerkennung|bescheinigung)(?!\\p{L})',
    // 'Den Status … hat uns das Zollamt erteilt', 'Träger des Umweltzeichens'
    '(?<!\\p{L})uns (?:\\S{1,30} ){1,14}(?:erteilt|verliehen|zuerkannt|ausgestellt|erneuert|bescheinigt)(?!\\p{L})|(?<!\\p{L})(?:erteilte|verlieh|erneuerte|bescheinigte|bewilligte) (?:uns|unser)|(?<!\\p{L})Träger(?:in)? (?:des|der) |(?:sicherheitsmanagement|audit|prüfung|assessment)\\S{0,3} (?:\\S{1,30} ){0,6}bestanden(?!\\p{L})|(?<!\\p{L})audits? (?:bestätigen|bestätigt|bescheinigen|bescheinigt) uns(?!\\p{L})',
    '(?<!\\p{L})(?:gehören|zählen) wir zu den (?:\\S{3,20} ){1,3}mit de[mr] \\S{0,20}(?:siegel|zeichen|prädikat|label)(?!\\p{L})',
    `(?<!\\p{L})erfüll(?:t|en) .{0,120}(?:geprüft (?:durch|von|vom)(?!\\p{L})|${BY_A_BODY}(?!\\p{L}))|(?:haben wir|wir haben) (?:uns|unser\\p{L}{0,2})(?!\\p{L}).{0,100}(?:prüfen|auditieren|zertifizieren) lassen|passed (?:our|the|its|an?) .{0,40}audit|(?:emas|iso[ \\d]{4,12})[ -]registered|(?<!\\p{L})awarded the(?!\\p{L})`,
    'emas.{0,20} (?:validiert|und sind registriert)|emas teil(?!\\p{L})|ökoprofit-betrieb(?!\\p{L})|^(?:träger)?zulassung nach |ecovadis.{0,60}(?:erreicht|erhalten|erzielt|medaille|medal|rating)',
    '^(?:unsere |die )?(?:nachweise|siegel)(?!\\p{L})[^:.!?]{0,60}: |(?:lassen wir uns|wir lassen uns)(?!\\p{L}).{0,80}(?:prüfen|auditieren|überprüfen)(?!\\p{L})|compliance with|(?:obtain(?:ed|s)?|receive[sd]?|carr(?:y|ies)|achieved) (?:the|our|its|an?) .{0,40}label(?!\\p{L})',
    'anerkannt|zugelassen|ausgezeichnet|lizenziert|registriert nach|-registrier(?:t|ung)',
  ].join('|'),
);
/** Words without one of which no sentence says so; trades that are certificates by themselves included. */
export const HELD_WORD = wordSign(
  /zertifi|certifi|akkredit|accredit|auditiert|testiert|[✓✔☑]|siegel|knospe|zeichen|label|logo|anerkannt|zugelassen|registriert|registrierung|lizenziert|ausgezeichnet|auszeichnung|präqualifi|fachbetrieb|bioland|naturland|demeter|urkunde|bescheinig|zulassung|nachweis|anerkennung|-?geprüft|erteilt|verlieh|zuerkannt|erneuert|umweltzeichen|bestanden|bewillig|validiert|bestätig|ökoprofit|emas teil|compliance|prüfen|obtain|ecovadis|passed|registered|awarded/iu,
);

/** Sentences about others' certificates, advice on norms, and norms that work merely follows. */
const NOT_HELD = anyCase(
  [
    // services around certificates
    '(?:mit|bei|von) (?:dem|der|denen) wir(?!\\p{L})|, (?:dessen|deren) (?:\\S{3,25} ){1,2}wir(?!\\p{L})',
    '(?<!\\p{L})(?:brauchen|benötigen|müssen) (?:betriebe|unternehmen|firmen|sie)(?!\\p{L})|(?<!\\p{L})(?:betriebe|unternehmen|firmen) (?:brauchen|benötigen|müssen)(?!\\p{L})',
    'beraten|beratung(?!sstelle)|begleit|vorbereitung|einführung (?:von|eines|der|einer|iso|din)|^(?:projekt|referenz|kunde)\\s?:|schulung|unterstütz|helfen|zertifizieren zu lassen|lassen sie .{0,60}zertifizieren|wir zertifizieren|was (?:ist|bedeutet)',
    ...OTHERS_CERTIFICATES,
    // what visitors and people get who learn
    '(?<!\\p{L})(?:erwerben|erhalten|bekommen|erlangen|absolvieren) sie(?!\\p{L})|(?<!\\p{L})sie (?:erwerben|erhalten|bekommen|erlangen|absolvieren)(?!\\p{L})|teilnehmer|teilnehmende|absolvent',
    '^(?:das |der |die |ein )?(?:seminar|kurs|lehrgang|workshop|schulung|ausbildung|fortbildung|weiterbildung)(?!\\p{L})(?: [„"«»“]|.{0,120}(?<!\\p{L})schlie(?:ß|ss)t)|(?:auftrag|aufträge|auskunft|freigabe) (?:\\S{2,20} )?erteilt',
    '(?:auditor|sachkundige)(?:in|innen|en|r|n|s)? (?:nach|gemäß|für|according to|to|for)(?!\\p{L})',
    'zertifizierte[rn]? (?:\\S{2,20} )?\\p{L}{0,20}(?:auditor|sachkundig|trainer|berater|prüfer|expert|coach|gutachter|schweißer|techniker|therapeut|lehrer|sachverständig|planer|monteur)',
    // 'Unsere Kollegin Eva Probe (Zertifikat „…“ der Akademie Muster, persönlich, bis 08/2027)'
    ', persönlich[,)]',
    // norms that are followed
    `^(?:die|diese) (?:norm|richtlinie|verordnung|vorschrift)(?!\\p{L})|übergangsfrist|anlehnung|orientier(?:en|t)(?!\\p{L})|anstreb|vorgaben (?:der|nach)|anforderungen (?:der|nach|aus)(?!\\p{L}|.{0,60}(?:(?:geprüft|zertifiziert|bestätigt|auditiert|überwacht) (?:durch|von|vom) |${BY_A_BODY}))|(?<!österreichische[sn]? )umweltzeichen(?! blauer)`,
    '(?:designed|built|made|manufactured|constructed|developed|comply|complies|conform(?:s|ing)?) (?:\\p{L}{2,12} ){0,2}(?:in line|in accordance|in compliance|according|with|to)(?!\\p{L})',
    'work(?:ing)? (?:\\p{L}{2,12} ){0,2}(?:in line|in accordance|in compliance|according)(?!\\p{L})',
    '(?<!wir )haben das \\S{2,20}-zertifikat|^(?:die |das |der )?.{2,40} (?:ist|sind) (?:die|das|der|eine?) (?:\\S{2,20} ){0,4}(?:norm|standard)(?!\\p{L})',
    ...NOT_TRUE_NOW,
    // a norm for persons
    '(?:ISO|IEC|EN)[ /-]{0,2}17024(?!\\d)',
    '\\?$',
  ].join('|'),
);

/** Whether a sentence says that the company itself holds what it names. */
export const saysHeld = memoOfText(
  (sentence): boolean => HELD.test(sentence) && isAffirmed(sentence) && isOwnStatement(sentence),
);

/** 'Die Abfälle übergeben wir einem …', 'das übernimmt ein …': one of many, whoever it is. */
const ONE_OF_MANY = anyCase(
  /(?<!\p{L})(?:einem|einen|eines|ihre[mnsr]?|jede[mnsr]?|keine?[mnsr]?|vom|beim|dem|(?:übernimmt|erledigt|macht|führt|braucht|benötigt|muss|müssen|darf|dürfen|soll|sollte|kann) (?:\p{L}{2,12} ){0,2}ein|^Ein|^Jeder)\s(?:[\p{L}-]{3,30}[nmrs]\s)?$/iu,
);

/** Whether a name that tells what a company is, at the given place of a sentence, is what this one says that it is. */
export const isOfItself = (sentence: string, at: number): boolean =>
  isPresent(sentence) && !isOthersWork(sentence) && !ONE_OF_MANY.test(sentence.slice(Math.max(0, at - 80), at));

/** Whether a line that tells details of a certificate can be about the company's own. */
export const isOwnStatement = memoOfText((line): boolean => {
  const said = line.replace(RESULT, '');
  return !NOT_HELD.test(said) && !INTRODUCED.test(said);
});
/** What others have of it: '…, sodass Hersteller ihre Quoten nachweisen'. */
const RESULT = /, (?:sodass|so dass|so that) [^,;:]{3,120}$/u;
