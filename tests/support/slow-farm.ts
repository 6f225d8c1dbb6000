import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Farm, startFarm } from './farm/farm.ts';

/** A scan gives a page up after 10 s; the slowest site takes 1.5 s by itself, a busy machine may take more. */
const LONGEST_HOLD = 1_500;

/** The site farm, whose sites can be kept from answering, so that a scan is under way for as long as a test needs. */
export interface SlowFarm extends Farm {
  /** Holds every answer of a host back until the returned function is called, each for 1.5 s at most. */
  hold: (host: string) => () => void;
}

/** Passes a request on to the farm; a reset comes back as one. */
const passOn = (port: number, { method, url: path, headers, socket }: IncomingMessage, answer: ServerResponse) =>
  request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  })
    .on('error', () => socket.resetAndDestroy())
    .end();

/** Starts the farm with a port of its own before it; `port` is the one that scans connect to. */
export const startSlowFarm = async (): Promise<SlowFarm> => {
  const farm = await startFarm();
  const held = new Map<string, Promise<void>>();
  const gate = createServer(async (asked, answer) => {
    const host = (asked.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
    if (held.has(host)) await Promise.race([held.get(host), sleep(LONGEST_HOLD)]);
    passOn(farm.port, asked, answer);
  });
  gate.on('clientError', (_error, socket) => socket.destroy());
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  return {
    ...farm,
    port: (gate.address() as AddressInfo).port,
    hold: (host) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(host, promise);
      return () => {
        held.delete(host);
        resolve();
      };
    },
    close: async () => {
      gate.closeAllConnections();
      gate.close();
      await farm.close();
    },
  };
};
