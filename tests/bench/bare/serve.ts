import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The floor of the API bench: node:http alone, which reads a body and answers a constant of a poll's size. */
const answer = JSON.stringify({ status: 'running', jobId: '00000000-0000-4000-8000-000000000000' });

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
}).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

process.on('disconnect', () => process.exit());
