import { anyCase } from '../any-case.ts';
/** The company speaks of itself: 'wir', 'unser Werk', 'our plant'. */
export const OWN_VOICE = anyCase(/(?<!\p{L})(?:wir|uns|unser\p{L}{0,2}|we|us|our)(?!\p{L})/iu);
