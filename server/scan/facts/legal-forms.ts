import { anyCase } from '../any-case.ts';
import { memoOfText } from '../memo-of-text.ts';

/** A legal form with the spellings it is recognised by inside a company name. */
interface Form {
  form: string;
  pattern: RegExp;
}

/** A word border that knows umlauts. */
const alone = (source: string): string => `(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`;
const form = (name: string, source: string): Form => ({ form: name, pattern: anyCase(alone(source)) });
/** A form whose letters are no sign of it in another case. */
const formAsWritten = (name: string, source: string): Form => ({ form: name, pattern: new RegExp(alone(source), 'u') });

const gmbh =
  '(?:g?GmbH|G\\.m\\.b\\.H\\.?|Ges\\.?\\s?m\\.?\\s?b\\.?\\s?H\\.?|(?:UG|Unternehmergesellschaft)(?:\\s?\\(haftungsbeschränkt\\))?|mbH|Gesellschaft mit beschränkter Haftung)';
const co = '\\s?(?:&|und|u\\.|\\+)\\s?Co\\.?';

/**
 * Legal forms of Germany, Austria and German-speaking Switzerland; compound forms before their parts, so that
 * 'GmbH & Co. KGaA' is not cut to 'GmbH & Co. KG' nor to 'GmbH'.
 */
const FORMS: readonly Form[] = [
  form('GmbH & Co. KGaA', `${gmbh}${co}\\s?(?:KGaA|Kommanditgesellschaft auf Aktien)`),
  form('AG & Co. KGaA', `AG${co}\\s?KGaA`),
  form('SE & Co. KGaA', `SE${co}\\s?KGaA`),
  form('GmbH & Co. OHG', `${gmbh}${co}\\s?OHG`),
  form('GmbH & Co. OG', `${gmbh}${co}\\s?OG`),
  form(
    'UG (haftungsbeschränkt) & Co. KG',
    `(?:UG|Unternehmergesellschaft)(?:\\s?\\(haftungsbeschränkt\\))?${co}\\s?(?:KG|Kommanditgesellschaft)`,
  ),
  // As Austria's register writes it.
  form('GmbH & Co KG', `${gmbh}\\s?&\\s?Co\\sKG`),
  form('GmbH & Co. KG', `${gmbh}${co},?(?:\\s?(?:KG|Kommanditgesellschaft|Betriebs-?KG))?`),
  form('AG & Co. KG', `(?:AG|Aktiengesellschaft)${co}\\s?KG`),
  form('SE & Co. KG', `SE${co}\\s?KG`),
  form('Ltd. & Co. KG', `(?:Ltd\\.?|Limited)${co}\\s?KG`),
  form('B.V. & Co. KG', `B\\.?V\\.?${co}\\s?KG`),
  form('Sàrl & Co. KG', `S\\.?\\s?[àa]\\.?\\s?r\\.?\\s?l\\.?${co}\\s?KG`),
  form('Stiftung & Co. KG', `Stiftung${co}\\s?KG`),
  form('KGaA', 'KGaA|Kommanditgesellschaft auf Aktien'),
  form('gGmbH', 'gGmbH|gemeinnützige (?:GmbH|Gesellschaft mit beschränkter Haftung)'),
  form('gUG (haftungsbeschränkt)', 'gUG(?:\\s?\\(haftungsbeschränkt\\))?'),
  form(
    'UG (haftungsbeschränkt)',
    'UG\\s?\\(\\s?haftungsbeschränkt\\s?\\)|Unternehmergesellschaft(?:\\s?\\(haftungsbeschränkt\\))?',
  ),
  formAsWritten('UG (haftungsbeschränkt)', 'UG'),
  form('InvAG', 'InvAG'),
  form('FlexCo', 'FlexCo|FlexKapG|Flexible Kapitalgesellschaft|Flexible Company'),
  form(
    'GmbH',
    'GmbH|G\\.m\\.b\\.H\\.?|\\p{L}{0,30}gesellschaft mit beschränkter Haftung|Gesellschaft\\s?m\\.\\s?b\\.\\s?H\\.?|Ges\\.?\\s?m\\.?\\s?b\\.?\\s?H\\.?|GesmbH|mbH|(?<=\\p{L} )m\\.\\s?b\\.\\s?H\\.?',
  ),
  formAsWritten('SE', 'SE|Societas Europaea'),
  form('AG', 'Aktiengesellschaft|gAG'),
  formAsWritten('AG', 'AG'),
  form(
    'PartG mbB',
    'mbB|Part(?:G|nerschaft|nerschaftsgesellschaft)\\s?mbB|Partnerschaft(?:sgesellschaft)?(?: von \\p{L}{4,30}(?: und \\p{L}{4,30})?)? mit beschränkter Berufshaftung|PartGmbB',
  ),
  form('PartG', 'PartG|Partnerschaftsgesellschaft'),
  form('eGbR', 'eGbR'),
  form('GbR', 'GbR(?:mbH)?|GdbR|Gesellschaft (?:des )?bürgerlichen Rechts|BGB-Gesellschaft'),
  form('GesbR', 'GesbR|GesnbR|Gesellschaft nach bürgerlichem Recht'),
  form('OHG', 'OHG|oHG|offene Handelsgesellschaft'),
  // '3. OG' is a floor.
  formAsWritten('OG', '(?<!\\d\\.\\s?)OG|OEG'),
  form('OG', 'offene Gesellschaft'),
  formAsWritten('KEG', 'KEG'),
  form('KG', 'Kommanditgesellschaft'),
  formAsWritten('KG', 'KG'),
  form('e.K.', 'e\\.\\s?K(?:fm|fr)?\\.?|eingetragene[rn]? Kauf(?:mann|frau|leute)'),
  formAsWritten('e.K.', 'e\\.?K\\.|eK'),
  form('e.U.', 'e\\.\\s?U\\.?|eingetragenes (?:Einzel)?unternehmen'),
  formAsWritten('eGen', 'eGen'),
  form('eG', 'e\\.\\s?G\\.|eingetragene Genossenschaft'),
  formAsWritten('eG', 'eG'),
  form('e.V.', 'e\\.\\s?V\\.?|(?<!nicht )eingetragener Verein'),
  formAsWritten('e.V.', 'eV'),
  form('VVaG', 'VVaG|Versicherungsverein auf Gegenseitigkeit'),
  // Short or written out, as in the name.
  form('KdöR', 'K\\.?\\s?d\\.?\\s?ö\\.?\\s?R\\.?'),
  form('Körperschaft des öffentlichen Rechts', '(?:Gebiets)?Körperschaft (?:des )?öffentlichen Rechts'),
  form('AöR', 'A\\.?\\s?(?:d\\.?\\s?)?ö\\.?\\s?R\\.?'),
  form('Anstalt des öffentlichen Rechts', 'Anstalt (?:des )?öffentlichen Rechts'),
  form('Eigenbetrieb', 'Eigenbetrieb'),
  form('Genossenschaft', '\\p{L}{0,20}genossenschaft|reg\\.?\\s?Gen\\.?\\s?m\\.?\\s?b\\.?\\s?H\\.?'),
  formAsWritten('KlG', 'KlG'),
  form('Kollektivgesellschaft', 'Kollektivgesellschaft'),
  formAsWritten('EWIV', 'EWIV|EEIG'),
];

/** Short forms that mean other things amid a text: they end a name, or stand before its branch. */
const LAST = '(?=$|,| \\(| (?:Zweign|N)iederlassung(?!\\p{L}))';

/** Forms from abroad, Liechtenstein included, and from French-speaking Switzerland. */
const FOREIGN: readonly Form[] = [
  formAsWritten('Anstalt', `(?<=\\p{L} )Anstalt${LAST}`),
  ...['AB', 'Oy', 'BV', 'SAS', 'SARL'].map((name) => formAsWritten(name, `(?<=\\p{L} )${name}${LAST}`)),
  form('Sàrl', 'S\\.?\\s?[àa]\\.?\\s?r\\.?\\s?l\\.?'),
  formAsWritten('SA', 'SA|S\\.A\\.'),
  formAsWritten('SAS', 'S\\.A\\.S\\.'),
  form('Ltd.', 'Ltd\\.?|Limited'),
  formAsWritten('LLC', 'LLC|L\\.L\\.C\\.'),
  formAsWritten('LLP', 'LLP'),
  formAsWritten('PLC', 'PLC|plc'),
  form('B.V.', 'B\\.V\\.'),
  formAsWritten('N.V.', 'N\\.V\\.'),
  form('Inc.', 'Inc\\.'),
  form('Corp.', 'Corp\\.'),
  formAsWritten('S.r.l.', 'S\\.r\\.l\\.|Srl'),
  formAsWritten('S.p.A.', 'S\\.p\\.A\\.|SpA'),
  form('Sp. z o.o.', 'Sp\\.?\\s?z\\.?\\s?o\\.?\\s?o\\.?'),
  form('s.r.o.', 's\\.\\s?r\\.\\s?o\\.'),
  form('d.o.o.', 'd\\.\\s?o\\.\\s?o\\.'),
  formAsWritten('Kft.', 'Kft\\.'),
  formAsWritten('ApS', 'ApS'),
  formAsWritten('A/S', 'A\\/S'),
  formAsWritten('S.L.', 'S\\.L\\.'),
];

/** Plain words, which count only where no other form stands. */
const WORDS: readonly Form[] = [
  form('Privatstiftung', '\\p{L}{0,20}privatstiftung'),
  form('Stiftung', '\\p{L}{0,20}stiftung'),
  form('Verein', '\\p{L}{0,20}verein'),
  form('Zweckverband', '\\p{L}{0,20}zweckverband'),
  form('öffentlich-rechtliche Anstalt', 'öffentlich-rechtliche Anstalt'),
  form(
    'Einzelunternehmen',
    'Einzel(?:unternehm(?:en|er|ung|erin)|firma|kaufmann|kauffrau)|sole (?:proprietor(?:ship)?|trader)',
  ),
];

/** Forms whose word also occurs in ordinary sentences and in names without being the form. */
const WEAK = new Set([
  'Stiftung',
  'Verein',
  'Zweckverband',
  'öffentlich-rechtliche Anstalt',
  'Genossenschaft',
  'Einzelunternehmen',
  'Eigenbetrieb',
  'SA',
  'SE',
]);

/** Letters without which no form can match: one cheap test spares most lines all the others. */
const HINTS = [
  // written out
  '[Gg]esellschaft|genossenschaft|[Ss]tiftung|[Vv]erein|Einzel|Kauf|Eigenbetrieb|[Zz]weckverband|Anstalt|Part|Rechts|Flex|sole',
  // short forms
  'mb[HB]|m\\.\\s?b\\.\\s?H|UG|AG|SE|KG|G[bd]?bR|s[bn]{1,2}R|OHG|oHG|OE?G|KEG|KlG|e\\.?\\s?[KVUG]|eG|Gen|VVaG|ö\\.?\\s?R',
  'EWIV|EEIG',
  // names in capitals
  'GESELLSCHAFT|GENOSSENSCHAFT|STIFTUNG|VEREIN|EINZEL|KAUF|ANSTALT|MB[HB]|M\\.\\s?B\\.\\s?H|GBR|E\\.\\s?[KVUG]\\.',
];
const HINT = new RegExp(HINTS.join('|'), 'u');
const FOREIGN_HINT =
  /Ltd|Limited|LL[CP]|L\.L\.C|PLC|plc|Inc|Corp|[BN]\.V|S\.?\s?[Aà]|[Ss]\.\s?[rp]|Srl|SpA|Sp\.|d\.\s?o\.|Kft|ApS|A\/S|S\.L\.| (?:AB|Oy|BV|SAS|SARL|Anstalt)(?!\p{L})/u;

export interface FoundForm {
  form: string;
  /** The form as written. */
  written: string;
  index: number;
}

/** The legal form that a name or statement contains, compound forms first; null where there is none. */
export const findLegalForm = memoOfText(
  (text: string): FoundForm | null => {
    const isForeign = FOREIGN_HINT.test(text);
    if (!isForeign && !HINT.test(text) && !/gmbh|einzel/iu.test(text)) return null;
    return firstOf(FORMS, text) ?? (isForeign ? firstOf(FOREIGN, text) : null) ?? firstOf(WORDS, text);
  },
  { entries: 2_000, length: 2_000 },
);

function firstOf(forms: readonly Form[], text: string): FoundForm | null {
  for (const { form: name, pattern } of forms) {
    const match = pattern.exec(text);
    if (match) return { form: name, written: match[0], index: match.index };
  }
  return null;
}

/** Whether a line names a company by its legal form. Words such as 'Verein' alone do not count. */
export function hasLegalForm(text: string): boolean {
  const found = findLegalForm(text);
  return found !== null && !WEAK.has(found.form);
}
