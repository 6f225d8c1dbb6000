import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { benchPages } from './pages.ts';

/** Milliseconds before each answer, as a host in the same country has. */
const LATENCY_MS = 30;

/** The bench's site in a process of its own, so that its work is nobody's measured time. */
const pages = benchPages();
const server = createServer((request, response) => {
  setTimeout(() => {
    const page = pages.get(request.url ?? '');
    if (page) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    else response.writeHead(404).end();
  }, LATENCY_MS);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
