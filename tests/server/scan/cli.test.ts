import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Report } from '../../../contract/report.ts';
import { byPath, type LocalSite, serve } from './local-site.ts';

const program = fileURLToPath(new URL('../../../server/scan/cli/scan.ts', import.meta.url));

let site: LocalSite;
beforeAll(async () => {
  const company = byPath({
    '/': '<html lang="de"><a href="/impressum">Impressum</a></html>',
    '/impressum': `<html lang="de"><h1>Impressum</h1><p>Brandt Dachbau GmbH<br>Lindenstraße 48<br>10115 Berlin</p>
      <p>Amtsgericht Charlottenburg, HRB 48213 B</p></html>`,
  });
  const none = byPath({ '/': '<h1>Katzenbilder</h1>' });
  site = await serve((request, response) => (request.headers.host === 'katzen.de' ? none : company)(request, response));
});
afterAll(() => site.close());

interface Run {
  code: number | string | null | undefined;
  stdout: string;
  stderr: string;
}

function scan(args: string[], connectTo = `127.0.0.1:${site.connectTo.port}`): Promise<Run> {
  const env = { ...process.env, SCAN_CONNECT_TO: connectTo };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, stdout, stderr });
    });
  });
}

describe('npm run scan', () => {
  it('prints the report and nothing else, and says ready', async () => {
    const { code, stdout } = await scan(['https://muster-bau.de', 'katzen.de']);
    const report = v.parse(Report, JSON.parse(stdout));
    expect(code).toBe(0);
    expect(report).toMatchObject({
      status: 'ready',
      website_url: 'https://muster-bau.de',
      raw_json: { companies_found: 1, urls_processed: 2, companies: [{ company_name: 'Brandt Dachbau GmbH' }] },
    });
  });

  it('ends with 2 when no site shows a company', async () => {
    const { code, stdout } = await scan(['katzen.de']);
    expect(code).toBe(2);
    expect(v.parse(Report, JSON.parse(stdout)).raw_json.companies).toEqual([]);
  });

  it('ends with 3 when no site could be scanned, and says why on stderr', async () => {
    const { code, stdout, stderr } = await scan(['http://192.168.0.1/', 'router.local']);
    expect(code).toBe(3);
    expect(v.parse(Report, JSON.parse(stdout))).toMatchObject({ status: 'failed' });
    expect(stderr).toMatch(/router\.local: failed \(unreachable\)/);
  });

  it.each([
    [[], /Name at least one website/],
    [['https://'], /Not a website address: "https:\/\/"/],
    [['muster-bau.de', 'ftp://x.de'], /Not a website address: "ftp:\/\/x\.de"/],
    [['--help'], /Unknown option "--help"/],
  ])('ends with 64 on %j, with a clear sentence and no JSON', async (args, sentence) => {
    const { code, stdout, stderr } = await scan(args);
    expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
    expect(stderr).toMatch(sentence);
  });

  it('ends with 64 on a wrong SCAN_CONNECT_TO and names it', async () => {
    const { code, stderr } = await scan(['muster-bau.de'], 'nowhere');
    expect(code).toBe(64);
    expect(stderr).toMatch(/SCAN_CONNECT_TO/);
  });
});
