import { BlockList, isIPv4 } from 'node:net';

/**
 * IPv4 blocks of the IANA special-purpose address registry, multicast and class E.
 * 168.63.129.16 is the platform service that every Azure machine sees.
 */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** The special blocks inside 2000::/3, the only IPv6 space that IANA has given out as global unicast. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const special = new BlockList();
for (const block of SPECIAL_V4) special.addSubnet(...subnet(block), 'ipv4');
for (const block of SPECIAL_V6) special.addSubnet(...subnet(block), 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an address is a public host's: global unicast by the IANA registries. Anything else is refused, text that
 * is no address included; `BlockList.check` says false to that, so a deny list alone would let it through.
 */
export function isGlobalUnicast(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  const scoped = address.includes('%');
  return !scoped && globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function subnet(block: string): [string, number] {
  const [network = '', prefix = ''] = block.split('/');
  return [network, Number(prefix)];
}
