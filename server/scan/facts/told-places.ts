import { anyCase } from '../any-case.ts';
import { type AddressSite, headingOf } from './address-sites.ts';
import { isGoneOrPlanned } from './bygone-places.ts';
import { hasGivenName } from './given-names.ts';
import { hasLegalForm } from './legal-forms.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Piece } from './pieces.ts';
import { isRunByOthers } from './place-owners.ts';
import { tellsOfFurther } from './place-sayings.ts';
import { isSaidOfOthers } from './said-of-others.ts';
import { sentencesOf } from './sentences.ts';

/** Longest name of a place, and longest text that is about one, in characters. */
const NAME = 60;
const SHORT_TEXT = 200;

/** Whether a sentence above a street says that the company works there, or runs the house that is named between. */
export const isToldAbove = (site: AddressSite, first: Piece): boolean =>
  isAnnounced(site) || isTold(site, first) || isLabelledOneMore(site, first) || isRun(site) || isRunByOwn(site);

/** 'Unsere drei Ferienhäuser stehen am Waldrand:' above an address. */
const ANNOUNCED = anyCase(
  /^(?:unsere?|our)(?!\p{L}).{3,80}(?<!\p{L})(?:steht|stehen|liegt|liegen|befinde[nt]|lies?)(?!\p{L}).{0,60}:$/iu,
);

const isAnnounced = ({ above }: AddressSite): boolean =>
  above.slice(-2).some(({ text }) => {
    if (text.length > 300 || !text.endsWith(':')) return false;
    const last = sentencesOf(text).at(-1) ?? '';
    return ANNOUNCED.test(last) && !isSaidOfOthers(last) && !isGoneOrPlanned(last);
  });

/** 'In unserer Außenstelle laufen die großen Maschinen.' right above an address, or above its name. */
function isTold({ above, address }: AddressSite, first: Piece): boolean {
  const [last, upper] = [above.at(-1), above.at(-2)];
  const isName = last?.line.block === first.line.block && !last.hasForm && !hasGivenName(last.text);
  const told = isName ? upper : last;
  if (!told || told.line.heading > 0 || told.text.length > SHORT_TEXT || !OWN_VOICE.test(told.text)) return false;
  const sentence = sentencesOf(told.text).at(-1) ?? '';
  return tellsOfFurther(sentence, address.city) && !isGoneOrPlanned(told.text);
}

/** 'Unsere zweite Adresse: In der Vinothek schenken wir …' right above a street. */
const ONE_MORE = anyCase(
  /^(?:unsere?|our) (?:zweite|dritte|vierte|weitere|andere|neue|second|third|other|new)[srnm]? (?:\p{L}{3,20}-)?(?:adresse|lokal|haus|gasthaus|wirtshaus|restaurant|café|hotel|laden|geschäft|standbein|address|place|house|shop)\s?:/iu,
);
function isLabelledOneMore({ above }: AddressSite, first: Piece): boolean {
  const told = above.at(-1);
  if (!told || told.line.block !== first.line.block || !ONE_MORE.test(told.text)) return false;
  return !isSaidOfOthers(told.text) && !isGoneOrPlanned(told.text) && !hasLegalForm(told.text);
}

/** 'Im Winter bewirtschaften wir auch die Bärenstube', 'zu uns gehört das Café am Wehr'. */
const RUNS = anyCase(
  /(?<!\p{L})(?:(?:betreiben|bewirtschaften|führen|unterhalten) wir|wir (?:betreiben|bewirtschaften|führen|unterhalten)|zu uns gehört|gehört (?:auch )?zu uns|ist (?:auch|ebenfalls) (?:unser|unter unserer leitung))(?!\p{L})/iu,
);
/** Texts above a place's name among which one may say that the company runs it. */
const RUN_REACH = 4;

/** The name right above a street, or in the heading there; the company's own between them tells no place. */
function isRun(site: AddressSite): boolean {
  const right = site.above.findLast(({ hasForm }) => !hasForm)?.text ?? '';
  return [right, headingOf(site)].some((name) => isSaidToBeRun(name.replace(/:$/u, ''), site.above));
}

function isSaidToBeRun(name: string, above: readonly Piece[]): boolean {
  if (name.length < 4 || name.length > NAME || hasLegalForm(name)) return false;
  return above.slice(-1 - RUN_REACH, -1).some(({ text }) => {
    if (!text.includes(name) || !RUNS.test(text)) return false;
    const said = sentencesOf(text).find((sentence) => sentence.includes(name) && RUNS.test(sentence));
    return said !== undefined && !isGoneOrPlanned(said);
  });
}

/** 'Unseren Keller betreiben wir selbst – mit eigenem Personal.' */
const RUNS_ITSELF = anyCase(
  /(?<!\p{L})(?:unser(?:e[nrms]?)?|den|das|die) (?:\p{Ll}{3,15} )?\p{Lu}\p{L}{2,25} (?:(?:betreiben|bewirtschaften|führen|unterhalten) wir|wird von uns|haben wir) (?!nicht)(?:\p{L}{2,12} ){0,2}?(?:selbst|selber|in eigenregie|mit eigenem)(?!\p{L})/iu,
);

/** Whether the text right above a street says that the company itself runs the house. */
function isRunByOwn({ above }: AddressSite): boolean {
  const told = above.at(-1);
  if (!told || told.line.heading > 0 || told.text.length > 300 || isGoneOrPlanned(told.text)) return false;
  return RUNS_ITSELF.test(told.text) && !isRunByOthers(told.text);
}
