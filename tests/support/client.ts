import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { SearchErrorDetails } from '../../contract/errors.ts';
import { Report } from '../../contract/report.ts';
import { SearchAnswer, StatusAnswer } from '../../contract/search.ts';

const pollPause = 100;

/** Posts JSON as the page does, with the header that unsafe calls need. */
export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers },
    body: JSON.stringify(body),
  });

const readJson = async <Schema extends v.GenericSchema>(
  schema: Schema,
  response: Response,
): Promise<v.InferOutput<Schema>> => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return v.parse(schema, await response.json());
};

/** Submits a search without captcha. */
export const search = async (server: string, urls: string[]) =>
  readJson(SearchAnswer, await postJson(`${server}/api/search`, { urls, captchaToken: 'none' }));

/** Polls a job until it has come to an end. */
export const untilFinal = async (server: string, jobId: string): Promise<string> => {
  for (;;) {
    const { status } = await readJson(StatusAnswer, await fetch(`${server}/api/search/status/${jobId}`));
    if (status === 'completed' || status === 'failed') return status;
    await sleep(pollPause);
  }
};

export const readReport = async (server: string, jobId: string) =>
  readJson(Report, await fetch(`${server}/api/report/${jobId}`));

export const readSearchError = async (server: string, jobId: string) =>
  readJson(SearchErrorDetails, await fetch(`${server}/api/search/error/${jobId}`));
