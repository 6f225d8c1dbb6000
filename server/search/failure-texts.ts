import type { SearchErrorType } from '../../contract/errors.ts';
import type { Language } from '../../contract/primitives.ts';
import type { ScanFailure } from '../scan/types.ts';

type Text = Record<Language, string>;

/** What a visitor reads about a failed search. */
export const failureMessages: Record<SearchErrorType, Text> = {
  apify_no_results: {
    de: 'Auf den angegebenen Websites haben wir keine Unternehmensdaten gefunden.',
    en: 'We found no company data on the websites you entered.',
  },
  apify_failed: {
    de: 'Die angegebenen Websites konnten nicht gelesen werden.',
    en: 'The websites you entered could not be read.',
  },
  timeout: {
    de: 'Die angegebenen Websites haben nicht rechtzeitig geantwortet.',
    en: 'The websites you entered did not answer in time.',
  },
  unknown: {
    de: 'Bei der Verarbeitung ist ein Fehler aufgetreten.',
    en: 'Something went wrong while processing your search.',
  },
};

/** Why one site gave no company. Blocked, refused and filtered targets read the same. */
export const siteReasons: Record<ScanFailure | 'noCompany', Text> = {
  noCompany: { de: 'Kein Unternehmen gefunden', en: 'No company found' },
  malformed: { de: 'Keine gültige Webadresse', en: 'Not a valid web address' },
  unreachable: { de: 'Website nicht erreichbar', en: 'Website cannot be reached' },
  robots: { de: 'Die Website erlaubt keinen automatischen Abruf', en: 'The website does not allow automated reading' },
  timeout: { de: 'Zeitüberschreitung', en: 'Timed out' },
  notHtml: { de: 'Keine lesbare Webseite', en: 'No readable web page' },
  crashed: { de: 'Die Website konnte nicht ausgewertet werden', en: 'The website could not be analysed' },
};
