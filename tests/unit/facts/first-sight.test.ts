import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const seat = factsOf(imprint());
const about = (body: string) =>
  companyOf([seat, factsOf(`<main><h1>Über uns</h1>${body}</main>`, 'about', '/ueber-uns')]);
const legal = (...paragraphs: string[]) =>
  companyOf([factsOf(`<h1>Impressum</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)]);
const ADDRESS = 'Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach';

describe('whose a value is', () => {
  it('leaves the VAT id of who keeps the technics to them', () => {
    const technics =
      'Technik: Computerdienst Hainich, Inhaber Jan Muth, Weg 2, 99974 Mühlhausen, USt-IdNr. DE136695976';
    expect(legal(ADDRESS, technics).vat_id).toBeNull();
  });

  it.each(['macht unsere Schwester:', 'Das übernimmt unsere Tochter:'])('leaves a total below "%s" to it', (label) => {
    const sister = `<p>${label}<br>Lindner Zelte e.K., Weg 2, 99974 Mühlhausen, „4,8 von 5 Sternen bei 51 Google-Rezensionen“</p>`;
    expect(about(sister).reviews).toEqual([]);
  });

  it('leaves the certificate beside a name in a picture to that company', () => {
    const picture = '<img src="a.png" alt="Hrdla Beschläge GmbH, ISO 14001 zertifiziert">';
    expect(about(picture).certifications).toEqual([]);
  });

  it('leaves the seal of a maker’s things to them', () => {
    expect(about('<p>Verdichter von Fa. Kolben tragen das Zeichen Eurovent Certified.</p>').certifications).toEqual([]);
  });

  it('leaves the year of the house where the founder learnt to that house', () => {
    const story = '<p>Gelernt hatte er in der Hofbäckerei Grünspan, gegründet 1769.</p>';
    expect(about(story).founding_date).toBeNull();
  });

  it('takes no place in brackets behind another’s for one of the company’s', () => {
    const places =
      '<p>Bergstraße 3, 99817 Eisenach</p><p>Zu sehen am Lehrstand Potsdam (Imkerverein, Kanalweg 3, 14467 Potsdam).</p>';
    expect(about(places).branchLocations).toEqual([]);
  });
});

describe('what a page tells in further words', () => {
  it('of a branch that is entered in the register', () => {
    const entry = 'Zweigniederlassung eingetragen beim Amtsgericht Kleve, HRB 14873<br>Umsatzsteuer-ID: DE136695976';
    const name = 'Muster Techniek B.V. Zweigniederlassung Deutschland<br>Bergstraße 3<br>46446 Emmerich';
    expect(legal(name, entry)).toMatchObject({
      register_court: 'Amtsgericht Kleve',
      hr_number: 'HRB 14873',
      vat_id: 'DE136695976',
    });
  });

  it('of the name below a sentence that ends with it', () => {
    const lines = '<b>Träger und Anbieter dieser Seiten ist die</b></p><p>Lindner Pflege<br>gemeinnützige GmbH<br>';
    expect(legal(`${lines}Bergstraße 3<br>99817 Eisenach`).company_name).toBe('Lindner Pflege gemeinnützige GmbH');
  });

  it('of a town with a saint behind its hyphen', () => {
    const page = legal('Ofenbau Lindner GmbH<br>Auenpark 3<br>9413 Frantschach-St. Gertraud<br>Österreich');
    expect(page.city).toBe('Frantschach-St. Gertraud');
  });

  it('of a fax number in older words', () => {
    const { contacts } = legal(ADDRESS, 'Fernruf 03691 72 10 15<br>Telekopie 03691 72 10 16');
    expect(contacts.map(({ type, value }) => [type, value])).toEqual([
      ['phone', '+493691721015'],
      ['fax', '+493691721016'],
    ]);
  });

  it('of a seal that a body has awarded without marks', () => {
    const seal =
      '<p>Die Stiftung ibex fairstay hat unser Haus mit dem Label <em>ibex fairstay Gold</em> ausgezeichnet (gültig bis Oktober 2027).</p>';
    expect(about(seal).certifications).toMatchObject([
      { name: 'ibex fairstay Gold', issuer: 'Stiftung ibex fairstay', valid_until: '2027-10' },
    ]);
  });

  it('of one organic certificate with and without its body’s code', () => {
    const seals =
      '<dl><dt>Bio-Zertifizierung AT-BIO-301</dt><dd>Kontrollstelle: Austria Bio Garantie GmbH. Gültig bis 31.12.2027.</dd></dl><img src="b.png" alt="EU-Bio-Logo">';
    expect(about(seals).certifications).toMatchObject([{ issuer: 'Austria Bio Garantie GmbH' }]);
  });

  it('of its people behind what they do', () => {
    const people = '<p>Bei uns konstruieren, fräsen und montieren mehr als 60 Fachleute unter zwei Dächern.</p>';
    expect(about(people).number_of_employees).toBe('mehr als 60');
  });

  it('of a work that makes groups of parts', () => {
    const works =
      '<h3>Hauptwerk</h3><p>Bergstraße 3<br>99817 Eisenach</p><h3>Werk 3 – Baugruppen</h3><p>Kanalweg 3<br>14467 Potsdam</p>';
    expect(about(works).branchLocations).toMatchObject([{ street: 'Kanalweg 3' }]);
  });

  it('takes a year in brackets for no number of opinions', () => {
    expect(about('<p><b>1,1</b><br>Gesamtnote der Prüfer (2018)</p>').reviews).toEqual([]);
  });

  it('reads four-digit postcodes of a Swiss site beside a German agent', () => {
    const agent = '<h2>Vertretungen</h2><p>Deutschland: Büro Nord, Weg 1, 72764 Reutlingen</p>';
    const places = `<h2>Hauptsitz</h2><p>Haspelweg 21<br>4900 Langenthal</p>${agent}`;
    const page = factsOf(places, 'locations', '/standorte', 'https://www.lindner-ofenbau.ch');
    expect(page.address.map(({ value }) => value.zip)).toContain('4900');
  });
});

describe('a legal notice in a dialog', () => {
  it('counts like one that is shown', () => {
    const dialog = `<div role="dialog" style="display:none"><section><h2>Impressum</h2><p>${ADDRESS}</p></section></div>`;
    const page = factsOf(`<main><p>Zu sehen bei uns: Kanalweg 3, 14467 Potsdam.</p>${dialog}</main>`, 'home', '/');
    expect(companyOf([page])).toMatchObject({ company_name: 'Ofenbau Lindner GmbH', street: 'Bergstraße 3' });
  });

  it('keeps a word whole that an editor has cut into alike parts', () => {
    const part = (text: string) => `<span class="font_8">${text}</span>`;
    const name = part('Lindner Labs UG ') + part('(haftungs') + part('beschränkt)');
    expect(legal(`${name}<br>Bergstraße 3<br>99817 Eisenach`).company_name).toBe(
      'Lindner Labs UG (haftungsbeschränkt)',
    );
  });
});

describe('pages as people really write them', () => {
  const nameOf = (...paragraphs: string[]) => legal(...paragraphs).company_name;

  it.each([
    ['Media Owner & Publisher Lindner FlexCo<br>Bergstraße 3<br>1020 Wien<br>Österreich', 'Lindner FlexCo'],
    ['abstand</p><p>Ofenbau Lindner<br>Bergstraße 3<br>99817 Eisenach', 'Ofenbau Lindner'],
    ['Eine Marke von Finacons<br>Bergstraße 3<br>99817 Eisenach</p><p>Inhaberin: Eva Stein', 'Seite'],
  ])('name the company in "%s"', (lines, name) => expect(nameOf(lines)).toBe(name));

  it('have menus without marks between their links, and a name behind the last one', () => {
    const menu = ['Start', 'Muth AG', 'Karriere', 'Kontakt'].map((text) => `<a href="/${text}">${text}</a>`).join('');
    const frame = `<footer><div>${menu}</div><p>Impressum © 2026 Ofenbau Lindner GmbH</p></footer>`;
    expect(companyOf([factsOf(frame, 'about', '/ueber-uns')]).company_name).toBe('Ofenbau Lindner GmbH');
  });

  it('name norms, which are no postcodes', () => {
    const page = factsOf('<p>Seit 1863 DIN 61650 Recycelte Textilien</p><p>Erfüllt EN 50131 Grad 2</p>', 'home', '/');
    expect(page.address).toEqual([]);
  });

  it('leave no mark between a label and an address', () => {
    const { contacts } = legal(ADDRESS, 'E-Mailinfo@lindner-ofenbau.de');
    expect(contacts.map(({ value }) => value)).toEqual(['info@lindner-ofenbau.de']);
  });

  it('name the providers of services where they tell of data protection', () => {
    const page = factsOf(
      '<h1>Datenschutzerklärung</h1><h2>Hosting</h2><p>Anbieter ist die Wolkenhaus AG (nachfolgend „Wolkenhaus“).</p>',
      'other',
      '/datenschutz',
    );
    expect(page.name.filter(({ value, weight }) => value.startsWith('Wolkenhaus') && weight > 40)).toEqual([]);
  });

  it.each([
    [
      'in a card, the trade between name and role',
      '<h2>Filiale Ost</h2><div><span>Inhaber</span><h3>Marco Berner</h3><div>Optikermeister<br>Inhaber</div><div>Filiale Ost</div></div>' +
        '<div><h3>Gerd Nann</h3><div>Optiker</div><div>Filiale Ost</div></div>',
      ['Marco Berner'],
    ],
    [
      'right behind the name',
      '<figure><figcaption>Stefan Senner Geschäftsführender Gesellschafter</figcaption></figure>',
      ['Stefan Senner'],
    ],
    [
      'with a degree behind it',
      '<figure><figcaption>Christian Hatten Geschäftsführer, Dipl.-Betriebswirt</figcaption></figure>',
      ['Christian Hatten'],
    ],
    ['as one of two', '<h4>Stefan Morin</h4><p>Co-Geschäftsführung</p>', ['Stefan Morin']],
    ['of partners that are firms', '<p>Unser Partner für Wertermittlung: Geweil Immobilienbewertung</p>', []],
  ])('tell the role %s', (_, cards, names) => {
    const team = factsOf(`<main><h1>Team</h1>${cards}</main>`, 'team', '/team');
    expect([...new Set(team.people.map(({ value }) => value.name))]).toEqual(names);
  });

  it('call a firm by words that are written like a person', () => {
    const page = factsOf(
      '<p>Diese Website wird betrieben von Personal Paramedic e.K., Weg 19, 40212 Düsseldorf.</p>',
      'contact',
    );
    expect(page.people).toEqual([]);
  });
});
