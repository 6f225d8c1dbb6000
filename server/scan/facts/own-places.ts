import { eitherCase } from '../any-case.ts';
import { isGoneOrPlanned } from './bygone-places.ts';
import { nameWithForm } from './name-text.ts';
import type { IsOwn } from './whose-words.ts';

/** What companies work in, as the last part of a word, in small letters. */
const PLACES = [
  'niederlassung|filiale|büro|praxis|kanzlei|stelle|standort|werk|betrieb|stützpunkt|laden|läden|geschäft|hof|zentrum|zentren|center',
  'lager|station|vinothek|lokal|garten|stätte|studio|depot|werkstatt|schule|akademie|gärtnerei|backstube|café|restaurant|bistro|wirtshaus|halle',
  'pflege|gruppe|haus|häuser|ausstellung|atelier|fabrik|markt|märkte|annahme|salon|ordination|klinik|platz|lektorat|heuriger',
]
  .join('|')
  .split('|');
/** Houses of those who do something for the company, and what is none to go to. */
const NOT_ITS =
  '(?!(?:Partner|Vertrags|Steuer|Anwalts|Notar|Werbe|Haus(?:bank|verwalt)|Kooperations|Nachbar|Messe|Bau(?:stelle|werk)|Stellen|Schwester|Mutter|Tochter))';
const GERMAN = `${NOT_ITS}(?=\\p{Lu})[\\p{L}-]{0,30}(?:${PLACES.map(eitherCase).join('|')})(?:n|e|en|er|s|es)?`;
const ENGLISH =
  '(?:\\p{L}{3,15} )?(?:offices?|branch(?:es)?|plants?|shops?|stores?|houses?|showrooms?|workshops?|warehouses?|sites?|kindergarten|studios?|café|restaurant|clinics?)';
const PLACE = `(?:${GERMAN}|${ENGLISH})(?!\\p{L})`;

/** Behind a place where it is, what it has, and that it is there: names and small words, no other deed. */
const SMALL = [
  'in|im|am|an|auf|bei|vor|zu|für|mit|und|unter|von|bis|der|dem|den|des|die|das|near|at|of|the|and|is|are|located|for|situated',
  'auch|seit|jetzt|heute|direkt|mitten|selbst|nämlich|zwar|eigene[nrm]|neuen|unseren?|kleine[nrm]|liegt|liegen|befindet|befinden',
  'sich|steht|stehen|ist|sind|finden|Sie|sie|ihr|uns|vertreten|präsent|ansässig|eröffnet|erreichen|erreichbar',
].join('|');
const REST = `(?:,? (?:${SMALL}|\\d{4}|\\p{Lu}[\\p{L}.&-]{1,30})(?![\\p{L}])){0,14}[,:( ]{0,4}$`;
const VERB =
  '(?:betreib\\p{L}{1,2}|unterh[aä]l\\p{L}{1,3}|führ\\p{L}{1,2}|haben|hat|eröffne\\p{L}{1,3}|besitz\\p{L}{1,2}|finden Sie|operates?|runs?|have|has|maintains?|opened)';
const ONE =
  '(?:eine?[nmr]?|zwei|drei|vier|fünf|sechs|weitere[nrs]?|zweite[nrs]?|unsere?[nmrs]?|eigene[nrms]?|beiden|an?|two|three|four|another|further|a second|our)';
const WORDS = (most: number): string => `(?: [\\p{L}-]{2,25}){0,${most}}?`;

/** 'Unser Lastenradzentrum mit eigener Teststrecke liegt in der', 'our second plant in' */
const OURS = new RegExp(
  `(?<!\\p{L})(?:[Uu]nser(?:e[nmrs]?)?|[Oo]ur)(?: (?!alte|frühere|ehemalige|erste|damalige)\\p{Ll}{3,20}){0,2}(?: \\p{Lu}\\p{Ll}{2,15}(?= office))? (?:${PLACE})${REST}`,
  'u',
);
/** 'Weitere Wohnstätten des Muster-Hofs befinden sich in der' */
const FURTHER = new RegExp(
  `^(?:Weitere|Zwei weitere|Drei weitere|Further|Two further) (?:\\p{Ll}{3,20} )?${PLACE}${REST}`,
  'u',
);
const RUN = `${WORDS(3)} (?:${ONE} (?:\\p{Ll}{3,20} )?(?:\\p{Lu}[\\p{L}-]{2,20}- und )?)?${PLACE}${REST}`;
const runBy = (subject: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${subject}${WORDS(2)} ${VERB}|${VERB} (?:auch )?${subject})${RUN}`, 'u');
const RUN_BY_US = runBy('(?:[Ww]ir|[Ww]e)');
/** 'sind wir mit einer Zweigniederlassung präsent' */
const PRESENT = new RegExp(
  `(?<!\\p{L})(?:[Ss]ind wir|[Ww]ir sind)(?: \\p{L}{2,12}){0,5}? mit (?:eine[mr]|eigene[nrm]|zwei|drei)(?: \\p{Ll}{3,20})? ${PLACE}${REST}`,
  'u',
);
/** A company as its own people call it. */
const RUN_BY_KIND = runBy(
  '(?:[Dd]ie|[Dd]er|[Dd]as|[Uu]nsere?) (?:Genossenschaft|Verein|Stiftung|Firma|Betrieb|Unternehmen|Gesellschaft|Kanzlei|Praxis|Familie)',
);
const NAME = '\\p{Lu}[\\p{L}-]{3,30}(?: (?:\\p{Lu}[\\p{L}.-]{1,25}|&)){0,4}';
/** 'Zur Firma gehören neben Muster zwei Filialen' */
const BELONG = new RegExp(
  `(?<!\\p{L})[Zz]u(?:r Firma|m Betrieb|m Unternehmen|m Verein|r Genossenschaft| uns)(?!\\p{L}) gehör(?:en|t)${WORDS(3)} (?:${ONE} (?:\\p{Ll}{3,20} )?)?${PLACE}${REST}`,
  'u',
);
/** 'unterhält Muster einen Betrieb am Rhein', 'Muster betreibt ein Lager in': whether it is the company shows by the name. */
const RUN_BY_NAME = [
  `${VERB} (?:auch )?(?:die |der |das )?(${NAME})${RUN}`,
  `^(?:Die |Der |Das )?(${NAME}) ${VERB}${RUN}`,
].map((source) => new RegExp(`(?<!\\p{L})${source}`, 'u'));
/** 'Zwei weitere Vinotheken betreibt die Genossenschaft selbst' */
const RUN_FIRST = new RegExp(
  `(?:^|: )(?:Zwei|Drei|Vier|Eine?|Two|Three)(?: \\p{Ll}{3,20}){0,2} ${PLACE} (?:betreib|unterh[aä]l|führ)\\p{L}{1,3} (?:wir|(?:die|der|das) \\p{Lu}\\p{L}{3,30})${REST}`,
  'u',
);

/** 'in unserem Schaugarten,', 'im Werk 2,': whatever it is called, where an address stands right behind it. */
const IN_OURS = new RegExp(
  `(?<!\\p{L})(?:[Ii]n|[Aa]uf) unsere[rm] (?:\\p{Ll}{3,20} )?${NOT_ITS}(?!\\p{L}{0,12}(?:[Pp]artner|[Bb]ank|[Dd]ruckerei|[Nn]achbar))\\p{Lu}[\\p{L}-]{3,30}(?: in \\p{Lu}\\p{L}{2,25})?[,:(]?\\s?$`,
  'u',
);
const NUMBERED = /(?<!\p{L})[Ii]m (?:Werk|Haus|Bau|Betriebsteil) (?:\d|I{1,3})[,:(]?\s?$/u;
/** 'fertigen wir in einem zweiten Werk' */
const IN_ONE_MORE = new RegExp(
  `(?<!\\p{L})wir(?!\\p{L}).{0,80} (?:in|auf|an) eine[mr] (?:zweiten|weiteren|eigenen|neuen) ${PLACE}$`,
  'u',
);

/** Longest words of a sentence that are looked at. */
const LONGEST = 240;

/** Whether the words of a sentence before an address tell of a place that the company itself runs there. */
export function tellsOwnPlace(lead: string, isOwn: IsOwn): boolean {
  if (lead.length > LONGEST || isGoneOrPlanned(lead)) return false;
  const firm = nameWithForm(lead);
  if (firm !== null && !isOwn(firm)) return false;
  if (
    [OURS, FURTHER, PRESENT, BELONG, IN_OURS, NUMBERED, IN_ONE_MORE, RUN_BY_US, RUN_BY_KIND, RUN_FIRST].some((told) =>
      told.test(lead),
    )
  )
    return true;
  return RUN_BY_NAME.some((told) => isOwn(told.exec(lead)?.[1] ?? ''));
}

const OF_IT =
  /^(?:(?:Die|Ihre) (?:genaue )?(?:Adresse|Anschrift)(?: (?:dieser|dieses|des|der) \p{L}{3,30})? (?:lautet|ist)|Adresse|Anschrift|You (?:can|will) (?:find|visit|reach) (?:us|it|them)(?: there)?(?: at| in)?|It is (?:located )?(?:at|in)|Diese (?:liegen|befinden sich) [^.;:]{2,60}, sondern in der)[: ]{0,3}$|^(?:Sie (?:finden|erreichen) (?:es|sie|ihn|uns dort)|(?:Es|Sie|Er|It) (?:liegt|befindet sich|steht|is located))(?: \p{Ll}{2,10}){0,4}$/u;

/** 'Wir haben ein Büro eröffnet. Sie erreichen es in der': a lead that goes on about the place of the sentence before. */
export const goesOnAboutPlace = (lead: string): boolean => OF_IT.test(lead);
