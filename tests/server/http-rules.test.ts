import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { ErrorAnswer } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { securityHeaders } from '../../server/http/headers.ts';
import { callHeaders, startTestApp, type TestApp } from './support/app.ts';

const search = { urls: ['firma.de'], captchaToken: '' };

const refusal = async (response: Response) => ({
  status: response.status,
  ...v.parse(ErrorAnswer, await response.json()),
});

describe('the rules of HTTP', () => {
  let app: TestApp;
  let spaDir: string;
  beforeAll(async () => {
    spaDir = await mkdtemp(join(tmpdir(), 'firmenlupe-dist-'));
    await mkdir(join(spaDir, 'assets'));
    await writeFile(join(spaDir, 'index.html'), '<!doctype html><title>Firmenlupe</title>');
    await writeFile(join(spaDir, 'assets/index-abc123.js'), 'export {};');
    app = await startTestApp({ spaDir, rateLimit: true });
  });
  afterAll(async () => {
    await app.stop();
    await rm(spaDir, { recursive: true, force: true });
  });

  const send = (init: RequestInit) => app.app.request('/api/search', { method: 'POST', ...init });
  const body = JSON.stringify(search);

  test('an unsafe call needs the header of the specification', async () => {
    const answer = await refusal(await send({ body, headers: { 'Content-Type': 'application/json' } }));
    expect(answer).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test.each([
    ['same-origin', 200],
    ['same-site', 403],
    ['cross-site', 403],
    ['none', 403],
  ])('Sec-Fetch-Site: %s gives %d', async (site, status) => {
    const response = await send({ body, headers: { ...callHeaders, 'Sec-Fetch-Site': site } });
    expect(response.status).toBe(status);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'a body of type "%s" is refused',
    async (type) => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': type };
      expect(await refusal(await send({ body, headers }))).toMatchObject({ status: 415 });
    },
  );

  test('JSON with a charset is fine', async () => {
    const headers = { ...callHeaders, 'Content-Type': 'application/json; charset=utf-8' };
    expect((await send({ body, headers })).status).toBe(200);
  });

  test.each([
    ['malformed JSON', '{"urls":', 400],
    ['no JSON at all', '', 400],
    ['a missing field', '{}', 400],
    ['a wrong type', '{"urls":"firma.de","captchaToken":""}', 400],
    ['an empty list', '{"urls":[],"captchaToken":""}', 400],
    ['too many addresses', JSON.stringify({ ...search, urls: Array(limits.urlsPerSearch + 1).fill('a.de') }), 400],
    ['too long an address', JSON.stringify({ ...search, urls: ['a'.repeat(limits.urlLength + 1)] }), 400],
    ['null', 'null', 400],
    ['too large a body', JSON.stringify({ ...search, captchaToken: 'x'.repeat(70_000) }), 413],
  ])('%s is refused in our own shape', async (_, text, status) => {
    expect((await refusal(await send({ body: text, headers: callHeaders }))).status).toBe(status);
  });

  test('a body that names too large a length is refused unread', async () => {
    const headers = { ...callHeaders, 'Content-Length': '70000' };
    expect((await refusal(await send({ body, headers }))).status).toBe(413);
  });

  test('refusals speak the language of the caller, and name the field', async () => {
    const ask = async (language: string) =>
      refusal(await send({ body: '{"urls":["a.de"]}', headers: { ...callHeaders, 'Accept-Language': language } }));
    expect((await ask('de')).message).toBe('Bitte prüfen Sie diese Angabe: captchaToken.');
    expect((await ask('en')).error).toBe('Please check this field: captchaToken.');
  });

  test('unknown calls and wrong methods get our own shape, too', async () => {
    expect(await refusal(await app.get('/nothing'))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusal(await app.get('/search'))).toMatchObject({ status: 405, code: 'method_not_allowed' });
    const deleted = await app.app.request('/api/health', { method: 'DELETE' });
    expect(await refusal(deleted)).toMatchObject({ status: 405 });
  });

  test('job and report answers are neither cached nor indexed, even when refused', async () => {
    const id = crypto.randomUUID();
    for (const path of [`/search/status/${id}`, `/search/error/${id}`, `/report/${id}`]) {
      const { headers } = await app.get(path);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
    }
  });

  test('every answer carries the security headers', async () => {
    for (const path of ['/', '/api/health', '/api/nothing', '/assets/index-abc123.js', '/report/x/basic']) {
      const { headers } = await app.app.request(path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/https?:|\*|unsafe/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    }
  });

  test('captcha hosts are allowed only where the captcha is configured', async () => {
    const policyWith = async (provider: 'pow' | 'recaptcha') => {
      const captcha = { provider, siteKey: '', secretKey: '', verifyUrl: '' };
      const page = new Hono().use(securityHeaders({ captcha, isHttps: true })).get('/', (c) => c.text(''));
      return (await page.request('/')).headers.get('Content-Security-Policy');
    };
    expect(await policyWith('recaptcha')).toContain('https://www.google.com/recaptcha/');
    expect(await policyWith('pow')).not.toContain('google');
  });

  test('pages and assets are served, routes of the browser get the page', async () => {
    const asset = await app.app.request('/assets/index-abc123.js');
    expect(asset.headers.get('Cache-Control')).toContain('immutable');
    expect((await app.app.request('/assets/old-file.js')).status).toBe(404);
    for (const path of ['/', '/report/1b2c/basic', '/no/such/route']) {
      const page = await app.app.request(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('Cache-Control')).toBe('no-cache');
      expect(await page.text()).toContain('<title>Firmenlupe</title>');
    }
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']) {
      expect(await (await app.app.request(path)).text()).not.toContain('"dependencies"');
    }
  });

  test('too many searches from one place are refused with Retry-After', async () => {
    const answers: Response[] = [];
    while (answers.length < 100 && answers.at(-1)?.status !== 429) {
      answers.push(await app.post('/search', { ...search, urls: [`nr${answers.length}.de`] }));
    }
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('the API describes itself, every call of the contract in it', async () => {
    const description = await (await app.get('/openapi.json')).json();
    expect(description.openapi).toBe('3.0.3');
    for (const { path, method } of Object.values(calls)) {
      expect(description.paths[path]).toHaveProperty(method.toLowerCase());
    }
    expect(
      description.paths['/report/{id}'].get.responses[200].content['application/json'].schema.properties,
    ).toHaveProperty('raw_json');
  });
});
