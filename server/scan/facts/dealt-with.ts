import { eitherCase } from '../any-case.ts';
import { hasGivenName } from './given-names.ts';
import { OWN_VOICE } from './own-voice.ts';
import { ENGLISH } from './parties-told.ts';
import type { IsOwn } from './whose-words.ts';

/** What a company calls its own, as the last part of a word: dealt with it is none, however a sentence puts it. */
const OWN = `(?:${'team belegschaft mannschaft crew kollegen kolleginnen leute menschen zertifikat zertifizierung norm standard siegel label system management qualität audit prüfung note bewertung bewertungen schnitt urteil erfahrung'
  .split(' ')
  .map(eitherCase)
  .join('|')})`;
const NOUN = `(?![\\p{L}-]{0,25}${OWN}(?!\\p{L}))(?=\\p{Lu})[\\p{L}\\d&.-]{2,40}`;
/** Up to the comma: 'Schlachthof', 'Elektro-Innung Muster', 'Notfallzentrum in Muster'. */
const NAMED = `(?:\\p{Ll}{3,20} )?(${NOUN}(?: [^,;:. ]{1,30}){0,6})`;
/** Whoever is named, but in the company's own words. */
const ANY = `(?![^,;:]{0,60}${OWN},)(?![^,;:]{0,80}(?<!\\p{L})(?:[Ww]ir|[Uu]ns|[Uu]nsere?[nmrs]?)(?!\\p{L}))[^,;:]{3,70}`;
const WE = '(?<!\\p{L})(?:wir|uns|unsere?[nmrs]?|ich)(?!\\p{L})';
const RELATIVE_PRONOUN = '(?:der|dem|den|die|das|denen|deren|dessen)';
/** What the company does with what is its own, or came from. */
const RUNS =
  '(?![^,]{0,140}(?:führen|leiten|betreiben|bewirtschaften|gründe|aufgebaut|übernahm|übernommen|kauf|erworben|hervor|entst[aä]nd|wurde|geworden|wuchs|uns (?:selbst )?gehört|besitzen|eröffne))';

/** Work that others do for the company, in the third person. */
const SERVES =
  '(?:(?:be)?liefer|reinig|wäsch|fähr|fahr|transportier|stell|bau|druck|fertig|schleif|näh|koch|produzier|mahl|röste|brau|back|bäck|züchte|zieh|wart|versorg|hoste|verpack|lackier|verzink|härte|web|spinn|gieß|schlachte|entsorg|analysier|lager|schneid|mach|übernimm|übernehm|kommissionier|vermiete)(?:t|en|n)';

/** Words that end so, whichever case they begin with. */
const endingIn = (words: string): string =>
  `\\p{L}{0,25}(?:${words.split(' ').map(eitherCase).join('|')})(?:in|innen)?`;
const ROLES =
  'lieferant zulieferer kunde kund auftraggeber bauherr vermieter verpächter caterer lehrherr lehrmeister hausbank mandant sponsor';
/** Whom a company has to do with; words by which a company may call itself are none. */
const ROLE = endingIn(
  `${ROLES} beschichter müller kurierdienst paketdienst logistiker buchbinder färber säger entsorger versorger`,
);
/** The same where 'unser' stands before them. */
const OUR_ROLE = endingIn(
  `${ROLES} schwester tochter mutter nachbar partner träger verein vorgänger spediteur dienstleister wäscherei werkstatt hersteller händler firma unternehmen gesellschaft betrieb konzern`,
);
const ENGLISH_ROLES =
  'customer|client|supplier|landlord|principal|caterer|parent(?: company)?|sister company|neighbour|carrier|haulier';

/** Everything up to whom the company deals with; what the sentence tells behind that is theirs. */
const DEALINGS: readonly RegExp[] = [
  // 'Der Schlachthof, mit dem wir zusammenarbeiten,', 'Im Krankenhaus Muster, mit dessen Sozialdienst wir …,'
  `(?:^|[;:,] )(${ANY}), (?:(?:mit|in|an|bei|aus|von|zu|auf|für|durch) ${RELATIVE_PRONOUN}|deren|dessen)(?: \\p{Lu}[\\p{L}-]{2,30})? ${RUNS}[^,;]{0,60}${WE}[^,;]{1,80},`,
  `(?:^|[;:,] )(${ANY}), (?:dem|der) ${RUNS}[^,;]{0,60}${WE}[^,;]{0,60}(?:angehören|angeschlossen sind|beigetreten sind|vertrauen|zuarbeiten),`,
  // 'Das Öl von Muster, das wir mitliefern,'
  `(?:^|[;:] )(?:Die|Der|Das|die|der|das) ${NAMED}, (?:den|die|das) wir ${RUNS}[^,;]{0,60}(?:liefern|beliefern|beziehen|empfehlen|vertreten|verkaufen|vertreiben|nutzen|verwenden|einsetzen|betreuen|beraten|begleiten|unterstützen|vermitteln|besuchen|verarbeiten|beauftragen|führen|haben|hatten|durften|konnten),`,
  // 'Der von uns oft vermittelte Tarif Muster'
  `(?:^|[;:] )(?:Die|Der|Das|Den) von uns (?:\\p{Ll}{2,20} )?\\p{Ll}{4,25}(?:te|ene?)[nrs]? ${NAMED}`,
  // 'Die Zuckerfabrik Muster, unser ältester Auftraggeber,'
  `(?:^|[;:] )(?:(?:Die|Der|Das) )?${NAMED}, unsere?[nmr]? (?:\\p{Ll}{3,20} )?${OUR_ROLE}[^,;]{0,40},`,
  // 'Unser größter Kunde, ein Logistiker,', 'Sein Lehrherr, die Buchdruckerei Muster,', 'Unsere Werkstatt, die Firma Muster,'
  `(?:^|[;:,] (?:denn |weil |da )?)(?:[Uu]nsere?|[Dd]er|[Dd]ie|[Ss]ein|[Ii]hr) (?:\\p{Ll}{3,20} )?${ROLE}(?: (?:in|im|aus|von|am) (?:der |dem )?[\\p{L}-]{3,25})?(?:, (?:(?:die|der|das|eine?) )?([^,;]{3,60}),)? (?=\\p{Ll})`,
  `(?:^|[;:,] )[Uu]nsere? (?:\\p{Ll}{3,20} )?\\p{L}{3,25}, (?:die|der|das) (?:Firma|Familie) ([^,;]{3,60}),`,
  // 'liefert uns die Muster-Gruppe', 'reinigt für uns eine Wäscherei in Muster'
  `(?<!\\p{L})${SERVES} (?:für )?uns (?:\\p{Ll}{2,15} ){0,2}?(?:die|der|das|eine?) ((?:\\p{Ll}{3,20} )?${NOUN}(?: ${NOUN}){0,2})`,
  `(?<!\\p{L})${SERVES} (?:die|der|das|eine?) ((?:[\\p{Ll}-]{3,20} )?${NOUN})(?=,)`,
  // 'Die Spedition Muster fährt für uns … und ist'
  `^(?:(?:Die|Der|Das) )?${NAMED} \\p{Ll}{3,15}t (?:[^,;]{0,40} )?(?:für|mit|bei|an) uns(?: [^;.]{3,80})?,? (?:und|sie|er|es) (?=(?:ist|hat|trägt|beschäftigt|zählt|besteht|wurde)(?!\\p{L}))`,
  // 'kommt von der Sennerei Muster, 1932 als Genossenschaft gegründet'
  `(?<!\\p{L}|[Ww]ir )(?:komm(?:t|en)(?! wir)|stamm(?:t|en)|bezieh(?:t|en)(?: wir)?|kaufen wir|holen wir) (?:\\p{Ll}{2,15} ){0,3}?(?:vo[mn]|aus|bei|beim)(?: (?:der|dem|einer|einem))? ((?:\\p{Ll}{3,20} )?${NOUN}(?: (?:in |aus )?${NOUN}){0,2}),`,
  // 'Wir arbeiten auch für die Uniklinik, die', 'von einem Hersteller aus Muster, der'
  `(?<!\\p{L})(?:für|an|mit|zur|zum|bei|von|vom|beim) (?:(?:die|der|den|dem|das|Firma|eine[mnr]?) )?(?!\\p{L}{0,4}(?:[Vv]ater|[Mm]utter|[Ee]ltern|[Ff]amilie|[Gg]ründer|[Bb]rüder))((?:\\p{Ll}{3,20} )?${NOUN}(?: (?:(?:in|aus|am|im) (?:der |dem )?)?${NOUN}){0,3}), (?=(?:die|der|das|welche[rs]?) [\\p{Ll}\\d])`,
  // 'Vor ihrer Rückkehr arbeitete sie in einer Klinik'
  `(?<!\\p{L})(?:arbeitete|war|wirkte|lernte|gelernt|wechselte|leitete|sammelte|verantwortete)[n]? [^.;]{0,80}(?:bei|in|an|aus|auf)(?: (?:der|dem|eine[mnr]|die|das|eine))? ((?:\\p{L}{3,20}e?[nrms] )?${NOUN})(?=[^.;,]{0,60} mit )`,
  // 'Fallbeispiel: Ein Betrieb'
  '^(?:(?:Fall|Praxis|Kunden)?[Bb]eispiel|Case study|Success story|Example)\\s?[:–-] (?!Wir|Unser|Our|We)([^.;]{3,40}?) (?=mit|with|of|hat|beschäftigt|employs)',
  `^Eine? ((?:\\p{Ll}{3,20} )?${NOUN})(?= (?:aus [\\p{L}-]{3,30} )?mit .{3,60} (?:ließ|wollte|suchte|stand|brauchte|hatte|bat|beauftragte|kam|konnte)(?!\\p{L}))`,
  // 'Mitglied im Verband Muster, der', 'Wir gehören dem Bund Muster an, der'
  `(?<!\\p{L})(?:[Mm]itglied|[Kk]unde|[Pp]artner)(?:in)? (?:im|in der|beim?|bei der|des|der|vom|von) ([^,;]{4,80}), (?=${RELATIVE_PRONOUN} )`,
  '(?<!\\p{L})gehören (?:wir )?(?:dem|der|den) ([^,;]{4,80}) an, (?=(?:der|die|das) )',
].map((source) => new RegExp(source, 'u'));

const ENGLISH_DEALS =
  '(?:recommend|use|supply|serve|represent|work|buy|sell|equip|advise|support|trust|distribute|rent|belong)';
const ENGLISH_DEALINGS: readonly RegExp[] = [
  // 'The hotel we recommend to visitors', 'The association, of which we are a member,', 'offered by Muster, which our cards support,'
  `(?:^|[;:] )The ([^,;:.]{3,60}?),? (?:(?:that|which|whom|who) )?we ${ENGLISH_DEALS}[^,;]{0,60}?(?=,|\\s(?:is|are|has|have|was|were|employs|holds)(?!\\p{L}))`,
  '(?:^|[;:] )The ([^,;:.]{3,60}), (?:(?:of|for|with|from|to|in|by) )?(?:which|whom|whose \\p{Ll}+) (?:we|our)(?!\\p{L})[^,;]{2,60},',
  // 'Our principal Muster Lines holds', 'The looms were supplied by Muster in Rüti, a company of'
  `(?:^|[;:] )Our (?:\\p{Ll}{3,15} )?(?:${ENGLISH_ROLES})(?!s?\\p{L})`,
  '(?<!\\p{L})(?:supplied|made|built|delivered|provided|run|operated) by (\\p{Lu}[^,;.]{2,60}), (?=an? )',
  '(?<!\\p{L})[Ww]e (?:represent|supply|serve|support|use) (\\p{Lu}[^,;.]{2,60}), (?=an? )',
].map((source) => new RegExp(source, 'u'));

/** '…, die uns die Wäsche reinigt': what is done for the company is not the company speaking again. */
const OWN_AGAIN = /(?<!\p{L})(?:uns|us) (?:die|das|der|den|ihre?|seine?|the)(?!\p{L})/gu;

/**
 * Whether what a sentence tells at `at` is told of one that it says the company deals with: a supplier, a customer, an
 * association, by what they do for each other. What is named in the company's own words behind them is its own again.
 */
export function isOfDealtWith(sentence: string, at: number, isOwn: IsOwn): boolean {
  const dealings = ENGLISH.test(sentence) ? [...DEALINGS, ...ENGLISH_DEALINGS] : DEALINGS;
  return dealings.some((dealing) => {
    const found = dealing.exec(sentence);
    if (!found || found.index + found[0].length > at || isOwn(found[1] ?? '')) return false;
    // 'von Otto Muster, der …': whoever founded it.
    if ((found[1] ?? '').split(' ').some(hasGivenName)) return false;
    const told = sentence.slice(found.index + found[0].length, at).replace(OWN_AGAIN, '');
    return !OWN_VOICE.test(told) && !isOwn(told);
  });
}
