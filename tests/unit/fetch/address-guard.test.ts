import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGlobalUnicast } from '../../../server/scan/fetch/address-guard.ts';

describe('isGlobalUnicast', () => {
  it.each(['1.1.1.1', '93.184.215.14', '172.15.255.255', '172.32.0.0', '2606:4700::1111', '2a00:1450:4001::1'])(
    'lets %s through',
    (address) => expect(isGlobalUnicast(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '::',
    '::1',
    '::ffff:1.1.1.1',
    '::ffff:127.0.0.1',
    '64:ff9b::101:101',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:10::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
  ])('refuses %s', (address) => expect(isGlobalUnicast(address)).toBe(false));

  it('refuses whatever is no address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^[\d.:a-f]+$/i.test(text));
        expect(isGlobalUnicast(text)).toBe(false);
      }),
    );
    for (const text of ['', 'garbage', '1.1.1', '01.1.1.1', '1.1.1.1.1', '::g'])
      expect(isGlobalUnicast(text)).toBe(false);
  });

  it('lets no IPv6 address outside 2000::/3 through', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const first = Number.parseInt(address.split(':')[0] || '0', 16);
        if (first < 0x2000 || first > 0x3fff) expect(isGlobalUnicast(address)).toBe(false);
      }),
    );
  });
});
