import common from '../../locales/de/common.json' with { type: 'json' };
import forms from '../../locales/de/forms.json' with { type: 'json' };
import home from '../../locales/de/home.json' with { type: 'json' };
import pages from '../../locales/de/pages.json' with { type: 'json' };
import report from '../../locales/de/report.json' with { type: 'json' };
import results from '../../locales/de/results.json' with { type: 'json' };
import search from '../../locales/de/search.json' with { type: 'json' };

/** All German texts, one namespace per file; the shape that every other language has to have. */
export const german = { common, forms, home, pages, report, results, search };

export type Texts = typeof german;
