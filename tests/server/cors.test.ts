import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../server/http/headers.ts';
import { callHeaders, startTestApp, type TestApp } from './support/app.ts';

const web = 'https://www.firma-web.example';
const stranger = 'https://evil.example';
const body = JSON.stringify({ urls: ['firma.de'], captchaToken: '' });

const preflight = (app: TestApp, origin: string) =>
  app.app.request('/api/search', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key,x-requested-with',
    },
  });

const searchFrom = (app: TestApp, origin: string) =>
  app.app.request('/api/search', {
    method: 'POST',
    headers: { ...callHeaders, Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
    body,
  });

describe('an API with pages on another host', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ webOrigin: web, worker: false });
  });
  afterAll(() => app.stop());

  test('tells the browser that those pages may call it', async () => {
    const { status, headers } = await preflight(app, web);
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(web);
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET,POST');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('content-type,idempotency-key,x-requested-with');
    expect(headers.get('Vary')).toContain('Origin');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  test('answers them, also when it refuses', async () => {
    const search = await searchFrom(app, web);
    expect(search.status).toBe(200);
    expect(search.headers.get('Access-Control-Allow-Origin')).toBe(web);
    expect(search.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
    const unknown = await app.get(`/search/status/${crypto.randomUUID()}`, { Origin: web });
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('Access-Control-Allow-Origin')).toBe(web);
    expect(unknown.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  test('neither invites nor serves pages of anybody else', async () => {
    expect((await preflight(app, stranger)).headers.get('Access-Control-Allow-Origin')).toBeNull();
    const search = await searchFrom(app, stranger);
    expect(search.status).toBe(403);
    expect(search.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('an API that serves its own pages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ worker: false });
  });
  afterAll(() => app.stop());

  test('invites no other origin', async () => {
    const invitation = await preflight(app, web);
    expect(invitation.status).toBe(405);
    expect(invitation.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect((await searchFrom(app, web)).status).toBe(403);
    const read = await app.get('/companies', { Origin: web });
    expect(read.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(read.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });
});

test('pages that were built for another API may call it, and show its icons', async () => {
  const api = 'https://api.firma-web.example';
  const page = new Hono()
    .use(securityHeaders({ captcha: { provider: 'none' }, isHttps: true, apiOrigin: api }))
    .get('/', (c) => c.text(''));
  const policy = (await page.request('/')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain(`connect-src 'self' ${api};`);
  expect(policy).toContain(`img-src 'self' data: ${api};`);
});
