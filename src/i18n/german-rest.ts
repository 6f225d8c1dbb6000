import forms from '../../locales/de/forms.json' with { type: 'json' };
import pages from '../../locales/de/pages.json' with { type: 'json' };
import report from '../../locales/de/report.json' with { type: 'json' };
import results from '../../locales/de/results.json' with { type: 'json' };
import search from '../../locales/de/search.json' with { type: 'json' };

/** The German texts of all other pages. */
export const germanRest = { forms, pages, report, results, search };
