import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { isOfAnyCompany } from './firm-names.ts';
import { KIN } from './founding-words.ts';
import { OWN_VOICE } from './own-voice.ts';
import { partyTold } from './parties-told.ts';
import type { IsOwn } from './whose-words.ts';

const FIRM_AGAIN =
  /^(?:(?:Das|Dieses|Die|Diese|Der|Dieser)\s(?:\d{4}\s)?(?:\p{Ll}{4,20}e\s)?\p{L}{0,20}(?:[Ww]erk|[Ll]abor|[Uu]nternehmen|[Ff]irma|[Bb]etrieb|[Hh]ersteller|[Mm]anufaktur|[Ff]abrik|[Kk]onzern|[Hh]aus|[Gg]esellschaft)(?:,\s\d{4}(?:\sin\s\p{Lu}\p{L}+)?\sgegründet,)?|The\s(?:\p{Ll}{4,20}\s)?(?:company|firm|manufacturer|supplier|producer|business)|Er|Sie|Es)\s\p{Ll}/u;
const WITH_FORM = /\p{Lu}[\p{L}&.-]{1,30}\s(?:GmbH|AG|KG|SE|A\/S|SA|SAS|S\.p\.A\.|Oyj|AB|Ltd)(?![\p{L}/])/gu;

/** Whether a sentence is about a firm that the one before named by its form: '… von der Muster AG. Das Werk wurde 1921 …'. */
export function isOfNamedBefore(sentence: string, before: string, isOwn: IsOwn): boolean {
  const firm = FIRM_AGAIN.test(sentence) ? allMatches(before, WITH_FORM).at(-1)?.[0] : undefined;
  return (
    (firm !== undefined && !isOwn(firm)) ||
    (IT.test(sentence) && (ONE_MORE_BODY.test(before) || HOUSE_FROM.test(before))) ||
    (HOUSE_FROM.test(sentence) && NAMED_WORKS.test(before))
  );
}

/** 'Wir betreiben mit anderen einen eigenen Verein. Er beschäftigt …' */
const IT = /^(?:Er|Sie|Es|Dieser|Diese) \p{Ll}/u;
const ONE_MORE_BODY =
  /(?<!\p{L})eine[nr]? (?:eigene[nr]?|gemeinsame[nr]?|selbständige[nr]?|selbstständige[nr]?) (?:Verein|Verband|Stiftung|Gesellschaft|Tochter|Firma|GmbH)(?!\p{L})/u;

/** 'Das Haus aus Coburg feiert ein Jubiläum: Es wurde 1874 …' */
const HOUSE_FROM =
  /^(?:Das|Die|Der) (?:Haus|Familienunternehmen|Unternehmen|Fabrik|Firma|Manufaktur|Hersteller) aus \p{Lu}[\p{L}-]{2,30} (?:feiert|baut|fertigt|liefert|stellt|ist|wurde|gehört)(?!\p{L})/u;

const NAMED_WORKS =
  /(?<!\p{L})(?:der|die|das|dem|des) \p{Lu}\p{L}{0,20}(?:fabrik|werke?|manufaktur|brauerei|haus|firma|werkstatt)s? \p{Lu}/u;

/** 'Die Geräte werden extern kalibriert. Das Labor ist …' */
const OUTSIDE = anyCase(/(?<!\p{L})extern(?:e[rsnm]?)?(?!\p{L})/iu);
const THE_SERVICE =
  /^(?:Das|Die|Der|Dieses|Diese|Dieser) \p{L}{0,20}(?:[Ll]abor|[Ss]telle|[Bb]etrieb|[Ff]irma|[Dd]ienstleister|[Bb]üro)\s\p{Ll}/u;

/** Whether a sentence is about a service that the one before it called one from outside. */
export const isOfOutside = (sentence: string, before: string): boolean =>
  OUTSIDE.test(before) && THE_SERVICE.test(sentence);

/** Whether a sentence tells how many work where one before it in its text led: 'Heute arbeiten dort 340 Leute', unless that is the company's own place. */
export const isAtFirmTold = (sentences: readonly string[], at: number, isOwn: IsOwn): boolean =>
  THERE.test(sentences[at] ?? '') &&
  at > 0 &&
  (!OWN_PLACE.test((sentences[at - 1] ?? '').replace(FROM_ONE, '')) ||
    isOthersFirm(sentences.slice(0, at).join(' '), isOwn));

/** 'beziehen wir von einem Sägewerk': a place of whom the company deals with. */
const FROM_ONE = /(?<!\p{L})(?:von|bei|aus|für) (?:einem|einer|einen|eine|ein) [^,.;]{3,60}/gu;

const THERE = anyCase(/(?<!\p{L})dort(?!\p{L})/iu);
/** 'Seit 2012 sind wir im eigenen Neubau am Ring.' */
const OWN_PLACE = anyCase(
  /(?<!\p{L})(?:wir|unser\p{L}{0,2}|eigene[nrsm]?|die firma|der betrieb|das unternehmen)(?!\p{L}).{0,120}(?:sitz|gebäude|halle|neubau|standort|räume|betrieb|werk|haus|gelände|büro|zog|zogen|bezogen)|(?<!\p{L})zog(?:en)?(?!\p{L}).{0,100}\sum(?!\p{L})/iu,
);

/** Whether the firm that a text names last by its form is another. */
function isOthersFirm(text: string, isOwn: IsOwn): boolean {
  const firm = allMatches(text, WITH_FORM).at(-1)?.[0];
  return firm !== undefined && !isOwn(firm);
}

const THE_FIRM_THERE = /^(?:die|das|der)\s(?:Firma|Unternehmen|Hersteller|Betrieb|Gesellschaft|Anbieter)\s\p{Ll}/iu;

/** Whether a clause is about a firm that one of the two sentences before named: '… der Muster GmbH. Es hat 4,6 Sterne; die Firma wurde 1985 …'. */
export function isOfFirmTold(clause: string, sentences: readonly string[], at: number, isOwn: IsOwn): boolean {
  if (!THE_FIRM_THERE.test(clause)) return false;
  const [last = '', first = ''] = [sentences[at - 1], sentences[at - 2]];
  return isOthersFirm(OWN_VOICE.test(last) ? last : `${first} ${last}`, isOwn);
}

const THEY_HAVE = /^(?:Er|Sie|Es|It) (?:beschäftigt|zählt|hat|kommt|umfasst|bringt es|gibt|employs|has)(?!\p{L})/u;
const HEAD_LENGTH = 60;

/** 'Die Bergbahn …', 'Unser Buchbinder …': a sentence's subject by what it is. */
const SUBJECT_NOUN = /^(?:Die|Der|Das|Unsere?|The|Our) (?:\p{Ll}{3,20} )?(\p{Lu}[\p{L}-]{3,30})/u;

/** 'Das macht die Firma meines Cousins. Sie hat …': of whose business a sentence goes on that has the family's name, too. */
const OF_KIN = new RegExp(`(?<!\\p{L})${KIN}(?!\\p{L})`, 'u');
const PRONOUN = /^(?:Er|Sie|Es) \p{Ll}/u;
export const isOfKinTold = (sentence: string, before: string): boolean => PRONOUN.test(sentence) && OF_KIN.test(before);

/** Whether a sentence counts the people of whom the one before it is about, where that is not the company: 'Er beschäftigt …'. */
export function isOfThem(sentence: string, before: string, isOwn: IsOwn): boolean {
  if (isOfKinTold(sentence, before)) return true;
  if (!THEY_HAVE.test(sentence) || isOwn(before.slice(0, HEAD_LENGTH))) return false;
  const noun = SUBJECT_NOUN.exec(before)?.[1];
  return partyTold(before, isOwn) !== null || (noun !== undefined && !isOfAnyCompany(noun));
}
