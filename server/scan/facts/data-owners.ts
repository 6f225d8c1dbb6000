import { hasLegalForm } from './legal-forms.ts';
import { isKnown, knownTexts } from './name-support.ts';
import type { Address } from './page-facts.ts';
import type { Reading } from './reading.ts';
import { isAtHome, postalAddresses, type StructuredItem, textProp } from './structured-data.ts';

/**
 * The company that a thing in the page's data is, where its name tells: by a legal form (a franchise's head office is on
 * every page of its clubs), or because nothing else on the page bears it (the clinic that praises, the hotel next door);
 * and where it is said to be.
 */
export function partyOf(reading: Reading, item: StructuredItem): { party?: string; place?: Address } {
  const { props, part } = item;
  const name = textProp(props, 'legalName') || textProp(props, 'name');
  const [place] = postalAddresses(props);
  const isStranger =
    part === 'own' && name !== '' && !isAtHome(item, reading.host) && !isKnown(name, knownTexts(reading));
  const isNamed = hasLegalForm(name) || isStranger;
  return { ...(isNamed && { party: name }), ...(place && { place }) };
}
