import { describe, expect, it } from 'vitest';
import { isOfDealtWith } from '../../../server/scan/facts/dealt-with.ts';

const isOwn = (text: string): boolean => text.includes('Lindner');
/** Whether the last number of a sentence is told of one that the company deals with. */
const isTheirs = (sentence: string): boolean =>
  isOfDealtWith(sentence, Number(/\d(?!.*\d)/u.exec(sentence)?.index ?? sentence.length), isOwn);

describe('what a sentence tells', () => {
  it.each([
    'Der Schlachthof, mit dem wir zusammenarbeiten, ist mit 140 Beschäftigten ein Großbetrieb.',
    'Im Marienstift, mit dessen Sozialdienst wir jede Entlassung abstimmen, arbeiten 500 Menschen.',
    'Das Öl von Muster, das wir mitliefern, bekommt im Netz 4,7 von 5 Sternen.',
    'Der von uns oft vermittelte Tarif Muster wird mit 4,6 bewertet.',
    'Die Zuckerfabrik Muster, unser ältester Auftraggeber, nahm 1865 den Betrieb auf.',
    'Unser größter Kunde, ein Logistiker, zählt 1150 Beschäftigte.',
    'Die Bindemittel liefert uns die Muster-Gruppe mit 3800 Mitarbeitern.',
    'Wir arbeiten auch für die Uniklinik, die seit 1920 besteht.',
    'Wir gehören dem Bund Muster an, der 1907 entstand.',
    'Die Spedition Muster fährt für uns die Transporte und ist seit 2020 zertifiziert.',
    'The hotel we recommend to visitors is rated 4.5 stars.',
    'We represent Muster Lines, an Oslo-based carrier that employs 640 people.',
  ])('is told of another: %s', (sentence) => expect(isTheirs(sentence)).toBe(true));

  it.each([
    'Der Betrieb, den wir in dritter Generation führen, beschäftigt 45 Leute.',
    'Die Werkstatt, aus der unser Betrieb hervorging, stand seit 1920 am Markt.',
    'Das Team, auf das wir stolz sind, zählt 45 Köpfe.',
    'Der Verband, dem wir angehören, zählt 8.400 Leute, wir sind 96.',
    'Ofenbau Lindner, unser Partner, beschäftigt 45 Leute.',
    'Gegründet wurde die Firma von Otto Muster, der 1924 aus Gotha kam.',
    'Wir kommen aus der PGH Metall, aus der 1992 die GmbH hervorging.',
  ])('is told of the company: %s', (sentence) => expect(isTheirs(sentence)).toBe(false));
});
