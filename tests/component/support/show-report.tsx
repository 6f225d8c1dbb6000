import { screen } from '@testing-library/react';
import type { Report, ReportCompany } from '../../../contract/report.ts';
import { answer } from '../../../src/mocks/answer.ts';
import { server } from '../server.ts';
import { jobId, renderApp } from './render-app.tsx';

export const reportPath = `/report/${jobId}/basic`;

/** A report call's answer with these companies. */
export const reportWith = (companies: ReportCompany[], status = 'ready'): Report => ({
  status,
  job_id: jobId,
  website_url: 'https://www.firma.de/',
  raw_json: { companies_found: companies.length, urls_processed: 7, scan_date: '2026-03-04T13:05:00.000Z', companies },
});

/** Opens the free report of a job that found these companies. */
export const showReport = async (companies: ReportCompany[], language: 'de' | 'en' = 'en') => {
  server.use(answer('readReport', () => reportWith(companies)));
  const app = await renderApp(reportPath, { language });
  await screen.findByText('www.firma.de');
  return app;
};

/** The disclosure whose heading is this. */
export const section = (name: RegExp): HTMLDetailsElement => {
  const details = [...document.querySelectorAll('details')].find((item) =>
    name.test(item.querySelector('summary')?.textContent ?? ''),
  );
  if (!details) throw new Error(`No section ${name}`);
  return details;
};
