import common from '../../locales/de/common.json' with { type: 'json' };
import home from '../../locales/de/home.json' with { type: 'json' };
import report from '../../locales/de/report.json' with { type: 'json' };
import search from '../../locales/de/search.json' with { type: 'json' };

/** All German texts, one namespace per file; the shape that every other language has to have. */
export const german = { common, home, report, search };

export type Texts = typeof german;
