import type { PageSlug } from '../../contract/pages.ts';

/** The static pages' slugs as a value, complete by its type, without the contract's schemas in the first load. */
const slugs: Record<PageSlug, true> = {
  impressum: true,
  datenschutz: true,
  'cookie-richtlinie': true,
  'cookie-policy': true,
  agb: true,
  'ihre-datenrechte': true,
  'cookies-verwalten': true,
};

export const pageSlugs = Object.keys(slugs);
