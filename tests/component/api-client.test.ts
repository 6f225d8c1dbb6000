import { describe, expect, test } from 'vitest';
import { createApiClient } from '../../src/actors/api-client.ts';
import { refuse, respond } from '../../src/mocks/answer.ts';
import { server } from './server.ts';
import { jobId } from './support/render-app.tsx';

const api = createApiClient({ baseUrl: '/api', language: () => 'en' });
const signal = new AbortController().signal;
const lead = { name: 'Ada', email: 'ada@firma.de' };

const failureOf = (status: Promise<unknown>) =>
  status.then(
    () => 'no failure',
    (failure: unknown) => failure,
  );
const readStatus = () => api.call('readStatus', { signal, params: { jobId: 'a/b' } });

describe('the API client', () => {
  test('marks every call, names the language, and fills in the path safely', async () => {
    const seen: (string | null | undefined)[] = [];
    server.use(
      respond('readStatus', ({ headers, params }) => {
        seen.push(headers.get('X-Requested-With'), headers.get('Accept-Language'), params.jobId);
        return Response.json({ status: 'running' });
      }),
    );
    expect(await readStatus()).toEqual({ status: 'running' });
    expect(seen).toEqual(['XMLHttpRequest', 'en', 'a/b']);
  });

  test('sends the idempotency key and the body of a POST as JSON', async () => {
    const seen: unknown[] = [];
    server.use(
      respond('submitLead', ({ headers, body }) => {
        seen.push(headers.get('Idempotency-Key'), headers.get('Content-Type'), body);
        return Response.json({ success: true });
      }),
    );
    await api.call('submitLead', { signal, params: { jobId: '1' }, idempotencyKey: 'key-1', body: lead });
    expect(seen).toEqual(['key-1', 'application/json', lead]);
  });

  test('hands on status and sentences of a refusal', async () => {
    server.use(refuse('readStatus', 404, 'not_found', 'No such job.'));
    expect(await failureOf(readStatus())).toEqual({
      kind: 'http',
      status: 404,
      statusText: 'Not Found',
      message: 'No such job.',
      error: 'No such job.',
    });
  });

  test('tells an unreachable server from an answer that breaks the contract', async () => {
    server.use(respond('readStatus', () => Response.error()));
    expect(await failureOf(readStatus())).toEqual({ kind: 'network' });
    for (const answer of [
      new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } }),
      new Response(null, { status: 204 }),
      Response.json({ status: 7 }),
    ]) {
      server.use(respond('readStatus', () => answer));
      expect(await failureOf(readStatus())).toEqual({ kind: 'garbage' });
    }
  });

  test('does not try again by itself', async () => {
    let calls = 0;
    server.use(
      respond('readStatus', () => {
        calls += 1;
        return new Response('', { status: 503 });
      }),
    );
    expect(await failureOf(readStatus())).toEqual({ kind: 'http', status: 503, statusText: 'Service Unavailable' });
    expect(calls).toBe(1);
  });

  test('leaves an aborted call unsettled', async () => {
    const stopped = new AbortController();
    const outcome = failureOf(api.call('readStatus', { signal: stopped.signal, params: { jobId: '1' } }));
    stopped.abort();
    const later = api.call('readStatus', { signal, params: { jobId } }).then(() => 'later');
    expect(await Promise.race([outcome, later])).toBe('later');
  });
});
