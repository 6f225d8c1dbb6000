import { anyCase } from '../any-case.ts';

/** Streets as they are written abroad: house number first, or behind a word of the language. */
const STREETS = [
  "\\d{1,5}[A-Z]? \\p{Lu}[\\p{L}'. -]{2,40} (?:Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Drive|Boulevard|Blvd\\.?|Way|Square|Place|Parkway)",
  "\\d{1,4}(?: ?bis)?,? (?:rue|avenue|boulevard|place|chemin|route|quai|impasse|allée) [\\p{L}'’ -]{3,40}",
  "(?:ul\\.|al\\.|Via|Viale|Corso|Piazza|Calle|Rua|Strada|Str\\.|Rue|Avenue) [\\p{L}'’. -]{2,40},? \\d{1,4} ?[A-Za-z]?(?:/\\d{1,3})?",
];
const STREET = new RegExp(`^(?:${STREETS.join('|')})$`, 'u');
/** Longest line that is a street alone. */
const LONGEST = 60;

/** Whether a line is a street as other languages write it. */
export const isStreetAbroad = (text: string): boolean => text.length <= LONGEST && STREET.test(text);

const COUNTRIES = [
  'Dänemark|Danmark|Denmark|Schweden|Sverige|Sweden|Norwegen|Norge|Norway|Finnland|Suomi|Finland|Estland|Estonia|Lettland|Latvia|Litauen|Lithuania',
  'Niederlande|Nederland|(?:The )?Netherlands|Holland|Belgien|België|Belgique|Belgium|Luxemburg|Luxembourg|Frankreich|France|Italien|Italia|Italy|Spanien|España|Spain|Portugal',
  'Polen|Polska|Poland|Tschechien|Tschechische Republik|Česká republika|Czechia|Czech Republic|Slowakei|Slovensko|Slovakia|Slowenien|Slovenija|Slovenia|Ungarn|Magyarország|Hungary',
  'Kroatien|Hrvatska|Croatia|Serbien|Serbia|Rumänien|România|Romania|Bulgarien|Bulgaria|Griechenland|Greece|Türkei|Türkiye|Turkey|Ukraine',
  'Großbritannien|Grossbritannien|Vereinigtes Königreich|United Kingdom|Great Britain|England|UK|Irland|Ireland|USA|U\\.S\\.A\\.|United States|Kanada|Canada|Mexiko|Mexico|Brasilien|Brazil',
  'China|Japan|Indien|India|Singapur|Singapore|Südkorea|South Korea|Australien|Australia|Südafrika|South Africa|Vereinigte Arabische Emirate|United Arab Emirates',
];
const COUNTRY = anyCase(`^(?:${COUNTRIES.join('|')})$`);

/** Whether a line is the name of a country whose companies the product does not read. */
export const isOtherCountry = (text: string): boolean => text.length <= LONGEST && COUNTRY.test(text);

const FOREIGN_ZIP = /^(?:\d{2}-\d{3}|\d{4} [A-Z]{2}|\d{3} \d{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u;
/** 'Singapore 049213', 'London, EC 12345', 'Southampton SO40 3SH'. */
const ZIP_LAST = /^(\p{Lu}[\p{L}. -]{1,40}?),? (?:(?:[A-Z]{2} )?(\d{5,6})|([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}))$/u;
/** '67000 Strasbourg', '50-001 Wrocław', '1013 AB Amsterdam', 'CZ-110 00 Praha 1'. */
const ZIP_FIRST =
  /^(?:[A-Z]{1,2}[- ])?(\d{2}-\d{3}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{4,6}) (\p{Lu}[\p{L}.' -]{1,40}?(?: \d{1,2})?)(?:, \p{Lu}[\p{L} ]{2,20})?$/u;

export interface PlaceAbroad {
  zip: string;
  city: string;
  /** Its postcode is none of the region. */
  isForeign: boolean;
}

/** Postcode and town in a line of their own, in the order of any country. */
export function placeAbroad(text: string): PlaceAbroad | null {
  if (text.length > LONGEST || !/\d/u.test(text)) return null;
  const last = ZIP_LAST.exec(text);
  const first = last ? null : ZIP_FIRST.exec(text);
  const [zip, city] = last ? [last[2] ?? last[3], last[1]] : [first?.[1], first?.[2]];
  return zip && city ? { zip, city, isForeign: FOREIGN_ZIP.test(zip) } : null;
}
