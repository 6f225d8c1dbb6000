import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Report, ReportCompany } from '../../../contract/report.ts';
import { assembleReport, type SiteProgress } from '../../../server/scan/assemble-report.ts';

const company = v.parse(ReportCompany, { id: '1', company_name: 'Muster Bau GmbH', url: 'https://muster-bau.de/' });
const found: SiteProgress = { state: 'found', url: 'muster-bau.de', company, pages: [] };
const none: SiteProgress = { state: 'noCompany', url: 'katzen.de', pages: [] };
const failed: SiteProgress = { state: 'failed', url: 'tot.de', reason: 'unreachable', detail: 'x', pages: [] };
const jobId = '5bc0a3f0-2d5b-4b8e-9d5e-0d5a2f9c7b11';

describe('assembleReport', () => {
  it('counts companies and sites done, and gives no reason away but the class', () => {
    const sites = [
      found,
      none,
      failed,
      { state: 'scanning', url: 'a.de' } as const,
      { state: 'waiting', url: 'b.de' } as const,
    ];
    const report = v.parse(Report, assembleReport({ jobId, status: 'processing', sites, scanDate: null }));
    expect(report).toMatchObject({
      status: 'processing',
      job_id: jobId,
      website_url: 'muster-bau.de',
      raw_json: { companies_found: 1, urls_processed: 3, scan_date: null, companies: [company] },
      progress: { done: 3, total: 5 },
    });
    expect(report.sites?.map(({ state, reason }) => [state, reason])).toEqual([
      ['found', null],
      ['noCompany', null],
      ['failed', 'unreachable'],
      ['scanning', null],
      ['waiting', null],
    ]);
  });
});
