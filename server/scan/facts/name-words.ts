import { memoOfText } from '../memo-of-text.ts';
import { foldKey } from './choose.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';

/** Words that many companies have in their names. */
const COMMON_WORDS = [
  'g?gmbh|gesellschaft|haftungsbeschraenkt|beschraenkter|haftung|verein|stiftung',
  'germany|deutschland|austria|oesterreich|schweiz|swiss',
  'group|gruppe|holding|verwaltungs?|betriebs?|beteiligungs?|vertriebs?|handels?|services?|management',
  'partner|soehne|gebr|gebrueder|familie|und|fuer|der|die|das|the',
  'hotel|gasthof|praxis|kanzlei|rechtsanwaelte|rechtsanwalt|steuerberat(?:er|ung)|architekten|immobilien',
  'consulting|software|technik|solutions',
];
const COMMON_WORD = new RegExp(`^(?:${COMMON_WORDS.join('|')})$`, 'u');

/** Words of a name that others do not share by chance, folded. */
export const distinctive = memoOfText((name): readonly string[] => {
  const words = name
    .split(/[^\p{L}\d]+/u)
    .map(foldKey)
    .filter((word) => word.length >= 3);
  const rare = words.filter((word) => !COMMON_WORD.test(word));
  return rare.length > 0 ? rare : words;
});

/** The share of the shorter name's words that both names have; compounds count by their beginning. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  const common = one.filter((word) =>
    other.some(
      (mate) =>
        mate === word || (word.length >= 5 && mate.startsWith(word)) || (mate.length >= 5 && word.startsWith(mate)),
    ),
  );
  return common.length / Math.max(1, Math.min(one.length, other.length));
}

/** From this share of words on two names are those of one company, or of its group. */
const SAME = 0.5;

/** Whether two names are those of one company, or of companies of one group. */
export const isSameCompany = (one: string, other: string): boolean =>
  likeness(distinctive(one), distinctive(other)) >= SAME;

/** Whether two names are those of one company, not of two of a group: no word and no legal form tells them apart. */
export function isSameFirm(one: string, other: string): boolean {
  const [{ form, words }, mate] = [formAndWords(one), formAndWords(other)];
  return likeness(words, mate.words) === 1 && (form === mate.form || form === null || mate.form === null);
}

/** Words by which a partnership's name tells its general partner. */
const OF_PARTNER = /^(?:verwaltungs?|beteiligungs?|geschaeftsfuehrungs?|komplementaer|besitz|gmbh)/u;

/** Whether two names with their forms are those of two companies of a group: each has a word that the other lacks. */
export function isSisterFirm(one: string, other: string): boolean {
  const [own, mate] = [formAndWords(one), formAndWords(other)];
  if (own.form === null || mate.form === null || /KG|Co/u.test(own.form)) return false;
  return isToldApart(one, other);
}

/** Whether each of two names has a word that the other lacks, forms and words for a general partner apart. */
export const isToldApart = (one: string, other: string): boolean =>
  lacksWord(formAndWords(one).words, other) && lacksWord(formAndWords(other).words, one);

/** Whether a name with its form is that of another company of the group, where no general partner can be meant. */
export function isOtherOfGroup(one: string, other: string): boolean {
  const [own, mate] = [formAndWords(one), formAndWords(other)];
  if (own.form === null || mate.form === null) return false;
  const isSameForm = own.form.includes(mate.form) || mate.form.includes(own.form);
  if (isSameForm) return isToldApart(one, other);
  return lacksWord(own.words, other) || lacksWord(mate.words, one);
}

/** Words count by their beginning, so that 'Logistik' and 'Logistics' are one. */
const lacksWord = (words: readonly string[], other: string): boolean => {
  const missing = words.filter((word) => !OF_PARTNER.test(word) && !foldKey(other).includes(word.slice(0, 5)));
  // A short word may be an abbreviation; two are a name: 'Air & Sea'.
  return missing.length > 1 || missing.some((word) => word.length >= 4);
};

/** 'Stiftung Muster', 'Sektion Ort': a body that is called by its kind in front. */
const BODY =
  /^(Stiftung|(?:Förder|Träger|Orts)?[Vv]erein|(?:Dach|Landes|Kreis|Zweck)?[Vv]erband|Ortsgruppe|Sektion|Genossenschaft) \p{Lu}/u;
/** 'Eva-Muster-Stiftung' */
const BODY_BEHIND = /[ -](Stiftung)$/u;
export const isBodyName = (name: string): boolean => BODY.test(name);
/** Forms of bodies that need not bear their kind in their name. */
const FORM_OF_KIND: Readonly<Record<string, RegExp>> = { verein: /^e\.V\.$/u, genossenschaft: /^eG/u };

/** '2. Die Stiftung' as a heading: a body of the house that is called by nothing but its kind. */
const KIND_ALONE =
  /^(?:\d{1,2}[.)]\s)?(?:Die|Der|Das)\s((?:Förder|Träger)?[Vv]erein|Stiftung|(?:Dach|Zweck)?[Vv]erband|Genossenschaft)$/u;

export const isKindAlone = (heading: string): boolean => KIND_ALONE.test(heading);

/** 'Stadtwerke Muster Netz GmbH' beside 'Stadtwerke Muster GmbH': a company of the same form with a word more. */
export function hasWordMore(one: string, other: string): boolean {
  const [own, mate] = [formAndWords(one), formAndWords(other)];
  return own.form !== null && own.form === mate.form && lacksWord(mate.words, one) && !lacksWord(own.words, other);
}

/** Whether a name is that of a body of a kind that neither the own name nor its form tells. */
export function isOtherBody(own: string, name: string): boolean {
  const kind = foldKey((BODY.exec(name) ?? BODY_BEHIND.exec(name) ?? KIND_ALONE.exec(name))?.[1] ?? '');
  if (kind === '' || foldKey(own).includes(kind)) return false;
  return !FORM_OF_KIND[kind]?.test(findLegalForm(own)?.form ?? '');
}

/** The legal form in a name, and its other words. */
export function formAndWords(name: string): { form: string | null; words: string[] } {
  const found = hasLegalForm(name) ? findLegalForm(name) : null;
  const words = (found ? name.slice(0, found.index) : name).split(/[^\p{L}\d]+/u).map(foldKey);
  return { form: found?.form.replace('Co.', 'Co') ?? null, words: words.filter((word) => word.length >= 3) };
}
