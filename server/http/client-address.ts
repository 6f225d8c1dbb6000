import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address with IPv4-mapped IPv6 read as IPv4; undefined for what is no address. */
function parse(text = ''): Address | undefined {
  const v4 = text.replace(/^::ffff:(?=\d+\.)/i, '');
  // Nearly every peer is one, and the library would try its IPv6 patterns on a mapped one first.
  if (isIPv4(v4)) return ipaddr.IPv4.parse(v4);
  return isIPv6(text) ? ipaddr.process(text) : undefined;
}

function isIn(address: Address, networks: readonly string[]): boolean {
  return networks.some((network) => {
    const [base, bits] = ipaddr.isValidCIDR(network)
      ? ipaddr.parseCIDR(network)
      : [ipaddr.process(network), address.kind() === 'ipv4' ? 32 : 128];
    return address.kind() === base.kind() && address.match(base, bits);
  });
}

/** One network stands for one visitor: an IPv6 line has a whole /64. */
function networkOf(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * The visitor's network, to count calls by. `X-Forwarded-For` is believed only from a trusted proxy, and read from
 * the right up to the first address that is not one: everything left of it was written by the visitor.
 */
export function clientNetwork(peer: string | undefined, forwardedFor: string, trusted: readonly string[]): string {
  let client = parse(peer);
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  while (client && isIn(client, trusted)) {
    const next = parse(hops.pop());
    if (!next) break;
    client = next;
  }
  return client ? networkOf(client) : 'unknown';
}

/** `clientNetwork` of a call; 'unknown' where there is no socket. */
export function callerOf(c: Context, trusted: readonly string[]): string {
  const peer = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return clientNetwork(peer, c.req.header('X-Forwarded-For') ?? '', trusted);
}
