import { foldKey } from './choose.ts';
import type { Address } from './page-facts.ts';

/** Postcode and street, however they are written; the city where there is no street. */
export const placeKey = ({ zip, street, city }: Address): string =>
  foldKey(`${zip ?? ''} ${street ?? city ?? ''}`)
    .replace(/strasse/u, 'str')
    .replace(/platz/u, 'pl');
