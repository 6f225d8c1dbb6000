import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CompaniesAnswer, Company, RandomCompaniesAnswer } from '../../contract/company.ts';
import { databaseKinds, startTestApp, type TestApp } from './support/app.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABc3UBGAAAAABJRU5ErkJggg==',
  'base64',
);

describe.each(databaseKinds)('companies on %s', (kind) => {
  let app: TestApp;
  const asked: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({
      kind,
      fetchImage: async (url) => {
        asked.push(url);
        return url.endsWith('.png')
          ? { ok: true, url, bytes: png, type: 'image/png' }
          : { ok: false, url, reason: 'unreachable', detail: '' };
      },
    });
    for (const host of ['anton.de', 'berta.de', 'www.caesar.at']) {
      const { jobId } = await app.search([host]);
      await app.untilEnded(jobId);
    }
  });
  afterAll(() => app.stop());

  const list = async (query: string) => v.parse(CompaniesAnswer, await (await app.get(`/companies${query}`)).json());

  test('are listed newest first, by page', async () => {
    const all = await list('');
    expect(all.total).toBe(3);
    expect(all.data.map((company) => company.company_name)).toEqual([
      'Firma www.caesar.at',
      'Firma berta.de',
      'Firma anton.de',
    ]);
    const second = await list('?limit=1&offset=1');
    expect(second).toMatchObject({ total: 3, data: [{ company_name: 'Firma berta.de' }] });
  });

  test.each([
    ['?search=BERTA', 1],
    ['?search=caesar.at', 1],
    ['?search=%25', 0],
    ['?search=_', 0],
    ['?city=muster', 3],
    ['?city=nirgends', 0],
    ['?industry=handwerk&search=anton', 1],
  ])('are searched with %s', async (query, total) => {
    expect((await list(query)).total).toBe(total);
  });

  test.each(['?limit=0', '?limit=1000', '?limit=x', '?offset=-1', `?search=${'x'.repeat(201)}`])(
    'refuse %s',
    async (query) => {
      expect((await app.get(`/companies${query}`)).status).toBe(400);
    },
  );

  test('one is read by its id, which lasts through the next scan', async () => {
    const [company] = (await list('?search=anton')).data;
    const one = v.parse(Company, await (await app.get(`/companies/${company?.id}`)).json());
    expect(one).toEqual(company);
    const other = await app.search(['http://anton.de/impressum']);
    await app.untilEnded(other.jobId);
    const again = await list('?search=anton');
    expect(again.data).toMatchObject([{ id: company?.id, apify_run_id: other.jobId, created_at: company?.created_at }]);
  });

  test.each(['unbekannt', '00000000-0000-4000-8000-000000000000'])('%s is no company', async (id) => {
    expect((await app.get(`/companies/${id}`)).status).toBe(404);
  });

  test('random ones are as many as asked for, each once', async () => {
    const answer = await app.get('/companies/random/with-favicons?limit=2');
    const { data } = v.parse(RandomCompaniesAnswer, await answer.json());
    expect(new Set(data.map((company) => company.id)).size).toBe(2);
    const all = await app.get('/companies/random/with-favicons?limit=24');
    expect(v.parse(RandomCompaniesAnswer, await all.json()).data).toHaveLength(3);
  });

  test('icons come through our own proxy and are remembered', async () => {
    const icon = async (url: string) => app.get(`/companies/check-favicon?url=${encodeURIComponent(url)}`);
    const first = await icon('https://anton.de/icon.png');
    expect(first.headers.get('Content-Type')).toBe('image/png');
    expect(first.headers.get('Cache-Control')).toContain('max-age=86400');
    expect(Buffer.from(await first.arrayBuffer()).equals(png)).toBe(true);
    await icon('https://anton.de/icon.png');
    expect(asked.filter((url) => url === 'https://anton.de/icon.png')).toHaveLength(1);

    expect((await icon('https://anton.de')).status).toBe(200);
    expect(asked.slice(-2)).toEqual(['https://anton.de/favicon.ico', 'https://anton.de/favicon.png']);
    expect((await icon('https://anton.de/favicon.ico')).status).toBe(204);
    expect((await icon('kein wort')).status).toBe(204);
    expect((await app.get('/companies/check-favicon')).status).toBe(400);
  });
});
