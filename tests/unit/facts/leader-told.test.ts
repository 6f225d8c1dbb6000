import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const silent = factsOf(imprint({ people: '' }));
const leaders = (body: string): string[] =>
  companyOf([silent, factsOf(`<main><h1>Über uns</h1>${body}</main>`, 'about', '/ueber-uns')]).ceos.map(
    ({ name }) => name,
  );
const inNotice = (people: string): string[] => companyOf([factsOf(imprint({ people }))]).ceos.map(({ name }) => name);

describe('those who lead the company', () => {
  it.each([
    [
      'are kin of who led before',
      '<p>Seither leitet seine Tochter Wiebke Kolb-Harms das Unternehmen in vierter Generation.</p>',
      ['Wiebke Kolb-Harms'],
    ],
    [
      'say so of themselves',
      '<p>Seit 2015 führen wir, Tobias und Franziska Ehrlich, das Haus.</p>',
      ['Tobias Ehrlich', 'Franziska Ehrlich'],
    ],
    [
      'began and still run it',
      '<p>Hallo, wir sind Mehmet Aydin und Jule Brinkmann – zusammen haben wir den Laden gegründet und führen ihn bis heute zu zweit.</p>',
      ['Mehmet Aydin', 'Jule Brinkmann'],
    ],
    [
      'have the direction in their hands',
      '<p>Die Leitung liegt seit dem 1. Januar allein in den Händen von Monika Radtke, die seit 2018 dabei ist.</p>',
      ['Monika Radtke'],
    ],
    [
      'are both whom the sentence before names',
      '<p>Veronika Schmölz und Anton Filser kauften das Brauhaus zurück. Beide stehen ihm bis heute als Geschäftsführer vor.</p>',
      ['Veronika Schmölz', 'Anton Filser'],
    ],
    ['give their name and role', '<p>Mein Name ist Ronny Rohde, Glasermeister und Inhaber.</p>', ['Ronny Rohde']],
    [
      'have an aside behind their name',
      '<p>Frau Almut Seelhorst, geprüfte Bestatterin, führt das Haus in Eigenverantwortung.</p>',
      ['Almut Seelhorst'],
    ],
    [
      'stand beside one another',
      '<p>Geschäftsführer ist seit dem Jahre 2007 Wolfgang Prechtler. Als handelsrechtliche Geschäftsführerin steht ihm Frau Dr. Marlies Prechtler-Auer zur Seite.</p>',
      ['Wolfgang Prechtler', 'Marlies Prechtler-Auer'],
    ],
    [
      'hold their role at the company by its name',
      '<p>Seit 2015 ist Erika Probst Geschäftsführerin der Ofenbau Lindner GmbH.</p>',
      ['Erika Probst'],
    ],
    ['stand at its head', '<p>Seit 2015 steht Erika Probst an der Spitze des Unternehmens.</p>', ['Erika Probst']],
    ['are named behind it', '<p>An der Spitze steht: Erika Probst</p>', ['Erika Probst']],
    ['say who they are', '<p>Ich bin Erika Probst, Inhaberin der Firma.</p>', ['Erika Probst']],
    ['are its bosses', '<p>Firmenchefin Erika Probst</p>', ['Erika Probst']],
    ['founded it and lead it', '<ul><li><b>Finn Lorenzen</b> – Co-Founder &amp; CEO</li></ul>', ['Finn Lorenzen']],
    ['know of books, too', '<p>Henriette Vollmer – Inhaberin, Krimis, Lyrik</p>', ['Henriette Vollmer']],
    [
      'share an office',
      '<h2>Vorstand</h2><dl><dt>Dr. Katharina Wölfel</dt><dd>Vorsitzende, verantwortlich für Strategie und Einkauf</dd><dt>Matthias Grohmann</dt><dd>Finanzen, Recht (CFO)</dd></dl><h2>Aufsichtsrat</h2><dl><dt>Dr. Eckhard Sachs</dt><dd>Vorsitzender</dd></dl>',
      ['Katharina Wölfel', 'Matthias Grohmann'],
    ],
  ])('%s', (_, body, names) => expect(leaders(body)).toEqual(names));

  it.each([
    [
      'those with a trade behind a woman’s role',
      '<p>Bei uns sind es drei: Geschäftsführerin Luise Mohrbach, Röstmeister Ahmed Bekele und Barista Jo Lind.</p>',
      ['Luise Mohrbach'],
    ],
    [
      'the head of those who deliver',
      '<p>Direkt gehandelt mit der Kooperative Yirga Alem, geleitet von Vorstand Tesfaye Girma.</p>',
      [],
    ],
    ['who stands in', '<p>Sie erreichen ihren Vertreter, Herrn Knut Behnke, zu jeder Stunde.</p>', []],
    ['who leads another company', '<p>Seit 2015 ist Erika Probst Geschäftsführerin der Muster Kachel GmbH.</p>', []],
    ['the conductor', '<p>Musikalische Leitung: Bernd Gaiser</p>', []],
  ])('are not %s', (_, body, names) => expect(leaders(body)).toEqual(names));

  it('stand below the label whose directors they are', () => {
    const table =
      '<table><tr><td>Geschäftsführer der pers. haft. Gesellschafterin</td><td>Jan-Hinnerk Thies, Dipl.-Kfm. Folkert Vogt</td></tr></table>';
    expect(inNotice(table)).toEqual(['Jan-Hinnerk Thies', 'Folkert Vogt']);
  });

  it('stand behind an arrow', () =>
    expect(inNotice('GESCHÄFTSFÜHRUNG &gt; Arne Wittenburg / Bianca Sasse')).toEqual([
      'Arne Wittenburg',
      'Bianca Sasse',
    ]));

  it('are none where a firm without a form only looks like a person', () => {
    const page = factsOf('<h1>Impressum</h1><p>Glaserei Rohde<br>Weg 1<br>10115 Berlin<br>Telefon 030 1234567</p>');
    expect(companyOf([page]).ceos).toEqual([]);
  });
});
