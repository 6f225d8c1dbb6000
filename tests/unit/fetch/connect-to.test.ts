import { describe, expect, it } from 'vitest';
import { parseConnectTo } from '../../../server/scan/fetch/connect-to.ts';

describe('parseConnectTo', () => {
  it.each([
    ['127.0.0.1:8099', { host: '127.0.0.1', port: 8099 }],
    ['farm:80', { host: 'farm', port: 80 }],
    [' [::1]:8099 ', { host: '::1', port: 8099 }],
  ])('reads %s', (value, target) => expect(parseConnectTo(value)).toEqual(target));

  it.each([
    '',
    '127.0.0.1',
    ':8099',
    'farm:',
    'farm:0',
    'farm:65536',
    'farm:80a',
    '::1:80',
    '[farm]:80',
    'http://farm:80',
  ])('names the variable when it cannot read "%s"', (value) =>
    expect(() => parseConnectTo(value)).toThrow(/SCAN_CONNECT_TO/),
  );
});
