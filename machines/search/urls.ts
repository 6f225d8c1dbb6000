import { limits } from '../../contract/limits.ts';

/** What the text of the home field says. Both lists keep the order of the text. */
export interface UrlReading {
  /** Well-formed entries, each with a scheme, none twice. */
  urls: string[];
  /** Entries, as typed, whose host name is no domain name. */
  invalid: string[];
}

const SEPARATORS = /[,;\n\r\t]+/;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/** Web scheme, host, optional port and the rest; no user name. */
const WEB_ADDRESS = /^https?:\/\/([^/?#:@\s]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;
const LABEL = /^(?!-)[\p{L}\p{N}-]+(?<!-)$/u;
const TOP_LEVEL = /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** Labels of the address's host name; none if it is no web address. */
const labelsOf = (url: string): string[] => WEB_ADDRESS.exec(url)?.[1]?.toLowerCase().split('.') ?? [];

/** Letters, digits, dots and hyphens with a top-level part of at least two letters (specification §5). */
function isWebAddress(url: string): boolean {
  const labels = labelsOf(url);
  const isNamed = labels.length >= 2 && labels.every((label) => LABEL.test(label));
  return isNamed && TOP_LEVEL.test(labels.at(-1) ?? '') && url.length <= limits.urlLength;
}

const withScheme = (entry: string): string => (SCHEME.test(entry) ? entry : `https://${entry}`);

/** Splits the text by commas, semicolons, tabs and line breaks, and sorts the entries into good and bad. */
export function readUrls(text: string): UrlReading {
  const entries = text
    .split(SEPARATORS)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return {
    urls: [...new Set(entries.map(withScheme).filter(isWebAddress))],
    invalid: entries.filter((entry) => !isWebAddress(withScheme(entry))),
  };
}

/** Names of sites that hold no data of one company (specification §5); numeric hosts are no web addresses here at all. */
const WITHOUT_DATA = new Set([
  'google',
  'facebook',
  'twitter',
  'linkedin',
  'youtube',
  'instagram',
  'example',
  'test',
  'localhost',
]);

/** True if every address is of a kind that has no searchable company data; such a search is warned of, not refused. */
export const lackCompanyData = (urls: string[]): boolean =>
  urls.length > 0 &&
  urls.every((url) =>
    labelsOf(url)
      .slice(0, -1)
      .some((label) => WITHOUT_DATA.has(label)),
  );
