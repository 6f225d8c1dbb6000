import common from '../../locales/de/common.json' with { type: 'json' };
import home from '../../locales/de/home.json' with { type: 'json' };

/** The German texts of the first page, one namespace per file. */
export const german = { common, home };
