import { describe, expect, test } from 'vitest';
import { clientNetwork } from '../../../server/http/client-address.ts';

const proxies = ['10.0.0.0/8', '192.0.2.1', 'fd00::/8'];

describe("the visitor's network", () => {
  test.each([
    { peer: '203.0.113.9', forwarded: '', network: '203.0.113.9', why: 'a direct visitor' },
    { peer: '203.0.113.9', forwarded: '198.51.100.1', network: '203.0.113.9', why: 'a forged header' },
    { peer: '10.1.2.3', forwarded: '198.51.100.1', network: '198.51.100.1', why: 'one trusted proxy' },
    { peer: '::ffff:10.1.2.3', forwarded: '198.51.100.1', network: '198.51.100.1', why: 'a mapped proxy address' },
    { peer: '10.1.2.3', forwarded: '1.1.1.1, 198.51.100.1, 192.0.2.1', network: '198.51.100.1', why: 'two proxies' },
    { peer: '10.1.2.3', forwarded: '', network: '10.1.2.3', why: 'the proxy itself' },
    { peer: '10.1.2.3', forwarded: '198.51.100.1, rubbish', network: '10.1.2.3', why: 'a hop that is no address' },
    { peer: 'fd00::1', forwarded: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2::/64', why: 'an IPv6 line' },
    { peer: undefined, forwarded: '198.51.100.1', network: 'unknown', why: 'no socket' },
  ])('$why', ({ peer, forwarded, network }) => {
    expect(clientNetwork(peer, forwarded, proxies)).toBe(network);
  });

  test('all addresses of an IPv6 line count as one visitor', () => {
    const one = clientNetwork('2001:db8:1:2::a', '', []);
    expect(clientNetwork('2001:db8:1:2:ffff::b', '', [])).toBe(one);
    expect(clientNetwork('2001:db8:1:3::a', '', [])).not.toBe(one);
  });
});
