import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createScanner } from '../../../server/scan/index.ts';

/** The legal text below every page of a hotel that has no Impressum of its own. */
const NOTICE = `<p>Offenlegung gem. § 5 ECG: Medieninhaber und Herausgeber: Hotel Musterhof Betriebs GmbH, Seeweg 12, 5700 Zell am See,
  Österreich. FN 318274k, Landesgericht Salzburg. UID: ATU48173024. Geschäftsführerin: Theresia Muster. Tel. +43 6542 73164</p>`;
const MENU = '<p><a href="/">Willkommen</a> <a href="/alm.html">Unsere Alm</a> <a href="/see.html">Unser See</a></p>';
const page = (title: string, body: string) =>
  `<!doctype html><html lang="de-AT"><head><title>${title} – Hotel Musterhof</title></head><body>${MENU}${body}${NOTICE}</body></html>`;
const pages = new Map([
  [
    '/',
    page(
      'Willkommen',
      `<h1>Willkommen</h1>${'<p>Bei uns am See beginnt der Tag mit einem Frühstück auf der Terrasse.</p>'.repeat(80)}`,
    ),
  ],
  [
    '/alm.html',
    page('Musteralm', '<h1>Unsere Hütte</h1><p>Musteralm<br>Kogelweg 3<br>5753 Saalbach<br>Tel. +43 6541 21880</p>'),
  ],
  ['/see.html', page('Unser See', '<h1>Unser See</h1><p>Der Steg ist bis zum Abend geöffnet.</p>')],
]);

const server = createServer(({ url = '/' }, response) => {
  const body = pages.get(url);
  response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body ?? 'none');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const scanner = createScanner({ connectTo: { host: '127.0.0.1', port } });

afterAll(async () => {
  await scanner.close();
  server.close();
});

it('legal text below every page makes no page the Impressum', async () => {
  const result = await scanner.scanSite('musterhof.at', {});
  if (result.state !== 'found') throw new Error(`ended as ${result.state}`);
  const { company_name, vat_id, contacts } = result.company;
  expect([company_name, vat_id]).toEqual(['Hotel Musterhof Betriebs GmbH', 'ATU48173024']);
  expect(contacts.map(({ value }) => value)).toEqual(['+43654273164']);
});
