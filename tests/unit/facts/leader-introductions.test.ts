import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const leaders = (people: string): string[] => {
  const body = people.startsWith('<') ? imprint({ people: '' }) + people : imprint({ people });
  return companyOf([factsOf(body)])
    .ceos.map(({ name }) => name)
    .sort();
};
const leadersOfClub = (board: string): string[] => {
  const head = '<h1>Impressum</h1><p>Ofenfreunde Eisenach e.V.<br>Bergstraße 3<br>99817 Eisenach</p>';
  return companyOf([factsOf(`${head}${board}<p>Amtsgericht Jena, VR 4711</p>`)])
    .ceos.map(({ name }) => name)
    .sort();
};
const BOTH = ['Eva Stein', 'Ole Petersen'];

describe('those who run a company are introduced', () => {
  it.each([
    'Zur Geschäftsleitung bestellt: Dipl.-Kauffrau (FH) Eva Stein, Ole Petersen',
    'Zu Geschäftsführern bestellt sind Eva Stein und Ole Petersen',
    'Mit der Geschäftsführung betraut: Eva Stein und Ole Petersen',
    'Als Geschäftsführer handeln: Eva Stein, Ole Petersen',
    'Zur Vertretung berufen: Eva Stein, Ole Petersen',
    'Für die Gesellschaft zeichnen: Eva Stein, Ole Petersen',
    'Die Geschäfte führen: Eva Stein und Ole Petersen',
    'Jeder der beiden Geschäftsführer vertritt die GmbH für sich allein: Eva Stein, Ole Petersen.',
    'Die Gesellschaft vertreten: Eva Stein, Ole Petersen',
    'Vertretungsorgan: Eva Stein, Ole Petersen',
    'Handelnd durch: Eva Stein, Ole Petersen',
    '<dl><dt>Wer unser Unternehmen führt</dt><dd>Eva Stein, Ole Petersen</dd></dl>',
    '<dl><dt>Wer uns vertritt</dt><dd>Eva Stein, Ole Petersen</dd></dl>',
    '<h3>Wer leitet den Betrieb?</h3><p>Eva Stein<br>Ole Petersen</p>',
    '<h3>Wer für die Gesellschaft unterschreibt</h3><p>Eva Stein<br>Ole Petersen</p>',
  ])('by %s', (people) => expect(leaders(people)).toEqual(BOTH));

  it.each([
    '<p>Der Verein wird gerichtlich wie außergerichtlich vertreten durch den Vorstand (§ 26 BGB):<br>Eva Stein, Vorsitzende<br>Ole Petersen, Kassenwart</p>',
    '<p>Vorstand im Sinne des § 26 BGB<br>Eva Stein (1. Vorsitzende)<br>Ole Petersen (Kassier)</p>',
    '<p>Dem Vorstand gehören an:<br>Eva Stein, Vorsitzende<br>Ole Petersen, Schatzmeister</p>',
  ])('whatever their office: %s', (board) => expect(leadersOfClub(board)).toEqual(BOTH));

  it.each([
    'Zum Datenschutzbeauftragten bestellt: Jan Muth',
    'Zur Prokuristin bestellt: Anja Muth',
    'Für die Inhalte verantwortlich: Jan Muth',
    '<dl><dt>Wer uns steuerlich vertritt</dt><dd>Jan Muth</dd></dl>',
    '<dl><dt>Wer die Ausbildung leitet</dt><dd>Jan Muth</dd></dl>',
    '<h3>Wer leitet die Werkstatt?</h3><p>Jan Muth</p>',
    'Der Prokurist vertritt die Gesellschaft gemeinsam mit einem Geschäftsführer: Jan Muth',
  ])('but nobody else: %s', (people) => expect(leaders(people)).toEqual([]));
});
