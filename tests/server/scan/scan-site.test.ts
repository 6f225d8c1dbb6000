import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createScanner, type Scanner } from '../../../server/scan/index.ts';
import { byPath, type LocalSite, type Respond, redirectTo, sendHtml, serve } from './local-site.ts';

let site: LocalSite;
let scanner: Scanner;
afterEach(async () => {
  await scanner.close();
  await site.close();
});

async function open(respond: Respond) {
  site = await serve(respond);
  scanner = createScanner({ connectTo: site.connectTo });
  return { site, scan: (url: string, signal?: AbortSignal) => scanner.scanSite(url, signal ? { signal } : {}) };
}

const nav =
  '<nav><a href="/">Start</a> <a href="/ueber-uns">Über uns</a> <a href="/kontakt">Kontakt</a></nav>' +
  '<footer><a href="/impressum">Impressum</a></footer>';
const html = (body: string) => `<!doctype html><html lang="de"><body>${nav}<main>${body}</main></body></html>`;
const impressum = html(`
  <h1>Impressum</h1><p>Brandt Dachbau GmbH<br>Lindenstraße 48<br>10115 Berlin</p>
  <p>Geschäftsführer: Jörn Brandt</p><p>Amtsgericht Charlottenburg, HRB 48213 B</p>`);
const pages = {
  '/': html('<h1>Wir bauen</h1>'),
  '/ueber-uns': html('<h1>Über uns</h1>'),
  '/kontakt': html('<h1>Kontakt</h1>'),
  '/impressum': impressum,
};

const paths = (requests: readonly string[]) => requests.map((request) => request.slice(request.indexOf('/')));

describe('scanSite', () => {
  it('finds the company in the fewest requests and says which pages it read', async () => {
    const { site, scan } = await open(byPath(pages));
    const result = await scan('muster-bau.de');
    expect(result).toMatchObject({
      state: 'found',
      url: 'muster-bau.de',
      company: { company_name: 'Brandt Dachbau GmbH', url: 'http://muster-bau.de/' },
    });
    expect(paths(site.requests).toSorted()).toEqual(['/', '/impressum', '/kontakt', '/robots.txt', '/ueber-uns']);
    expect(result.pages.map(({ kind, result }) => `${kind} ${result}`)).toEqual([
      'home read',
      'impressum read',
      'contact read',
      'about read',
    ]);
  });

  it('finds no company where there is none', async () => {
    const { scan } = await open(byPath({ '/': '<h1>Meine Katzenbilder</h1><p>Miau.</p>' }));
    expect(await scan('katzen.de')).toMatchObject({ state: 'noCompany', url: 'katzen.de' });
  });

  it('goes on without a page that fails, and says so', async () => {
    const { scan } = await open(
      byPath({ ...pages, '/kontakt': (_, response) => void response.writeHead(403).end(), '/ueber-uns': 'no markup' }),
    );
    const result = await scan('muster-bau.de');
    expect(result.state).toBe('found');
    expect(result.pages.map(({ kind, result }) => `${kind} ${result}`)).toEqual([
      'home read',
      'impressum read',
      'contact blocked',
      'about unreadable',
    ]);
  });

  it('looks into the sitemap and at the usual address when nothing links to an Impressum', async () => {
    const sitemap: Respond = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end('<urlset><url><loc>http://muster-bau.de/info/impressum.html</loc></url></urlset>');
    };
    const lonely = '<h1>Muster Bau</h1><p>Wir bauen.</p>';
    const mapped = await open(byPath({ '/': lonely, '/sitemap.xml': sitemap, '/info/impressum.html': impressum }));
    expect(await mapped.scan('muster-bau.de')).toMatchObject({ state: 'found' });
    expect(paths(mapped.site.requests)).not.toContain('/impressum');
    await scanner.close();
    await site.close();
    const usual = await open(byPath({ '/': lonely, '/impressum': impressum }));
    expect(await usual.scan('muster-bau.de')).toMatchObject({ state: 'found' });
    expect(paths(usual.site.requests)).toContain('/sitemap.xml');
  });

  it('does not count pages that are not there among those it could not read', async () => {
    const { site, scan } = await open(byPath({ '/': '<h1>Muster Bau</h1><a href="/weg">Kontakt</a>' }));
    const result = await scan('muster-bau.de');
    expect(paths(site.requests)).toEqual(expect.arrayContaining(['/weg', '/impressum']));
    expect(result.pages.map(({ kind, result }) => `${kind} ${result}`)).toEqual(['home read']);
  });

  it('reads the Impressum of a site that keeps robots out, unless it names us', async () => {
    const robots =
      (agent: string): Respond =>
      (_, response) =>
        void response.end(`User-agent: ${agent}\nDisallow: /`);
    const everyone = await open(byPath({ ...pages, '/robots.txt': robots('*') }));
    const result = await everyone.scan('muster-bau.de');
    expect(result).toMatchObject({ state: 'found', company: { company_name: 'Brandt Dachbau GmbH' } });
    expect(paths(everyone.site.requests)).toEqual(['/robots.txt', '/impressum']);
    expect(result.pages.map(({ kind, result }) => `${kind} ${result}`)).toEqual(['home blocked', 'impressum read']);
    await scanner.close();
    await site.close();
    const named = await open(byPath({ ...pages, '/robots.txt': robots('Firmenlupe') }));
    expect(await named.scan('muster-bau.de')).toMatchObject({ state: 'failed', reason: 'robots' });
    expect(paths(named.site.requests)).toEqual(['/robots.txt']);
  });

  it('does not take a soft 404 for an Impressum', async () => {
    const soft = html('<h1>Seite nicht gefunden</h1><p>Andere Firma GmbH, Weg 2, 80331 München</p>');
    const { scan } = await open((request, response) => sendHtml(response, request.url === '/' ? pages['/'] : soft));
    const result = await scan('muster-bau.de');
    expect(JSON.stringify(result)).not.toContain('Andere Firma');
  });

  it('takes a guessed page for an Impressum only where it says so', async () => {
    const start = '<h1>Muster Bau</h1><p>Unser Partner: Andere Firma GmbH, Weg 2, 80331 München</p>';
    const { scan } = await open((request, response) => {
      if (request.url === '/sitemap.xml') response.writeHead(404).end();
      else sendHtml(response, start);
    });
    const { pages } = await scan('muster-bau.de');
    expect(pages.map(({ kind, result }) => `${kind} ${result}`)).toEqual(['home read']);
  });

  it('says that an Impressum in a file was not read', async () => {
    const contact = '<p>Brandt Dachbau GmbH<br>Lindenstraße 48<br>10115 Berlin</p><a href="/i.pdf">Impressum</a>';
    const { scan } = await open(byPath({ '/': contact }));
    const result = await scan('muster-bau.de');
    expect(result).toMatchObject({ company: { vat_id: null, field_states: { vat_id: 'unreadable' } } });
  });

  it('goes on from an Impressum that only names further ones', async () => {
    const countries = html('<h1>Impressum</h1><a href="/impressum/de">Impressum Deutschland</a>');
    const { scan } = await open(byPath({ ...pages, '/impressum': countries, '/impressum/de': impressum }));
    expect(await scan('muster-bau.de')).toMatchObject({ company: { company_name: 'Brandt Dachbau GmbH' } });
  });

  it('reads the frames of an Impressum, and no other page for its sake', async () => {
    const frame = html('<h1>Impressum</h1><iframe src="/texte/recht.html"></iframe>');
    const { scan, site } = await open(byPath({ ...pages, '/impressum': frame, '/texte/recht.html': impressum }));
    expect(await scan('muster-bau.de')).toMatchObject({ company: { company_name: 'Brandt Dachbau GmbH' } });
    expect(paths(site.requests)).not.toContain('/sitemap.xml');
  });

  it("reads nothing else of a domain that is for sale: its dealer's Impressum is not the site's", async () => {
    const { scan, site } = await open(byPath({ ...pages, '/': html('<p>Diese Domain steht zum Verkauf.</p>') }));
    expect(await scan('muster-bau.de')).toMatchObject({ state: 'noCompany' });
    expect(paths(site.requests)).toEqual(['/robots.txt', '/']);
  });

  it('is kept out by a page that wants proof of being human, whatever its status', async () => {
    const { scan, site } = await open(byPath({ ...pages, '/': '<title>Just a moment...</title>' }));
    expect(await scan('muster-bau.de')).toMatchObject({ state: 'failed', reason: 'unreachable' });
    expect(paths(site.requests)).toEqual(['/robots.txt', '/']);
  });

  it('finds no company on an empty page', async () => {
    const { scan } = await open(byPath({ '/': '' }));
    expect(await scan('muster-bau.de')).toMatchObject({ state: 'noCompany' });
  });

  it('follows the site to its www host, and tries it when the bare domain is dead', async () => {
    const { scan, site } = await open((request, response) => {
      if (request.headers.host === 'www.muster-bau.de') byPath(pages)(request, response);
      else if (request.headers.host === 'muster-bau.de') redirectTo('https://www.muster-bau.de/')(request, response);
      else request.socket.destroy();
    });
    expect(await scan('http://muster-bau.de')).toMatchObject({ company: { url: 'http://www.muster-bau.de/' } });
    expect(await scan('tot.de')).toMatchObject({ state: 'failed', reason: 'unreachable' });
    expect(site.requests).toContain('www.tot.de/robots.txt');
  });

  it('reads at most two pages at once and fifteen in all', async () => {
    const kinds = ['Impressum', 'Kontakt', 'Team', 'Über uns', 'Standorte', 'Zertifikate', 'Bewertungen', 'Umwelt'];
    const links = kinds.flatMap((kind, i) => [1, 2, 3].map((n) => `<a href="/p${i}-${n}">${kind}</a>`)).join('');
    let running = 0;
    let most = 0;
    const { site, scan } = await open((_request, response) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        sendHtml(response, `${links}<a href="/en">English</a>`);
      }, 5);
    });
    const result = await scan('muster-bau.de');
    expect(most).toBe(2);
    expect(result.pages.length).toBeLessThanOrEqual(15);
    expect(site.requests.length).toBeLessThanOrEqual(16);
  });

  it.each([
    ['nonsense', 'malformed'],
    ['ftp://muster-bau.de', 'malformed'],
    ['http://[::1', 'malformed'],
    ['http://127.0.0.1', 'unreachable'],
    ['router.local', 'unreachable'],
  ])('fails %s as %s without a request', async (url, reason) => {
    const { site, scan } = await open(byPath(pages));
    expect(await scan(url)).toMatchObject({ state: 'failed', url, reason, pages: expect.any(Array) });
    expect(site.requests).toEqual([]);
  });

  it.each<[string, Respond, string]>([
    ['forbids us by name', (_, response) => void response.end('User-agent: Firmenlupe\nDisallow: /'), 'robots'],
    [
      'answers 500',
      (request, response) => byPath({ '/': (_, r) => void r.writeHead(500).end() })(request, response),
      'unreachable',
    ],
    [
      'is a picture',
      byPath({ '/': (_, r) => void r.writeHead(200, { 'content-type': 'image/png' }).end('png') }),
      'notHtml',
    ],
    ['is a redirect loop', byPath({ '/': redirectTo('/') }), 'unreachable'],
    ['hangs up', (request) => void request.socket.destroy(), 'unreachable'],
  ])('fails a site that %s', async (_, respond, reason) => {
    const { scan } = await open(respond);
    expect(await scan('muster-bau.de')).toMatchObject({ state: 'failed', reason });
  });

  it('ends at its deadline with what it has read, and asks for nothing more', async () => {
    const silent: Respond = () => {};
    const home = pages['/'].replace('</nav>', '<a href="/team">Team</a></nav>');
    site = await serve(byPath({ ...pages, '/': home, '/kontakt': silent, '/ueber-uns': silent, '/team': silent }));
    scanner = createScanner({ connectTo: site.connectTo, siteMs: 2_000 });
    const result = await scanner.scanSite('muster-bau.de', {});
    expect(result).toMatchObject({ state: 'found', company: { company_name: 'Brandt Dachbau GmbH' } });
    expect(result.pages.map(({ kind, result }) => `${kind} ${result}`)).toEqual([
      'home read',
      'impressum read',
      'contact failed',
      'about failed',
    ]);
  });

  it.each([
    ['elements', '<p>'],
    ['spaces', ' '],
    ['links', '<a href="/kontakt">Kontakt</a>'],
  ])('holds its memory against a bomb of %s', async (_, scrap) => {
    const bomb = gzipSync(Buffer.concat([Buffer.from('<html>'), Buffer.alloc(50_000_000, scrap)]));
    const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip' };
    const { scan } = await open(byPath({ '/': (_, response) => void response.writeHead(200, headers).end(bomb) }));
    await scan('warm.de');
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 2);
    const result = await scan('bombe.de');
    clearInterval(watch);
    expect(result.state).not.toBe('found');
    expect((peak - before) / 1_048_576).toBeLessThan(64);
  });

  it('scans as many sites at once as it is told', async () => {
    const running = new Set<string>();
    let most = 0;
    site = await serve((request, response) => {
      running.add(request.headers.host ?? '');
      most = Math.max(most, running.size);
      setTimeout(() => byPath(pages)(request, response), 5);
    });
    scanner = createScanner({ connectTo: site.connectTo, concurrency: 1 });
    const scans = ['a-bau.de', 'b-bau.de'].map((url) =>
      scanner.scanSite(url, {}).then((result) => {
        running.delete(url);
        return result.state;
      }),
    );
    expect(await Promise.all(scans)).toEqual(['found', 'found']);
    expect(most).toBe(1);
  });

  it('rejects only when the caller gives up', async () => {
    const { scan } = await open(() => {});
    const controller = new AbortController();
    const scanning = scan('muster-bau.de', controller.signal);
    controller.abort(new Error('job cancelled'));
    await expect(scanning).rejects.toThrow('job cancelled');
  });
});
