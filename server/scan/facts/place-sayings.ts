import { anyCase } from '../any-case.ts';
import { BUILDING } from './bygone-places.ts';
import { foldKey } from './choose.ts';
import { hasLegalForm } from './legal-forms.ts';
import { OWN_VOICE } from './own-voice.ts';
import { ANY, ANY_ONE, any, BRANCH, further, HOUSE, house, WHICH } from './place-words.ts';
import { isSaidOfOthers } from './said-of-others.ts';

/** 'Die zweite Filiale liegt …': a sentence about the place, not one in which it is met. */
const FURTHER_FIRST = anyCase(
  `^(?:(?:seit .{3,25} )?(?:gibt es|finden sie|besteht|steht|liegt) (?:auch )?)?(?:(?:die|der|das|eine?|the|a)\\s)?(?:(?:zweite|dritte|weitere|neue|kleine|second)[rsnm]?\\s)?${further}(?!\\p{L})`,
);

const OURS = anyCase(/(?<!\p{L})(?:unser\p{L}{0,2}|our|eigene[nmr]?)(?!\p{L})/iu);
const ONE_MORE = anyCase(
  /(?<!\p{L})(?:eine?[nrm]?|an?|zweite[rnsm]?|weitere[rnsm]?|zwei|drei|vier|fünf|two|three)(?!\p{L})/iu,
);
/** What a company does with a place of its own. */
const RUNS = anyCase(
  /(?<!\p{L})(?:betreib|unterh[aä]lt|führ|haben|eröffne|bezogen|bezog|arbeiten|fertigen|produzier|sitzen|sind|finden sie|erreichen sie|have|run|operate|opened)/iu,
);
/** Several of a kind that is one of several by its name: 'betreiben wir Servicestellen in'. */
const SEVERAL = anyCase(`^${further}n$|^${further}en$`);
/** Behind it, even a house is one of several. */
const ANOTHER = '(?:zweite|dritte|vierte|weitere|second|third)[rnsm]?';
const ANOTHER_LAST = anyCase(`(?:^|\\s)${ANOTHER}$`);
/** Words between an article and the place that it is about. */
const ARTICLE_REACH = 4;
/** 'Ein zweites Werk steht', '2014 kam eine zweite Werkstatt dazu', 'Seit Mai gibt es ein zweites Büro', where the first is the company's. */
const ONE_MORE_FIRST = anyCase(
  `^(?:(?:seit |im jahr )?\\d{4} (?:kam|folgte) |(?:seit .{2,30} )?(?:gibt es|es gibt) (?:auch |außerdem |noch )?)?(?:eine?|an?|the|das|die|der|unsere?)\\s${ANOTHER}\\s(?:${any}|${house})(?!\\p{L})`,
);
/** 'Im Laden von Petra Probe'. */
const SOMEBODYS = /(?<!\p{L})(?:von|bei|der|des)\s\p{Lu}\p{Ll}{1,30}\s\p{Lu}\p{Ll}/u;
/** 'In unserer Außenstelle laufen die Maschinen.': one further place, with the town where it is said. */
const OUR_FURTHER = anyCase(
  `(?<!\\p{L})(?:unser(?:e[rnms]?)?|our|(?:haben wir|wir haben|betreiben wir|wir betreiben|unterhalten wir|wir unterhalten)\\s(?:[^\\s.,;:]{1,12}\\s){0,3}eine?n?)\\s(?:(?:\\p{Ll}{3,20}\\s)?${further}|${ANOTHER}\\s(?:${any}|${house}))(?!\\p{L})(?:\\s(?:in|im|am|auf)\\s(?:der\\s)?(\\p{Lu}[\\p{L}-]{2,30}))?`,
);

/** Behind 'in' or 'im' a name, not 'ehemaligen' and no building. */
const IN_BUILDING = anyCase(`^${BUILDING}s?$`);
const isTown = (word: string): boolean => /^\p{Lu}/u.test(word) && !IN_BUILDING.test(word);

const LISTS = anyCase(/(?<!\p{L})(?:und|oder|sowie|auch|bei|and|or)(?!\p{L})/iu);

/** Whether a sentence is about one further place of the company's, which may be in the given city. */
export function tellsOfFurther(sentence: string, city: string | null): boolean {
  const told = isSaidOfOthers(sentence) || hasLegalForm(sentence) ? null : OUR_FURTHER.exec(sentence);
  const town = told?.[1];
  if (told === null || (town !== undefined && isTown(town) && !foldKey(city ?? '').includes(foldKey(town))))
    return false;
  // 'Gibt es in unserer Filiale und bei:' introduces a list of others.
  return !sentence.endsWith(':') || !LISTS.test(sentence.slice(told.index + told[0].length));
}

const ALSO = anyCase(
  /(?<!\p{L})(?:auch|außerdem|ebenfalls|zusätzlich|zudem|also) (?:(?:hier|mitten|direkt)(?!\p{L})|(?:in|im|an|am|auf|near|at)(?!\p{L}))|vor ort|(?<!\p{L})an (?:(?:unseren )?(?:beiden|zwei|drei|vier|fünf)|mehreren) (?:orten|adressen|stellen|plätzen)(?!\p{L})/iu,
);
/** Behind a colon whose place it is, where no more than a thing of the company's is there: 'Unsere Öfen sehen Sie auch in Ort: Café Muster'. */
const NAMED_BEHIND = /: (\p{Lu}[^:]{2,60})$/u;
const OURSELVES = anyCase(/(?<!\p{L})(?:wir|(?<!(?:bei|von|mit) )uns|we|us)(?!\p{L})/iu);

function isNamedOther(lead: string): boolean {
  const name = OURSELVES.test(lead) ? undefined : NAMED_BEHIND.exec(lead)?.[1];
  return name !== undefined && !OWN_VOICE.test(name) && !name.split(/[\s,]+/u).some((word) => ANY.test(word));
}

/** 'Unser Ballkleid-Tipp:' */
const RECOMMENDED = anyCase(/(?:tipp|empfehlung|nachbarn|freunde)\s?:/iu);

/** Professions that do something for others: 'Die Abwicklung übernimmt unser Steuerbüro'. */
const HIRED = anyCase(
  /(?<!\p{L})(?:übernimmt|erledigt|macht|prüft|betreut|besorgt|führt)(?!\p{L}).{0,40}(?<!\p{L})unsere?\s(?:steuer|notar|anwalts|rechtsanwalts|patent|lohn|buchhaltungs|architektur|ingenieur|werbe|haus)\p{L}{3,20}/iu,
);

/** 'Im Sommer betreiben wir auch Lindners Strandbuffet,': whatever its name is. */
const RUN_TOO =
  /(?:^|\s)(?:betreiben|führen|unterhalten|bewirtschaften) (?:wir (?:auch|außerdem|zusätzlich|zudem)|(?:auch|außerdem|zusätzlich|zudem) wir)(?: (?:noch|das|die|den|eine?n?))?(?: [\p{Lu}„"][^\s,]{1,30}){1,4},?$/u;

/** 'mit der Niederlassung in Ort (': nothing stands between the further place and its address but its town. */
const FURTHER_LAST = anyCase(
  `(?<!\\p{L})(?:die|der|das|dem|eine?[rnm]?|den) (?:(?:neue|zweite|weitere|kleine|eigene)[nrs]? )?(?:zweigniederlassung|niederlassung|filiale|zweigstelle|außenstelle|zweigbüro|zweigwerk|zweitpraxis)n?(?: (?:in|im|am|auf|an) (?:der |dem )?\\p{Lu}[\\p{L}.-]{1,30}(?: \\p{Lu}[\\p{L}.-]{1,30})?)?[ ,(:]{0,3}$`,
);
/** 'Das Rohstofflager (kein Kundenverkehr) liegt außerhalb:': a kind of place that an article presumes known. */
const LOCATED_THERE = [
  `(?:im|in der|in dem|in den) (?:schauraum|showroom|ausstellung|schauräumen|filiale|niederlassung|zweigstelle) (?:in|am|im) \\p{Lu}[\\p{L} -]{2,25} (?:stehen|steht|finden sie|findet ihr|warten|zeigen wir|sehen sie)(?!\\p{L})[^.!?;]{0,60}`,
  `(?:der|die|das) (?!(?:${ANY_ONE})(?!\\p{L}))${any} (?!der |des |von |vom |unsere|eines|einer )(?:\\([^()]{1,40}\\) )?(?:liegt|befindet sich|steht|ist|finden sie)(?!\\p{L})[^.!?;]{0,60}`,
  // 'Gestrickt wird im Werk Ort'
  `\\p{Lu}\\p{Ll}{3,14}t wird (?:\\p{Ll}{2,12} ){0,2}(?:im|in der) (?!(?:${ANY_ONE})(?!\\p{L}))${any} (?:in )?\\p{Lu}[\\p{L} -]{2,25}`,
  '(?:unsere?|die) (?:kolleginnen und kollegen|kollegen|leute|mannschaft|crew) (?:in \\p{Lu}\\p{L}{2,20} )?(?:sitzen|sitzt|arbeiten|arbeitet) (?:[^.!?;]{0,30} )?in',
  '(?:in|im) \\p{Lu}[\\p{L} -]{2,25} (?:teilen wir uns|sitzen wir|arbeiten wir|haben wir|belegen wir)(?!\\p{L})[^.!?;]{0,60}:?',
  '(?:dort |da )?gehört uns(?!\\p{L})[^.!?;]{0,60}',
  '(?:die|den|das|sie) (?:findet ihr|finden sie|findest du) nicht [^.!?;,]{2,40}, sondern (?:in|an|am|im)(?: der| dem)?',
];
const LOCATED = anyCase(`(?:^|: )(?:${LOCATED_THERE.join('|')})$`);

/** Whether the words before an address name what the company runs there, too. */
export const saysRunToo = (lead: string): boolean => lead.length <= 160 && RUN_TOO.test(lead);

/** 'Unseren Kaffee trinken Sie auch im': where others enjoy what the company makes. */
const GOODS = anyCase(
  /(?<!\p{L})(?:unsere?[nrms]?|our) (?:[^\s,.:]{2,25} ){1,3}(?:(?:trink|ess|genie(?:ß|ss)|koste|kosten|probier|schmeck|verkost|kauf|bekomm|krieg|hol|entdeck|erleb|bewunder|bestaun|seh|schau|les|hör|trag)\p{L}{0,4}|finden|gibt es|hängen|servier\p{L}{1,3}) (?:sie |ihr |man |du |es )?(?:übrigens |natürlich )?(?:auch|ebenfalls|außerdem)(?! bei uns)/iu,
);
const isOfGoods = (lead: string): boolean => GOODS.test(lead) && !namesOwn(lead);

/** 'Sie finden uns in Ort (': where the company is, one of several places or the only one. */
const FOUND_AT = anyCase(
  /(?<!\p{L})(?:(?:sie|ihr) (?:finden|findet|erreichen|erreicht|treffen|trefft|besuchen) uns|(?:finden|erreichen|treffen|besuchen) sie uns|(?:findet|erreicht|trefft|besucht) ihr uns|^(?:und )?wer [^,]{5,80}, (?:findet|trifft|besucht|erreicht) uns|^wir sind) (?:[^\s.,;:]{2,12} ){0,3}(?:in|an|auf|im|am)(?!\p{L})(?!.{0,80}(?<!\p{L})(?:halle|stand|messe|markt|fest)(?!\p{L}))/iu,
);

/** 'Neben unserem Stammhaus führen wir in': what it is stands behind the address. */
const RUN_IN = anyCase(/(?<!\p{L})(?:führen|betreiben|unterhalten) wir (?:auch )?(?:in|im|am|an der)$/iu);

/** 'Für den Harz gibt es seit 2017 eine Außenstelle in der': still there, in whatever story it is told. */
const THERE_SINCE = anyCase(
  /(?<!\p{L})(?:gibt es|haben wir|wir haben|betreiben wir|wir betreiben|unterhalten wir|arbeiten wir) seit (?:\p{L}{3,9} )?(?:19|20)\d\d(?!\p{L})/iu,
);
export const isThereSince = (lead: string): boolean => THERE_SINCE.test(lead) && BRANCH.test(lead);

/** 'Die Kisten packt unser Versandlager in der', 'Unser zweiter Standort steht am': whatever the section is about, a story aside. */
const OUR_PLACE = anyCase(
  `(?<!\\p{L})unsere?[nrm]? (?:(?!erste|alte|frühere|ehemalige|damalige)\\p{Ll}{3,20} )?${any}(?: (?:in|im|am|an|auf)(?: der| dem)?)?:?$`,
);
export const saysOurs = (lead: string): boolean =>
  (OUR_PLACE.test(lead) && !/\d{4}/u.test(lead)) || ONE_MORE_FIRST.test(lead);

/** Whether the words of a sentence before an address say that the company works there, too. */
export function saysPlace(lead: string): boolean {
  if (lead.length > 160 || isSaidOfOthers(lead) || hasLegalForm(lead) || SOMEBODYS.test(lead) || HIRED.test(lead))
    return false;
  if (isNamedOther(lead) || RECOMMENDED.test(lead)) return false;
  return (
    FURTHER_FIRST.test(lead) ||
    FURTHER_LAST.test(lead) ||
    LOCATED.test(lead) ||
    ONE_MORE_FIRST.test(lead) ||
    RUN_TOO.test(lead) ||
    FOUND_AT.test(lead) ||
    RUN_IN.test(lead) ||
    isThereSince(lead) ||
    (OWN_VOICE.test(lead) && ((ALSO.test(lead) && !isOfGoods(lead)) || namesOwn(lead)))
  );
}

/** 'und seit drei Jahren ein Lackzentrum in der': what a sentence goes on with that has told of one place. */
export const namesOneMore = (lead: string): boolean =>
  lead.length <= SENTENCE_PART && !hasLegalForm(lead) && ONE_MORE_PLACE.test(lead);
const SENTENCE_PART = 160;
const ONE_MORE_PLACE = anyCase(
  `(?<!\\p{L})(?:und|sowie|,) (?:[^\\s.:;]{1,15} ){0,4}(?:eine?n?|unsere?n?|das|die|den) (?:\\p{Ll}{3,15} )?(?:\\p{Lu}\\p{Ll}{2,20}- und )?${any}(?!\\p{L})`,
);

/** What a trade is done in: 'unsere Töpferei', not what prints, washes or carries for others. */
const WORKS = anyCase(/^(?!partner|.{0,12}(?:drucker|wäscher))\p{L}{3,20}erei$/iu);

/** 'In unserem Werk', 'betreiben wir eine Werkstatt'. */
function namesOwn(lead: string): boolean {
  const words = lead.split(/[\s,:]+/u);
  const isRun = RUNS.test(lead);
  return words.some((word, i) => {
    const before = words.slice(Math.max(0, i - ARTICLE_REACH), i).join(' ');
    // A hall is nobody's place of work by its name alone, and a town.
    const isPlace =
      ANY.test(word) || word === 'Halle' || WORKS.test(word) || (HOUSE.test(word) && ANOTHER_LAST.test(before));
    if (!isPlace) return false;
    // 'fertigen wir im Werk II'
    const isOneOf = WHICH.test(words[i + 1] ?? '');
    return OURS.test(before) || (isRun && (ONE_MORE.test(before) || SEVERAL.test(word) || isOneOf));
  });
}
