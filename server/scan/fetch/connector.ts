import type { Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import { buildConnector } from 'undici';
import { isGlobalUnicast } from './address-guard.ts';
import type { ConnectTo } from './connect-to.ts';
import { FetchError, NoTlsError } from './failure.ts';
import { type ResolveName, resolvePublic } from './resolve.ts';

/** A host with many addresses is given up after this many were tried. */
const ADDRESSES_TRIED = 3;

/** Failures that mean 'nobody speaks TLS there', as opposed to a certificate that does not hold. */
const NO_TLS =
  /^(?:ERR_SSL_|EPROTO$|EPIPE$|ECONNREFUSED$|ECONNRESET$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|UND_ERR_CONNECT_TIMEOUT$)/;

/** Those of a port that answered in another protocol. */
const OTHER_PROTOCOL = /^(?:ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)|EPROTO)$/;

export interface ConnectorOptions {
  connectTo: ConnectTo | undefined;
  resolveName: ResolveName;
  /** Milliseconds for TCP and TLS together. */
  timeout: number;
  /** Certificate authorities instead of the built-in ones. */
  ca?: string | undefined;
  /** Opens the socket; replaced in tests only. */
  dial?: buildConnector.connector | undefined;
}

/**
 * Opens a connection for undici to a checked, pinned address: no second look-up can move it (DNS rebinding),
 * and the address that really answered is checked once more. Host header and SNI stay the name's.
 */
export function createConnector(options: ConnectorOptions): buildConnector.connector {
  const { connectTo, resolveName, timeout, ca } = options;
  // One context for all hosts: making one for each connection costs more than the connection.
  const secureContext = createSecureContext(ca === undefined ? {} : { ca });
  const dial = options.dial ?? buildConnector({ allowH2: false, timeout, secureContext });

  const open = (target: buildConnector.Options) =>
    new Promise<Socket>((resolve, reject) => {
      dial(target, (error, socket) => (error ? reject(error) : resolve(socket)));
    });

  // The one port that stands in for all hosts speaks TLS or does not; it is found out once, not for each host.
  let withoutTls: unknown;
  const openStandIn = async (target: buildConnector.Options, { host, port }: ConnectTo): Promise<Socket> => {
    const isSecure = target.protocol === 'https:';
    if (isSecure && withoutTls) throw withoutTls;
    try {
      return await open({ ...target, hostname: host, port: String(port), servername: target.hostname });
    } catch (error) {
      if (isSecure && OTHER_PROTOCOL.test(codeOf(error))) withoutTls = error;
      throw error;
    }
  };

  const openGuarded = async (target: buildConnector.Options): Promise<Socket> => {
    if (connectTo) return openStandIn(target, connectTo);
    const { hostname } = target;
    const addresses = await resolvePublic(hostname, resolveName);
    let failure: unknown;
    for (const address of addresses.slice(0, ADDRESSES_TRIED)) {
      try {
        const socket = await open({ ...target, hostname: address, servername: hostname });
        if (isGlobalUnicast(socket.remoteAddress ?? '')) return socket;
        socket.destroy();
        throw new FetchError('unreachable', 'connected to a private address');
      } catch (error) {
        if (error instanceof FetchError) throw error;
        failure = error;
      }
    }
    throw failure;
  };

  return (target, callback) => {
    openGuarded(target).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(connectionError(error, target.protocol), null),
    );
  };
}

function connectionError(error: unknown, protocol: string): Error {
  if (error instanceof FetchError) return error;
  const code = codeOf(error);
  const Failure = protocol === 'https:' && NO_TLS.test(code) ? NoTlsError : FetchError;
  return new Failure('unreachable', `no connection (${code})`, { cause: error });
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
