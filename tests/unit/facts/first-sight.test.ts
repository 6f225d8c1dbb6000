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

describe('groups and their companies', () => {
  const group = (body: string, kind: 'locations' | 'certificates' | 'about') =>
    companyOf([seat, factsOf(`<main><h1>Wer wo sitzt</h1>${body}</main>`, kind, '/gruppe')]);

  it('have places below the heading of each company', () => {
    const places =
      '<section><h2>Ofenbau Lindner GmbH</h2><div><h3>Filiale Potsdam</h3><p>Kanalweg 3<br>14467 Potsdam</p></div></section>' +
      '<section><h2>Lindner Air & Sea GmbH</h2><div><h3>Büro Leipzig</h3><p>Ringstraße 8<br>04109 Leipzig</p></div></section>';
    expect(group(places, 'locations').branchLocations.map(({ city }) => city)).toEqual(['Potsdam']);
  });

  it('tell in a table which company holds what', () => {
    const cells = (tag: string, ...texts: string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
    const table =
      `<table><tr>${cells('th', 'Gesellschaft', 'Norm', 'Ausgestellt von', 'Gültig bis')}</tr>` +
      `<tr>${cells('td', 'Ofenbau', 'ISO 9001', 'DEKRA Certification GmbH', '17.09.2027')}</tr>` +
      `<tr>${cells('td', 'Fuhrpark', 'ISO 50001', 'GUTcert GmbH', '14.12.2028')}</tr></table>`;
    expect(group(table, 'certificates').certifications).toMatchObject([
      { name: 'ISO 9001', issuer: 'DEKRA Certification GmbH', valid_until: '2027-09-17' },
    ]);
  });

  it('count their own beside those of the group', () => {
    const staff =
      '<p>1.150 Menschen in der Gruppe.</p><p>Von den 1.150 Beschäftigten der Gruppe stehen rund 410 bei der Ofenbau auf der Lohnliste.</p>';
    expect(group(staff, 'about').number_of_employees).toBe('rund 410');
  });
});

describe('further wordings of the last sets', () => {
  it.each([
    ['Dreizehn Köpfe zählt unser Team heute, den Hund nicht mitgerechnet.', '13'],
    ['Fest angestellt sind bei uns mehr als 140 Frauen und Männer.', 'mehr als 140'],
  ])('staff: %s', (text, number) => expect(about(`<p>${text}</p>`).number_of_employees).toBe(number));

  it.each([
    [
      'Unser Qualitätsmanagement ist von der TÜV SÜD Management Service GmbH geprüft: DIN EN ISO 9001:2015, gültig bis 11/2028.',
      { name: 'DIN EN ISO 9001:2015', issuer: 'TÜV SÜD Management Service GmbH', valid_until: '2028-11' },
    ],
    [
      'Das DZI Spenden-Siegel tragen wir bis 31.12.2027 (vergeben durch: Deutsches Zentralinstitut für soziale Fragen).',
      { name: 'DZI Spenden-Siegel', valid_until: '2027-12-31' },
    ],
    [
      'Zertifikat: ISO 9001:2015. Zertifizierungsstelle: Schweizerische Vereinigung für Qualitäts- und Management-Systeme (SQS). Gültig bis: 30.04.2028.',
      { name: 'ISO 9001:2015', valid_until: '2028-04-30' },
    ],
    [
      'Wir sind nach ISO 9001:2015 zertifiziert. Ausgestellt hat das Zertifikat die Quality Austria Trainings-, Zertifizierungs- und Begutachtungs GmbH.',
      { issuer: 'Quality Austria Trainings-, Zertifizierungs- und Begutachtungs GmbH' },
    ],
  ])('certificates: %s', (text, certificate) =>
    expect(about(`<p>${text}</p>`).certifications).toMatchObject([certificate]),
  );

  it('leaves who answers for the trade alone to the authority', () => {
    const heads = 'Geschäftsführung: Leopold Pointner<br>Gewerberechtlicher Geschäftsführer: Hubert Schauf';
    expect(legal(ADDRESS, heads).ceos.map(({ name }) => name)).toEqual(['Leopold Pointner']);
  });

  it('follows a general partner to its board behind a long aside', () => {
    const sentence =
      'Die Gesellschaft wird vertreten durch ihre persönlich haftende Gesellschafterin, die Lindner Verwaltungs-SE (Sitz Eisenach, Amtsgericht Jena, HRB 221306, USt-IdNr. DE 247 618 309), und diese durch ihren Vorstand: Dr.-Ing. Ottilie Strenz-Lindner (Vorsitzende), Henrik Dallwitz, Marit Oest.';
    const page = legal('Lindner Waagen SE & Co. KGaA<br>Bergstraße 3<br>99817 Eisenach', sentence);
    expect(page.ceos.map(({ name }) => name)).toEqual(['Ottilie Strenz-Lindner', 'Henrik Dallwitz', 'Marit Oest']);
  });

  it('leaves who shares rooms or is not to be mixed up to themselves', () => {
    const others =
      '<h3>Bürogemeinschaft</h3><p>Knochel Steuerberatung, Inhaberin Ottilie Knochel, Am Zeughaus 5, 97421 Schweinfurt, office@knochel.de</p>' +
      '<p>Bitte nicht verwechseln: Fliesen Lindner GmbH, Bergstraße 8, 99817 Eisenach, Telefon 03691 72 10 99.</p>';
    const company = companyOf([factsOf(imprint() + others)]);
    expect(company).toMatchObject({ company_name: 'Ofenbau Lindner GmbH', street: 'Bergstraße 3' });
    expect(company.ceos.map(({ name }) => name)).toEqual(['Frieder Lindner']);
    expect(company.contacts.map(({ value }) => value)).toEqual(['+493691721015', 'info@ofenbau-lindner.de']);
  });

  it('takes whom the company works for for nobody of its own', () => {
    const works = '<p>2021: Drei Öfen für das Hotel Eifelblick GmbH (120 Betten), Thürer Höhe 1, 56743 Thür</p>';
    const page = factsOf(works, 'other', '/arbeiten');
    expect(page.address).toEqual([]);
  });

  it('reads the address at the foot of a page whose cards still show examples', () => {
    const cards = '<h3>Max Mustermann</h3><p>Inhaber</p><p>max.muster@musterfirma.de</p>';
    const page = factsOf(`${cards}<footer><div>Brunnenweg 9<br>86159 Augsburg</div></footer>`, 'about', '/ueber-uns');
    expect(page.address.map(({ value }) => value.street)).toEqual(['Brunnenweg 9']);
  });

  it('counts those who have given marks', () => {
    const marks = '<p>Bei MyHammer haben uns bis heute 38 Kunden benotet, im Mittel mit 4,9 von 5 Sternen.</p>';
    expect(about(marks).reviews).toMatchObject([{ rating: 4.9, review_count: 38 }]);
  });
});

describe('payloads of applications', () => {
  const payload = (list: unknown) =>
    factsOf(
      `<div id="__nuxt"></div><script type="application/json" id="__NUXT_DATA__">${JSON.stringify(list)}</script>`,
    );

  it('are put together again where nothing was rendered on the server', () => {
    const rows = [
      { data: 1, serverRendered: 9 },
      { page: 2 },
      [3, 6],
      { k: 4, v: 5 },
      'Wir sind',
      'Lindner Systeme eG\nBergstraße 3\n99817 Eisenach',
      { k: 7, v: 8 },
      'Genossenschaftsregister',
      'Amtsgericht Jena, GnR 200187',
      false,
    ];
    expect(companyOf([payload(rows)])).toMatchObject({ company_name: 'Lindner Systeme eG', hr_number: 'GnR 200187' });
  });

  it('keep what is told of customers to these', () => {
    const kunde = {
      kind: 'case',
      company: 'Werft Muth GmbH',
      street: 'Am Delft 40',
      zip: '26721',
      city: 'Emden',
      phone: '04921 58870',
    };
    const html = `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { sections: [kunde] } })}</script>`;
    const page = factsOf(html, 'other', '/kunden');
    expect([page.address, page.phones]).toEqual([[], []]);
  });
});

describe('a house that the company says it runs', () => {
  const inn = (sentence: string) =>
    companyOf([
      seat,
      factsOf(
        `<main><h1>Wartburgschänke</h1><p>${sentence}</p><p>Ofenbau Lindner GmbH</p><p>Burgweg 4</p><p>99834 Gerstungen</p></main>`,
        'other',
        '/schaenke',
      ),
    ]).branchLocations;

  it('is a branch below the company’s own name too', () => {
    expect(inn('Seit 2012 führen wir auch die Gaststätte Wartburgschänke mit 80 Plätzen.')).toMatchObject([
      { street: 'Burgweg 4', city: 'Gerstungen' },
    ]);
  });

  it('is none once it was given up', () => {
    expect(inn('Die Gaststätte Wartburgschänke führen wir seit 2019 nicht mehr.')).toEqual([]);
  });
});

describe('an award', () => {
  it('names who gave it', () => {
    expect(
      about('<p>Wir sind AMA GENUSS REGION Betrieb, ausgezeichnet von der AMA-Marketing GesmbH.</p>').certifications,
    ).toMatchObject([{ name: 'AMA GENUSS REGION', issuer: 'AMA-Marketing GesmbH' }]);
  });
});

describe('a page about data protection', () => {
  it('names the controller below other notes on data protection', () => {
    const page = factsOf(
      '<h1>Datenschutzerklärung</h1><h2>3. Allgemeine Hinweise</h2><h3>Datenschutz</h3><p>Wir nehmen den Schutz Ihrer Daten ernst.</p>' +
        '<h3>Hinweis zur verantwortlichen Stelle</h3>' +
        '<p>Die verantwortliche Stelle für die Datenverarbeitung auf dieser Website ist: Eva Lindner</p>' +
        '<p>Bergstraße 3</p><p>99817 Eisenach</p><p>Telefon: 03691 774410</p>',
      'other',
      '/datenschutz',
    );
    expect(page.name).toContainEqual(expect.objectContaining({ value: 'Eva Lindner' }));
    expect(page.address).toContainEqual(
      expect.objectContaining({ value: { street: 'Bergstraße 3', zip: '99817', city: 'Eisenach' } }),
    );
    expect(page.phones).toContainEqual(expect.objectContaining({ value: '+493691774410' }));
  });
});

describe('addresses in one line', () => {
  it.each([
    ['Bergstraße 3 Eisenach 99817', { street: 'Bergstraße 3', zip: '99817', city: 'Eisenach' }],
    ['Am Wall 4 Lüdenscheid 58507', { street: 'Am Wall 4', zip: '58507', city: 'Lüdenscheid' }],
    ['Am Markt 16a, Bad Salzungen, 36433', { street: 'Am Markt 16a', zip: '36433', city: 'Bad Salzungen' }],
  ])('may end with the postcode: %s', (line, address) => {
    const page = factsOf(`<h1>Kontakt</h1><p>Ofenbau Lindner GmbH<br>${line}</p>`, 'contact', '/kontakt');
    expect(page.address.map(({ value }) => value)).toEqual([address]);
  });

  it.each([
    'Heizkessel Modell 16 Eisenach 99817',
    'Bergstraße 3 Bestellnummer 99817',
    'Bergstraße 3<br>Postfach 99817',
  ])('are none where a number of something else ends the line: %s', (line) => {
    expect(factsOf(`<h1>Kontakt</h1><p>${line}</p>`, 'contact', '/kontakt').address).toEqual([]);
  });

  it('may follow numbers and mail addresses', () => {
    const foot = '<footer><div>03691 774410 info@lindner.de Schlosstal 41, 99817 Eisenach</div></footer>';
    expect(factsOf(foot, 'other', '/agb').address.map(({ value }) => value)).toEqual([
      { street: 'Schlosstal 41', zip: '99817', city: 'Eisenach' },
    ]);
  });

  it('are a branch’s behind its kind', () => {
    const facts = '<h2>Zahlen und Fakten</h2><ul><li>Zweigniederlassung Worbiser Straße 2, 37115 Duderstadt</li></ul>';
    expect(about(facts).branchLocations).toMatchObject([{ street: 'Worbiser Straße 2', city: 'Duderstadt' }]);
  });
});

describe('cards of a team', () => {
  const card = (text: string) => `<h5>Marta Okonjo</h5><p>Geschäftsführerin</p><p>${text}</p>`;
  const names = (text: string) =>
    factsOf(`<h1>Über uns</h1><h2>Unser Team</h2>${card(text)}`, 'about', '/ueber-uns').people;

  it('name who runs the company', () => {
    expect(names('Sie baut Öfen, seit sie laufen kann.').map(({ value }) => value.name)).toEqual(['Marta Okonjo']);
  });

  it('name nobody while they hold the template’s text', () => {
    expect(names('Lorem ipsum dolor sit amet, consectetur adipiscing elit.')).toEqual([]);
  });
});

describe('a short name', () => {
  const named = (...feet: string[]) =>
    companyOf([
      factsOf(
        `<h1>Kontakt</h1><address>Fleck + Amberg<br>Bergstraße 3<br>99817 Eisenach</address><footer>${feet.map((foot) => `<p>${foot}</p>`).join('')}</footer>`,
        'contact',
        '/kontakt',
      ),
    ]);

  it('is completed where the foot of the page goes on to a legal form', () => {
    expect(named('© 2026 Fleck + Amberg Lacke und Farben GmbH & Co. KG')).toMatchObject({
      company_name: 'Fleck + Amberg Lacke und Farben GmbH & Co. KG',
      legal_form: 'GmbH & Co. KG',
    });
  });

  it('stays where two companies are called so', () => {
    expect(named('© 2026 Fleck + Amberg Lacke GmbH', '© 2026 Fleck + Amberg Immobilien GmbH').company_name).toBe(
      'Fleck + Amberg',
    );
  });
});

describe('a total beside that of a neighbour', () => {
  it('stays the company’s where it says so itself', () => {
    const text =
      'Auf Herold haben uns 27 Kundinnen und Kunden bewertet, daraus ergeben sich 4,8 von 5 Sternen. Der Gasthof Rössle kommt bei Tripadvisor auf 4,4 von 5 bei 502 Bewertungen.';
    expect(about(`<p>${text}</p>`).reviews).toMatchObject([{ platform: 'Herold', rating: 4.8, review_count: 27 }]);
  });
});

describe('certificates', () => {
  it('of a supplier stay its own where a later sentence calls it by its name alone', () => {
    const text =
      'Filze beziehen wir von der Filzmanufaktur Wurzbacher, Saiten vom Drahtzug. Wurzbacher ist nach ISO 9001 und OEKO-TEX zertifiziert.';
    expect(about(`<p>${text}</p>`).certifications).toEqual([]);
  });

  it('end with what a cell of their row says', () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const table = `<table>${row('Zertifizierter Biowärme-Installateur', 'Biomasse-Verband', 'Zertifikat gültig bis 30.09.2028')}${row('Ökoprofit', 'Land Vorarlberg', 'ausgelaufen 31.12.2020')}</table>`;
    const page = factsOf(`<h1>Geprüft</h1>${table}`, 'certificates', '/zertifikate');
    expect(companyOf([seat, page]).certifications.map(({ name }) => name)).toEqual(['Biowärme-Installateur']);
  });

  it.each(['RABC nach EN 14065', 'ISPM 15'])('are known by their name: %s', (name) => {
    expect(about(`<p>Wir sind nach ${name} zertifiziert.</p>`).certifications).toMatchObject([{ name }]);
  });
});

describe('a founding', () => {
  it.each([
    ['A family laundry since 1947: hotel linen and dry cleaning.', '1947'],
    [
      'Im Februar 1949 taten sich siebzehn Malermeister zusammen und unterschrieben das Statut unserer Genossenschaft.',
      '1949',
    ],
  ])('is told by: %s', (text, year) => {
    expect(about(`<p>${text}</p>`).founding_date).toBe(year);
  });

  it('is not that of a product', () => {
    expect(about('<p>A family favourite since 1947 is our cream soap.</p>').founding_date).toBeNull();
  });
});

describe('a number in English words', () => {
  it('is read as a whole', () => {
    expect(about('<p>Twenty-three people work with us all year.</p>').number_of_employees).toBe('23');
  });
});

describe('the head office’s number', () => {
  const phones = (html: string) =>
    (companyOf([factsOf(html, 'home', '/')]).contacts ?? [])
      .filter(({ type }) => type === 'phone')
      .map(({ value }) => value);

  it('stands before one that is for some only', () => {
    const some = '<h2>Hilfe</h2><p>Störung? Nur für Mitglieder mit Vertrag</p><p>03691 774499</p>';
    expect(phones(`${imprint()}${some}`)).toEqual(phones(imprint()));
  });

  it('is the one below the company’s name, whichever place the page begins with', () => {
    const places =
      '<h2>Vor Ort</h2><h3>Gotha</h3><p>Markt 1</p><p>99867 Gotha</p><p>Telefon: 03621 556677</p><h2>Anbieter</h2>';
    expect(phones(`${places}${imprint()}`)).toEqual(phones(imprint()));
  });
});
