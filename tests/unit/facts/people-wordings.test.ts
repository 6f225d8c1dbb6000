import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

/** Names of those who run the company, in alphabetical order. */
function leaders(html: string): string[] {
  const kind = html.includes('<h1>Über uns') ? 'about' : 'impressum';
  return companyOf([factsOf(html, kind)])
    .ceos.map(({ name }) => name)
    .sort();
}

it('are not those of a firm with an owner of its own that is told in brackets', () => {
  const about =
    '<h1>Über uns</h1><p>Häufig werden wir mit der Tischlerei Lindner verwechselt. Die gehört einem Vetter und baut Treppen (Tischlerei Lindner e.K., Inh. Jobst Lindner, Anger 90, 99084 Erfurt).</p>';
  const told = factsOf(about, 'about', '/ueber-uns').people.map(({ value, party }) => [value.name, party]);
  expect(told).toEqual([['Jobst Lindner', 'Tischlerei Lindner e.K.']]);
});

describe('those who run the company', () => {
  it.each([
    'Dr.-Ing.',
    'Dipl.-Wirt.-Ing.',
    'Dr. phil.',
    'Dr. med. dent.',
    'Priv.-Doz. Dr. habil.',
    'Univ.-Prof. Dr. techn.',
    'Dr. h. c. mult.',
    'Dr.-Ing. E. h.',
    'Mag. pharm.',
    'Dipl. Arch. ETH',
    'Dr. oec. HSG',
    'lic. iur.',
    'dipl. Ing.',
    'Dkfm.',
  ])('are all read where the second is %s', (title) => {
    const people = `Komplementärin: Lindner Verwaltungs-GmbH, Sitz Gotha, Amtsgericht Jena HRB 7714, diese vertreten durch Dipl.-Ing. Jan Muth und ${title} Anja Stein. Stand: 2024`;
    expect(leaders(imprint({ name: 'Ofenbau Lindner GmbH & Co. KG', people }))).toEqual(['Anja Stein', 'Jan Muth']);
  });

  it.each([
    [
      'Diese Website wird betrieben von der Ofenbau Lindner GmbH, Bergstraße 3, 99817 Eisenach. Die Gesellschaft wird von ihren Geschäftsführern Eva Stein und Ole Petersen vertreten.',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      'Die Gesellschaft wird durch die Geschäftsführer Eva Stein und Ole Petersen vertreten.',
      ['Eva Stein', 'Ole Petersen'],
    ],
    ['Die GmbH wird durch den Geschäftsführer Herrn Ole Petersen gesetzlich vertreten.', ['Ole Petersen']],
    ['Vertreten wird die Gesellschaft durch Eva Stein und Ole Petersen.', ['Eva Stein', 'Ole Petersen']],
    ['Die Gesellschaft wird gesetzlich vertreten durch Eva Stein.', ['Eva Stein']],
    ['Gesetzlich vertreten durch Eva Stein und Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    [
      'Die Genossenschaft wird durch den Vorstand vertreten: Eva Stein (Sprecherin), Ole Petersen und Ulf Zabel. Dem Aufsichtsrat steht Gerd Wille vor.',
      ['Eva Stein', 'Ole Petersen', 'Ulf Zabel'],
    ],
    ['Der Verein wird vertreten durch seinen Vorstand: Eva Stein, Ole Petersen.', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführer sind Eva Stein und Ole Petersen. Prokurist ist Jan Tepe.', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführerin der Gesellschaft ist Eva Stein.', ['Eva Stein']],
    ['Alleiniger Geschäftsführer: Ole Petersen', ['Ole Petersen']],
    ['Einzelvertretungsberechtigter Geschäftsführer: Ole Petersen', ['Ole Petersen']],
    ['Alleinvertretungsberechtigte Geschäftsführerin: Eva Stein', ['Eva Stein']],
    ['Handelsrechtlicher Geschäftsführer: Mag. Ole Petersen, MBA', ['Ole Petersen']],
    ['Handels- und gewerberechtlicher Geschäftsführer: Ing. Ole Petersen', ['Ole Petersen']],
    ['Vertretungsberechtigte Gesellschafter: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Vertretungsberechtigte Personen: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    [
      'Vertretungsberechtigter Vorstand gemäß § 26 BGB: Eva Stein (1. Vorsitzende), Ole Petersen (Kassenwart)',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      'Geschäftsführende Gesellschafter:<br>StB Dipl.-Kfm. Jörg Pohlmann,<br>StBin Aylin Özkaya M.Sc.',
      ['Jörg Pohlmann', 'Aylin Özkaya'],
    ],
    ['Geschäftsführende Partner: RA Dr. Ole Petersen, RAin Eva Stein LL.M. (London)', ['Ole Petersen', 'Eva Stein']],
    [
      'Vertretungsberechtigte Partner sind Rechtsanwalt und Notar a. D. Dr. Gerd Thorwesten (Durchwahl -11) und Rechtsanwältin Elif Öztürk, LL.M. (Durchwahl -12). Angestellter Rechtsanwalt: Jakob Niewöhner.',
      ['Gerd Thorwesten', 'Elif Öztürk'],
    ],
    ['Geschäftsleitung: Eva Stein / Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsleitung<br>Eva Stein<br>Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Inh. Eva Stein', ['Eva Stein']],
    ['Geschäftsführende Rechtsanwälte: Dr. Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    [
      'Vertreten durch:<br>Lindner Verwaltungs GmbH<br>diese vertreten durch den Geschäftsführer<br>Ole Petersen',
      ['Ole Petersen'],
    ],
    ['Vertreten durch die Lindner Verwaltungs GmbH<br>Diese wiederum vertreten durch: Ole Petersen', ['Ole Petersen']],
    ['Geschäftsführer:<br>1. Eva Stein<br>2. Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführer: Eva Stein, Eisenach; Ole Petersen, Gotha', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführung: Eva/Jan Stein', ['Eva Stein', 'Jan Stein']],
    ['Geschäftsführung: lic. iur. Eva Stein, dipl. Ing. ETH Beat Meier', ['Eva Stein', 'Beat Meier']],
    ['Geschäftsführende Direktoren: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Managed by: Eva Stein & Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    [
      'Vorstand<br>Vorsitzende<br>Eva Stein<br>Stellvertreter<br>Ole Petersen<br>Schatzmeisterin<br>Ute Zabel<br>Beisitzer<br>Jan Ott',
      ['Eva Stein', 'Ole Petersen', 'Ute Zabel', 'Jan Ott'],
    ],
    ['Geschäftsführer: STEIN, Eva', ['Eva STEIN']],
    ['Geschäftsführung: Dr. STEIN, Eva; PETERSEN, Ole', ['Eva STEIN', 'Ole PETERSEN']],
    ['Geschäftsführung: EVA STEIN, OLE PETERSEN', ['EVA STEIN', 'OLE PETERSEN']],
    ['Inhaberfamilie: Familie Stein<br>Eva und Jan Stein', ['Eva Stein', 'Jan Stein']],
    ['Inhaberfamilie: Familie Eva und Jan Stein', ['Eva Stein', 'Jan Stein']],
    ['Inhaber: Familie Eva und Jan Stein', ['Eva Stein', 'Jan Stein']],
    ['Inh.: Eva u. Jan Stein', ['Eva Stein', 'Jan Stein']],
    ['Geschäftsführer EVA STEIN, OLE PETERSEN', ['EVA STEIN', 'OLE PETERSEN']],
    ['GESCHÄFTSFÜHRUNG: EVA STEIN | OLE PETERSEN', ['EVA STEIN', 'OLE PETERSEN']],
    ['Geschäftsführung: Eva Stein + Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführung: Eva Stein sowie Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführung: Eva Stein · Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführung: Eva Stein &amp; Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführung: Eva Stein (CEO), Ole Petersen (CTO)', ['Eva Stein', 'Ole Petersen']],
    [
      'Geschäftsführung: Eva Stein, Vorsitzende der Geschäftsführung; Ole Petersen, Geschäftsführer Technik',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      'Geschäftsführung: Dipl.-Ing. (FH) Eva Stein M. Eng., Dipl.-Wirtsch.-Ing. Ole Petersen',
      ['Eva Stein', 'Ole Petersen'],
    ],
    ['Geschäftsführung: Mag.a Eva Stein, Bmst. DI Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführung: Prof. Dr.-Ing. habil. Ole Petersen', ['Ole Petersen']],
    ['Geschäftsführung: Ing. Ole Petersen BSc, DI (FH) Eva Stein MSc', ['Ole Petersen', 'Eva Stein']],
    ['Geschäftsführung: Univ.-Prof. DDr. Ole Petersen', ['Ole Petersen']],
    ['Ärztliche Leitung: Dr. Kim Bauer<br>Geschäftsführung: Eva Stein', ['Eva Stein']],
  ] as [string, string[]][])('in running text and behind labels: %s', (text, names) => {
    expect(leaders(imprint({ people: text }))).toEqual([...names].sort());
  });

  it.each([
    [
      'Vorstand: Eva Stein (Vorsitzende), Ole Petersen, Dr. Kim Yılmaz<br>Aufsichtsratsvorsitzender: Gerd Wille',
      ['Eva Stein', 'Ole Petersen', 'Kim Yılmaz'],
    ],
    [
      'Vorstand: Eva Stein (Vors.), Ole Petersen (stv. Vors.)<br>Vorsitzender des Aufsichtsrats: Gerd Wille',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      'Vorstand:<br>Eva Stein, Vorsitzende<br>Ole Petersen, stellvertretender Vorsitzender<br>Kim Yılmaz, Schatzmeister',
      ['Eva Stein', 'Ole Petersen', 'Kim Yılmaz'],
    ],
    [
      'Vorstand<br>Vorsitzende: Eva Stein<br>Stellvertretender Vorsitzender: Ole Petersen<br>Kassiererin: Kim Yılmaz',
      ['Eva Stein', 'Ole Petersen', 'Kim Yılmaz'],
    ],
    ['1. Vorsitzende: Eva Stein<br>2. Vorsitzender: Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Vorsitzende: Eva Stein</p><p>Stellvertretender Vorsitzender: Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Vertreten durch den Vorstand, dieser vertreten durch Eva Stein', ['Eva Stein']],
    ['Vertreten durch die 1. Vorsitzende Eva Stein', ['Eva Stein']],
    ['vertreten durch die Geschäftsführer Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
  ] as [string, string[]][])('on a board: %s', (text, names) => {
    expect(leaders(imprint({ people: text }))).toEqual([...names].sort());
  });

  it.each([
    ['Eva Stein, Geschäftsführerin<br>Ole Petersen, Prokurist', ['Eva Stein']],
    ['Eva Stein ist Geschäftsführerin der Gesellschaft.', ['Eva Stein']],
    ['Eva Stein und Ole Petersen sind die Geschäftsführer.', ['Eva Stein', 'Ole Petersen']],
    ['Eva Stein und Ole Petersen (Geschäftsführer)', ['Eva Stein', 'Ole Petersen']],
    ['Eva Stein und Ole Petersen, Geschäftsführer', ['Eva Stein', 'Ole Petersen']],
    ['Eva Stein – Geschäftsführung', ['Eva Stein']],
    ['Als Geschäftsführerin vertritt Eva Stein die Gesellschaft.', ['Eva Stein']],
    ['Eva Stein und Ole Petersen führen das Unternehmen gemeinsam.', ['Eva Stein', 'Ole Petersen']],
    ['Eva Stein leitet den Betrieb in dritter Generation.', ['Eva Stein']],
    ['Seit 2011 führt Eva Stein das Unternehmen, das ihr Großvater Karl Stein gründete.', ['Eva Stein']],
    ['Inhaberin und verantwortlich für den Inhalt: Eva Stein', ['Eva Stein']],
    ['Inhaber dieser Seite ist Ole Petersen.', ['Ole Petersen']],
    ['Firmeninhaber und Betreiber: Ole Petersen', ['Ole Petersen']],
    ['Geschäftsführer und inhaltlich Verantwortlicher: Ole Petersen', ['Ole Petersen']],
    ['Geschäftsführer (verantwortlich i.S.d. § 18 MStV): Ole Petersen', ['Ole Petersen']],
    ['Vertretungsberechtigt: Ole Petersen, Geschäftsführer', ['Ole Petersen']],
    ['Vertretungsberechtigt ist Eva Stein.', ['Eva Stein']],
    ['Zur Vertretung berechtigt: Eva Stein und Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Gesetzliche Vertreter: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Gesetzlicher Vertreter der Gesellschaft: Ole Petersen', ['Ole Petersen']],
    ['Name des Geschäftsführers: Ole Petersen', ['Ole Petersen']],
    ['Name der Inhaberin: Eva Stein', ['Eva Stein']],
    ['Verantwortlicher Geschäftsführer: Ole Petersen', ['Ole Petersen']],
    ['Unternehmensleitung: Eva Stein', ['Eva Stein']],
    ['Praxisinhaberinnen: Dr. Eva Stein, Dr. Kim Yılmaz', ['Eva Stein', 'Kim Yılmaz']],
    ['Betriebsinhaber: Ole Petersen', ['Ole Petersen']],
    ['Kanzleiinhaberin: Rechtsanwältin Eva Stein', ['Eva Stein']],
    ['Inhaber/Geschäftsführer: Ole Petersen', ['Ole Petersen']],
    ['Geschäftsführer/Inhaber: Ole Petersen', ['Ole Petersen']],
    ['Geschäftsführer*in: Eva Stein', ['Eva Stein']],
    ['Geschäftsführer_innen: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['GeschäftsführerInnen: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführer/innen: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführer(innen): Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsf.: Ole Petersen', ['Ole Petersen']],
    ['GF: Ole Petersen', ['Ole Petersen']],
    ['Gf. Ole Petersen, Eva Stein', ['Ole Petersen', 'Eva Stein']],
    ['Geschäftsfuehrer: Ole Petersen', ['Ole Petersen']],
    ['Geschaeftsfuehrung: Ole Petersen', ['Ole Petersen']],
  ] as [string, string[]][])('whose role stands behind the name, or in the sentence: %s', (text, names) => {
    expect(leaders(imprint({ people: text }))).toEqual([...names].sort());
  });

  it.each([
    [
      'Komplementärin: Lindner Verwaltungs-GmbH, Sitz Eisenach, Amtsgericht Jena HRB 5000, diese vertreten durch die Geschäftsführer Eva Stein und Ole Petersen',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      'Persönlich haftende Gesellschafterin: Lindner Verwaltungs-GmbH, Eisenach<br>Geschäftsführer der Komplementärin: Eva Stein',
      ['Eva Stein'],
    ],
    ['Persönlich haftender Gesellschafter: Ole Petersen', ['Ole Petersen']],
    ['Unbeschränkt haftend: Ing. Ole Petersen<br>Kommanditisten: Eva Stein, Stein Immobilien GmbH', ['Ole Petersen']],
    [
      'Persönlich haftende Gesellschafterin:<br>Lindner Verwaltungs-GmbH, Sitz Bad Homburg<br>Amtsgericht Bad Homburg, HRB 5000<br>Geschäftsführer: Eva Stein',
      ['Eva Stein'],
    ],
    [
      'Komplementärin:<br>Lindner Verwaltungs-GmbH<br>Amtsgericht Neustadt Rübenberge, HRB 5000<br>Geschäftsführer: Eva Stein',
      ['Eva Stein'],
    ],
    ['Komplementär: Ole Petersen, Kommanditistin: Eva Stein', ['Ole Petersen']],
    ['Komplementär Ole Petersen Kommanditistin Eva Stein', ['Ole Petersen']],
    [
      'Vertreten durch die Komplementärin Lindner Beteiligungs GmbH, vertreten durch den Geschäftsführer Ole Petersen',
      ['Ole Petersen'],
    ],
    [
      'Unbeschränkt haftende Gesellschafter: Lukas Hinter und Theresa Prem, MSc, jeweils selbständig vertretungsbefugt',
      ['Lukas Hinter', 'Theresa Prem'],
    ],
  ] as [string, string[]][])('of partnerships: %s', (text, names) => {
    expect(leaders(imprint({ people: text }))).toEqual([...names].sort());
  });

  it.each([
    [
      '<h1>Impressum</h1><table><tr><td>Firma</td><td>Ofenbau Lindner GmbH</td></tr><tr><td>Adresse</td><td>Bergstraße 3, 99817 Eisenach</td></tr><tr><td>Geschäftsführer</td><td>Eva Stein, Ole Petersen</td></tr><tr><td>Prokuristin</td><td>Nora Stiller</td></tr></table>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><table><tr><td>Firma</td><td>Ofenbau Lindner GmbH</td></tr><tr><td>Adresse</td><td>Bergstraße 3, 99817 Eisenach</td></tr><tr><td>Geschäftsführer</td><td>Eva Stein<br>Ole Petersen</td></tr><tr><td>Aufsichtsrat</td><td>Nora Stiller</td></tr></table>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><dl><dt>Anbieter</dt><dd>Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach</dd><dt>Vertretungsberechtigter Geschäftsführer</dt><dd>Eva Stein</dd><dt>Ansprechpartner</dt><dd>Nora Stiller</dd></dl>',
      ['Eva Stein'],
    ],
    [
      '<h1>Impressum</h1><p>Ofenbau Lindner GmbH · Bergstraße 3 · 99817 Eisenach · Geschäftsführer: Eva Stein, Ole Petersen · HRB 5000 Amtsgericht Jena</p>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><p>Ofenbau Lindner GmbH | Bergstraße 3 | 99817 Eisenach | Geschäftsführer Eva Stein | HRB 5000 Amtsgericht Jena</p>',
      ['Eva Stein'],
    ],
    [
      '<h1>Impressum</h1><p>Ofenbau Lindner GmbH, Bergstraße 3, 99817 Eisenach, Geschäftsführer: Eva Stein, HRB 5000 Amtsgericht Jena, Tel. 03691 721015</p>',
      ['Eva Stein'],
    ],
    [
      '<h1>Impressum</h1><div><span>Ofenbau Lindner GmbH</span><span>Bergstraße 3</span><span>99817 Eisenach</span></div><div><span>Geschäftsführer</span><span>Eva Stein</span></div>',
      ['Eva Stein'],
    ],
    [
      '<h1>Impressum</h1><p>Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach</p><h3>Geschäftsführung</h3><ul><li>Eva Stein</li><li>Ole Petersen</li></ul><h3>Aufsichtsrat</h3><ul><li>Gerd Wille</li></ul>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><p>Ofenbau Lindner AG<br>Bergstraße 3<br>99817 Eisenach</p><h3>Vorstand</h3><p>Eva Stein (CEO)<br>Ole Petersen (CFO)</p><h3>Aufsichtsrat</h3><p>Gerd Wille (Vorsitzender)</p>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><p>Gysin AG<br>Netzistrasse 23<br>CH-4133 Pratteln</p><h2>Verwaltungsrat</h2><p>Reto Gysin, Präsident<br>Claudia Marti Gysin, Mitglied</p>',
      ['Reto Gysin', 'Claudia Marti Gysin'],
    ],
    [
      '<h1>Impressum</h1><p>Gysin AG<br>Netzistrasse 23<br>CH-4133 Pratteln</p><table><tr><td>Geschäftsführerin</td><td>Claudia Marti Gysin</td></tr><tr><td>Verwaltungsrat</td><td>Reto Gysin, Urs Ott</td></tr></table>',
      ['Claudia Marti Gysin'],
    ],
    [
      '<h1>Impressum</h1><table><tr><th>Kanzlei</th><td>Gysin Ott PartG mbB</td></tr><tr><th>Sitz</th><td>Bergstraße 3, 99817 Eisenach</td></tr><tr><th>Partner</th><td>Dr. Eva Gysin, Tjorven Ott</td></tr></table>',
      ['Eva Gysin', 'Tjorven Ott'],
    ],
    [
      '<h1>Impressum</h1><p>Gysin Ott PartG mbB<br>Bergstraße 3<br>99817 Eisenach</p><h3>Partner</h3><ul><li>Eva Gysin</li><li>Tjorven Ott</li></ul>',
      ['Eva Gysin', 'Tjorven Ott'],
    ],
    [
      '<h1>Impressum</h1><p>Gysin GmbH<br>Netzistrasse 23<br>CH-4133 Pratteln</p><p>Zeichnungsberechtigte Personen: Reto Gysin, Claudia Marti</p>',
      ['Reto Gysin', 'Claudia Marti'],
    ],
  ] as [string, string[]][])('in tables, lists and one-liners: %s', (text, names) => {
    expect(leaders(text)).toEqual([...names].sort());
  });

  it.each([
    [
      '<h1>Impressum</h1><h2>Rosa Mattern</h2><h3>Hebamme</h3><ul><li>Zum Steinbruch 17</li><li>66606 St. Wendel</li></ul>',
      ['Rosa Mattern'],
    ],
    [
      '<h1>Impressum</h1><p>Dr. phil. Ludmilla Sawatzki<br>Beeidigte Übersetzerin für Russisch<br>Feldbergstraße 63<br>61440 Oberursel</p>',
      ['Ludmilla Sawatzki'],
    ],
    [
      '<h1>Impressum</h1><p>Praxis Dr. med. Wiebke Lindner<br>Fachärztin für Hautkrankheiten<br>Süderstraße 16<br>25746 Heide</p>',
      ['Wiebke Lindner'],
    ],
    [
      '<h1>Impressum</h1><p>Feinschliff – Lektorat</p><ul><li>Name: Jana Mertesacker, M.A.</li><li>Anschrift: Kleine Kirchenstraße 8<br>26122 Oldenburg</li></ul>',
      ['Jana Mertesacker'],
    ],
    [
      '<h1>Impressum</h1><p>Zahnarztpraxis Dr. Eva Stein &amp; Kollegen<br>Süderstraße 16<br>25746 Heide</p>',
      ['Eva Stein'],
    ],
    ['<h1>Impressum</h1><p>Rechtsanwältin Eva Stein<br>Süderstraße 16<br>25746 Heide</p>', ['Eva Stein']],
    ['<h1>Impressum</h1><p>Eva Stein<br>Fotografin<br>Süderstraße 16<br>25746 Heide</p>', ['Eva Stein']],
    ['<h1>Impressum</h1><p>Fotografie Eva Stein<br>Süderstraße 16<br>25746 Heide</p>', ['Eva Stein']],
    [
      '<h1>Impressum</h1><p>Dipl.-Psych. Eva Stein, Psychologische Psychotherapeutin<br>Süderstraße 16<br>25746 Heide</p>',
      ['Eva Stein'],
    ],
    ['<h1>Impressum</h1><p>Malermeister Ole Petersen<br>Süderstraße 16<br>25746 Heide</p>', ['Ole Petersen']],
    [
      '<h1>Impressum</h1><p>Hausmeisterservice Petersen<br>Ole Petersen<br>Süderstraße 16<br>25746 Heide</p>',
      ['Ole Petersen'],
    ],
    ['<h1>Impressum</h1><p>Petersen IT, Inhaber Ole Petersen, Süderstraße 16, 25746 Heide</p>', ['Ole Petersen']],
    ['<h1>Impressum</h1><p>Ole Petersen e.K.<br>Süderstraße 16<br>25746 Heide</p>', ['Ole Petersen']],
    [
      '<h1>Impressum</h1><p>Petersen Elektro e.U.<br>Inhaber: Ing. Ole Petersen<br>Süderstraße 16<br>1010 Wien</p>',
      ['Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><p>Stein &amp; Petersen GbR<br>Eva Stein und Ole Petersen<br>Süderstraße 16<br>25746 Heide</p>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    ['<h1>Impressum</h1><p>Kontakt: Eva Stein, Texterin, Süderstraße 16, 25746 Heide</p>', ['Eva Stein']],
  ] as [string, string[]][])('of freelancers and practices: %s', (text, names) => {
    expect(leaders(text)).toEqual([...names].sort());
  });

  it.each([
    ['Managing Director: Eva Stein', ['Eva Stein']],
    ['Represented by its Managing Directors Eva Stein and Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['The company is represented by Eva Stein, Managing Director', ['Eva Stein']],
    ['Legally represented by: Eva Stein', ['Eva Stein']],
    ['CEO: Eva Stein, CTO: Ole Petersen', ['Eva Stein']],
    ['Board of Directors: Eva Stein (Chair), Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Members of the Board: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Authorized to represent: Eva Stein', ['Eva Stein']],
    ['Managing Partners: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Owner: Eva Stein', ['Eva Stein']],
  ] as [string, string[]][])('in English: %s', (text, names) => {
    expect(leaders(imprint({ people: text }))).toEqual([...names].sort());
  });

  it.each([
    [
      '<h1>Über uns</h1><p>Seit 2009 führen Eva Stein und ihre Schwester Ida Stein-Kurz das Unternehmen als Geschäftsführer in dritter Generation.</p><p>Ofenbau Lindner GmbH, Bergstraße 3, 99817 Eisenach</p>',
      ['Eva Stein', 'Ida Stein-Kurz'],
    ],
    [
      '<h1>Über uns</h1><p>1998 wurde die Schwarz GmbH von Eva Stein und Ole Petersen gegründet, und die beiden sind bis heute Inhaber und Geschäftsführer.</p><p>Schwarz GmbH, Bergstraße 3, 99817 Eisenach</p>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Über uns</h1><p>Seitdem führt Orgelbaumeister Matthias Lauten das Haus in fünfter Generation als Geschäftsführer.</p><p>Schwarz GmbH, Bergstraße 3, 99817 Eisenach</p>',
      ['Matthias Lauten'],
    ],
    [
      '<h1>Über uns</h1><p>Der Betrieb wird heute in dritter Generation von Eva Stein und Ole Petersen geführt.</p><p>Schwarz GmbH, Bergstraße 3, 99817 Eisenach</p>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Über uns</h1><p>Karl Stein führte das Unternehmen bis 1998. Heute ist Eva Stein Geschäftsführerin.</p><p>Schwarz GmbH, Bergstraße 3, 99817 Eisenach</p>',
      ['Eva Stein'],
    ],
    [
      '<h1>Über uns</h1><p>Ole Petersen leitet den Vertrieb, Kim Bauer führt durch die Ausstellung.</p><p>Schwarz GmbH, Bergstraße 3, 99817 Eisenach</p>',
      [],
    ],
  ] as [string, string[]][])('as told on a page about the company: %s', (text, names) => {
    expect(leaders(text)).toEqual([...names].sort());
  });

  it.each([
    [
      'Geschäftsführer: Eva Stein</p><p>Wir sind Mitglied im Chorverband e.V., Großherzog-Straße 44, 66111 Saarbrücken, Präsidentin Marianne Hurth.',
      ['Eva Stein'],
    ],
    [
      'Geschäftsführer: Eva Stein</p><h3>Alleiniger Gesellschafter</h3><p>Lebensgemeinschaft Mittel e.V., Vorsitzende: Hildegard Nonnen, Amtsgericht Montabaur VR 10844',
      ['Eva Stein'],
    ],
    ['Geschäftsführer: Eva Stein</p><p>Webdesign: Murfeld OG, Inhaber: Karl Meis', ['Eva Stein']],
    [
      'Geschäftsführer: Eva Stein</p><p><strong>Webseite</strong><br>murfeld.design, Inh. Nora Bechtel, Markt 8, 99084 Erfurt',
      ['Eva Stein'],
    ],
    ['Webseite: www.ofenbau-lindner.de</p><p>Geschäftsführer: Eva Stein', ['Eva Stein']],
    ['Geschäftsführer: Eva Stein</p><p>Roaming-Partner: Ladeverbund Süd eG', ['Eva Stein']],
    [
      'Geschäftsführer: Eva Stein</p><h2>Authorised representative in the European Union</h2><p>MedRep Rhein GmbH, Kaiserstraße 229, 40474 Düsseldorf',
      ['Eva Stein'],
    ],
    ['Geschäftsführer: Eva Stein</p><p>Kommanditistin: Nora Stiller', ['Eva Stein']],
    ['Geschäftsführer: Eva Stein</p><p>Steuerberater: Nora Stiller<br>Hausverwaltung: Karl Meis', ['Eva Stein']],
    ['Geschäftsführer: Eva Stein</p><p>Verwaltungsrat: Nora Stiller (Vorsitz)', ['Eva Stein']],
    [
      'Geschäftsführende Direktoren: Eva Stein</p><p>Mitglieder des Verwaltungsrats: Nora Stiller, Karl Meis',
      ['Eva Stein'],
    ],
    [
      '</p><h3>Geschäftsführende Direktoren</h3><p>Eva Stein<br>Ole Petersen</p><h3>Verwaltungsrat</h3><p>Nora Stiller (Vorsitz)<br>Karl Meis',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '</p><table><tr><td>Geschäftsführende Direktorin</td><td>Eva Stein</td></tr><tr><td>Verwaltungsrat</td><td>Nora Stiller, Karl Meis</td></tr></table><p>',
      ['Eva Stein'],
    ],
    [
      'Eva Stein, geschäftsführende Direktorin und Mitglied des Verwaltungsrats</p><p>Nora Stiller, Verwaltungsrat',
      ['Eva Stein'],
    ],
    [
      'Geschäftsführer: Eva Stein</p><p>Beiratsvorsitzender: Karl Meis<br>Ehrenpräsident: Otto Groll<br>Prokuristen: Ida Ott, Uwe Holm',
      ['Eva Stein'],
    ],
    ['Geschäftsführer: Eva Stein</p><p>Ehemaliger Geschäftsführer: Otto Groll', ['Eva Stein']],
    ['Geschäftsführer: Eva Stein</p><p>Vertriebsleitung: Otto Groll<br>Technische Leitung: Uwe Holm', ['Eva Stein']],
  ] as [string, string[]][])('and nobody else: %s', (text, names) => {
    expect(leaders(imprint({ people: text }))).toEqual([...names].sort());
  });
});

it.each([
  ['Vertreten durch die Geschäftsführer ZTM Eva Stein und ZTM Ole Petersen', ['Eva Stein', 'Ole Petersen']],
  ['Geschäftsführer: KFZ-Meister Eva Stein, Bauing. Ole Petersen', ['Eva Stein', 'Ole Petersen']],
  ['Geschäftsführer: Eva Stein</p><h2>Shop-Umsetzung</h2><p>Netz Studio, Inhaber Otto Groll, Gotha', ['Eva Stein']],
] as [string, string[]][])('titles of trades and owners of other firms: %s', (text, names) => {
  expect(leaders(imprint({ people: text }))).toEqual([...names].sort());
});
