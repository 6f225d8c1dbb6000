import { describe, expect, it } from 'vitest';
import { resolvePublic } from '../../../server/scan/fetch/resolve.ts';

const answering = (addresses: string[]) => async () => addresses;

describe('resolvePublic', () => {
  it('gives public addresses, IPv4 first', async () => {
    const addresses = await resolvePublic('muster-bau.de', answering(['2606:4700::1111', '1.1.1.1']));
    expect(addresses).toEqual(['1.1.1.1', '2606:4700::1111']);
  });

  it('refuses a name with a single private answer among public ones', async () => {
    const lookUp = answering(['1.1.1.1', '10.0.0.5', '2606:4700::1111']);
    await expect(resolvePublic('muster-bau.de', lookUp)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('refuses a name without an answer', async () => {
    await expect(resolvePublic('muster-bau.de', answering([]))).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
