/** Words of a vocabulary as one alternative of a pattern. */
const oneOf = (...words: string[]): string => `(?:${words.join('|')})`;

const SALUTATIONS = [
  'Herrn?',
  'Frau',
  'Hrn?\\.',
  'Fr\\.',
  'Mr\\.?',
  'Mrs\\.?',
  'Ms\\.?',
  'Mme\\.?',
  'M\\.(?=\\s\\p{Lu}\\p{Ll}{1,20}\\s\\p{Lu})',
];

const ACADEMIC = [
  'Priv\\.?-?\\s?Doz\\.?|PD',
  '(?:DR|PROF|MAG|ING)\\.(?:-ING\\.)?|DIPL\\.-\\p{Lu}{2,10}\\.?',
  'Univ\\.?-?\\s?(?:Prof|Doz|Lekt)\\.?|(?:Hon\\.?-?|ao\\.?\\s?|o\\.\\s?|Ap(?:l|\\.)\\.?\\s?)?Prof\\.?(?:in)?|Professor(?:in)?',
  'D?Dr\\.?(?:in)?(?:-Ing\\.?)?(?:\\s?\\p{Ll}{2,7}\\.){0,3}(?:\\s(?:HSG|ETH))?|[Ee]\\.\\s?h\\.',
  'M{0,2}Mag\\.?(?:\\s?a\\.?|ª)?(?:\\s?\\(FH\\)|(?:\\s?(?:pharm|iur|phil|rer|nat|soc|oec|theol|art|med|vet)\\.){1,4})?|Dk(?:fm|ff)\\.?|Apoth\\.|Mst\\.?|Bmstr?\\.?|Arch\\.|Bakk\\.?|[Ll]ic\\.\\s?\\p{Ll}{2,5}\\.(?:\\s?\\p{Ll}{2,5}\\.)?(?:\\sHSG)?',
  '[Dd]ipl\\.?\\s?-?\\s?\\p{Lu}\\p{L}{0,12}\\.?(?:-\\p{Lu}\\p{L}{1,8}\\.?){0,2}(?:in)?(?:\\s?\\((?:FH|TU|BA|DH|Univ\\.?|ETH|HTL)\\)|\\s(?:ETH|EPFL|FH|HTL|HSG|TU|Univ\\.|(?:agr|oec|mont|arch|päd|jur|psych|math|inform|phys|chem|biol|geogr|geol|troph)\\.))?|DI(?:in)?(?:\\s?\\(FH\\))?|(?:Bau-?)?Ing\\.?|Diplom-?\\p{L}{4,20}(?:\\s?\\((?:FH|TU|BA|DH)\\))?',
  '(?:Dipl\\.-)?Betriebswirt(?:in)?(?:\\s?\\((?:FH|BA|VWA|HWK)\\))?',
  '[Mm]ed\\.?(?:\\s?(?:dent|vet|univ)\\.?)?|rer\\.?\\s?(?:nat|pol|oec)\\.?|jur\\.?|phil\\.?|h\\.?\\s?c\\.?|mult\\.?|habil\\.?|iur\\.?|techn\\.?|vet\\.?|dent\\.?',
  'B\\.?\\s?(?:Sc|A|Eng)\\.?|M\\.?\\s?(?:Sc|A|Eng|B\\.?A)\\.?|MBA|LL\\.?M\\.?',
  'Kapt\\.|Kpt\\.|KR|Komm\\.?-?R(?:at)?|Kommerzialrat|Ök\\.?-?Rat|Hofrat|Medizinalrat',
];

/** Professions that stand before a name like a title. */
const PROFESSIONS = [
  '(?:StB|WP|RA|vBP)(?:in)?|(?:Rechts|Patent|Fach)an(?:walt|wältin)',
  '(?:Wirtschaftsprüfer|Steuerberater|Notar|Architekt|Apotheker|Hebamme|Heilpraktiker|Physiotherapeut|Psychotherapeut|Pfarrer|Kapitän|Ingenieur|Fotograf|Unternehmer|Winzer|Landwirt|Optiker|Pastor)(?:in)?(?:\\sBD[AB])?',
  '(?:Zahn|Tier|Fach|Haut|Augen|Frauen|Kinder|Haus)(?:arzt|ärztin)|Arzt|Ärztin',
  'Capt\\.?|Kpt\\.?|(?:Industrie|Bank|Groß- und Außenhandels)kauf(?:mann|frau)',
  '(?:\\p{Lu}{2,4}-[MTI]|\\p{Lu}\\p{Ll}{3,20}[mti])(?:eister|echniker|ngenieur)(?:in)?|\\p{Lu}\\p{Ll}{3,20}therapeut(?:in)?|(?:Bau|Handwerks)?[Mm]eister(?:in)?',
  '(?:Erste[rn]?\\s)?(?:Ober)?[Bb]ürgermeister(?:in)?|Landr(?:at|ätin)|Verbandsvorsteher(?:in)?',
  '(?:[Ss]taatl\\.?|[Ee]idg\\.?)\\s?(?:gepr|dipl|anerk)\\.?\\s\\p{L}{3,30}',
  '(?:Sr|Br|P|Pfr|Pfrn|Pfrin)\\.(?=\\s\\p{Lu})|Schwester|Pater',
  '(?:und|&)\\sNotar(?:in)?|a\\.\\s?D\\.|i\\.\\s?R\\.',
];

/** One title at the start of a name; several may follow each other. */
const TITLE = new RegExp(`^${oneOf(...SALUTATIONS, ...ACADEMIC, ...PROFESSIONS)}(?=[\\s,]|$)[\\s,]{0,3}`, 'u');

/** Degrees and offices behind a name: 'Eva Probe, LL.M.', 'Eva Probe MSc (CEO)'. */
const DEGREES = [
  'E?MBA|M\\.?\\s?B\\.?\\s?A\\.',
  'LL\\.?\\s?[MB]\\.?',
  '[MB]\\.?\\s?(?:Sc|A|Eng|Ed|Arch|F\\.?A|Mus)\\.?(?:\\s(?:ETH|EPFL|HSG|UZH|FH|TU))?',
  'Ph\\.?\\s?D\\.?|MAS|MHBA|MPH|DAS|CAS',
  'StB(?:in)?|WP(?:in)?|RA(?:in)?|CFA|CPA|CIA|FRICS|MRICS',
  'C[ETFOSM]O',
  'akad\\.\\s\\p{Lu}{1,4}',
];
// Behind a comma a degree right before a name belongs to that name: 'Eva Probe, M. Eng. Jan Muster'.
const CREDENTIAL = new RegExp(
  `(?:,\\s(?:${DEGREES.join('|')})(?!\\.?\\s\\p{Lu}\\p{Ll})|\\s(?:${DEGREES.join('|')}))(?=$|[,;.)]|\\s(?!\\p{Lu}\\p{Ll}))\\.?`,
  'gu',
);

/** All titles, salutations and professions that a text begins with, as written. */
export function leadingTitles(text: string): string {
  let length = 0;
  for (let i = 0; i < 8; i++) {
    const title = TITLE.exec(text.slice(length))?.[0];
    if (!title) break;
    length += title.length;
  }
  return text.slice(0, length);
}

/** A text without the degrees that stand behind names. */
export const withoutDegrees = (text: string): string => text.replace(CREDENTIAL, ' ');
