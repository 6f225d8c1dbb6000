import { describe, expect, it } from 'vitest';
import { isForSale, isUnbuilt } from '../../../server/scan/facts/parked.ts';
import { factsOf } from './support.ts';

const host = '<p>Serverlaube GmbH, Nürnberger Straße 12, 91052 Erlangen, Telefon 09131 6240310</p>';

describe('a site that is not there', () => {
  it.each([
    'Hier entsteht eine neue Internetpräsenz',
    'Diese Homepage ist noch nicht verfügbar.',
    'Diese Domain ist bereits registriert',
    'Diese Domain wurde soeben freigeschaltet.',
    'Apache2 Debian Default Page',
    'Welcome to nginx!',
    'Index of /',
  ])('says nothing of a company with "%s"', (text) => {
    const { name, address, phones } = factsOf(`<h1>${text}</h1>${host}`, 'home');
    expect({ names: name.filter(({ weight }) => weight > 10), address, phones }).toEqual({
      names: [],
      address: [],
      phones: [],
    });
  });

  it('may belong to a company that says so itself', () => {
    for (const text of ['Hier entsteht unsere neue Website', 'Unsere neue Website ist noch nicht verfügbar']) {
      expect(factsOf(`<h1>${text}</h1>${host}`, 'home').address).toHaveLength(1);
    }
  });
});

it.each(['muster.de steht zum Verkauf', 'Diese Domain ist zu verkaufen', 'This domain is for sale', 'Domain-Parking'])(
  'tells a domain for sale by "%s"',
  (text) => expect([isForSale(text), isUnbuilt(text)]).toEqual([true, false]),
);
