import { isIP } from 'node:net';

/** Where every scan connection goes instead of to its own host. */
export interface ConnectTo {
  host: string;
  port: number;
}

/**
 * Reads `host:port` or `[v6]:port`, as curl's --connect-to does for its target.
 * Throws an Error whose message says what is wrong.
 */
export function parseConnectTo(value: string): ConnectTo {
  const match = /^(?:\[([^\]]+)\]|([^:[\]\s]+)):(\d{1,5})$/.exec(value.trim());
  const host = match?.[1] ?? match?.[2] ?? '';
  const port = Number(match?.[3]);
  if (match?.[1] !== undefined && isIP(match[1]) !== 6) {
    throw new Error(`SCAN_CONNECT_TO: "${match[1]}" is not an IPv6 address.`);
  }
  if (host === '' || !(port >= 1 && port <= 65_535)) {
    throw new Error(`SCAN_CONNECT_TO: expected host:port such as 127.0.0.1:8099, got "${value}".`);
  }
  return { host, port };
}
