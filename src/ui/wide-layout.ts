import { limits } from '../../contract/limits.ts';

/** True where the window is wide enough to show all sections open at once. */
export const isWideLayout = (): boolean => window.matchMedia(`(min-width: ${limits.wideLayoutPx}px)`).matches;
