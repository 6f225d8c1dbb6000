import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decodeText } from '../../../server/scan/fetch/charset.ts';
import { createDoor, type Door } from '../../../server/scan/fetch/door.ts';
import { createScanner } from '../../../server/scan/index.ts';
import { findChromium } from '../../../server/scan/render/find-chromium.ts';
import { createRenderer, type Renderer } from '../../../server/scan/render/renderer.ts';
import { findBrowser } from '../../support/browser.ts';
import { byPath, type LocalSite, listen, type Respond, serve } from './local-site.ts';

let executable: string;
beforeAll(async () => {
  executable = await findBrowser();
});

const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const script =
  (code: string): Respond =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
const json =
  (data: unknown): Respond =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data));
const shell =
  '<!doctype html><html lang="de"><title>App</title><div id="app"></div><script src="/app.js"></script></html>';

async function site(respond: Respond): Promise<LocalSite> {
  const local = await serve(respond);
  cleanups.push(local.close);
  return local;
}

function rendererFor(local: LocalSite, door: Door = createDoor({ connectTo: local.connectTo })): Renderer {
  const renderer = createRenderer({ door, executable });
  cleanups.push(door.close, renderer.close);
  return renderer;
}

async function render(renderer: Renderer, address = 'http://muster-bau.de/'): Promise<string> {
  const page = await renderer.fetchPage(address);
  if (!page.ok) throw new Error(`${page.reason}: ${page.detail}`);
  return decodeText(page.bytes, page.contentType);
}

describe('createRenderer', () => {
  it('gives a page as it looks when its scripts have run', async () => {
    const app =
      "fetch('/api/firma').then((r) => r.json()).then((f) => { document.querySelector('#app').textContent = f.name; });";
    const local = await site(
      byPath({ '/': shell, '/app.js': script(app), '/api/firma': json({ name: 'Brandt Dachbau GmbH' }) }),
    );
    const html = await render(rendererFor(local));
    expect(html).toContain('<div id="app">Brandt Dachbau GmbH</div>');
    expect(local.requests.filter((request) => request.endsWith('.de/'))).toHaveLength(1);
  });

  it('keeps page scripts away from this machine and its network', async () => {
    const canary = await countingServer();
    const stun = await countingSocket();
    const targets = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '0.0.0.0',
      '127.1',
      '2130706433',
      'app.localhost',
      '127.0.0.1.nip.io',
    ];
    const app = `
      const said = [];
      const note = (what) => { said.push(what); document.querySelector('#app').textContent = said.length; };
      for (const host of ${JSON.stringify(targets)}) {
        const base = 'http://' + host + ':${canary.port}';
        fetch(base + '/fetch', { mode: 'no-cors' }).then(() => note('in'), () => note('out'));
        new Image().src = base + '/image';
        try { new WebSocket('ws://' + host + ':${canary.port}/'); } catch {}
        const frame = document.createElement('iframe'); frame.src = base + '/frame'; document.body.append(frame);
        const tag = document.createElement('script'); tag.src = base + '/script'; document.body.append(tag);
        navigator.sendBeacon(base + '/beacon', 'x');
        const hint = document.createElement('link'); hint.rel = 'preconnect'; hint.href = base; document.head.append(hint);
      }
      try {
        const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${stun.port}' }] });
        peer.createDataChannel('x');
        peer.createOffer().then((offer) => peer.setLocalDescription(offer));
      } catch {}
      setTimeout(() => { location.href = 'http://127.0.0.1:${canary.port}/gone'; }, 300);`;
    const local = await site(byPath({ '/': shell, '/app.js': script(app) }));
    const html = await render(rendererFor(local));
    expect(html).toMatch(/<div id="app">\d+<\/div>/);
    expect({ tcp: canary.hits(), udp: stun.hits() }).toEqual({ tcp: 0, udp: 0 });
  });

  it('refuses what the address guard refuses', async () => {
    const dialled: string[] = [];
    const local = await site(byPath({ '/': shell }));
    const app = script(
      "for (const host of ['intern.muster-bau.de', 'oeffentlich.de']) fetch('http://' + host + '/x').catch(() => {});",
    );
    const served = await site(byPath({ '/': shell, '/app.js': app }));
    const names: Record<string, string[]> = {
      'muster-bau.de': ['1.1.1.1'],
      'oeffentlich.de': ['1.1.1.2'],
      'intern.muster-bau.de': ['10.0.0.5'],
    };
    const { connect } = await import('node:net');
    const door = createDoor({
      resolveName: async (name) => names[name] ?? [],
      dial: ({ hostname }, callback) => {
        dialled.push(hostname);
        const socket = connect(served.connectTo.port, '127.0.0.1', () => {
          Object.defineProperty(socket, 'remoteAddress', { value: hostname });
          callback(null, socket);
        });
      },
    });
    await render(rendererFor(local, door));
    expect(dialled).toContain('1.1.1.2');
    expect(dialled).not.toContain('10.0.0.5');
  });

  it('cuts a page off that loads without end', async () => {
    let sent = 0;
    const flood: Respond = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      response.on('drain', pour);
      pour();
    };
    const app = script("fetch('/flood').then((r) => r.arrayBuffer()).catch(() => { document.title = 'cut'; });");
    const local = await site(byPath({ '/': shell, '/app.js': app, '/flood': flood }));
    const door = createDoor({ connectTo: local.connectTo, limits: { renderBytes: 1_000_000 } });
    expect(await render(rendererFor(local, door))).toContain('<title>cut</title>');
    expect(sent).toBeLessThan(10_000_000);
  });

  it('fails a page that blocks its browser, and renders the next', async () => {
    const local = await site(
      byPath({ '/': shell, '/app.js': script('setTimeout(() => { for (;;); }, 50);'), '/gut': '<h1>Gut</h1>' }),
    );
    const door = createDoor({ connectTo: local.connectTo });
    const renderer = createRenderer({ door, executable, pageMs: 8_000 });
    cleanups.push(door.close, renderer.close);
    expect(await renderer.fetchPage('http://muster-bau.de/')).toMatchObject({ ok: false });
    expect(await render(renderer, 'http://muster-bau.de/gut')).toContain('Gut');
  });
});

describe('scanSite with a browser', () => {
  const app = script(`
    const pages = {
      '/': '<nav><a href="/impressum">Impressum</a></nav><h1>Willkommen</h1>',
      '/impressum': '<h1>Impressum</h1><p>Brandt Dachbau GmbH<br>Lindenstraße 48<br>10115 Berlin</p>' +
        '<p>Amtsgericht Charlottenburg, HRB 48213 B</p>',
    };
    document.querySelector('#app').innerHTML = pages[location.pathname] ?? 'nichts';`);
  const spa = byPath({ '/': shell, '/impressum': shell, '/app.js': app });

  it('reads an application that shows nothing without its scripts', async () => {
    const local = await site(spa);
    const scanner = createScanner({ connectTo: local.connectTo, chromiumPath: executable });
    cleanups.push(scanner.close);
    expect(await scanner.scanSite('muster-bau.de', {})).toMatchObject({
      state: 'found',
      company: { company_name: 'Brandt Dachbau GmbH', street: 'Lindenstraße 48', zip: '10115', city: 'Berlin' },
    });
  });

  it('renders an application whose data name the company but not who runs it', async () => {
    const data =
      '{"@type":"Organization","name":"Brandt Dachbau GmbH","address":{"streetAddress":"Lindenstraße 48","postalCode":"10115","addressLocality":"Berlin"}}';
    const named = shell.replace('</html>', `<script type="application/ld+json">${data}</script></html>`);
    const local = await site(byPath({ '/': named, '/impressum': shell, '/app.js': app }));
    const scanner = createScanner({ connectTo: local.connectTo, chromiumPath: executable });
    cleanups.push(scanner.close);
    expect(await scanner.scanSite('muster-bau.de', {})).toMatchObject({
      company: { street: 'Lindenstraße 48', hr_number: 'HRB 48213 B' },
    });
  });

  it('follows the routes that an application keeps in fragments', async () => {
    const routed = script(`
      const show = () => {
        document.querySelector('#app').innerHTML = location.hash === '#/impressum'
          ? '<h1>Impressum</h1><p>Brandt Dachbau GmbH<br>Lindenstraße 48<br>10115 Berlin</p>'
          : '<a href="#/impressum">Impressum</a>';
      };
      show();`);
    const local = await site(byPath({ '/': shell, '/app.js': routed }));
    const scanner = createScanner({ connectTo: local.connectTo, chromiumPath: executable });
    cleanups.push(scanner.close);
    const result = await scanner.scanSite('muster-bau.de', {});
    expect(result).toMatchObject({ state: 'found', company: { street: 'Lindenstraße 48' } });
    expect(result.pages.map((page) => page.url)).toEqual(['http://muster-bau.de/', 'http://muster-bau.de/#/impressum']);
  });

  it('starts no browser for a site that can be read without', async () => {
    const plain =
      '<html lang="de"><script src="/app.js"></script><h1>Impressum</h1><p>Brandt Dachbau GmbH<br>Lindenstraße 48<br>10115 Berlin</p></html>';
    const local = await site(byPath({ '/': plain, '/app.js': app }));
    const scanner = createScanner({ connectTo: local.connectTo, chromiumPath: executable });
    cleanups.push(scanner.close);
    expect(await scanner.scanSite('muster-bau.de', {})).toMatchObject({ state: 'found' });
    expect(local.requests.some((request) => request.endsWith('/app.js'))).toBe(false);
  });
});

describe('findChromium', () => {
  it('takes the given program, or says that it is none', () => {
    expect(findChromium(process.execPath)).toBe(process.execPath);
    expect(() => findChromium('/nowhere/chromium')).toThrow(/CHROMIUM_PATH/);
    expect(findChromium(undefined, '/nowhere')).toBeUndefined();
  });
});

async function countingServer() {
  let hits = 0;
  const server: Server = createServer((socket) => {
    hits += 1;
    socket.on('error', () => {});
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
  });
  const port = await listen(server);
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  return { port, hits: () => hits };
}

async function countingSocket() {
  let hits = 0;
  const socket = createSocket('udp4', () => {
    hits += 1;
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise<void>((resolve) => socket.close(resolve)));
  return { port: socket.address().port, hits: () => hits };
}
