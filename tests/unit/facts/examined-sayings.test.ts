import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const notice = factsOf(imprint(), 'impressum', '/impressum', SITE);
const told = (body: string) =>
  companyOf([
    notice,
    factsOf(
      `<main>${body.startsWith('<') ? body : `<h1>Über uns</h1><p>${body}</p>`}</main>`,
      'about',
      '/ueber-uns',
      SITE,
    ),
  ]);
const held = (text: string) =>
  companyOf([
    notice,
    factsOf(`<main><h1>Qualität</h1><p>${text}</p></main>`, 'certificates', '/qualitaet', SITE),
  ]).certifications.map(({ name, issuer, valid_until: until }) => [name, issuer, until].filter(Boolean).join(' / '));
const phonesOf = (contact: string) =>
  companyOf([factsOf(imprint({ contact }))]).contacts.flatMap(({ type, value }) => (type === 'phone' ? [value] : []));

describe('when a business began', () => {
  it.each([
    [
      '1978 hob Leopold Lindner senior mit einem geliehenen Bagger den ersten Teich aus, hinter dem Stall. 2003 gründeten wir die GmbH, 2015 kam die Räucherei.',
      '1978',
    ],
    [
      'Als Adalbert Lindner 1926 in der Altstadt seine Konzession bekam, beliehen die Leute Federbetten. 2004 wurde die Firma in eine Aktiengesellschaft umgewandelt.',
      '1926',
    ],
    [
      'Angefangen hat mein Vater Heinrich mit einer Grube und einem gebrauchten Wagenheber. Das war im Herbst 1987, in der alten Dorfschmiede.',
      '1987',
    ],
    [
      'Auf dem Berg stand ab 1886 eine Klosterbrennerei der Benediktiner. Mit uns hat sie nichts zu tun. Unsere eigene Geschichte fängt 1928 an: Matthäus Lindner kaufte eine gebrauchte Kupferblase.',
      '1928',
    ],
    [
      'Martha Lindner war Näherin. Aus der Wohnküche wurde 1964 ein angemeldetes Gewerbe, aus dem Gewerbe eine Werkstatt.',
      '1964',
    ],
    ['2003 gründeten wir die GmbH.', '2003'],
    [
      '1994 haben die beiden auf der Alm das erste Mal gemeinsam Samen geklopft – mit Regenschirm, verkehrt herum. Daraus ist ein Betrieb mit 9 Mitarbeiterinnen und Mitarbeitern geworden. Unser Haus war früher die Samenhandlung Rettenwalder, eröffnet 1929.',
      '1994',
    ],
    [
      'Ferdinand Lindner war Wagner in der Landmaschinenfabrik Epplinger, die 1911 gegründet wurde. 1949 kaufte er einen Lastwagen und baute in Neuhofen daraus seinen ersten Elevator. So entstand die Firma Lindner.',
      '1949',
    ],
    [
      'Großvater Alois hat 1934 in Sierning eine Kolonialwarenhandlung aufgemacht, die mein Onkel 1996 zugesperrt hat. Meine eigene Rösterei gibt es seit 2012.',
      '2012',
    ],
    [
      'Im Frühjahr 1991 saßen elf Leute in der Siedlung und versuchten, ein Formular zu verstehen. Aus diesem Abend wurde unser Verein.',
      '1991',
    ],
    [
      'Als der Müllermeister Gustav Lindner 1947 seine erste Mehlwaage baute, stand die Werkstatt noch in einer Scheune. 1988 wurde aus der Lindner KG eine Aktiengesellschaft.',
      '1947',
    ],
    ['Torvening itself was established in 1969 and is based in Bielefeld.', null],
    ['Leonhards Schwester Barbara betreibt in Retz die Lindner Sektmanufaktur GmbH, gegründet 2018.', null],
    ['Unsere Hündin kam aus einer Klinik, die 1969 gegründet wurde.', null],
    ['Das erste städtische Leihhaus in Hessen entstand 1738 in Hanau. Wir kamen ein wenig später dazu.', null],
  ])('%s', (story, year) => expect(told(story).founding_date).toBe(year));
});

describe('how many work there', () => {
  it('is not what somebody else’s firm employs', () => {
    const story =
      'Dessen Firma, die Lindner Metallbau AG, gibt es bis heute; sie baut Geländer, beschäftigt rund 130 Leute und gehört einem anderen Zweig der Familie.';
    expect(told(story).number_of_employees).toBeNull();
    expect(told('Wir beschäftigen rund 130 Leute.').number_of_employees).toBe('rund 130');
  });

  it.each([
    ['Rund 410 Frauen und Männer entwickeln, fertigen und betreuen heute unsere Anlagen.', 'rund 410'],
    ['Mehr als 260 hauptamtliche Kräfte und rund 140 Ehrenamtliche arbeiten in unseren Häusern.', 'mehr als 260'],
    ['Leonhards Schwester Barbara betreibt in Retz die Lindner Sektmanufaktur GmbH mit 5 Mitarbeitern.', null],
  ])('%s', (story, staff) => expect(told(story).number_of_employees).toBe(staff));

  it('is told to those who come into the team', () =>
    expect(told('Sie kommen in ein Team von 9 Leuten.').number_of_employees).toBe('9'));
});

describe('certificates', () => {
  it.each([
    [
      'Unser Prüflaboratorium ist durch die Deutsche Akkreditierungsstelle GmbH (DAkkS) nach DIN EN ISO/IEC 17025:2018 akkreditiert. Die Urkunde gilt bis 11.02.2029.',
      ['DIN EN ISO/IEC 17025:2018 / Deutsche Akkreditierungsstelle GmbH / 2029-02-11'],
    ],
    [
      'Die Schweizerische Vereinigung für Qualitäts- und Management-Systeme (SQS) hat unser Managementsystem nach ISO 45001:2018 zertifiziert (bis 2019 war es OHSAS 18001), das laufende Zertifikat endet am 30. August 2028.',
      ['ISO 45001:2018 / Schweizerische Vereinigung für Qualitäts- und Management-Systeme (SQS) / 2028-08-30'],
    ],
    [
      'Das AMA-Gütesiegel für Fisch verleiht uns die Agrarmarkt Austria Marketing GesmbH.',
      ['AMA-Gütesiegel / Agrarmarkt Austria Marketing GesmbH'],
    ],
    [
      'Österreichisches Umweltzeichen – seit 2016 hängt die Tafel neben der Tür, vergeben vom Bundesministerium für Klima- und Umweltschutz und derzeit gültig bis Juni 2028.',
      ['Österreichisches Umweltzeichen / Bundesministerium für Klima- und Umweltschutz / 2028-06'],
    ],
    [
      'Aktuell führen wir das Zertifikat „Geprüftes Spürhundeteam Stufe III“. Aussteller: Deutscher Prüfverbund Spürhunde (DPrSH), gültig bis 30. November 2027.',
      ['Geprüftes Spürhundeteam Stufe III / Deutscher Prüfverbund Spürhunde (DPrSH) / 2027-11-30'],
    ],
    [
      'Unsere Räume sind als Cat Friendly Clinic (Gold) anerkannt. Ausgestellt hat das Zertifikat die International Society of Feline Medicine (ISFM); gültig ist es bis Juni 2028.',
      ['Cat Friendly Clinic (Gold) / International Society of Feline Medicine (ISFM) / 2028-06'],
    ],
    [
      'Für tragende Bauteile hat uns die SLV Hannover die werkseigene Produktionskontrolle nach EN 1090-2 bis zur Ausführungsklasse EXC3 bescheinigt.',
      ['EN 1090-2 / SLV Hannover'],
    ],
    [
      'Das Regierungspräsidium Tübingen hat uns ein GMP-Zertifikat ausgestellt; es ist bis zum 30.11.2027 gültig.',
      ['GMP / Regierungspräsidium Tübingen / 2027-11-30'],
    ],
    [
      'Für alle vier Beratungsstellen halten wir das Zertifikat nach DIN 77700, erteilt vom Zertifizierungsverband der Lohnsteuerhilfevereine e. V. und gültig bis September 2027.',
      ['DIN 77700 / Zertifizierungsverband der Lohnsteuerhilfevereine e. V. / 2027-09'],
    ],
    ['Eine Zertifizierung nach ISO 50001 haben wir 2024 geprüft und vorerst zurückgestellt.', []],
    [
      'Für die Maßnahmen der Eingliederung sind wir zugelassener Träger nach AZAV, bescheinigt von der CERTQUA GmbH bis einschließlich 31. August 2027.',
      ['AZAV / CERTQUA GmbH / 2027-08-31'],
    ],
    [
      'Verbaut werden überwiegend Geräte der Kaltenried Wärmesysteme GmbH aus Kulmbach. Das Werk beschäftigt 740 Menschen und ist nach ISO 9001:2015 durch die TÜV SÜD Management Service GmbH zertifiziert.',
      [],
    ],
    ['Ihre Heime sind nach DIN EN ISO 9001:2015 durch TÜV NORD CERT zertifiziert – das gilt nicht für uns.', []],
    [
      'Die Möbelstoffe vom Webhaus Lindenstrick tragen das Siegel OEKO-TEX Standard 100 (geprüft vom Hohenstein-Institut, gültig bis 30.09.2027).',
      [],
    ],
    ['Die Farben kommen von Krähenwinkler Lacke; die sind mit dem Blauen Engel ausgezeichnet, nicht wir.', []],
    [
      'Das Kongresshaus Wernshusen hat mit unseren recycelten Akustiksegeln seine Re-Zertifizierung nach EMAS III geschafft.',
      [],
    ],
  ])('%s', (text, certificates) => expect(held(text)).toEqual(certificates));

  it('are those that a table gives to the company itself', () => {
    const rows = [
      '<tr><th>Wer</th><th>Zertifikat</th><th>Aussteller</th><th>gültig bis</th></tr>',
      '<tr><td>wir selbst</td><td>DIN EN 1090-1</td><td>SLV Halle GmbH</td><td>31.05.2028</td></tr>',
      '<tr><td>Gießerei Perlinghoff GmbH</td><td>ISO 14001:2015</td><td>DEKRA</td><td>30.09.2027</td></tr>',
    ];
    expect(held(`</p><table>${rows.join('')}</table><p>`)).toEqual(['DIN EN 1090-1 / SLV Halle GmbH / 2028-05-31']);
  });

  it('are not those of others or of former days in a table', () => {
    const row = (whose: string, norm: string, rest: string) =>
      `<tr><td>${whose}</td><td>${norm}</td><td>${rest}</td></tr>`;
    const rows = [
      row('wir selbst', 'DIN EN 1090-1', 'SLV Halle GmbH, gültig bis 31.05.2028'),
      row('unser Glockengießer, Gießerei Perlinghoff', 'DIN EN ISO 14001:2015', 'DEKRA, gültig bis 30.09.2027'),
      row('wir selbst, früher', 'DIN EN ISO 9001:2008', 'TÜV Thüringen, gültig bis 30.09.2027'),
    ];
    expect(held(`</p><table>${rows.join('')}</table><p>`)).toEqual(['DIN EN 1090-1 / SLV Halle GmbH / 2028-05-31']);
  });
});

describe('phones', () => {
  it.each([
    [
      'Sie erreichen uns unter 03691 / 72 10 15 (Büro) und 0171 / 220 88 17, falls im Büro gerade alle fort sind.',
      ['+493691721015', '+491712208817'],
    ],
    ['Büro 03691 721015<br>Abends und am Wochenende 0160 95527318', ['+493691721015', '+4916095527318']],
    ['Tel. 03691 721015<br>Pannenhilfe nach Feierabend: 0171 / 4 36 82 19', ['+493691721015', '+491714368219']],
    [
      'Telefon 03691 721015<br>Rezepte können Sie auch per Nachricht an 0151 50 71 20 88 bestellen (nur WhatsApp und SMS).',
      ['+493691721015', '+4915150712088'],
    ],
    [
      'Telefon 03691 721015<br>Notfall? Außerhalb unserer Sprechzeiten wählen Sie bitte den Ringdienst Nordthüringen unter 0481 78 55 333 oder fahren in die Tierklinik.',
      ['+493691721015'],
    ],
  ])('%s', (contact, phones) => expect(phonesOf(contact)).toEqual(phones));

  it('are those of a table, whatever the handy is for', () => {
    const row = (label: string, number: string) => `<tr><td>${label}</td><td>${number}</td></tr>`;
    const table = `<table>${row('Telefon', '03691 / 721015')}${row('Fährhandy (an Bord)', '0171 / 4820736')}</table>`;
    const { contacts } = companyOf([notice, factsOf(`<h1>Anfahrt</h1>${table}`, 'contact', '/anfahrt', SITE)]);
    expect(contacts.flatMap(({ type, value }) => (type === 'phone' ? [value] : []))).toContain('+491714820736');
  });
});

describe('a notice', () => {
  it('tells the VAT id beside the tax office that knows the company', () => {
    const vat =
      'Beim Finanzamt Jena führt man uns unter der Steuernummer 162/141/08154, beim Bundeszentralamt unter der USt-IdNr. DE136695976.';
    expect(companyOf([factsOf(imprint({ vat }))]).vat_id).toBe('DE136695976');
  });

  it('calls nobody by what the site is', () => {
    const name = 'Diese Seiten betreibt die Ofenbau Lindner GmbH mit Sitz';
    expect(companyOf([factsOf(imprint({ name }))]).ceos.map((ceo) => ceo.name)).toEqual(['Frieder Lindner']);
  });

  it('leaves the mailbox of a group to the group, and the numbers of a town to the town', () => {
    const contact =
      'Telefon: 03691 721015<br>E-Mail: info@ofenbau-lindner.de<br>Fragen an die Personalstelle der Gruppe: 041 728 90 15, hr@limnotest-gruppe.ch';
    const town =
      '<p>Träger: Stadt Eisenach, vertreten durch den Bürgermeister Alfons Hümmerich, Markt 2, Tel. 03691 67 00, stadt@eisenach-rathaus.de</p>';
    const { contacts } = companyOf([factsOf(imprint({ contact }) + town)]);
    expect(contacts.flatMap(({ type, value }) => (type === 'email' ? [value] : []))).toEqual([
      'info@ofenbau-lindner.de',
    ]);
    expect(contacts.flatMap(({ type, value }) => (type === 'phone' ? [value] : []))).not.toContain('+4936916700');
  });

  it('has its managers behind a label over two lines', () => {
    const people =
      '<table><tr><th>Persönlich haftende<br>Gesellschafterin</th><td>Lindner Verwaltungs-GmbH, Sitz Eisenach, Amtsgericht Jena, HRB 21946,<br>vertreten durch die Geschäftsführer Henrike Lindner und Eckart Lindner</td></tr><tr><th>Prokura</th><td>Uwe Kott</td></tr></table>';
    const name = 'Ofenbau Lindner GmbH & Co. KG';
    const { ceos } = companyOf([factsOf(imprint({ name, people, register: 'Amtsgericht Jena, HRA 503118' }))]);
    expect(ceos.map((ceo) => ceo.name)).toEqual(['Henrike Lindner', 'Eckart Lindner']);
  });

  it('has its managers behind a label of their own, whatever bold label stands above', () => {
    const people = '<table><tr><th>Bank</th></tr><tr><th>Geschäftsführer</th><td>Frieder Lindner</td></tr></table>';
    const { ceos } = companyOf([factsOf(imprint({ people }))]);
    expect(ceos.map((ceo) => ceo.name)).toEqual(['Frieder Lindner']);
  });

  it('stands in the footer of every page, whoever checks its books or insures it', () => {
    const footer =
      '<footer><p>Trocknungswerk Ägelmoos Genossenschaft, Moosstrasse 124, 3303 Jegenstorf. Eingetragen beim Handelsregisteramt des Kantons Bern, CHE-107.482.161.</p></footer>';
    const page = (main: string, kind: 'home' | 'about' | 'contact', path: string) =>
      factsOf(`<main><h1>Grastrocknung</h1>${main}</main>${footer}`, kind, path, 'https://www.aegelmoos.ch');
    const company = companyOf([
      page('<p>Wir trocknen Gras.</p>', 'home', '/'),
      page(
        '<p>Unsere Rechnung prüft die Treuhand Marbachner AG, Bahnhofstrasse 147, 3400 Burgdorf.</p>',
        'about',
        '/wir',
      ),
      page(
        '<h2>Versichert bei</h2><p>Emmentaler Feuerkasse Genossenschaft, Kirchbergstrasse 205, 3400 Burgdorf.</p>',
        'contact',
        '/kontakt',
      ),
    ]);
    expect(company).toMatchObject({
      company_name: 'Trocknungswerk Ägelmoos Genossenschaft',
      street: 'Moosstrasse 124',
    });
  });

  it('tells a Swiss register and number though the number is also that of the tax', () => {
    const register =
      'Handelsregisteramt des Kantons Graubünden, CHE-214.738.691, MWST-pflichtig (CHE-214.738.691 MWST)';
    const swiss = imprint({ address: 'Bahnhofstrasse 18<br>CH-7430 Thusis', register, vat: '' });
    expect(companyOf([factsOf(swiss)]).hr_number).toBe('CHE-214.738.691');
  });
});

describe('places', () => {
  it.each([
    [
      'Und wer nicht ins Tal fahren will, findet uns im Ofenladen Jena, Bäckergasse 18, 07743 Jena.',
      ['Bäckergasse 18'],
    ],
    [
      '<h1>Geschichte</h1><p>2013 schließen wir die alte Werkstatt in Apolda.</p><p>Für den Harz gibt es seit 2017 eine Außenstelle mit zwei Monteuren in der Wipertistraße 31, 06484 Quedlinburg (Telefon 03946 / 52 81 17).</p>',
      ['Wipertistraße 31'],
    ],
    ['Die zweite Werkstatt in Jena, Bleiche 27, 07743 Jena besteht seit 2016 nicht mehr.', []],
    [
      '<h1>Firma</h1><p>Wir unterhalten einen Stützpunkt.</p><h2>Montagestützpunkt West</h2><p>Kohlenstraße 61<br>44793 Bochum</p>',
      ['Kohlenstraße 61'],
    ],
  ])('%s', (body, streets) => expect(told(body).branchLocations.map(({ street }) => street)).toEqual(streets));
});

describe('below a place on a page of places', () => {
  const beside = (heading: string, text: string) => {
    const gotha = '<h2>Werkstatt Gotha</h2><p>Markt 1<br>99867 Gotha</p>';
    const page = `<main><h1>Standorte</h1>${gotha}<h2>${heading}</h2><p>${text}</p></main>`;
    const { branchLocations } = companyOf([notice, factsOf(page, 'locations', '/standorte', SITE)]);
    return branchLocations.map(({ street }) => street).filter((street) => street !== 'Markt 1');
  };

  it.each([
    ['Und dann', 'In Erfurt, Kärntner Straße 190, 99094 Erfurt, soll 2028 ein Depot aufsperren.'],
    ['Erfurt', 'Die Annahmestelle Kasernenstraße 92, 99094 Erfurt, haben wir Ende 2021 aufgehoben.'],
    ['Erfurt', 'Das Ladengeschäft dort, Hintere Gasse 7, 99094 Erfurt, haben wir nicht weitergeführt.'],
    ['Zahlung und Versand', 'Muster Fulfilment<br>Industrieweg 19<br>99094 Erfurt'],
  ])('is none: %s: %s', (heading, text) => expect(beside(heading, text)).toEqual([]));

  it.each([
    ['Werk 2 – Rohrlaser und Versand', 'Overhagener Feld 9<br>99094 Erfurt', 'Overhagener Feld 9'],
    [
      'Pressenhalle Erfurt',
      'Unser zweites Werk: Industrieweg 19, 99094 Erfurt, Tel. 0361 13 70 55.',
      'Industrieweg 19',
    ],
  ])('is one more: %s: %s', (heading, text, street) => expect(beside(heading, text)).toEqual([street]));
});

it('a thing by its name has a rating of its own', () => {
  const rated = (text: string) =>
    companyOf([notice, factsOf(`<h1>Lüftung</h1><p>${text}</p>`, 'home', '/', SITE)]).reviews.length;
  expect(rated('Der Entfeuchter „Trockenhans 300“ wird bei Google mit 4,1 Sternen (533 Bewertungen) bewertet.')).toBe(
    0,
  );
  expect(rated('Bei Google werden wir mit 4,1 Sternen (533 Bewertungen) bewertet.')).toBe(1);
});
