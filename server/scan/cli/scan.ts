import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Report } from '../../../contract/report.ts';
import { assembleReport, createScanner, parseConnectTo, type SiteResult } from '../index.ts';

const EXIT = { ready: 0, noResults: 2, failed: 3, badArguments: 64 } as const;
const USAGE = 'Usage: npm run scan -- <url> [<url> …]   for example: npm run scan -- https://www.example-firma.de';

/** A sentence that says what is wrong with the call. */
class UsageError extends Error {}

function readArguments(): { urls: string[]; connectTo: ReturnType<typeof parseConnectTo> | undefined } {
  const urls = process.argv.slice(2);
  if (urls.length === 0) throw new UsageError(`Name at least one website.\n${USAGE}`);
  const option = urls.find((argument) => argument.startsWith('-'));
  if (option) throw new UsageError(`Unknown option "${option}".\n${USAGE}`);
  const bad = urls.filter((url) => !looksLikeAddress(url));
  if (bad.length > 0)
    throw new UsageError(`Not a website address: ${bad.map((url) => `"${url}"`).join(', ')}.\n${USAGE}`);
  const target = process.env.SCAN_CONNECT_TO;
  if (!target) return { urls, connectTo: undefined };
  try {
    return { urls, connectTo: parseConnectTo(target) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function looksLikeAddress(text: string): boolean {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}

/** npm prints its own lines to stdout; a scan's stdout is JSON and nothing else. */
async function scan(): Promise<number> {
  const { urls, connectTo } = readArguments();
  if (connectTo) console.error(`SCAN_CONNECT_TO: every connection goes to ${connectTo.host}:${connectTo.port}.`);
  const scanner = createScanner({
    connectTo,
    chromiumPath: process.env.CHROMIUM_PATH,
    log: (message, details) => console.error(JSON.stringify({ message, ...details })),
  });
  const sites = await Promise.all(urls.map((url) => scanner.scanSite(url, {})));
  await scanner.close();
  for (const site of sites) console.error(describe(site));

  const outcome = outcomeOf(sites);
  const report = assembleReport({
    jobId: randomUUID(),
    status: outcome === 'ready' ? 'ready' : outcome === 'noResults' ? 'completed' : 'failed',
    sites,
    scanDate: new Date().toISOString(),
  });
  console.log(JSON.stringify(v.parse(Report, report), null, 2));
  return EXIT[outcome];
}

function outcomeOf(sites: readonly SiteResult[]): 'ready' | 'noResults' | 'failed' {
  if (sites.some((site) => site.state === 'found')) return 'ready';
  return sites.some((site) => site.state === 'noCompany') ? 'noResults' : 'failed';
}

function describe(site: SiteResult): string {
  const pages = `${site.pages.filter((page) => page.result === 'read').length} of ${site.pages.length} pages read`;
  if (site.state === 'failed') return `${site.url}: failed (${site.reason}). ${site.detail}`;
  return `${site.url}: ${site.state === 'found' ? site.company.company_name : 'no company found'}, ${pages}`;
}

try {
  process.exitCode = await scan();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = EXIT.badArguments;
}
