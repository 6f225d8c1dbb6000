import type { Evidence, ReportCompany } from '../../../contract/report.ts';
import type { ScanSite } from '../../../server/scan/types.ts';

/** A company as a scan reports it, named after its host. */
export function companyAt(url: string): ReportCompany {
  const { host, origin } = new URL(url);
  return {
    id: crypto.randomUUID(),
    company_name: `Firma ${host}`,
    url: origin,
    city: 'Musterstadt',
    industry: 'Handwerk',
    favicon_url: `${origin}/icon.png`,
    ceos: [],
    contacts: [],
    branchLocations: [],
    certifications: [],
    reviews: [],
    evidence: {},
    field_states: {},
  };
}

const mention = (url: string, email: string): Evidence => ({
  url,
  snippet: `Schreiben Sie an ${email}`,
  method: 'link',
  confidence: 'high',
});

/**
 * Stands in for the scanner where the server is under test, not the scan. What comes of a site is in its host:
 * `leer` has no company, `weg` is unreachable, `lahm` times out, `warte` waits for `release`, all others have one.
 */
export function createTestScanner() {
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  const published = new Map<string, string>();
  const scanSite: ScanSite = async (url, { signal }) => {
    asked.push(url);
    const pages = [{ url, kind: 'home' as const, result: 'read' as const }];
    if (!URL.canParse(url)) return { state: 'failed', url, reason: 'malformed', detail: '', pages: [] };
    const { host } = new URL(url);
    if (host.includes('warte')) {
      const aborted = Promise.withResolvers<never>();
      signal?.addEventListener('abort', () => aborted.reject(signal.reason));
      await Promise.race([gate.promise, aborted.promise]);
    }
    if (host.includes('leer')) return { state: 'noCompany', url, pages };
    if (host.includes('weg')) return { state: 'failed', url, reason: 'unreachable', detail: '', pages: [] };
    if (host.includes('lahm')) return { state: 'failed', url, reason: 'timeout', detail: '', pages: [] };
    const email = published.get(host);
    const contacts = email ? [{ id: 'contact-1', type: 'email', value: email, evidence: mention(url, email) }] : [];
    return { state: 'found', url, company: { ...companyAt(url), contacts }, pages };
  };
  return {
    scanSite,
    asked,
    release: gate.resolve,
    /** From now on the host's pages name this mail address. */
    publish: (host: string, email: string) => published.set(host, email),
  };
}

export type TestScanner = ReturnType<typeof createTestScanner>;
