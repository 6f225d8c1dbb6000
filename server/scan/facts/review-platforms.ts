import { anyCase } from '../any-case.ts';

type Platform = readonly [string, RegExp];

/** Sites on which those who work for a company rate it. */
const EMPLOYER_PLATFORMS: readonly Platform[] = [
  ['Kununu', /kununu/iu],
  ['Glassdoor', /glassdoor/iu],
  ['Indeed', anyCase(/(?<!\p{L})indeed(?!\p{L})/iu)],
  ['MeinChef', /mein-?chef/iu],
  ['Jobvoting', /job-?voting/iu],
  ['Stepstone', /stepstone/iu],
];

/** Sites that rate companies, with the words by which pages name them. */
const PLATFORMS: readonly Platform[] = [
  ...EMPLOYER_PLATFORMS,
  ['Google', /google/iu],
  ['ProvenExpert', /proven\s?expert/iu],
  ['Trustpilot', /trustpilot/iu],
  ['Trusted Shops', /trusted\s?shops/iu],
  ['Trustindex', /trustindex/iu],
  ['Jameda', /jameda/iu],
  ['DocFinder', /doc-?finder/iu],
  ['OneDoc', /onedoc/iu],
  ['Medicosearch', /medicosearch/iu],
  ['Doctolib', /doctolib/iu],
  ['MyHammer', /my-?hammer/iu],
  ['Facebook', /facebook/iu],
  ['Yelp', /yelp/iu],
  ['Tripadvisor', /tripadvisor/iu],
  ['HolidayCheck', /holidaycheck/iu],
  ['Booking.com', /booking\.com|(?<!\p{L})Booking(?=$|:|,? (?:\d|mit|bei|sind|haben|Ø))/iu],
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
  ['Camping.info', /camping\.info/iu],
  ['PiNCAMP', anyCase(/(?<!\p{L})pincamp/iu)],
  ['CamperDays', /camperdays/iu],
  ['Amazon', anyCase(/(?<!\p{L})amazon(?!\p{L})/iu)],
  ['HRS', /(?<!\p{L})HRS(?!\p{L})/u],
  ['GetYourGuide', /getyourguide/iu],
  ['StudyCheck', /studycheck/iu],
  ['Herold', anyCase(/(?<!\p{L})herold(?!\p{L})/iu)],
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

/** Whether a rating site asks those who work for a company rather than its customers. */
export const isOfEmployers = (platform: string): boolean =>
  EMPLOYER_PLATFORMS.some(([, named]) => named.test(platform));

/** A rating site that no list knows, by its name behind the number of opinions: '1.204 Bewertungen bei Mustersiegel'. */
const NAMED =
  /(?:^|\s)(?:[Aa]uf|[Bb]ei) (\p{Lu}[\p{L}\d-]{3,30}) (?=(?:haben|bewerten|geben) uns(?!\p{L}))|(?:[Bb]ewertung|[Rr]ezension|[Rr]eview|[Mm]einung|[Ss]timme|[Ss]tern|[Pp]unkt|(?:von|\/) ?5)\p{L}{0,3}\)? (?:bei|auf|über|via|on) (?:(?:dem|der) (?:\p{L}{0,15}[Pp]ortal|Plattform) )?(?!(?:Basis|Grundlage|Anfrage|Wunsch|Deutsch|Englisch|Platz|Frau|Herrn|Note|Stand|Nachfrage|Seite)(?!\p{L}))(\p{Lu}[\p{L}\d-]{3,30})(?<!(?:en|ern|ung))(?![\p{L}\d])/u;

/** The rating site that is named behind the opinions it counts; null where none is. */
export function namedBehind(text: string): string | null {
  const match = NAMED.exec(text);
  return match?.[1] ?? match?.[2] ?? null;
}

/** A rating site that is named by its address only: 'auf musterportal.de'. */
const ADDRESS =
  /(?<![\p{L}\d@./-])((?:[\p{Ll}\d]{2,30}-){0,3}\p{L}?[\p{Ll}\d]{2,30}\.(?:de|at|ch|com|org|net|eu))(?!\.?[\p{L}\d@/])/u;

/** The address by which a text names where ratings were given; null where it is the company's own `host`. */
export function addressOf(text: string, host: string): string | null {
  const address = text.includes('.') ? (ADDRESS.exec(text)?.[1] ?? null) : null;
  return address !== null && !host.endsWith(address.toLowerCase()) ? address : null;
}
