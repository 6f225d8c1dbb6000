import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { Report } from '../../../contract/report.ts';
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

/** Ids are made anew by each scan. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'id' ? undefined : part)));

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
        canRetry: expected.outcome !== 'failed' || expected.canRetry !== false,
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

describe('the command line', () => {
  it('prints the same companies as the server', async () => {
    const hosts = ['tischlerei-ahlborn.de', 'brunnhofer-metallbau.at'];
    const command = ['server/scan/cli/scan.ts', ...hosts.map((host) => `https://${host}`)];
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, SCAN_CONNECT_TO: `127.0.0.1:${farm.port}` },
    });
    const printed = v.parse(Report, JSON.parse(stdout));
    const { jobId } = await search(server.url, hosts);
    await untilFinal(server.url, jobId);
    const reported = await readReport(server.url, jobId);
    expect(printed.raw_json.companies.map(withoutIds)).toEqual(reported.raw_json.companies.map(withoutIds));
  });
});
