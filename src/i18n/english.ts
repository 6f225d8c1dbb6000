import common from '../../locales/en/common.json' with { type: 'json' };
import forms from '../../locales/en/forms.json' with { type: 'json' };
import home from '../../locales/en/home.json' with { type: 'json' };
import pages from '../../locales/en/pages.json' with { type: 'json' };
import report from '../../locales/en/report.json' with { type: 'json' };
import results from '../../locales/en/results.json' with { type: 'json' };
import search from '../../locales/en/search.json' with { type: 'json' };
import type { Texts } from './texts.ts';

/** All English texts; a key that German has and English lacks does not compile. */
export const english: Texts = { common, forms, home, pages, report, results, search };
