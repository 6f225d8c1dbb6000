import { describe, expect, it } from 'vitest';
import { FetchError } from '../../../server/scan/fetch/failure.ts';
import { admitUrl } from '../../../server/scan/fetch/url-policy.ts';

const strict = { anySuffix: false };

function refusal(address: string): string {
  try {
    admitUrl(address, strict);
  } catch (error) {
    if (error instanceof FetchError) return error.reason;
    throw error;
  }
  return 'admitted';
}

describe('admitUrl', () => {
  it.each([
    ['https://www.muster-bau.de/impressum?x=1#top', 'https://www.muster-bau.de/impressum?x=1'],
    ['http://muster-bau.de:80/', 'http://muster-bau.de/'],
    ['https://müller-söhne.de', 'https://xn--mller-shne-kcb9d.de/'],
    ['https://xn--mller-shne-kcb9d.de', 'https://xn--mller-shne-kcb9d.de/'],
    ['https://muster-bau.de./', 'https://muster-bau.de/'],
    ['https://firma.co.at', 'https://firma.co.at/'],
    ['https://firma.github.io', 'https://firma.github.io/'],
  ])('admits %s', (address, admitted) => {
    expect(admitUrl(address, strict).href).toBe(admitted);
  });

  it.each([
    'ftp://muster-bau.de',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://user:secret@muster-bau.de',
    'https://user@muster-bau.de',
    'muster-bau.de',
    'https://',
    'https://a b.de',
  ])('calls %s malformed', (address) => {
    expect(refusal(address)).toBe('malformed');
  });

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://2130706433/',
    'http://127.0.0.1./',
    'http://8.8.8.8/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://localhost/',
    'http://app.localhost/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://nas.home.arpa/',
    'http://abc.onion/',
    'http://intranet/',
    'http://firma.nosuchsuffix/',
    'http://co.uk/',
    'http://a&b.de/',
    'https://muster-bau.de:8443/',
    'https://muster-bau.de:80/',
    'http://muster-bau.de:22/',
  ])('refuses %s as unreachable', (address) => {
    expect(refusal(address)).toBe('unreachable');
  });

  it('accepts unregistered suffixes only for local farms', () => {
    expect(admitUrl('http://firma.test/', { anySuffix: true }).href).toBe('http://firma.test/');
    expect(() => admitUrl('http://127.0.0.1/', { anySuffix: true })).toThrow(FetchError);
    expect(() => admitUrl('http://localhost/', { anySuffix: true })).toThrow(FetchError);
  });
});
