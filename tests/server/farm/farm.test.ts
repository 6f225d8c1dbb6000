import { afterAll, describe, expect, it } from 'vitest';
import { readReport, readSearchError, search, untilFinal } from '../../support/client.ts';
import { asExpected, trapsIn } from '../../support/farm/compare.ts';
import { startFarm } from '../../support/farm/farm.ts';
import { sites } from '../../support/farm/sites.ts';
import { startServer } from '../../support/server.ts';

const farm = await startFarm();
const server = await startServer({ farmPort: farm.port });

afterAll(async () => {
  await server.stop();
  await farm.close();
});

/** Searches one site and waits for the end of its job. */
const scan = async (host: string) => {
  const { jobId } = await search(server.url, [host]);
  return { jobId, status: await untilFinal(server.url, jobId) };
};

describe.concurrent('a company site ends in a report of its facts', () => {
  for (const { name, hosts, expected } of sites) {
    if (expected.outcome !== 'found') continue;
    it(name, async ({ expect }) => {
      const { jobId, status } = await scan(hosts[0]);
      expect(status).toBe('completed');
      const report = await readReport(server.url, jobId);
      expect(report).toMatchObject({
        status: 'ready',
        job_id: jobId,
        raw_json: { companies_found: 1, urls_processed: 1 },
      });
      const [company] = report.raw_json.companies;
      if (!company) throw new Error('The report has no company');
      expect(asExpected(company, expected.company)).toEqual(expected.company);
      expect(trapsIn(company, expected.traps)).toEqual([]);
    });
  }
});

describe.concurrent('a site without facts ends in an error of its type', () => {
  for (const { name, hosts, expected } of sites) {
    if (expected.outcome === 'found') continue;
    it(name, async ({ expect }) => {
      const { jobId, status } = await scan(hosts[0]);
      expect(status).toBe('failed');
      const type = expected.outcome === 'noCompany' ? 'apify_no_results' : 'apify_failed';
      expect(await readSearchError(server.url, jobId)).toMatchObject({
        type,
        originalUrls: [hosts[0]],
      });
    });
  }
});

describe('manners', () => {
  it('reads no page that robots.txt refuses', async () => {
    await scan('www.falkenrath-dachbau.de');
    await scan('verwehrt-kanzlei.de');
    const pathsOf = (name: string) => farm.requests.filter(({ host }) => host === name).map(({ path }) => path);
    expect(pathsOf('www.falkenrath-dachbau.de')).not.toContain('/intern/');
    expect(pathsOf('www.falkenrath-dachbau.de')).toContain('/impressum/');
    expect(new Set(pathsOf('verwehrt-kanzlei.de'))).toEqual(new Set(['/robots.txt']));
  });

  it('names itself and a contact address', async () => {
    await scan('www.falkenrath-dachbau.de');
    for (const { userAgent } of farm.requests) expect(userAgent).toMatch(/Firmenlupe\/\S+; \+https?:\/\/\S+\)$/);
  });
});

describe('several addresses in one search', () => {
  it('reports the good ones when others fail', async () => {
    const urls = ['sonnfeld-energie.de', 'krohnwald-technik.de', 'nicht auflösbar', 'lohmann-zimmerei.de'];
    const { jobId } = await search(server.url, urls);
    expect(await untilFinal(server.url, jobId)).toBe('completed');
    const { raw_json } = await readReport(server.url, jobId);
    expect(raw_json).toMatchObject({ companies_found: 2, urls_processed: 4 });
    expect(raw_json.companies.map(({ company_name }) => company_name)).toEqual([
      'Sonnfeld Energie AG',
      'Zimmerei Lohmann & Söhne GbR',
    ]);
  });
});
