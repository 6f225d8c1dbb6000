import { readFileSync } from 'node:fs';
import { createServer as createTcpServer, connect as netConnect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { buildConnector } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { decodeText } from '../../../server/scan/fetch/charset.ts';
import { createDoor, type Door, type DoorOptions } from '../../../server/scan/fetch/door.ts';
import { byPath, type LocalSite, listen, type Respond, redirectTo, sendHtml, serve } from './local-site.ts';

const pem = (name: string) => readFileSync(new URL(`./tls/${name}.pem`, import.meta.url), 'utf8');

let site: LocalSite | undefined;
let door: Door | undefined;
afterEach(async () => {
  await door?.close();
  await site?.close();
  site = undefined;
});

async function open(respond: Respond, options: DoorOptions = {}) {
  site = await serve(respond);
  door = createDoor({ connectTo: site.connectTo, ...options });
  return { site, door };
}

const page = '<!doctype html><h1>Brandt Dachbau GmbH</h1>';

describe('a page', () => {
  it('is fetched with our own name, a contact address and the site as Host', async () => {
    let headers: Record<string, unknown> = {};
    const { door } = await open(
      (request, response) => {
        headers = request.headers;
        sendHtml(response, page);
      },
      { contactUrl: 'https://lupe.example/impressum' },
    );
    const fetched = await door.fetchPage('http://muster-bau.de/');
    expect(fetched).toMatchObject({ ok: true, url: 'http://muster-bau.de/' });
    expect(fetched.ok && decodeText(fetched.bytes, fetched.contentType)).toBe(page);
    expect(headers.host).toBe('muster-bau.de');
    expect(headers['user-agent']).toMatch(/Firmenlupe.*\+https:\/\/lupe\.example\/impressum/);
  });

  it('is asked by http where the host speaks no TLS', async () => {
    const { door, site } = await open(byPath({ '/': page }));
    expect(await door.fetchPage('https://muster-bau.de/')).toMatchObject({ ok: true, url: 'http://muster-bau.de/' });
    expect(site.requests).toEqual(['muster-bau.de/robots.txt', 'muster-bau.de/']);
  });

  it('is asked for TLS once where one port stands in for all hosts', async () => {
    const protocols: string[] = [];
    const dialled = buildConnector({});
    const dial: buildConnector.connector = (target, callback) => {
      protocols.push(target.protocol);
      dialled(target, callback);
    };
    const { door } = await open(byPath({ '/': page }), { dial });
    for (const host of ['muster-bau.de', 'andere-firma.de'])
      expect(await door.fetchPage(`https://${host}/`)).toMatchObject({ ok: true, url: `http://${host}/` });
    expect(protocols.filter((protocol) => protocol === 'https:')).toHaveLength(1);
  });

  it('is asked by http where the host is silent to TLS', async () => {
    const silent = createTcpServer((socket) => socket.on('error', () => {}));
    const port = await listen(silent);
    const plain = await serve(byPath({ '/': page }));
    const dial: buildConnector.connector = ({ protocol }, callback) => {
      if (protocol === 'https:') {
        setTimeout(() => callback(Object.assign(new Error('late'), { code: 'UND_ERR_CONNECT_TIMEOUT' }), null), 20);
      } else {
        const socket = netConnect(plain.connectTo.port, '127.0.0.1', () => callback(null, socket));
      }
    };
    door = createDoor({ connectTo: { host: '127.0.0.1', port }, dial });
    expect(await door.fetchPage('https://muster-bau.de/')).toMatchObject({ ok: true, url: 'http://muster-bau.de/' });
    silent.close();
    await plain.close();
  });

  it('is fetched over TLS with the name checked, and never over a certificate that does not hold', async () => {
    site = await serve(byPath({ '/': page }), { key: pem('key'), cert: pem('cert') });
    door = createDoor({ connectTo: site.connectTo, ca: pem('cert') });
    expect(await door.fetchPage('https://tls.muster-bau.de/')).toMatchObject({ ok: true });
    expect(await door.fetchPage('https://andere-firma.de/')).toMatchObject({ ok: false, reason: 'unreachable' });
    await door.close();
    const asked = site.requests.length;
    door = createDoor({ connectTo: site.connectTo });
    expect(await door.fetchPage('https://tls.muster-bau.de/')).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(site.requests.length).toBe(asked);
  });

  it.each([
    ['application/pdf', '%PDF-1.7 <'],
    ['image/svg+xml', '<svg/>'],
    ['text/plain', '<h1>no page</h1>'],
    ['text/html', 'just words'],
  ])('is no page when it is %s with "%s"', async (type, body) => {
    const { door } = await open((_, response) => void response.writeHead(200, { 'content-type': type }).end(body));
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: false, reason: 'notHtml' });
  });

  it('is a page when there is nothing on it', async () => {
    const { door } = await open((_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end());
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: true, bytes: new Uint8Array() });
  });

  it.each([404, 410, 500, 503])('that answers %i is unreachable', async (status) => {
    const { door } = await open((request, response) => {
      response.writeHead(request.url === '/robots.txt' ? 404 : status, { 'content-type': 'text/html' }).end(page);
    });
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: false, reason: 'unreachable', status });
  });
});

describe('caps and deadlines', () => {
  it('cut a page at its decoded size, however small it came', async () => {
    const bomb = gzipSync(Buffer.alloc(30_000_000, '<p>'));
    const { door } = await open(
      (_, response) =>
        void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
    );
    const fetched = await door.fetchPage('http://muster-bau.de/');
    expect(fetched.ok && fetched.bytes.length).toBe(2 * 1024 * 1024);
  });

  it('end a page that never stops coming, byte by byte', async () => {
    const drips: NodeJS.Timeout[] = [];
    const { door } = await open(
      (request, response) => {
        if (request.url === '/robots.txt') {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, { 'content-type': 'text/html' });
        drips.push(setInterval(() => response.write('<'), 20));
      },
      { limits: { pageMs: 300 } },
    );
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: false, reason: 'timeout' });
    for (const drip of drips) clearInterval(drip);
  });

  it('end a host that takes the request and says nothing', async () => {
    const { door } = await open(
      (request, response) => {
        if (request.url === '/robots.txt') response.writeHead(404).end();
      },
      { limits: { pageMs: 200 } },
    );
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: false, reason: 'timeout' });
  });

  it('end a connection that is never made, though undici would go on waiting', async () => {
    door = createDoor({ connectTo: { host: '127.0.0.1', port: 9 }, dial: () => {}, limits: { pageMs: 150 } });
    expect(await door.fetchPage('https://muster-bau.de/')).toMatchObject({ ok: false, reason: 'timeout' });
  });

  it('end a page whose connection is never made after robots.txt came over another', async () => {
    const local = await serve((_, response) => void response.writeHead(404, { connection: 'close' }).end());
    site = local;
    let dials = 0;
    const dial: buildConnector.connector = (_, callback) => {
      dials += 1;
      if (dials > 1) return;
      const socket = netConnect(local.connectTo.port, '127.0.0.1', () => callback(null, socket));
    };
    door = createDoor({ connectTo: local.connectTo, dial, limits: { pageMs: 300 } });
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: false, reason: 'timeout' });
    expect(dials).toBe(2);
  });

  it("hear the caller's signal", async () => {
    const { door } = await open(() => {});
    const controller = new AbortController();
    const fetched = door.fetchPage('http://muster-bau.de/', { signal: controller.signal });
    controller.abort();
    expect(await fetched).toMatchObject({ ok: false, reason: 'timeout' });
  });

  it('let two requests at once to a host and no third', async () => {
    let running = 0;
    let most = 0;
    const { door } = await open((request, response) => {
      if (request.url === '/robots.txt') {
        response.writeHead(404).end();
        return;
      }
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        sendHtml(response, page);
      }, 30);
    });
    const paths = ['/1', '/2', '/3', '/4', '/5', '/6'];
    const fetched = await Promise.all(paths.map((path) => door.fetchPage(`http://muster-bau.de${path}`)));
    expect(fetched.every(({ ok }) => ok)).toBe(true);
    expect(most).toBe(2);
  });
});

describe('redirects', () => {
  it('are followed to the page and its final address', async () => {
    const { door } = await open(
      byPath({ '/': redirectTo('/de/', 301), '/de/': redirectTo('https://www.muster-bau.de/start'), '/start': page }),
    );
    const fetched = await door.fetchPage('http://muster-bau.de/');
    expect(fetched).toMatchObject({ ok: true, url: 'http://www.muster-bau.de/start' });
  });

  it('are followed five times and not a sixth', async () => {
    const chain = (request: { url?: string | undefined }) => Number(request.url?.slice(1));
    const { door } = await open((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else if (chain(request) === 0) sendHtml(response, page);
      else redirectTo(`/${chain(request) - 1}`)(request, response);
    });
    expect(await door.fetchPage('http://muster-bau.de/5')).toMatchObject({ ok: true });
    expect(await door.fetchPage('http://muster-bau.de/6')).toMatchObject({ ok: false, reason: 'unreachable' });
  });

  it('are not followed round a loop', async () => {
    const { door, site } = await open(byPath({ '/': redirectTo('/a'), '/a': redirectTo('/') }));
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(site.requests).toEqual(['muster-bau.de/robots.txt', 'muster-bau.de/', 'muster-bau.de/a']);
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://localhost/',
    'http://router.local/',
    'http://muster-bau.de:8080/',
    'file:///etc/passwd',
    'http://user:pw@muster-bau.de/',
  ])('are not followed to %s', async (target) => {
    const { door, site } = await open(byPath({ '/': redirectTo(target) }));
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: false });
    expect(site.requests).toEqual(['muster-bau.de/robots.txt', 'muster-bau.de/']);
  });
});

describe('the guard', () => {
  /** A world in which names have the given addresses, all of them answered by one local server. */
  async function world(names: Record<string, string[]>, respond: Respond) {
    const local = await serve(respond);
    site = local;
    const dialled: string[] = [];
    const dial: buildConnector.connector = ({ hostname, protocol }, callback) => {
      dialled.push(hostname);
      if (protocol === 'https:') {
        callback(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), null);
        return;
      }
      const socket = netConnect(local.connectTo.port, '127.0.0.1', () => {
        Object.defineProperty(socket, 'remoteAddress', { value: hostname });
        callback(null, socket);
      });
    };
    door = createDoor({ dial, resolveName: async (name) => names[name] ?? [] });
    return { door, site: local, dialled };
  }

  it('connects to the public address of a name', async () => {
    const { door, dialled } = await world({ 'muster-bau.de': ['1.1.1.1'] }, byPath({ '/': page }));
    expect(await door.fetchPage('https://muster-bau.de/')).toMatchObject({ ok: true });
    expect(new Set(dialled)).toEqual(new Set(['1.1.1.1']));
  });

  it('does not connect a redirect to a name with a private address', async () => {
    const names = { 'muster-bau.de': ['1.1.1.1'], 'intern.muster-bau.de': ['10.0.0.5'] };
    const { door, dialled, site } = await world(names, byPath({ '/': redirectTo('http://intern.muster-bau.de/') }));
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(new Set(dialled)).toEqual(new Set(['1.1.1.1']));
    expect(site.requests.every((request) => request.startsWith('muster-bau.de/'))).toBe(true);
  });

  it('holds for robots.txt, sitemaps and favicons too', async () => {
    const { door, dialled } = await world({ 'muster-bau.de': ['127.0.0.1'] }, byPath({}));
    expect(await door.fetchSitemap('http://muster-bau.de/sitemap.xml')).toMatchObject({ reason: 'unreachable' });
    expect(await door.fetchImage('http://muster-bau.de/favicon.ico')).toMatchObject({ reason: 'unreachable' });
    expect(await door.listSitemaps('http://muster-bau.de/')).toEqual([]);
    expect(dialled).toEqual([]);
  });

  it('says the same of blocked, refused and unknown hosts', async () => {
    const { door } = await world({ 'privat.muster-bau.de': ['192.168.0.1'] }, byPath({}));
    const blocked = await door.fetchPage('https://privat.muster-bau.de/');
    const unknown = await door.fetchPage('https://nirgends.muster-bau.de/');
    const literal = await door.fetchPage('https://192.168.0.1/');
    const reasons = [blocked, unknown, literal].map((fetched) => !fetched.ok && fetched.reason);
    expect(reasons).toEqual(['unreachable', 'unreachable', 'unreachable']);
  });
});

describe('robots.txt', () => {
  const withRobots = (robots: Respond) =>
    byPath({
      '/robots.txt': robots,
      '/': page,
      '/impressum': page,
    });
  const rules =
    (text: string): Respond =>
    (_, response) =>
      void response.writeHead(200).end(text);

  it('is asked once per host and obeyed', async () => {
    const { door, site } = await open(withRobots(rules('User-agent: *\nDisallow: /impressum')));
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: true });
    expect(await door.fetchPage('http://muster-bau.de/impressum')).toMatchObject({ ok: false, reason: 'robots' });
    expect(site.requests).toEqual(['muster-bau.de/robots.txt', 'muster-bau.de/']);
  });

  it('is asked again of the host that a redirect leads to', async () => {
    const { door, site } = await open((request, response) => {
      if (request.headers.host === 'www.muster-bau.de') {
        rules('User-agent: *\nDisallow: /')(request, response);
      } else byPath({ '/': redirectTo('http://www.muster-bau.de/') })(request, response);
    });
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: false, reason: 'robots' });
    expect(site.requests).toEqual(['muster-bau.de/robots.txt', 'muster-bau.de/', 'www.muster-bau.de/robots.txt']);
  });

  it('keeps us from a legal page only by name', async () => {
    const { door } = await open(withRobots(rules('User-agent: *\nDisallow: /')));
    expect(await door.fetchPage('http://muster-bau.de/')).toMatchObject({ reason: 'robots' });
    expect(await door.fetchPage('http://muster-bau.de/impressum', { legal: true })).toMatchObject({ ok: true });
  });

  it('keeps us out when the host cannot say, and lets us in when there is none', async () => {
    const broken = await open(withRobots((_, response) => void response.writeHead(500).end()));
    expect(await broken.door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: false, status: 500 });
    expect(broken.site.requests).toEqual(['muster-bau.de/robots.txt']);
    await broken.door.close();
    await broken.site.close();
    const none = await open(withRobots((_, response) => void response.writeHead(403).end()));
    expect(await none.door.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: true });
  });

  it('names the sitemaps', async () => {
    const { door } = await open(withRobots(rules('Sitemap: http://muster-bau.de/karte.xml')));
    expect(await door.listSitemaps('http://muster-bau.de/')).toEqual(['http://muster-bau.de/karte.xml']);
  });
});

describe('an image', () => {
  const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(500)]);
  const image = (bytes: Buffer | string, type: string): Respond =>
    byPath({ '/favicon.ico': (_, response) => void response.writeHead(200, { 'content-type': type }).end(bytes) });

  it('is told by its bytes, not by its header', async () => {
    const { door } = await open(image(png, 'application/octet-stream'));
    const fetched = await door.fetchImage('http://muster-bau.de/favicon.ico');
    expect(fetched).toMatchObject({ ok: true, type: 'image/png' });
    expect(fetched.ok && fetched.bytes.equals(png)).toBe(true);
  });

  it.each([
    ['a page', '<html><script>alert(1)</script>', 'image/png'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/svg+xml'],
    ['a huge image', Buffer.concat([png, Buffer.alloc(100_000)]), 'image/png'],
  ])('is refused when it is %s', async (_, bytes, type) => {
    const { door } = await open(image(bytes, type));
    expect(await door.fetchImage('http://muster-bau.de/favicon.ico')).toMatchObject({ ok: false, reason: 'notHtml' });
  });
});
