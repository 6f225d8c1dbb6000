import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSiteFile } from './pages.ts';
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

const sendPage = async (site: Site, path: string, response: ServerResponse) => {
  const file = await readSiteFile(site, path);
  const page = file ?? (await readSiteFile(site, '/404'));
  if (!page) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    return;
  }
  response.writeHead(file ? 200 : 404, { 'content-type': page.contentType }).end(page.body);
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
  if (site.fault === 'status500') {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>');
  } else if (host !== site.hosts[0]) {
    response.writeHead(301, { location: `http://${site.hosts[0]}${path}` }).end();
  } else {
    await sendPage(site, path, response);
  }
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
