import { anyCase } from '../any-case.ts';

/** Sites that rate companies, with the words by which pages name them. */
const PLATFORMS: readonly (readonly [string, RegExp])[] = [
  ['Google', /google/iu],
  ['ProvenExpert', /proven\s?expert/iu],
  ['Trustpilot', /trustpilot/iu],
  ['Kununu', /kununu/iu],
  ['Trusted Shops', /trusted\s?shops/iu],
  ['Trustindex', /trustindex/iu],
  ['Jameda', /jameda/iu],
  ['Doctolib', /doctolib/iu],
  ['MyHammer', /my-?hammer/iu],
  ['Facebook', /facebook/iu],
  ['Yelp', /yelp/iu],
  ['Tripadvisor', /tripadvisor/iu],
  ['HolidayCheck', /holidaycheck/iu],
  ['Booking.com', /booking\.com/iu],
  ['OpenTable', /opentable/iu],
  ['Treatwell', /treatwell/iu],
  ['eKomi', /ekomi/iu],
  ['ShopVote', /shopvote/iu],
  ['ShopAuskunft', /shopauskunft/iu],
  ['idealo', /idealo/iu],
  ['Ausgezeichnet.org', /ausgezeichnet\.org/iu],
  ['Golocal', /golocal/iu],
  ['Check24', /check24/iu],
  ['ImmoScout24', /immo(?:bilien)?scout\s?24/iu],
  ['anwalt.de', /anwalt\.de/iu],
  ['WhoFinance', /whofinance/iu],
  ['Glassdoor', /glassdoor/iu],
  ['Capterra', /capterra/iu],
  ['OMR Reviews', /omr\s?reviews/iu],
  ['G2', /(?<![\p{L}\d])G2(?:\.com)?(?![\p{L}\d])/u],
  ['GetApp', /getapp/iu],
  ['Clutch', anyCase(/(?<!\p{L})clutch(?!\p{L})/iu)],
  ['Trustami', /trustami/iu],
  ['Sanego', /sanego/iu],
  ['KennstDuEinen', /kennstdueinen/iu],
  ['Aroundhome', /aroundhome/iu],
  ['Houzz', /houzz/iu],
  ['mobile.de', /(?<!auto)mobile\.de/iu],
  ['AutoScout24', /autoscout\s?24/iu],
  ['Lieferando', /lieferando/iu],
  ['Quandoo', /quandoo/iu],
  ['TheFork', /thefork/iu],
  ['Airbnb', /airbnb/iu],
  ['HRS', /(?<!\p{L})HRS(?!\p{L})/u],
  ['GetYourGuide', /getyourguide/iu],
  ['StudyCheck', /studycheck/iu],
  ['Indeed', anyCase(/(?<!\p{L})indeed(?!\p{L})/iu)],
  ['Herold', /herold\.at/iu],
  ['Gelbe Seiten', /gelbe\s?seiten/iu],
  ['Händlerbund', /händlerbund/iu],
  ['local.ch', /local\.ch/iu],
  ['WerkenntdenBESTEN', /werkenntdenbesten/iu],
];

/** The rating site that a text names first; null where it names none. */
export function platformOf(text: string): string | null {
  const named = PLATFORMS.map(([name, pattern]) => ({ name, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  return named.sort((a, b) => a.at - b.at)[0]?.name ?? null;
}

/** A rating site that is named by its address only: 'auf musterportal.de'. */
const ADDRESS =
  /(?<![\p{L}\d@./-])((?:[\p{Ll}\d]{2,30}-){0,3}\p{L}?[\p{Ll}\d]{2,30}\.(?:de|at|ch|com|org|net|eu))(?!\.?[\p{L}\d@/])/u;

/** The address by which a text names where ratings were given; null where it is the company's own `host`. */
export function addressOf(text: string, host: string): string | null {
  const address = text.includes('.') ? (ADDRESS.exec(text)?.[1] ?? null) : null;
  return address !== null && !host.endsWith(address.toLowerCase()) ? address : null;
}
