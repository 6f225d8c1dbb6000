import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';

/** A local forward proxy: the door as a browser needs it. */
export interface BrowserProxy {
  /** `http://127.0.0.1:port` */
  url: string;
  /** Ends what is open and lets the next page load its share of bytes. */
  reset(): void;
  close(): Promise<void>;
}

export interface BrowserProxyOptions {
  /** Checks an address by policy; throws for one that may not be asked for. */
  admit: (address: string) => URL;
  /** Opens a TCP connection to the checked, pinned address of a name. */
  connect: (target: { hostname: string; port: number }) => Promise<Socket>;
  /** Bytes that one page may load, all its files together. */
  maxBytes: number;
}

/**
 * Starts a forward proxy on a free port of 127.0.0.1. A browser that can reach nothing else meets the same policy and
 * the same guard as our own fetches, whatever its pages' scripts try.
 */
export async function openBrowserProxy({ admit, connect, maxBytes }: BrowserProxyOptions): Promise<BrowserProxy> {
  const open = new Set<Duplex>();
  let loaded = 0;

  /** Counts what comes back from outside, and cuts every connection once a page has had its share. */
  const meter = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    socket.on('data', (chunk: Buffer) => {
      loaded += chunk.length;
      if (loaded > maxBytes) for (const one of open) one.destroy();
    });
    return socket;
  };

  const dial = async (address: string): Promise<Socket> => {
    if (loaded > maxBytes) throw new Error('the page has had its share');
    const url = admit(address);
    return meter(await connect({ hostname: url.hostname, port: url.protocol === 'https:' ? 443 : 80 }));
  };

  /** Plain http: the request is sent on with its path alone. */
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const address = incoming.url ?? '';
    const socket = await dial(address);
    const { pathname, search } = new URL(address);
    const { 'proxy-connection': _, ...headers } = incoming.headers;
    const sent = request(
      { createConnection: () => socket, method: incoming.method, path: pathname + search, headers, setHost: false },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        // A body that breaks off must break off for the browser too.
        pipeline(response, outgoing, () => {});
      },
    );
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  };

  /** https and WebSocket: a tunnel; TLS is spoken by the browser, which checks the name. */
  const tunnel = async (target: string, client: Duplex, head: Buffer): Promise<void> => {
    const [, host = '', port] = /^(.+):(80|443)$/.exec(target) ?? [];
    const socket = await dial(`${port === '443' ? 'https' : 'http'}://${host}/`);
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    socket.write(head);
    socket.pipe(client);
    client.pipe(socket);
    client.on('close', () => socket.destroy());
    socket.on('close', () => client.destroy());
  };

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.writeHead(403).end());
  });
  server.on('connect', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    open.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => open.delete(client));
    tunnel(incoming.url ?? '', client, head).catch(() => client.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const endAll = () => {
    for (const one of open) one.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reset: () => {
      endAll();
      loaded = 0;
    },
    close: () =>
      new Promise((resolve) => {
        endAll();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
