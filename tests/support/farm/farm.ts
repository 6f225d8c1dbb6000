import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPage } from './pages.ts';
import { type HousedSite, sets } from './sets.ts';

export interface FarmRequest {
  host: string;
  path: string;
  userAgent: string;
}

export interface Farm {
  port: number;
  /** Every request so far, oldest first. */
  requests: FarmRequest[];
  close: () => Promise<void>;
}

const housed = Object.values(sets).flat();
const byHost = new Map(housed.flatMap((one) => one.site.hosts.map((host) => [host, one] as const)));
if (byHost.size < housed.flatMap(({ site }) => site.hosts).length)
  throw new Error('Two sites of the farm share a host');

const sendPage = async (one: HousedSite, target: string, response: ServerResponse) => {
  const page = await readPage(one, target);
  const { site } = one;
  const status = site.statuses?.[target] ?? site.statuses?.['*'] ?? (page ? 200 : 404);
  if (page) response.writeHead(status, { 'content-type': page.contentType }).end(page.body);
  else response.writeHead(status, { 'content-type': 'text/plain' }).end('No such page\n');
};

const answer = async (request: IncomingMessage, response: ServerResponse, latencyMs: number, log: FarmRequest[]) => {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const path = request.url ?? '/';
  log.push({ host, path, userAgent: request.headers['user-agent'] ?? '' });
  const one = byHost.get(host);
  if (!one || one.site.fault === 'reset') {
    request.socket.resetAndDestroy();
    return;
  }
  const { site } = one;
  await sleep(latencyMs + (site.latencyMs ?? 0));
  const elsewhere = host === site.hosts[0] ? site.redirects?.[path] : `http://${site.hosts[0]}${path}`;
  if (elsewhere) response.writeHead(301, { location: elsewhere }).end();
  else await sendPage(one, path, response);
};

/**
 * Serves every site of the farm from one port, chosen by the Host header. Unknown hosts get a reset connection,
 * as does TLS: the farm speaks plain HTTP only.
 */
export const startFarm = async ({ port = 0, latencyMs = 0 } = {}): Promise<Farm> => {
  const requests: FarmRequest[] = [];
  const server = createServer((request, response) => {
    answer(request, response, latencyMs, requests).catch((cause: unknown) => response.destroy(cause as Error));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
