import { describe, expect, it } from 'vitest';
import { certificateNames } from '../../../server/scan/facts/certificate-names.ts';
import { ownHoldings } from '../../../server/scan/facts/own-holding.ts';
import { statedNames } from '../../../server/scan/facts/stated-names.ts';

const heldIn = (sentence: string): string[] => {
  const named = certificateNames(sentence);
  const spans = ownHoldings(sentence, named);
  return named.filter(({ index }) => spans.some(({ from, to }) => index >= from && index < to)).map(({ name }) => name);
};

describe('what a company says to hold in its own words', () => {
  it.each([
    ['Wir sind nach ISO 9001 und ISO 14001 zertifiziert und verarbeiten Ziegel namhafter Hersteller.', 2],
    ['Unser Betrieb ist nach ISO 9001 zertifiziert, das Werk unseres Lieferanten nach ISO 50001.', 1],
    ['Nach zwei Jahren Vorbereitung wurde uns im November das Zertifikat DIN EN 9100:2018 überreicht.', 1],
    ['Wir planen und installieren Anlagen und sind hierfür nach VdS 2859 zertifiziert.', 1],
    ['In March we received our ISO 14001 certificate.', 1],
    ['Außerdem besitzen wir eine gültige Registrierung nach EMAS.', 1],
  ])('is its own: %s', (sentence, count) => expect(heldIn(sentence)).toHaveLength(count));

  it.each([
    'Unser altes Zertifikat nach ISO 9001 ist 2018 ausgelaufen.',
    'Um das Zertifikat ISO 14001 haben wir angesucht, die Prüfung steht noch aus.',
    'Ab 2028 sind wir nach ISO 9001 zertifiziert.',
    'Unsere Mühle hält das Zertifikat BRCGS.',
    'Sind wir nach ISO 9001 zertifiziert?',
    'Im Herbst kommt der Auditor für unser ISO-50001-Zertifikat.',
    'Die Rezertifizierung nach ISO 9001 haben wir uns gespart.',
  ])('is nothing yet, no more or of others: %s', (sentence) => expect(heldIn(sentence)).toEqual([]));
});

it.each([
  [
    'Wir tragen die Zertifikate Cat Friendly Clinic Gold und Rabbit Friendly',
    ['Cat Friendly Clinic Gold', 'Rabbit Friendly'],
  ],
  ['wurden wir mit dem Zertifikat Haus der kleinen Forscher ausgezeichnet', ['Haus der kleinen Forscher']],
  ['Wir sind zertifizierter Naturgarten-Fachbetrieb', ['Naturgarten-Fachbetrieb']],
  ['Unser Atelier ist WOSTEP-zertifiziert', ['WOSTEP']],
  ['we hold the Muster Quality Standard', ['Muster Quality Standard']],
  ['Wir haben das Zertifikat März', []],
  ['wir sind zertifizierter Betrieb', []],
  ['was certified to EN 46001', []],
])('the names in %s', (text, names) => expect(statedNames(text).map(({ name }) => name)).toEqual(names));
