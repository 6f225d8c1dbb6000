import type { Door } from '../scan/fetch/door.ts';
import { toSiteAddress } from './site-address.ts';

interface Icon {
  bytes: Buffer;
  type: string;
}

const keptMs = 24 * 60 * 60 * 1000;
const keptIcons = 500;
/** Where sites put their icon (specification §7). */
const usualPlaces = ['/favicon.ico', '/favicon.png', '/apple-touch-icon.png'];

/** The addresses to try: an icon's own, or for a bare site the usual places. */
function candidates(address: string): string[] {
  const url = toSiteAddress(address)?.url;
  if (!url) return [];
  return new URL(url).pathname === '/' ? usualPlaces.map((place) => new URL(place, url).href) : [url];
}

/**
 * Fetches icons for visitors, so that no visitor's address reaches the site. What was found, and that
 * nothing was, is remembered for a day; the oldest memories go first.
 */
export function createFaviconReader(fetchImage: Door['fetchImage']): (address: string) => Promise<Icon | undefined> {
  const memory = new Map<string, { until: number; icon: Promise<Icon | undefined> }>();

  const fetchFirst = async (places: string[]): Promise<Icon | undefined> => {
    for (const place of places) {
      const answer = await fetchImage(place);
      if (answer.ok) return { bytes: answer.bytes, type: answer.type };
    }
    return undefined;
  };

  return (address) => {
    const known = memory.get(address);
    if (known && known.until > Date.now()) return known.icon;
    const icon = fetchFirst(candidates(address));
    memory.delete(address);
    memory.set(address, { until: Date.now() + keptMs, icon });
    const oldest = memory.keys().next();
    if (memory.size > keptIcons && !oldest.done) memory.delete(oldest.value);
    return icon;
  };
}
