import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

/** Names of those who run the company, in alphabetical order. */
function leaders(html: string): string[] {
  const kind = html.includes('<h1>Kontakt') ? 'contact' : 'impressum';
  return companyOf([factsOf(html, kind)])
    .ceos.map(({ name }) => name)
    .sort();
}

describe('labels of those who run the company', () => {
  it.each([
    ['Gesetzliche Vertreterin ist Frau Dr. Eva Stein.', ['Eva Stein']],
    ['Geschäftsführer E. Stein und Dr. O. Petersen', ['E. Stein', 'O. Petersen']],
    ['Geschäftsführung: Sr. Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Die Geschäfte führen Eva Stein und Ole Petersen.', ['Eva Stein', 'Ole Petersen']],
    ['Die Geschäfte führt Eva Stein.', ['Eva Stein']],
    ['Geschäfte führen: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Die Geschäfte leitet: Eva Stein', ['Eva Stein']],
    ['Es vertritt: Eva Stein, Geschäftsführerin', ['Eva Stein']],
    ['Es führt die Geschäfte: Eva Stein', ['Eva Stein']],
    ['Vertritt die Gesellschaft: Eva Stein', ['Eva Stein']],
    ['Geleitet von: Eva Stein', ['Eva Stein']],
    [
      'Vorstand i.S.d. § 26 BGB: 1. Vorsitzende Eva Stein, 2. Vorsitzender Ole Petersen, Kassenwart Jan Muth',
      ['Eva Stein', 'Jan Muth', 'Ole Petersen'],
    ],
    // the owner of a firm that the page does not know otherwise
    [
      'Geschäftsführerin: Eva Stein</p><p><b>Technik</b><br>Webwerk Harz, Inhaber Ole Petersen, 99867 Gotha, www.webwerk.test',
      ['Eva Stein'],
    ],
    ['Geschäftsführerin: Eva Stein</p><p><b>Druck</b><br>Firma Petersen Media, Inh. Ole Petersen', ['Eva Stein']],
    ['Die Geschäftsführung liegt bei Eva Stein.', ['Eva Stein']],
    ['Die Geschäftsführung besteht aus Eva Stein und Ole Petersen.', ['Eva Stein', 'Ole Petersen']],
    ['Der Geschäftsführung gehören Eva Stein und Ole Petersen an.', ['Eva Stein', 'Ole Petersen']],
    ['Vertreten durch: Vorstand (Eva Stein, Ole Petersen)', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführung (Eva Stein, Ole Petersen)', ['Eva Stein', 'Ole Petersen']],
    ['Vorstand: Eva Stein (Vorsitz) · Ole Petersen (Finanzen)', ['Eva Stein', 'Ole Petersen']],
    ['Sprecher der Geschäftsführung: Ole Petersen', ['Ole Petersen']],
    ['Vorsitzende der Geschäftsführung: Eva Stein<br>Geschäftsführer: Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Vorsitzende des Vorstands: Eva Stein', ['Eva Stein']],
    ['Vorstandsvorsitzende: Eva Stein', ['Eva Stein']],
    ['CEO &amp; Founder: Eva Stein', ['Eva Stein']],
    ['Founder &amp; CEO: Eva Stein', ['Eva Stein']],
    ['Founders: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Vertreten durch den Oberbürgermeister Ole Petersen', ['Ole Petersen']],
    ['Stiftungsvorstand: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Vereinsvorstand: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführender Vorstand: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Vorstand nach § 26 BGB: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Werkleiter: Ole Petersen', ['Ole Petersen']],
    ['Werkleitung: Ole Petersen', ['Ole Petersen']],
    [
      'Kaufmännische Geschäftsführerin: Eva Stein<br>Technischer Geschäftsführer: Ole Petersen',
      ['Eva Stein', 'Ole Petersen'],
    ],
    ['Hauptgeschäftsführer: Ole Petersen', ['Ole Petersen']],
    [
      'Die Kommanditgesellschaft wird vertreten durch die Lindner Verwaltungs GmbH, diese vertreten durch ihre Geschäftsführer Eva Stein und Ole Petersen.',
      ['Eva Stein', 'Ole Petersen'],
    ],
    ['Gesellschafter und Geschäftsführer: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['GF Eva Stein', ['Eva Stein']],
    ['Managing directors authorised to represent: Eva Stein', ['Eva Stein']],
    ['Directors: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Managing Director and responsible for content: Eva Stein', ['Eva Stein']],
    ['Represented by: Eva Stein (CEO)', ['Eva Stein']],
    ['The managing directors are Eva Stein and Ole Petersen.', ['Eva Stein', 'Ole Petersen']],
    ['The company is managed by Eva Stein and Ole Petersen.', ['Eva Stein', 'Ole Petersen']],
    ['Managing Director is Eva Stein.', ['Eva Stein']],
    ['Eva Stein, Managing Director', ['Eva Stein']],
    ['Geschäftsführung: Frau Eva Stein, Herr Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführung: Frau Dipl.-Kffr. Eva Stein', ['Eva Stein']],
    ['Geschäftsführung: Eva Stein, geb. Huber', ['Eva Stein']],
    ['Geschäftsführer: Dr. rer. nat. Ole Petersen, Dipl.-Biol. Eva Stein', ['Ole Petersen', 'Eva Stein']],
    [
      'Geschäftsführer: Bastian M. Petersen, Eva-Maria von der Heide',
      ['Bastian M. Petersen', 'Eva-Maria von der Heide'],
    ],
    ['Geschäftsführer: İpek Öztürk, Şahin Güneş', ['İpek Öztürk', 'Şahin Güneş']],
    ['Geschäftsführer: Nguyễn Văn Minh, Đorđe Petrović', ['Nguyễn Văn Minh', 'Đorđe Petrović']],
    [`Geschäftsführer: Jean-Luc D’Angelo, Siobhán O'Brien`, ['Jean-Luc D’Angelo', "Siobhán O'Brien"]],
    ['Inhaberin Eva Stein e.K.', ['Eva Stein']],
    ['Inh. Eva Stein, Dipl.-Designerin', ['Eva Stein']],
    ['Inhaber: Familie Petersen', []],
    ['Eigentümer und Betreiber: Eva Stein', ['Eva Stein']],
    ['Für den Vorstand: Eva Stein', ['Eva Stein']],
    ['Geschäftsführer seit 2014: Ole Petersen', ['Ole Petersen']],
    ['Geschäftsführer und Gesellschafter sind die Brüder Uwe und Jan Petersen.', ['Uwe Petersen', 'Jan Petersen']],
    ['Das Unternehmen leiten die Schwestern Eva Stein und Ida Ott.', ['Eva Stein', 'Ida Ott']],
    ['Geleitet wird das Unternehmen von Eva Stein.', ['Eva Stein']],
    ['Geführt wird die Firma von den Geschäftsführern Eva Stein und Ole Petersen.', ['Eva Stein', 'Ole Petersen']],
    ['Alleinvertretungsberechtigt ist Geschäftsführerin Eva Stein.', ['Eva Stein']],
    [
      'Jeder der Geschäftsführer, Eva Stein und Ole Petersen, ist einzelvertretungsberechtigt.',
      ['Eva Stein', 'Ole Petersen'],
    ],
    ['Einzelvertretungsberechtigt: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Präsidium: Eva Stein (Präsidentin), Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Vorstandsmitglieder: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Mitglieder des Vorstands: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Mitglieder der Geschäftsführung: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführung<br>Eva Stein (Sprecherin)<br>Tel. 03691 721016<br>Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['<b>Geschäftsführung</b> Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    [
      '<strong>Vertretungsberechtigte Geschäftsführer:</strong><br>Eva Stein,<br>Ole Petersen',
      ['Eva Stein', 'Ole Petersen'],
    ],
    ['Vertreten durch<br>die Geschäftsführer<br>Eva Stein<br>Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    [
      'Vertreten durch:</p><ul><li>Eva Stein</li><li>Ole Petersen</li></ul><p>Stand 2024',
      ['Eva Stein', 'Ole Petersen'],
    ],
    ['Geschäftsführer: Eva Stein – Register: HRB 5000', ['Eva Stein']],
    ['Geschäftsführer: Eva Stein, Sitz der Gesellschaft: Eisenach, Amtsgericht Jena', ['Eva Stein']],
    ['Geschäftsführer: Eva Stein Registergericht: Amtsgericht Jena', ['Eva Stein']],
    ['Geschäftsführer: Eva Stein; Ole Petersen; HRB 5000', ['Eva Stein', 'Ole Petersen']],
    ['Geschäftsführer: Eva Stein (verantwortlich für den Inhalt)', ['Eva Stein']],
    ['Geschäftsführer/Verantwortlicher: Eva Stein', ['Eva Stein']],
  ] as [string, string[]][])('reads %s', (people, names) => {
    expect(leaders(imprint({ people }))).toEqual([...names].sort());
  });

  it.each([
    ['<h1>Impressum</h1><p>Betreiberin dieser Seite ist Eva Stein, Süderstraße 16, 25746 Heide.</p>', ['Eva Stein']],
    [
      '<h1>Impressum</h1><p>Stein Petersen GbR, vertreten durch Eva Stein und Ole Petersen, Süderstraße 16, 25746 Heide</p>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><p>Lindner GmbH<br>vertreten durch Eva Stein und Ole Petersen<br>Süderstraße 16<br>25746 Heide</p>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><p>Praxisgemeinschaft<br>Dr. med. Eva Stein<br>Dr. med. Ole Petersen<br>Süderstraße 16<br>25746 Heide</p>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><p>Gemeinschaftspraxis Dr. Eva Stein &amp; Dr. Ole Petersen<br>Süderstraße 16<br>25746 Heide</p>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><p>Petersen Reisen<br>Inhaber: Ole Petersen<br>Süderstraße 16<br>25746 Heide</p><p>Verantwortlich i.S.d. § 18 MStV: Ida Ott</p>',
      ['Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><p>Lindner Rechtsanwälte PartG mbB<br>Süderstraße 16<br>25746 Heide</p><p>Partner: RA Ole Petersen, RAin Eva Stein</p><p>Angestellte Rechtsanwälte: Kim Bauer</p>',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      '<h1>Impressum</h1><p>Gysin AG<br>Netzistrasse 23<br>4133 Pratteln<br>Schweiz</p><p>Präsident des Verwaltungsrats: Reto Gysin</p>',
      ['Reto Gysin'],
    ],
    [
      '<h1>Impressum</h1><p>Gysin AG<br>Netzistrasse 23<br>4133 Pratteln<br>Schweiz</p><p>Mitglieder des Verwaltungsrates: Reto Gysin, Urs Ott</p>',
      ['Reto Gysin', 'Urs Ott'],
    ],
    [
      '<h1>Impressum</h1><p>Lindner GmbH<br>Süderstraße 16<br>25746 Heide</p><div><div>Geschäftsführung</div><div>Eva Stein</div></div><div><div>Registergericht</div><div>Amtsgericht Pinneberg</div></div>',
      ['Eva Stein'],
    ],
    [
      '<h1>Kontakt</h1><p>Lindner GmbH<br>Süderstraße 16<br>25746 Heide</p><h2>Ihre Ansprechpartner</h2><table><tr><td>Geschäftsleitung</td><td>Eva Stein</td><td>-10</td></tr><tr><td>Kalkulation</td><td>Ida Ott</td></tr></table>',
      ['Eva Stein'],
    ],
    [
      '<h1>Kontakt</h1><p>Lindner GmbH<br>Süderstraße 16<br>25746 Heide</p><h2>Ansprechpartner</h2><p>Eva Stein, Geschäftsführerin, Tel. -10</p><p>Ida Ott, Einkauf</p>',
      ['Eva Stein'],
    ],
  ] as [string, string[]][])('reads the page %s', (html, names) => {
    expect(leaders(html)).toEqual([...names].sort());
  });
});
