import { anyCase } from '../any-case.ts';
import { isCertifier } from './certifier-names.ts';
import { foldKey } from './choose.ts';
import { hasGivenName } from './given-names.ts';
import { hasLegalForm } from './legal-forms.ts';
import { nameWithForm } from './name-text.ts';
import { FOREIGN_FORM } from './other-parties.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Reading } from './reading.ts';

/** What companies and their parts are called by kind rather than by name: 'Die Sennerei ist zertifiziert'. */
const KINDS = [
  'firma|unternehmen|betriebe?|büro|praxis|labor(?:atorium)?|kanzlei|klinik|krankenhaus|stiftung|schule|akademie|genossenschaft',
  'gesellschaft|gruppe|werke?|werkstatt|werkstätten|fertigung|produktion|montage|abteilung|standorte?|niederlassung',
  'filialen?|haus|häuser|hof|gut|lager|logistik|küche|laden|läden|geschäfte?|märkte?|markt|shops?|hotels?|mühlen?|gasthof|restaurant|heim|fabrik',
  'schutz|sicherheit|systeme?|management|abläufe|prozesse|zentrum|institut|verein|verband|team|brennerei|\\p{L}{2,30}(?:ei|ung|stelle|stätte)(?:en)?',
  // what opinions come to, and whose they are
  '(?<!\\p{L})(?:durchschnitt|schnitt|wert|mittel)|(?:gesamt)?note|score|ergebnis|rating|urteil|feedback|kund(?:en|innen)|gäste|patient(?:en|innen)|leute|menschen|eltern|nutzer',
  'company|business|plant|site|laboratory|office|team|system|factory',
];
const KIND = anyCase(`(?:${KINDS.join('|')})$`);
/** Whether a noun tells the kind of a company or of its parts. */
export const isKind = (noun: string): boolean => KIND.test(noun);
/** 'Die Werkstatt' is a kind alone, 'das Hotel Musterhof' one of a kind by its name. */
const isOnlyKind = (name: string): boolean => KIND.test(name) && !(name.includes(' ') && NAMED_KIND.test(name));
const NAMED_KIND =
  /^(?:Hotel|Gasthof|Restaurant|Schule|Akademie|Hof|Weingut|Klinik|Krankenhaus|Firma|Verein|Stiftung) /u;
/** A part of a company is one whatever place or field is named behind it: 'Das Lager Süd', 'Die Sparte Wasser'. */
const PART = anyCase(
  /^(?:\p{L}{0,15}(?:lager|standort|niederlassung|filiale|zweigstelle|sparte|abteilung|geschäftsbereich|betriebsteil|geschäftsfeld)|Bereich|Werk)\s/iu,
);
/** Departments are kinds only alone: 'Die Schmerztherapie', not 'Die Muster Haustechnik'. */
const DEPARTMENT =
  /^\p{Lu}\p{Ll}{0,40}(?:medizin|therapie|logie|chirurgie|technik|pflege|diagnostik|ambulanz|apotheke|station|küche)$/u;
const VERB =
  '(?:ist|sind|wird|wurde|trägt|hält|besitzt|besteht|beschäftigt|zählt|hat|verfügt|führt|arbeitet|produziert|darf|kommt|steht|liegt|erreicht|erhält|bekommt|is|was|has|holds|carries)';
const NAME = "\\p{Lu}[\\p{L}\\d.&'’-]{1,30}(?:\\s(?:[\\p{Lu}\\d][\\p{L}\\d.&'’/-]{0,30}|&|mbH)){0,5}";
interface SubjectPattern {
  pattern: RegExp;
  /** Whether whatever stands there is a name; otherwise only a legal form or an English verb makes it one. */
  names: boolean;
}

/** Who is said to be or have something: 'Die Probe ist …', 'Seit 2019 ist die Probe AG …', 'Probe AG ist …'. */
const SUBJECTS: readonly SubjectPattern[] = [
  {
    pattern: new RegExp(
      `^(?:Auch |Nur )?(?:[Dd]ie|[Dd]er|[Dd]as|The)\\s(${NAME})(?:\\s\\([^()]{1,60}\\)|, [^,]{2,60},|\\svon\\s${NAME})?\\s${VERB}(?!\\p{L})`,
      'u',
    ),
    names: true,
  },
  // 'Die Emmermühle Muster mahlt es und ist dafür …'
  {
    pattern: new RegExp(
      `^(?:[Dd]ie|[Dd]er|[Dd]as)\\s(\\p{Lu}[\\p{L}-]{2,30}\\s\\p{Lu}[\\p{L}-]{2,30})\\s\\p{Ll}{2,15}t\\s(?:[^\\s,;]{1,20}\\s){1,6}?und\\s${VERB}(?!\\p{L})`,
      'u',
    ),
    names: true,
  },
  { pattern: new RegExp(`\\s${VERB}\\s(?:auch |zudem )?(?:die|der|das|the)\\s(${NAME})`, 'u'), names: false },
  { pattern: new RegExp(`^(${NAME})\\s${VERB}(?!\\p{L})`, 'u'), names: false },
  {
    pattern: new RegExp(
      `^(${NAME}), (?:founded|established|set up|based)\\s[^,.;]{2,60}, (?:employs|${VERB})(?!\\p{L})`,
      'u',
    ),
    names: true,
  },
  // A single word may begin any sentence, but is founded only as a name.
  { pattern: /^(\p{Lu}\p{Ll}{3,25})\swas\s(?:founded|established|set up)(?!\p{L})/u, names: true },
];
const ENGLISH_VERB = /^\s(?:is|are|was|were|has|have|holds|carries)(?!\p{L})/u;
/** 'Der Hof, von dem unser Käse kommt, ist …' */
const ASIDE = /, [^,]{2,80},(?= (?:ist|sind|trägt|hat|besitzt|hält)(?!\p{L}))/u;
/** What a certifier does: 'Die Probe GmbH hat die Färberei zertifiziert'. */
const CERTIFIES = anyCase(
  /(?<!\p{L})(?:hat|has) (?![^.;]{0,100}, (?:ist|sind|is) ).{1,120}(?:zertifiziert|auditiert|geprüft|ausgezeichnet|bestätigt|bescheinigt|verliehen|erteilt|ausgestellt|überreicht|akkreditiert|certified|audited)/iu,
);

/**
 * Whom a sentence is about by name; null where it is the company speaking, one of its parts, or where nobody is named.
 */
export function subjectOf(sentence: string): string | null {
  if (OWN_VOICE.test(sentence.replace(ASIDE, ''))) return null;
  for (const { pattern, names } of SUBJECTS) {
    const name = pattern.exec(sentence)?.[1];
    if (name === undefined) continue;
    const company = nameWithForm(name) ?? (FOREIGN_FORM.test(name) ? name : null);
    if (company) return CERTIFIES.test(sentence) ? null : company;
    // In English nothing but a name has more than one capital.
    const isNamed = names || (ENGLISH_VERB.test(sentence.slice(name.length)) && name.includes(' '));
    if (isNamed && !isOnlyKind(name) && !PART.test(name) && !DEPARTMENT.test(name) && !isCertifier(name)) return name;
  }
  return null;
}

/** Another than the company whom a sentence is about by name; the page's title and address tell its own. */
export function othersNameIn(sentence: string, { metadata, host }: Reading): string | null {
  const name = subjectOf(sentence);
  return name !== null && !foldKey(`${metadata.title} ${host}`).includes(foldKey(name)) ? name : null;
}

/** What a company says of itself by its name, and how it would say so with 'wir'. */
const BY_NAME = new RegExp(
  `^(?:(?:[Dd]ie|[Dd]er|[Dd]as)\\s)?(${NAME})\\s(ist|hat|verfügt|besitzt|trägt|führt|hält)(?=\\s)`,
  'u',
);
const OF_US = new Map([
  ['ist', 'sind'],
  ['hat', 'haben'],
  ['verfügt', 'verfügen'],
  ['besitzt', 'besitzen'],
  ['trägt', 'tragen'],
  ['führt', 'führen'],
  ['hält', 'halten'],
]);
const LEAST_NAME = 5;

/** 'Unsere Spedition ist …' on the site of one that is called so. */
const BY_TRADE = new RegExp(`^Unsere?\\s(\\p{Lu}\\p{L}{4,25})\\s(${[...OF_US.keys()].join('|')})(?=\\s)`, 'u');

/** A sentence whose subject is the company by its name, as the page's title or address tell it, with 'wir' instead. */
export function inOwnVoice(sentence: string, { metadata, host }: Reading): string {
  const [start, name = '', verb = ''] = BY_TRADE.exec(sentence) ?? BY_NAME.exec(sentence) ?? [];
  const key = foldKey(name);
  if (start === undefined || key.length < LEAST_NAME || KIND.test(name)) return sentence;
  if (!foldKey(`${metadata.title} ${host}`).includes(key)) return sentence;
  return `Wir ${OF_US.get(verb) ?? verb}${sentence.slice(start.length)}`;
}

/** 'Unsere Öfen sind', 'alle Monteure tragen', 'dieses Kraftwerk trägt'; also within a sentence: ', unser Müller ist'. */
const OF_NOUN =
  /(?:^|[,;:] |(?:^|\s)(?:und|aber|denn) )(?:(?:[Uu]nsere?|[Aa]lle(?: unsere)?) (?:[\p{Ll}-]{3,20} |\p{Lu}\p{Ll}{2,15}er (?=\p{Lu}))?|(?:Das|Die|Der) (?=(?:\p{L}{1,30}-)?(?:[Gg]ebäude|[Hh]olz|[Pp]apier|[Pp]rodukt|[Mm]aterial|[Ss]toff|[Ww]olle|[Gg]arn|[Ll]eder|[Ss]eide|[Kk]ollektion|[Ww]are|[Ff]leisch|[Kk]affee)))(\p{Lu}[\p{L}-]{2,30})(?: \p{Lu}[\p{L}-]{1,20}){0,2}(?: (?:(?:in|aus|bei|am|im)|unserer?) \p{Lu}[\p{L}-]{1,20})? (?:ist|sind|trägt|tragen|besitzt|hält|wird|werden|wurden?|haben|besitzen|verfügen)(?!\p{L})/u;
/** 'eine zertifizierte Pergola', 'aus FSC-zertifizierten Wäldern', but not 'wir sind ein zertifizierter Träger'. */
const ATTRIBUTIVE = /(?:^|\s|[\p{L}\d]-)zertifizierte[nmrs]? (?:\p{Ll}{3,20}e[nmrs]? )?(\p{Lu}\p{L}{2,30})/u;
const WE_ARE = anyCase(/(?:wir sind|sind wir|(?<!\p{L})als) /iu);
/** Nouns that are the company's doings or all that it grows, beside its parts. */
const OWN_NOUN =
  /(?:wesen|management|system|qualität|verfahren|prozesse?|abläufe?|arbeitsweise|labor|team|partner|träger|anbieter|dienst|anbau|fläche[n]?|felder|weinberge?|äcker|reben|landwirtschaft|lehrgänge|kurse|angebote?|ausbildung|zertifikate?|siegel|standard|norm|küche|backstube|saal|keller|garten|netz|räume|einrichtung|arbeitgeber)n?$/iu;

/** 'Dieses Kraftwerk trägt': one that the text told of, whatever its kind. */
const THIS_ONE =
  /(?<!\p{L})[Dd]iese[rs]? (?!Zertifi|Siegel|Label|Norm|Standard|Unternehm|Betrieb|Verfahren|System|Vorgehen|Arbeitsweise)\p{Lu}\p{L}{2,30} (?:ist|sind|trägt|tragen|wird)(?!\p{L})/u;

/** 'Verdichter von Fa. Muster tragen': what a maker is named of. */
const OF_MAKER =
  /^(?:(?:[Dd]ie|[Dd]as|[Dd]er|[Uu]nsere?) )?\p{Lu}[\p{L}-]{2,30} (?:von|der|des|vom) (?:der )?(?:Fa\.|Firma|Herstellers?|Marke) \p{Lu}/u;

/** 'Die Möbelstoffe vom Webhaus Muster tragen': wares of a maker by name. */
const WARES_OF =
  /^(?:Die|Das|Der|Unsere?) (\p{Lu}[\p{L}-]{2,30}) (?:von|vom|aus der|aus dem) (?:der )?\p{Lu}[\p{L}&-]{2,30} \p{Lu}[\p{L}&-]{2,30} (?:trägt|tragen|sind|ist|haben|hat)(?!\p{L})/u;

function isOfWares(sentence: string): boolean {
  const noun = WARES_OF.exec(sentence)?.[1];
  return noun !== undefined && !KIND.test(noun) && !OWN_NOUN.test(noun);
}

/** 'Unser Cloudanbieter', 'unsere Mandanten': whom the company deals with. */
const DEALT_WITH =
  /(?:(?:an)?bieter|geber|händler|sorger|rater|treiber|zeuger|produzent|sicherer|makler|mandant|klient|kunde|bauer|müller|färber|drucker|spediteur|provider|vermieter|pächter|eigentümer|gesellschafter|unternehmer|mieter|nehmer)(?:in|innen|e?n|s)?$/iu;
/** Whether a noun is a word for those whom a company deals with. */
export const isDealtWithNoun = (noun: string): boolean => DEALT_WITH.test(noun);

/** Norms for how a company is run, and organic farming, which those are controlled for who make and sell. */
const OF_MANAGEMENT =
  /(?<![\p{L}-])[Bb]io-zertifiziert|ISO(?:\/IEC)?\s?(?:9001|14001|45001|50001|27001|22000|22301|13485|170(?:20|24|25|65))(?!\d)/u;

/** Whether a text names such a norm or control. */
export const isOfManagement = (text: string): boolean => OF_MANAGEMENT.test(text);

const NAMED_IS =
  /(?<!\p{L})(\p{Lu}\p{Ll}{1,25}) \p{Lu}\p{Ll}{1,25}(?:-\p{Lu}\p{Ll}{1,25})? (?:ist|hat|besitzt|trägt|wurde)(?!\p{L})/u;

/** 'Meister Max Muster ist': what a person holds is not the company's. */
function isOfPerson(sentence: string): boolean {
  const first = NAMED_IS.exec(sentence)?.[1];
  return first !== undefined && hasGivenName(first) && !hasLegalForm(sentence);
}

/** Whether a sentence is about a thing or about people, rather than about the company or a part of it. */
export function isOfThing(sentence: string): boolean {
  if (THIS_ONE.test(sentence) || OF_MAKER.test(sentence) || isOfWares(sentence) || isOfPerson(sentence)) return true;
  const noun = OF_NOUN.exec(sentence)?.[1];
  if (noun !== undefined && isDealtWithNoun(noun)) return true;
  if (isOfManagement(sentence)) return false;
  const attributed = WE_ARE.test(sentence) ? undefined : ATTRIBUTIVE.exec(sentence)?.[1];
  return [noun, attributed].some((thing) => thing !== undefined && !KIND.test(thing) && !OWN_NOUN.test(thing));
}
