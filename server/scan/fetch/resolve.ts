import { Resolver } from 'node:dns/promises';
import { isGlobalUnicast } from './address-guard.ts';
import { FetchError } from './failure.ts';

/** All A and AAAA answers for a name; rejects or returns nothing where there are none. */
export type ResolveName = (hostname: string) => Promise<string[]>;

/** Asks the system's name servers for A and AAAA, past /etc/hosts, where private names live. */
export const resolveByDns: ResolveName = async (hostname) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/**
 * The addresses to connect to. One private answer condemns the name: a host that mixes public and
 * private addresses is trying to be let in by luck. IPv4 first, because our own host may lack IPv6.
 */
export async function resolvePublic(hostname: string, resolveName: ResolveName): Promise<string[]> {
  const addresses = await resolveName(hostname);
  if (addresses.length === 0) throw new FetchError('unreachable', 'name does not resolve');
  if (!addresses.every(isGlobalUnicast)) throw new FetchError('unreachable', 'name leads to a private address');
  return addresses.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
}
