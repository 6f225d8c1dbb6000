import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type BrowserProxy, openBrowserProxy } from '../../../server/scan/fetch/browser-proxy.ts';
import { admitUrl } from '../../../server/scan/fetch/url-policy.ts';
import { byPath, type LocalSite, serve } from './local-site.ts';

let site: LocalSite;
let proxy: BrowserProxy;
afterEach(async () => {
  await proxy.close();
  await site.close();
});

async function open() {
  site = await serve(byPath({ '/seite?x=1': '<h1>Muster Bau</h1>' }));
  const asked: string[] = [];
  proxy = await openBrowserProxy({
    admit: (address) => admitUrl(address, { anySuffix: false }),
    connect: async ({ hostname, port }) => {
      asked.push(`${hostname}:${port}`);
      return connect(site.connectTo.port, '127.0.0.1');
    },
    maxBytes: 100_000,
  });
  return asked;
}

/** Sends raw lines to the proxy; gives the first line of the answer. */
function say(request: string): Promise<string> {
  const { port } = new URL(proxy.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(request));
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

describe('openBrowserProxy', () => {
  it('sends plain requests on with Host and path', async () => {
    const asked = await open();
    const line = await say('GET http://muster-bau.de/seite?x=1 HTTP/1.1\r\nHost: muster-bau.de\r\n\r\n');
    expect(line).toBe('HTTP/1.1 200 OK');
    expect(asked).toEqual(['muster-bau.de:80']);
    expect(site.requests).toEqual(['muster-bau.de/seite?x=1']);
  });

  it('opens tunnels to web ports', async () => {
    const asked = await open();
    expect(await say('CONNECT muster-bau.de:443 HTTP/1.1\r\nHost: muster-bau.de:443\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200/,
    );
    expect(asked).toEqual(['muster-bau.de:443']);
  });

  it.each([
    'GET http://127.0.0.1/ HTTP/1.1\r\nHost: 127.0.0.1',
    'GET http://1.1.1.1/ HTTP/1.1\r\nHost: 1.1.1.1',
    'GET http://localhost/ HTTP/1.1\r\nHost: localhost',
    'GET http://muster-bau.de:8080/ HTTP/1.1\r\nHost: muster-bau.de:8080',
    'GET ftp://muster-bau.de/ HTTP/1.1\r\nHost: muster-bau.de',
    'GET /seite HTTP/1.1\r\nHost: muster-bau.de',
    'CONNECT 127.0.0.1:443 HTTP/1.1\r\nHost: 127.0.0.1:443',
    'CONNECT [::1]:443 HTTP/1.1\r\nHost: [::1]:443',
    'CONNECT router.local:80 HTTP/1.1\r\nHost: router.local:80',
    'CONNECT muster-bau.de:22 HTTP/1.1\r\nHost: muster-bau.de:22',
    'CONNECT muster-bau.de:5432 HTTP/1.1\r\nHost: muster-bau.de:5432',
  ])('refuses %s', async (request) => {
    const asked = await open();
    expect(await say(`${request}\r\n\r\n`)).toBe('HTTP/1.1 403 Forbidden');
    expect(asked).toEqual([]);
  });
});
