import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { expect, vi } from 'vitest';
import { Report } from '../../../contract/report.ts';
import { SearchAnswer } from '../../../contract/search.ts';
import type { Farm } from '../../support/farm/farm.ts';
import { sites } from '../../support/farm/sites.ts';
import type { TestServer } from '../../support/server.ts';
import { callHeaders } from './app.ts';

/** Host of a farm site whose pages take long enough for a scan to be interrupted. */
const host = 'geduld-druckerei.de';

/** The site that interrupted scans read. */
export const slowSite = sites.find((site) => site.hosts.includes(host));

/** Starts a scan of the slow site; resolves with the job's id in the middle of it. */
export async function startSlowScan(server: TestServer, farm: Farm): Promise<string> {
  const before = farm.requests.length;
  const body = JSON.stringify({ urls: [host], captchaToken: '' });
  const response = await fetch(`${server.url}/api/search`, { method: 'POST', headers: callHeaders, body });
  const { jobId } = v.parse(SearchAnswer, await response.json());
  const asked = () => farm.requests.slice(before).filter((request) => request.host === host).length;
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(1), { timeout: 20_000 });
  expect((await readReport(server, jobId)).status).toBe('running');
  return jobId;
}

/** Waits for a job's end and gives its report. */
export async function untilEnded(server: TestServer, jobId: string): Promise<Report> {
  for (;;) {
    const report = await readReport(server, jobId);
    if (report.status !== 'queued' && report.status !== 'running') return report;
    await sleep(100);
  }
}

async function readReport(server: TestServer, jobId: string): Promise<Report> {
  return v.parse(Report, await (await fetch(`${server.url}/api/report/${jobId}`)).json());
}
