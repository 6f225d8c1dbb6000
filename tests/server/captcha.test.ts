import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CaptchaConfig } from '../../contract/captcha.ts';
import { jobs } from '../../server/db/schema.ts';
import { startTestApp, type TestApp } from './support/app.ts';

const searchWith = (app: TestApp, captchaToken: string, headers = {}) =>
  app.post('/search', { urls: ['firma.de'], captchaToken }, headers);

describe('proof of work', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ captcha: { provider: 'pow' } });
  });
  afterAll(() => app.stop());

  const challenge = async (): Promise<Challenge> => {
    const config = v.parse(CaptchaConfig, await (await app.get('/captcha')).json());
    if (config.provider !== 'pow') throw new Error(`Provider is ${config.provider}`);
    return config.challenge as unknown as Challenge;
  };
  const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');
  const solve = async (given: Challenge) => ({
    challenge: given,
    solution: await solveChallenge({ challenge: given, deriveKey }),
  });

  test('a solved challenge is worth one search', async () => {
    const token = encode(await solve(await challenge()));
    expect((await searchWith(app, token)).status).toBe(200);
    expect((await searchWith(app, token)).status).toBe(403);
  });

  test('a repeated call with its key gets its answer although the token is used', async () => {
    const token = encode(await solve(await challenge()));
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await (await searchWith(app, token, headers)).json();
    expect(await (await searchWith(app, token, headers)).json()).toEqual(first);
  });

  test('a search tried again after a lost answer may bring a new token', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await searchWith(app, encode(await solve(await challenge())), headers);
    const again = await searchWith(app, encode(await solve(await challenge())), headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
  });

  test('a refused search leaves no job behind', async () => {
    const before = await app.database.db.$count(jobs);
    expect((await searchWith(app, '')).status).toBe(403);
    expect(await app.database.db.$count(jobs)).toBe(before);
  });

  test('forged, changed and old solutions are refused', async () => {
    const solved = await solve(await challenge());
    const { parameters } = solved.challenge;
    const wrong = [
      'rubbish',
      encode({}),
      encode({ ...solved, solution: { counter: 1, derivedKey: '00' } }),
      encode({ ...solved, challenge: { ...solved.challenge, signature: '00' } }),
      encode({ ...solved, challenge: { ...solved.challenge, parameters: { ...parameters, cost: 1 } } }),
      encode({
        ...solved,
        challenge: { ...solved.challenge, parameters: { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 600 } },
      }),
    ];
    for (const token of wrong) expect((await searchWith(app, token)).status).toBe(403);
  });
});

describe('reCAPTCHA', () => {
  let app: TestApp;
  let verifier: Server;
  /** What the stand-in for Google's verify call says of a token, and what it was asked. */
  const verdicts = new Map<string, object>();
  const asked: URLSearchParams[] = [];

  beforeAll(async () => {
    verifier = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const form = new URLSearchParams(body);
      asked.push(form);
      response.end(JSON.stringify(verdicts.get(form.get('response') ?? '') ?? { success: false }));
    }).listen(0, '127.0.0.1');
    await once(verifier, 'listening');
    const address = verifier.address();
    const port = typeof address === 'object' ? address?.port : 0;
    app = await startTestApp({
      captcha: { provider: 'recaptcha', siteKey: 'site', secretKey: 'geheim', verifyUrl: `http://127.0.0.1:${port}/` },
    });
  });
  afterAll(async () => {
    verifier.close();
    await app.stop();
  });

  const good = () => ({
    success: true,
    score: 0.9,
    action: 'search',
    hostname: 'localhost',
    challenge_ts: new Date().toISOString(),
  });

  test('the browser learns the site key and never the secret', async () => {
    const text = await (await app.get('/captcha')).text();
    expect(JSON.parse(text)).toEqual({ provider: 'recaptcha', site_key: 'site' });
  });

  test('a good token is worth one search', async () => {
    verdicts.set('gut', good());
    expect((await searchWith(app, 'gut')).status).toBe(200);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ secret: 'geheim', response: 'gut' });
    expect((await searchWith(app, 'gut')).status).toBe(403);
  });

  test.each([
    ['an unknown token', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a low score', { score: 0.1 }],
    ['another action', { action: 'login' }],
    ['another host', { hostname: 'evil.example' }],
    ['an old token', { challenge_ts: new Date(Date.now() - 3 * 60_000).toISOString() }],
    ['no score', { score: undefined }],
  ])('%s is refused', async (name, change) => {
    verdicts.set(name, { ...good(), ...change });
    expect((await searchWith(app, name)).status).toBe(403);
  });

  test('an empty token is refused without asking', async () => {
    const before = asked.length;
    expect((await searchWith(app, '')).status).toBe(403);
    expect(asked.length).toBe(before);
  });
});
