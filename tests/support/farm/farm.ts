import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPage } from './pages.ts';
import { sites } from './sites.ts';
import type { Site } from './types.ts';

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

const byHost = new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const)));

const sendPage = async (site: Site, target: string, response: ServerResponse) => {
  const page = await readPage(site, target);
  const status = site.statuses?.[target] ?? site.statuses?.['*'] ?? (page ? 200 : 404);
  if (page) response.writeHead(status, { 'content-type': page.contentType }).end(page.body);
  else response.writeHead(status, { 'content-type': 'text/plain' }).end('No such page\n');
};

const answer = async (request: IncomingMessage, response: ServerResponse, latencyMs: number, log: FarmRequest[]) => {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const path = request.url ?? '/';
  log.push({ host, path, userAgent: request.headers['user-agent'] ?? '' });
  const site = byHost.get(host);
  if (!site || site.fault === 'reset') {
    request.socket.resetAndDestroy();
    return;
  }
  await sleep(latencyMs + (site.latencyMs ?? 0));
  const elsewhere = host === site.hosts[0] ? site.redirects?.[path] : `http://${site.hosts[0]}${path}`;
  if (elsewhere) response.writeHead(301, { location: elsewhere }).end();
  else await sendPage(site, path, response);
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
