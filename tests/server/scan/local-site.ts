import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';

export type Respond = (request: IncomingMessage, response: ServerResponse) => void;

export interface LocalSite {
  connectTo: { host: string; port: number };
  /** Host and path of every request, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** Serves one address on a free port of 127.0.0.1; with `tls`, over https. */
export async function serve(respond: Respond, tls?: { key: string; cert: string }): Promise<LocalSite> {
  const requests: string[] = [];
  const listener: Respond = (request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    respond(request, response);
  };
  const server = tls ? createHttpsServer(tls, listener) : createHttpServer(listener);
  const port = await listen(server);
  return {
    connectTo: { host: '127.0.0.1', port },
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A free port of 127.0.0.1. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export function sendHtml(response: ServerResponse, html: string, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
}

/** Answers by path; a string is an HTML page, everything else is called. Unknown paths are 404, robots.txt too. */
export function byPath(pages: Record<string, string | Respond>): Respond {
  return (request, response) => {
    const page = pages[request.url ?? ''];
    if (typeof page === 'string') sendHtml(response, page);
    else if (page) page(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
  };
}

export const redirectTo =
  (location: string, status = 302): Respond =>
  (_request, response) => {
    response.writeHead(status, { location }).end();
  };
