/** An entered website address, made ready for scanning and comparing. */
export interface SiteAddress {
  /** With scheme, host in lower case, without fragment. */
  url: string;
  /** With its port where one is given. */
  host: string;
  hostname: string;
  /** Host, path and query without trailing slash: http and https address the same report. */
  key: string;
}

/**
 * Reads what a visitor entered as a website address; `https://` is prepended where no scheme is given.
 * @returns undefined for what is no web address at all. Whether it may be fetched is decided by the scan.
 */
export function toSiteAddress(entered: string): SiteAddress | undefined {
  const trimmed = entered.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.parse(withScheme);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  url.hash = '';
  const { href, host, hostname } = url;
  return { url: href, host, hostname, key: `${host}${url.pathname}${url.search}`.replace(/\/$/, '') };
}

/** The host that stands for a company: without `www.`, so that both spellings are one record. */
export function companyHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
