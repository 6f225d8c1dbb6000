import { type AddressInfo, createServer, connect as netConnect, type Server } from 'node:net';
import type { buildConnector } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { createConnector } from '../../../server/scan/fetch/connector.ts';
import { NoTlsError } from '../../../server/scan/fetch/failure.ts';

const target = (protocol: string) => ({ hostname: 'muster-bau.de', host: 'muster-bau.de', protocol, port: '' });

const open = (connector: buildConnector.connector, protocol = 'http:') =>
  new Promise((resolve, reject) => {
    connector(target(protocol), (error, socket) => (error ? reject(error) : resolve(socket)));
  });

/** A dialler that notes what it is asked for and answers as told. */
function recorder(answer: (address: string, callback: buildConnector.Callback) => void) {
  const dialled: buildConnector.Options[] = [];
  const dial: buildConnector.connector = (options, callback) => {
    dialled.push(options);
    answer(options.hostname, callback);
  };
  return { dialled, dial };
}

const codeError = (code: string) => Object.assign(new Error(code), { code });

let server: Server | undefined;
afterEach(() => server?.close());

async function localSocket(remoteAddress?: string) {
  server = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const socket = netConnect(port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  if (remoteAddress) Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return socket;
}

const options = { connectTo: undefined, timeout: 1_000 };

describe('createConnector', () => {
  it('never dials a name that leads to a private address', async () => {
    const { dialled, dial } = recorder((_, callback) => callback(codeError('ECONNREFUSED'), null));
    const connector = createConnector({ ...options, dial, resolveName: async () => ['1.1.1.1', '192.168.0.1'] });
    await expect(open(connector)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(dialled).toEqual([]);
  });

  it('dials the checked address and keeps the name for SNI', async () => {
    const socket = await localSocket('1.1.1.1');
    const { dialled, dial } = recorder((_, callback) => callback(null, socket));
    const connector = createConnector({ ...options, dial, resolveName: async () => ['1.1.1.1'] });
    expect(await open(connector, 'https:')).toBe(socket);
    expect(dialled).toMatchObject([{ hostname: '1.1.1.1', servername: 'muster-bau.de' }]);
    socket.destroy();
  });

  it('gives up a socket that ended at a private address after all', async () => {
    const socket = await localSocket();
    const { dial } = recorder((_, callback) => callback(null, socket));
    const connector = createConnector({ ...options, dial, resolveName: async () => ['1.1.1.1'] });
    await expect(open(connector)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(socket.destroyed).toBe(true);
  });

  it('tries the next address when one does not answer', async () => {
    const socket = await localSocket('2606:4700::1111');
    const { dialled, dial } = recorder((address, callback) =>
      address.includes(':') ? callback(null, socket) : callback(codeError('ECONNREFUSED'), null),
    );
    const connector = createConnector({ ...options, dial, resolveName: async () => ['2606:4700::1111', '1.1.1.1'] });
    expect(await open(connector)).toBe(socket);
    expect(dialled.map(({ hostname }) => hostname)).toEqual(['1.1.1.1', '2606:4700::1111']);
    socket.destroy();
  });

  it.each([
    ['ECONNREFUSED', true],
    ['ECONNRESET', true],
    ['ERR_SSL_WRONG_VERSION_NUMBER', true],
    ['UND_ERR_CONNECT_TIMEOUT', true],
    ['CERT_HAS_EXPIRED', false],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', false],
    ['ERR_TLS_CERT_ALTNAME_INVALID', false],
  ])('takes %s for a host without TLS: %s', async (code, noTls) => {
    const { dial } = recorder((_, callback) => callback(codeError(code), null));
    const connector = createConnector({ ...options, dial, resolveName: async () => ['1.1.1.1'] });
    const error = await open(connector, 'https:').catch((reason: unknown) => reason);
    expect(error instanceof NoTlsError).toBe(noTls);
  });

  it('dials the one given address instead, asking no name server', async () => {
    const socket = await localSocket();
    const { dialled, dial } = recorder((_, callback) => callback(null, socket));
    const resolveName = async () => {
      throw new Error('asked a name server');
    };
    const connector = createConnector({ ...options, dial, resolveName, connectTo: { host: '127.0.0.1', port: 8099 } });
    expect(await open(connector)).toBe(socket);
    expect(dialled).toMatchObject([{ hostname: '127.0.0.1', port: '8099', servername: 'muster-bau.de' }]);
    socket.destroy();
  });
});
