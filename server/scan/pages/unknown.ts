import { pageKey } from './addresses.ts';
import type { PageLink } from './outline.ts';
import { foldWords, isDailyBusiness } from './vocabulary.ts';

/** A link whose words say nothing that is known. */
interface UnknownLink {
  url: string;
  /** Hops from the start page. */
  depth: number;
  /** How likely its page says who runs the site. */
  score: number;
}

/** Words in the names that sites give a legal notice of their own making. */
const HINT =
  /recht|legal|gesetz|pflicht|anbieter|betreib|verantwort|angaben|hinweis|info|seite|site|disclaimer|haftung|copyright|klein|wer |who /;
/** What stands beside a legal notice, and names the company too where there is none. */
const NEIGHBOUR = /datenschutz|privacy|privatsphaere|agb|geschaeftsbedingungen|terms|nutzungsbedingungen/;
/** A sign alone for what is linked: '§', 'ⓘ'. */
const SIGN = /^[§ⓘ©]/u;
/** Links of so many words are headlines. */
const MAX_WORDS = 5;
/** Points from which a link counts as near to what is looked for: all of a footer, and hints elsewhere. */
const NEAR = 6;

/** The last part of an address: 'pflicht.html' */
const fileOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/**
 * Links that no topic is known for. Footers lead to legal notices whatever they are called; menus lead to pages with
 * footers and menus of their own.
 */
export function createUnknown() {
  const links = new Map<string, UnknownLink>();

  return {
    add({ url, words, place }: PageLink, depth: number): void {
      const key = pageKey(url);
      const written = words[0]?.trim() ?? '';
      // Of a sign no word is left; the address may have one.
      const isSign = SIGN.test(written);
      const text = foldWords(isSign ? fileOf(url) : written);
      const isHeadline = text.split(' ').length > MAX_WORDS;
      if (links.has(key) || (text === '' && !isSign) || isHeadline || isDailyBusiness(url)) return;
      const hint = isSign || HINT.test(text) ? 6 : 0;
      const score = { footer: 6, nav: 3, body: 0 }[place] + hint - (NEIGHBOUR.test(text) ? 8 : 0);
      links.set(key, { url, depth, score: score - depth });
    },

    /** Takes out the likeliest ones that are wanted; `near` leaves out those that only might lead further. */
    take(count: number, where: 'near' | 'anywhere', isWanted: (link: UnknownLink) => boolean): UnknownLink[] {
      const least = where === 'near' ? NEAR - 1 : Number.NEGATIVE_INFINITY;
      const taken = [...links.entries()]
        .filter(([, link]) => link.score >= least && isWanted(link))
        .toSorted(([, one], [, other]) => other.score - one.score)
        .slice(0, count);
      for (const [key] of taken) links.delete(key);
      return taken.map(([, link]) => link);
    },
  };
}
