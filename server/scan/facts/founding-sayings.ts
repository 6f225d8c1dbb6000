import { anyCase } from '../any-case.ts';
import { isOfDealtWith } from './dealt-with.ts';
import { firmNamedIn, lastNamed, objectNamed, sisterNamed, subjectNamed, withParent } from './firm-names.ts';
import { isOfFirmTold, isOfNamedBefore } from './firms-told.ts';
import { isAsideOnOthers } from './founding-asides.ts';
import { becameOthers } from './founding-became.ts';
import { LASTING } from './founding-beginnings.ts';
import { type DatedClause, datedClauses, YEAR, yearGoneBackTo } from './founding-clauses.ts';
import {
  bodyOf,
  firmBefore,
  grownInto,
  isFoundedAside,
  isOfFirstOfAll,
  isOfNamedItself,
  ofGroup,
  partyFounded,
  withItsFounding,
} from './founding-parties.ts';
import { FIRM, FOUNDINGS } from './founding-patterns.ts';
import {
  countryFirmIn,
  goesOnAboutOthers,
  isApposed,
  isBirthOfOthers,
  isOfIntroduced,
  isOfJoined,
  isOwnBefore,
  isOwnMerger,
  isOwnOrigin,
  subjectOf,
} from './founding-subjects.ts';
import { isGone, isOfKin, isOfOthers, isOtherThing, isOwnNamed } from './founding-words.ts';
import { OWN_VOICE } from './own-voice.ts';
import { withSubject } from './pronouns.ts';
import { type IsOwn, withoutGoverned } from './whose-words.ts';

/** A founding year with how surely the words tell it. */
export interface Said {
  year: string;
  weight: number;
  /** The name that the firm is called by there, where it need not be the company's. */
  named?: string;
  /** A person whose name the company bears began their own business. */
  byNamesake?: boolean;
  /** What tells a firm of the company's name from it: the company, formerly called so, or a sister. */
  sister?: string;
  /** It is told of the company in so many words: 'unsere Gesellschaft'. */
  isOurs?: boolean;
}

/** Whose work a new firm went on with: '… 2006 gegründet und hat die Aufgaben des Eigenbetriebs Muster übernommen', and what was bought: 'Laden Nord, übernommen von Muster, gegründet 1974'. */
const TAKEN_OVER =
  /(?<=(?:gegründet|errichtet|geschaffen)) und (?:hat|übernahm) (?:\p{Ll}{2,12} )?(?:Aufgaben|Tätigkeit|Geschäfte|Rechte|Arbeit)(?: und \p{Lu}\p{Ll}{3,20})? de[rs] [^.;]{3,120}|, (?:übernommen|gekauft|erworben) vo[nm] [^,;.]{3,60}, (?:gegründet|gegr\.) (?:im Jahre? )?\d{4}/u;

/** What somebody else founds: 'hob sie den Chor aus der Taufe', 'gründete die Band'. */
const OTHERS_DEED = anyCase(
  /(?:hob|hoben|rief|riefen|gründete[n]?)(?!\p{L}).{0,40}\s(?:den|die|das|eine[nr]?)\s(?:familie|(?:fußball|sport|turn|gesang|musik|schützen|heimat|förder)verein|(?:freundes|lese)kreis|chor|band|orchester|ensemble|club|reihe|gruppe|\p{L}{0,15}(?:fest|wettbewerb|preis|markt|projekt|kampagne|turnier|lauf))(?!\p{L})|als\s(?:\S{1,20}\s)?(?:tochter|schwester)\p{L}{0,14}(?:\s(?:gegründet|ins leben)|[.,;]?$)|haus\s.{0,30}\sals\s.{0,40}(?:eröffnet|errichtet|erbaut|gebaut)|(?:werk|fabrik|(?<!gast|rast|brau|reiter|ferien|wein|winzer|pflege)hof)\s.{0,60}eröffnet|eröffn.{0,60}\s(?:das|ein|unser|sein)\s(?:\p{L}{3,12}es?\s)?(?:werk|fabrik)(?!\p{L})|(?:als\s.{0,60}|gemeinnützig\s)anerkannt|^(?:die|der|das)\s(?:alte|ehemalige|frühere|damalige)\s[\p{L}-]{3,30}\s.{0,40}(?:eröffnet|errichtet)(?!\p{L})/iu,
);
/** Whose rooms were taken over began there before: 'eröffnete hier … 2004 haben wir die Räume übernommen'. */
const ROOMS_TAKEN_OVER = anyCase(
  /(?<!\p{L})(?:räume|räumlichkeiten|lokal|ladenlokal)(?!\p{L}).{0,60}übernommen|übernahm.{0,60}(?<!\p{L})(?:räume|räumlichkeiten|lokal)/iu,
);
/** Sentences about what the company only came from, took over or whom it lost to another company. */
const NOT_OURS = anyCase(
  /^[^:]{3,100}: für (?:den|die|das|eine[nr]?) .{3,80} (?:haben|durften|konnten) wir(?!\p{L})|(?<!\p{L})whose (?:maker|manufacturer|developer|owner|supplier|parent)(?!\p{L})|wir gehören (?:ihm|ihr|ihnen)(?!\p{L})|(?:ihm|ihr|ihnen) gehören wir(?!\p{L})|gründe(?:te)?n (?:wir )?(?:gemeinsam |zusammen )?mit (?:\S{2,15} ){0,3}?\p{L}{0,20}(?:betrieben|firmen|unternehmen|vereinen|büros|kanzleien)(?!\p{L})|heute (?:unser )?(?:werk|standort|tochter)(?!\p{L})|heutige (?:sektion|tochter|filiale|niederlassung|zweigstelle)(?!\p{L})|älter als (?:unsere?|wir|die (?:genossenschaft|firma|gesellschaft|stiftung))(?!\p{L})|keimzelle.{0,30}(?:später|nachmalig)|vorläufer(?!ig)|(?:übernahmen|kauften|erwarben) wir|wir (?:übernahmen|kauften|erwarben)|(?:haben wir|wir haben)(?!\p{L}).{0,80}(?:übernommen|gekauft|erworben)|verließ(?!(?:en)?\s.{3,120}\sund\s(?:gründete|eröffnete|machte)[n]?\s)|schied .{0,30}aus|, bei (?:dem|der|denen) (?:ich|wir|er|sie) /iu,
);
/** In brackets what is told of a house or somebody else: '(das Haus wirbt bis heute mit „seit 1786“)'. */
const ON_OTHERS = /\s\((?:das|die|der|den|es|sie|er) \p{L}[^()]{3,100}\)/gu;
/** Advice for whoever founds a firm: 'Wer 2025 ein Unternehmen gründet, …', 'Existenzgründung 2025'. */
const ANYBODY =
  /(?:^|: )(?:wer|wenn|falls|sobald|ob)\s(?!.{0,80}(?:wurde|gründete))|^(?:neu|existenz|firmen|unternehmens)gründung\s(?:im jahr )?20\d\d\s?[:–?-]\s.{0,80}(?:tipps|schritte|ratgeber|checkliste|so |wie |was )/iu;
/** What a first stone is laid for. */
const OTHER_STONE = anyCase(
  /(?<!\p{L})(?:\p{L}{0,15}halle|(?:neu|um|an|erweiterungs)?bau(?:s|es)?|\p{L}{0,15}gebäudes?|werke?s?|\p{L}{0,10}schule|\p{L}{0,10}kirche|haus(?:es)?|\p{L}{0,15}(?:laufbahn|karriere|sammlung|freundschaft|zusammenarbeit))(?!\p{L})/iu,
);
/** A firm takes a form when it is years old, as often as not. */
const OF_A_FORM = anyCase(
  /(?:gründung (?:der|einer|unserer|als)|gründete[n]? (?:(?:er|sie|wir|ich) )?(?:\d{4} )?(?:die|eine)) (?:heutige |jetzige )?(?:gmbh|ag|aktiengesellschaft|kg|kommanditgesellschaft|ug|ohg|gbr|egbr)(?!\p{L})|gründete[n]? .{3,60} die (?:heutige|jetzige) (?:gmbh|ag|kg|aktiengesellschaft|gesellschaft mit|s[aà]rl)(?!\p{L})|^die (?:gmbh|ag|kg|ug|ohg|gbr) wurde(?!\p{L})/iu,
);
/** What it weighs that a firm took a form. */
export const OF_A_FORM_ONLY = 30;
/** Whoever takes a business over gives it another form: 'übernahm den Betrieb und gründete die Muster GmbH'. */
const SUCCEEDED = anyCase(
  /(?<!\p{L})(?:übernahm|übernommen|übernimmt|bought|acquired|took over|taken over)(?!\p{L})(?!.{0,40}\s(?:nicht|keine[nms]?)\s)/iu,
);
/** Several who establish a foundation, with commas between them and what they establish. */
const ESTABLISHED = anyCase(/errichtete[n]?(?!\p{L})/iu);
const FOUNDATION = anyCase(/\s(?:die|diese|unsere)\s[\p{L}-]{0,40}stiftung(?!\p{L})/iu);
/** What else would be established, right behind those who did. */
const OTHER_BUILDING = /\s(?:das|den|eine[nr]?|ein)\s(?:\p{L}{3,15}\s)?\p{Lu}/u;
/**
 * The surest ways to tell a founding that these sentences use: of the company as such, and of a firm called by a name;
 * `isOwn` knows the company by its domain.
 */
export function saidFoundings(sentences: readonly string[], isOwn: IsOwn): Said[] {
  const best: { own?: Said; named?: Said } = {};
  for (const [i, plain] of sentences.entries()) {
    const before = sentences[i - 1] ?? '';
    const sentence = withSubject(plain.replace(TAKEN_OVER, '').replace(ON_OTHERS, ''), before, isOwn);
    const grown = grownInto(sentences[i + 1] ?? '');
    if (isOfKin(sentence) || isGone(sentence) || isOfNamedItself(sentence, isOwn)) continue;
    if (
      (plain.endsWith('?') && !TELLING_QUESTION.test(plain)) ||
      NOT_OURS.test(sentence) ||
      isOfFirstOfAll(sentence) ||
      ANYBODY.test(sentence) ||
      goesOnAboutOthers(sentence, before, isOwn)
    )
      continue;
    if (isOfIntroduced(sentences, i, isOwn) || isOfNamedBefore(sentence, before, isOwn)) continue;
    for (const clause of datedClauses(sentence, yearGoneBackTo(sentences, i))) {
      if (!clause.hasYear || isOfFirmTold(clause.text, sentences, i, isOwn)) continue;
      const said =
        originIn(clause, isOwn) ??
        (isAsideOnOthers(clause, isOwn) || isOfOthers(subjectOf(clause), isOwn)
          ? null
          : (foundingIn(clause, sentence, isOwn) ?? lastingIn(clause, isOwn)));
      const isPlaceOnly =
        said && /eröffn/iu.test(clause.text) && sentences.some((other) => ROOMS_TAKEN_OVER.test(other));
      if (!said || isPlaceOnly || isOfDealtWith(sentence, sentence.indexOf(said.year), isOwn)) continue;
      const named =
        withParent(said.named, `${clause.before} ${clause.text.split(said.year, 1)[0]}`) ??
        ofGroup(clause.text) ??
        bodyOf(sentence) ??
        withItsFounding(sentence, isOwn) ??
        grown ??
        partyFounded(clause, sentences, i, isOwn);
      const whose = named ? 'named' : 'own';
      if (isBetter(said, best[whose])) best[whose] = named ? { ...said, named } : said;
    }
  }
  return [best.own, best.named].filter((said) => said !== undefined);
}

/** 'Wussten Sie, dass …?' tells, unlike 'Stimmt es, dass …?'. */
const TELLING_QUESTION = /^(?:Wussten Sie|Wusstest [Dd]u|(?:Schon )?[Gg]ewusst|Did you know)(?!\p{L})/u;

/** What a person does who becomes their own master. */
const DEED = /eröffn|selb(?:st)?ständig/iu;

/** Where two firms became one, the first whose founder's name the company bears counts: 'Muster eröffnete 1974 …. 1988 machte sich …'. */
const isBetter = (said: Said, best: Said | undefined): boolean =>
  !best ||
  (said.weight > best.weight && !(best.byNamesake && said.byNamesake && Number(best.year) < Number(said.year)));

/** An apposition: 'Die Zentrale, 2009 gegründet, …'. */
const YEAR_FOUNDED = anyCase(
  `^(?:(?:bereits|schon) )?(?:im (?:jahre? )?|in )?${YEAR}\\s(?:gegründet|founded)(?:$|\\sund\\smit\\s)`,
);
/** One of those that a company deals with: 'darunter die Muster SAAT, 1856 gegründet'. */
const AMONG = anyCase(/(?:^|\s)(?:darunter|unter anderem|wie etwa|zum beispiel)(?!\p{L})/iu);
const ORIGIN_WORD = /entst|ging|daraus|(?<!\p{L})aus\s|damit|was s|war d|deutsche|österreichische|schweizer/iu;
const FOUNDED_THEN = anyCase(/(?<!\p{L})(?:gegründet|eröffnet|errichtet)(?!\p{L})/iu);
/** Who founds may call the new firm by any name. */
const DEED_VERB = /^(?:gründe|rief|ruf|eröffne|gemacht|mach|auf(?:gemacht|gesperrt|geschlossen)|geboren)/iu;

/** 'wurde unsere gemeinnützige Gesellschaft gegründet': beside it, whoever built the house founded something else. */
const OUR_FIRM = anyCase(
  /(?<!\p{L})unser(?:e[rsn]?)?\s(?:\p{L}{3,20}\s)?(?:gesellschaft|unternehmen|firma|betrieb|verein|genossenschaft|stiftung|praxis|kanzlei|agentur)(?!\p{L})/iu,
);

/** 'aus bekannten Gründen' */
const isReason = ({ 0: said, index }: RegExpExecArray): boolean => said === 'Gründen' && index > 0;

function foundingIn(clause: DatedClause, sentence: string, isOwn: IsOwn): Said | null {
  const { text } = clause;
  const foundation = establishedIn(clause, sentence, isOwn);
  if (foundation) return foundation;
  const words = text.toLowerCase();
  for (const [weight, hints, saying] of FOUNDINGS) {
    const match = hints.some((hint) => words.includes(hint)) ? saying.exec(text) : null;
    const year = match && clause.yearAt(match.index, match.index + match[0].length);
    if (!match || !year || isReason(match)) continue;
    if (/grundstein/iu.test(match[0]) && OTHER_STONE.test(text)) return null;
    if (isBirthOfOthers(clause, match, isOwn) || becameOthers(text, sentence)) return null;
    const others = OTHERS_DEED.exec(text)?.[0];
    if (others !== undefined && !isOwn(others.slice(others.lastIndexOf(' ')))) return null;
    if (OF_A_FORM.test(text) || SUCCEEDED.test(clause.before)) return { year, weight: OF_A_FORM_ONLY };
    if (isOfJoined(clause, match[0], sentence, isOwn)) return null;
    const apposed = isApposed(clause, match.index, year);
    if (!apposed && YEAR_FOUNDED.test(text) && isOfOthers(clause.before, isOwn)) return null;
    if (apposed && !isOwnBefore(clause, sentence, isOwn)) return null;
    if (AMONG.test(clause.before) && !isOwn(clause.before)) return null;
    if ((apposed || isFoundedAside(text)) && clause.joint === ',' && dealsWithUs(clause, sentence, isOwn)) return null;
    const named = foundedBy(clause, match, apposed, isOwn) ?? firmBefore(clause, isOwn);
    if (named) return { year, weight, named };
    const sister = sisterNamed(text, isOwn);
    const byNamesake = DEED.test(match[0]) && isOwn(text);
    const isOurs = OUR_FIRM.test(text);
    return {
      year,
      weight: weight + (isOurs ? 1 : 0),
      isOurs,
      ...(sister && { sister }),
      ...(byNamesake && { byNamesake }),
    };
  }
  return null;
}

/** Whether somebody of whom an aside tells is said to do something with or for the company. */
function dealsWithUs({ text, before }: DatedClause, sentence: string, isOwn: IsOwn): boolean {
  const behind = sentence.slice(sentence.indexOf(text) + text.length);
  const isWithUs = OWN_VOICE.test(behind) || isOwn(behind);
  return isWithUs && before !== '' && !OWN_VOICE.test(before) && !isOwn(before);
}

/** '2006 errichteten zwölf Bürger, zwei Gemeinden und der Kreis die Muster-Stiftung': the foundation is named at the end. */
function establishedIn({ text, yearAt }: DatedClause, sentence: string, isOwn: IsOwn): Said | null {
  const match = ESTABLISHED.exec(text);
  const rest = match ? sentence.slice(sentence.indexOf(match[0]) + match[0].length) : '';
  const named = rest.includes(', ') ? FOUNDATION.exec(rest) : null;
  if (!match || !named || named.index + named[0].length < rest.length - 60) return null;
  const isOurs = /^\s(?:diese|unsere)\s|\sstiftung$/iu.test(named[0]) || isOwn(rest.slice(named.index));
  if (!isOurs || OTHER_BUILDING.test(rest) || /\b(?:durch|von)\s/u.test(rest)) return null;
  const year = yearAt(match.index, match.index + match[0].length);
  return year ? { year, weight: 54 } : null;
}

/** 'aus dem Familienbetrieb wurde die Muster AG': the firm was there before. */
const CONVERTED = anyCase(
  /(?<!\p{L})aus (?:dem|der|unsere[mr]) \p{L}{0,25}(?:betrieb|unternehmen|firma|gesellschaft|gmbh|kg)(?!\p{L})/iu,
);

/** '1999 wurde daraus die Muster GmbH': it was there before. */
const TURNED_INTO = /(?:^|\s)wurde\s(?:\S{2,20}\s)?daraus\s.{0,60}(?:GmbH|AG|KG|OHG|UG)(?!\p{L})/u;

/** The company's own origin, and that of a branch or country's firm, should the site be its own. */
function originIn(clause: DatedClause, isOwn: IsOwn): Said | null {
  const { text } = clause;
  const year = ORIGIN_WORD.test(text) ? clause.yearAt(0, 0) : null;
  if (!year) return null;
  if (isOwnOrigin(text, isOwn))
    return CONVERTED.test(text) ? null : { year, weight: TURNED_INTO.test(text) ? OF_A_FORM_ONLY : 52 };
  if (isOwnMerger(text, isOwn)) {
    const joined = firmNamedIn(text, isOwn);
    return joined ? { year, weight: 47, named: joined } : { year, weight: 47 };
  }
  const named = FOUNDED_THEN.test(text) ? countryFirmIn(text) : null;
  return named ? { year, weight: 62, named } : null;
}

/** Whom a founding is of by name; null where it is of the company as such, or may be. */
function foundedBy(
  clause: DatedClause,
  { 0: saying, index }: RegExpExecArray,
  apposed: boolean,
  isOwn: IsOwn,
): string | null {
  const { text, before } = clause;
  const isDeed = DEED_VERB.test(saying);
  if (!apposed && !YEAR_FOUNDED.test(text)) {
    const object = objectNamed(text, isOwn);
    return isDeed
      ? object
      : (object ?? firmNamedIn(text.slice(0, index), isOwn) ?? subjectNamed(subjectOf(clause), isOwn));
  }
  if (isDeed) return null;
  return firmNamedIn(before, isOwn) ?? lastNamed(before, isOwn);
}

/** 'Seit 2018 gibt es uns auch in Gotha' tells of one more place. */
const ALSO_THERE = anyCase(/(?<!\p{L})(?:auch|zusätzlich|außerdem|zudem) (?:in|im|am|an|auf|online|als)(?!\p{L})/iu);

/** 'haben die Praxis von Eva Muster weitergeführt, die seit 1989 bestand' */
const RELATIVE_SINCE = /^(?:die|der|das|den)\s(?:\S{2,12}\s)?seit\s/iu;
const TAKEN_ON = anyCase(/(?<!\p{L})(?:weitergeführt|fortgeführt|übernommen|übernahmen?|gekauft|kauften|erworben)$/iu);

/** 'seit 1899 in Familienhand', 'Familienbetrieb seit 1954' */
const SINCE_FIRST = anyCase(/^(?:\p{L}{0,20}(?:betrieb|unternehmen|firma)\s)?(?:seit|since)\s/iu);

function lastingIn({ text, before, joint }: DatedClause, isOwn: IsOwn): Said | null {
  if (joint === ',' && RELATIVE_SINCE.test(text) && TAKEN_ON.test(before)) return null;
  if (joint === '(' || isOfOthers(before, isOwn) || ALSO_THERE.test(text) || isOtherThing(text, isOwn)) return null;
  // 'Die Manufaktur Muster, seit 1899 in Familienhand, liefert …'
  const apposed =
    joint === ',' && SINCE_FIRST.test(text) ? (firmNamedIn(before, isOwn) ?? lastNamed(before, isOwn)) : null;
  for (const [weight, saying] of LASTING) {
    const year = saying.exec(text)?.[1];
    if (!year) continue;
    const subject = withoutGoverned(text);
    const isSure = weight < 50 || FIRM.test(subject) || isOwn(text);
    if (!isSure && !isOwnNamed(subject)) return null;
    const named = apposed ?? firmNamedIn(text.slice(0, text.indexOf(year)), isOwn) ?? subjectNamed(text, isOwn);
    const said = { year, weight: isSure ? weight : 30 };
    return named ? { ...said, named } : said;
  }
  return null;
}
