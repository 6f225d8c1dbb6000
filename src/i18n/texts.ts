import type { german } from './german.ts';
import type { germanRest } from './german-rest.ts';

/** All texts as German has them; the shape that every other language has to have. */
export type Texts = typeof german & typeof germanRest;
