import { anyCase } from '../any-case.ts';
import { foldKey } from './choose.ts';
import { hasLegalForm } from './legal-forms.ts';
import { MONTHS } from './month-names.ts';
import { offerStrength } from './offer-words.ts';
import { sentencesOf } from './sentences.ts';

/** Sentences that never tell what the company does, whatever else they say. */
const NEVER = [
  // events in time: 'Am 7. März 1954 gründeten …', '1946 drehte …'
  '^(?:am \\d|(?:im (?:\\p{L}{3,10} )?|anno |in )?(?:1[5-9]|20)\\d\\d(?! m)|gegründet|angefangen|begonnen|alles begann|founded)',
  `\\((?:19|20)\\d\\d\\)|\\d{1,2}\\.\\s?(?:${MONTHS.join('|')})(?!\\p{L})`,
  'grundstein|aus der taufe|ins leben gerufen|vorläufer|geburtsjahr|gr(?:ü|u)ndeten?(?!\\p{L})|eröffnete(?!\\p{L})|entstand(?!\\p{L})',
  'gründer(?:in)?(?!\\p{L})|jubiläum|wuchs(?!\\p{L})|übergab|übernahm|spin-off',
  '(?<!(?:die|der|das|den) )(?:sein|ihr|dessen|deren)e? (?:sohn|tochter|enkel|enkelin|vater|bruder|schwester)(?!\\p{L})',
  // parents, and what is over
  'tochter(?:gesellschaft|unternehmen|firma)|mutter(?:haus|gesellschaft|konzern|unternehmen|firma)|holding',
  'gehör(?:t|en) (?:\\S{1,20} ){0,4}zu[rm]? |(?:ein unternehmen|teil|mitglied|marke) de[rs] |subsidiary|parent company|part of the',
  '(?:ist|sind|war(?:en)?) kein|(?:sind|haben|gibt|machen|fertigen|produzieren|führen|bieten) (?:\\S{1,20} ){0,4}nicht mehr(?! (?:und|oder|als))|zurückgegeben|aufgelöst|umgezogen',
  '^wir \\p{L}{3,20} nicht(?!\\p{L}| nur)',
  // others, and what they say of it
  '^unsere? (?:nachbar|kunde|kundin|lieferant|vermieter|hersteller|partner)(?:in)?(?!\\p{L})|^our (?:\\p{L}{3,20} ){0,2}(?:partner|customer|client|supplier|landlord|neighbou?r)(?!\\p{L})',
  'von (?:5|fünf|6) (?:sternen|punkten)|\\d (?:bewertungen|rezensionen|sterne)|weiterempf',
  // work, offers of the day, contact
  "\\(m/w/d\\)|wir suchen|we(?: are|’re|'re) (?:looking|hiring)|join our team|bewirb dich|bewerbung|jetzt bewerben|stellenangebot|wir bilden aus|ausbildungsplatz",
  'ab sofort|^neu(?:\\s?:|er? )|^aktuell|tag der offenen tür|jahrestagung|rabatt|\\d (?:€|euro)|versandkosten|gültig bis',
  'schön,? dass|wünschen (?:wir|ihnen|allen)|schutz (?:ihrer|der|deiner) (?:\\p{L}{5,20} )?daten|betriebsferien',
  '\\S{1,40}@|tel(?:efon)?(?::|\\.\\s?[\\d+(])|rufen sie|öffnungszeiten|\\d uhr(?!\\p{L}| bestellt| noch am (?:selben|gleichen))|termin vereinbaren',
  'auf der messe|am stand(?!\\p{L})|stand \\d|laden sie|formular|personalisiert',
  '(?:füllen|schauen|besuchen|folgen|melden|schreiben|vereinbaren|kontaktieren|lesen) sie|bitte(?!\\p{L})|selbstverständlich',
  // the page itself
  'cookies?(?!\\p{L})|javascript|(?:ihr|dein|your) browser|einwillig|newsletter|warenkorb|lorem ipsum|wordpress',
  'impressum|alle rechte|©|captcha|klicken sie|pflichtfeld|datenschutzerklärung|hier finden sie|find(?:en|est) (?:sie|du) (?:hier|auf)',
  '(?:unsere[rn]?|diese[rn]?|die) (?:neue[nr]? )?(?:web-?(?:seiten?|site)|seiten?|homepage|internet(?:auftritt|seiten?|präsenz))(?!\\p{L})',
];
const NEVER_OFFER = anyCase(`(?<!\\p{L})(?:${NEVER.join('|')})`);

/** What a sentence speaks of beside what the company does; without a word for that it is none. */
const BESIDES = anyCase(
  /willkommen|grüß|herzlich|freuen|welcome|gegründet|gründung|geschichte|tradition|generation|seit (?:\p{L}{2,12} )?\d|jahren|founded|established|history|geschäftsführ|beschäftig|mitarbeit|kolleg|köpf|employees|people|zertifi|certified|(?<!\p{L})iso \d|siegel|auszeichnung|ausgezeichnet|mitglied|umsatz|vertrauen|leidenschaft|philosophie|werte(?!\p{L})|nachhaltig|klima|(?<!su)spende/iu,
);

/** Present verbs of a company that tell nothing of its work. */
const IDLE =
  /^(?:ist|hat|gehört|beschäftigt|wächst|feiert|steht|sucht|trägt|zählt|erhält|besteht|heißt|bleibt|lädt|sitzt|liegt|kommt|geht|zieht|lebt|wird|blickt|legt|hält|gilt|führt|leitet|freut|dankt|nutzt|bildet|sind|haben|gehören|beschäftigen|wachsen|feiern|stehen|suchen|tragen|zählen|bestehen|heißen|bleiben|werden|laden|sitzen|liegen|kommen|gehen|ziehen|leben|können|wollen|möchten|sollen|müssen|dürfen|freuen|wünschen|danken|verwenden|nutzen|begrüßen|glauben|denken|lieben|wissen|sehen|bilden|achten|verzichten|heizen|beziehen|legen|nehmen|kennen|halten|führen|leiten|öffnen|schließen|spenden|investieren|erhielten|arbeiten|waren|wurden|blicken|mit|seit|nicht|fast|dort|statt|samt|laut|jetzt|selbst|sonst|weit|gut|erst)$/u;

const COMPANY_NOUN =
  /(?:verband|verein|stiftung|betrieb|unternehmen|firma|erei|genossenschaft|gesellschaft|werkstatt|praxis|kanzlei|bank|haus|hof|hotel|agentur|büro|verlag|studio|museum|institut|schule|zentrum|klinik|apotheke|laden|gruppe|markt|werke?|labor|gut|team)$/u;

const FORM_WORD = /^(?:g?GmbH|mbH|AG|KG|SE|OHG|OG|UG|KGaA|eG|eGen)$/u;

/** Whether the company itself is told to do or to be something: 'Muster dreht …', 'Wir walzen …', 'Der Verband ist eine …'. */
function isOwnAct(sentence: string, brand: string): boolean {
  const words = sentence.split(' ', 20).map((word) => word.replace(/[.,:;!"„“»«()–]/gu, ''));
  return words.some((word, i) => {
    // 'Muster Logistics SE is a …': behind the name its other words and its form.
    const other = words.slice(i + 1).findIndex((next) => !/^[\p{Lu}&+]/u.test(next));
    const behind = i === 0 && other > 0 ? other + 1 : FORM_WORD.test(words[i + 1] ?? '') ? i + 2 : i + 1;
    const next = words.slice(behind, behind + 3);
    if (/^[Ww]ir$/u.test(word))
      return [next[0], words[i - 1]].some((verb) => isVerb(verb, /^\p{Ll}{2,20}(?:en|ern|eln)$/u));
    const isShort = i === 0 && /^[\p{L}\d]{2,3}$/u.test(word) && !ARTICLE.test(word) && brand.includes(foldKey(word));
    if (!isShort && (!/^\p{Lu}/u.test(word) || !(COMPANY_NOUN.test(word) || isBrand(word, brand)))) return false;
    const isWhat =
      /^is(?:t)?$/u.test(next[0] ?? '') &&
      /^(?:eine?|der|die|das|ihre?|an?|the|your)$/iu.test(next[1] ?? '') &&
      !/^(?:teil|mitglied|tochter|part|member)/iu.test(next[2] ?? '');
    // 'Muster is marina software from Rostock'
    const isWare =
      next[0] === 'is' && /^\p{Ll}{3,20}$/u.test(next[1] ?? '') && /^(?:from|for)$/u.test(words[behind + 3] ?? '');
    return isWhat || isWare || (!isShort && [...next, words[i - 1]].some((verb) => isVerb(verb, /^\p{Ll}{2,20}t$/u)));
  });
}

const ARTICLE = /^(?:der|die|das|ein|es|er|sie|the|it|he|an?)$/iu;

const isVerb = (word: string | undefined, shape: RegExp): boolean =>
  word !== undefined && shape.test(word) && !IDLE.test(word);

/** A word of the company's name, as its page's title or address has it. */
const isBrand = (word: string, brand: string): boolean => {
  const key = foldKey(word);
  return (key.length > 3 || /^\p{Lu}{3}$/u.test(word)) && brand.includes(key);
};

const HOLDING = /(?<=\p{L})\s?-?holding(?!\p{L})/giu;

/** Sentences that tell what the company does rank 1 and 2, what can stand among them 0, what they never are -1. */
function rankOf(sentence: string, brand: string): number {
  // A holding speaks of itself as one.
  if (NEVER_OFFER.test(brand.includes('holding') ? sentence.replace(HOLDING, '') : sentence)) return -1;
  if (hasLegalForm(sentence) && !sentence.split(' ').some((word) => isBrand(word, brand))) return -1;
  const strength = offerStrength(sentence);
  if (strength > 0) return strength;
  if (isOwnAct(sentence, brand)) return 2;
  return BESIDES.test(sentence) ? -1 : 0;
}

/** Characters of a text that are read: a head may hold a megabyte. */
const LONGEST = 2_000;

/** The part of a text in which a company says what it does. */
export interface Offer {
  text: string;
  /** 2 where it says that something is done, 1 where it names something, 0 where it speaks of nothing else at least. */
  strength: number;
}

/**
 * The sentences of a text from the first that says what the company does to where it speaks of something else:
 * history, staff, certificates, owners, greetings. `brand` holds the company's words, folded.
 */
export function offerIn(whole: string, brand: string): Offer | null {
  const text = whole.slice(0, LONGEST);
  const sentences = sentencesOf(text).map((sentence) => ({ sentence, rank: rankOf(sentence, brand) }));
  const first = sentences.findIndex(({ rank }) => rank > 0);
  if (first < 0 && sentences[0]?.rank !== 0) return null;
  const rest = sentences.slice(Math.max(0, first));
  const end = rest.findIndex(({ rank }) => rank < 0);
  const run = end < 0 ? rest : rest.slice(0, end);
  const from = text.indexOf(run[0]?.sentence ?? '');
  const last = run.at(-1)?.sentence ?? '';
  return {
    text: text.slice(from, text.lastIndexOf(last) + last.length),
    strength: Math.max(...run.map(({ rank }) => rank)),
  };
}
