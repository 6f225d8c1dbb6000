import { describe, expect, it } from 'vitest';
import { offerIn } from '../../../server/scan/facts/offers.ts';
import { ofOpinionsPage } from '../../../server/scan/facts/opinions-page.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const seat = factsOf(imprint());
const about = (body: string) =>
  companyOf([seat, factsOf(`<main><h1>Über uns</h1>${body}</main>`, 'about', '/ueber-uns')]);
const ADDRESS = 'Bergstraße 3<br>99817 Eisenach';
const legal = (...paragraphs: string[]) =>
  companyOf([factsOf(`<h1>Impressum</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)]);

describe('a page of references', () => {
  const page = factsOf(
    '<h1>Referenzen</h1><h2>Bäckerei Zschipp</h2><p>Markt 17<br>99867 Gotha<br>Familienbetrieb seit 1887, 60 Mitarbeiter</p><p>4,8 von 5 Sternen bei 51 Google-Bewertungen</p>',
    'other',
    '/referenzen',
  );

  it('tells totals, and neither places nor years nor people', () => {
    const { reviews, places, branches, founded, employees } = ofOpinionsPage(page);
    expect(reviews).toHaveLength(1);
    expect([places, branches, founded, employees]).toEqual([[], [], [], []]);
  });
});

describe('an entry that is another’s', () => {
  it('has the VAT id in brackets behind a house that the text tells of', () => {
    const lab = '<p>Das Labor (FN 286154s, UID ATU64729182) fräst und schichtet.</p>';
    const silent = factsOf(imprint({ vat: '' }));
    expect(companyOf([silent, factsOf(lab, 'other', '/leistungen')]).vat_id).toBeNull();
  });

  it('has the VAT id below the name of a firm on a page that is none of the legal ones', () => {
    const shop = `<p>Lindner Museumsladen GmbH<br>Kirchgasse 4<br>99817 Eisenach<br>USt-IdNr. DE136695976</p>`;
    const silent = factsOf(imprint({ name: 'Lindner-Stiftung', vat: '' }));
    expect(companyOf([silent, factsOf(shop, 'other', '/laden')]).vat_id).toBeNull();
  });

  it('has the directors of a general partner, where the company is no partnership', () => {
    const sister =
      '<p>Lindner Mobil GmbH & Co. KG<br>Bergstraße 5<br>99817 Eisenach<br>Komplementärin: Lindner Beteiligungs-GmbH, Geschäftsführer Lothar Ilse</p>';
    const { ceos } = companyOf([factsOf(imprint() + sister)]);
    expect(ceos.map(({ name }) => name)).toEqual(['Frieder Lindner']);
  });

  it('has the people of a sister who is set apart by commas', () => {
    const sister = 'Mietwagen betreibt unsere Schwester, die Lindner Mobil GmbH & Co. KG, mit 9 Beschäftigten.';
    expect(about(`<p>${sister}</p>`).number_of_employees).toBeNull();
  });

  it('has the certificate in the picture of a partner', () => {
    const picture =
      '<img src="a.png" alt="Zertifikat IFS Logistics unseres Partners Wurz GmbH, gültig bis 11.11.2027">';
    const page = factsOf(`<h1>Zertifikate</h1>${picture}`, 'certificates', '/zertifikate');
    expect(companyOf([seat, page]).certifications).toEqual([]);
  });

  it('has the mailbox of a template', () => {
    const page = factsOf('<p>hello@breadwise-template.io</p>', 'contact', '/kontakt');
    expect(JSON.stringify(companyOf([seat, page]).contacts)).not.toContain('template');
  });
});

describe('a body and the company that it has', () => {
  const body = 'Zweckverband Busverkehr Stepenitz (ZBSD)<br>– Körperschaft des öffentlichen Rechts –<br>';
  const company =
    'Für die Fahrten ist zuständig: Stepenitz Fahrbetrieb GmbH, Mühle 14, 16928 Pritzwalk, Amtsgericht Neuruppin HRB 11873 NP, Geschäftsführer Ronny Quapp.';

  it('are told apart, though both bear the name', () => {
    const director = 'Gesetzlich vertreten durch den Verbandsvorsteher Hartwig Kruse';
    expect(legal(`${body}${ADDRESS}`, director, company)).toMatchObject({
      company_name: 'Zweckverband Busverkehr Stepenitz',
      legal_form: 'Körperschaft des öffentlichen Rechts',
      hr_number: null,
      register_court: null,
      ceos: [{ name: 'Hartwig Kruse' }],
    });
  });

  it('have entries of their own on a page about the group', () => {
    const daughter =
      '<p>WS Service GmbH, Brückenstraße 32, 37269 Eschwege: Küche, Wäsche. Amtsgericht Eschwege HRB 3340, USt-IdNr. DE136695976.</p>';
    const silent = factsOf(imprint({ vat: '', register: 'Handelsregister: Amtsgericht Jena, Abteilung B, Nr. 2871' }));
    const { hr_number, vat_id } = companyOf([silent, factsOf(daughter, 'about', '/traeger')]);
    expect([hr_number, vat_id]).toEqual(['HRB 2871', null]);
  });
});

describe('a page with a place where something is made', () => {
  it('is no site that is yet to be built', () => {
    const page = factsOf('<p>Hier entsteht der Alpsegen.</p><p>Mitarbeitende: 23</p>', 'about', '/ueber-uns');
    expect(companyOf([seat, page]).number_of_employees).toBe('23');
    const unbuilt = factsOf('<p>Hier entsteht eine neue Internetpräsenz.</p><p>Mitarbeitende: 23</p>', 'about', '/u');
    expect(companyOf([seat, unbuilt]).number_of_employees).toBeNull();
  });
});

describe('the company’s name', () => {
  it('is the one that other pages say without its form, not a sister’s that they say with it', () => {
    const sister = `<p><b>Lindner Mobil GmbH & Co. KG</b></p><p>Bergstraße 5, 99817 Eisenach, Telefon 03691 4711</p>`;
    const home = factsOf(
      '<script type="application/ld+json">{"@type":"Organization","name":"Ofenbau Lindner"}</script><h1>Ofenbau Lindner</h1>',
      'home',
      '/',
    );
    const other = factsOf('<p>Mietwagen gibt es bei der Lindner Mobil GmbH & Co. KG in Eisenach.</p>', 'about', '/u');
    expect(companyOf([home, factsOf(imprint() + sister), other]).company_name).toBe('Ofenbau Lindner GmbH');
  });

  it('is the first of two entries on one page, whichever the pages name more often', () => {
    const second = '<h2>Wiederaufbereitung</h2><p>Lindner Steril GmbH<br>Ring 6<br>99817 Eisenach</p>';
    const others = ['/produkte', '/unternehmen'].map((path) =>
      factsOf('<p>Leihsets bereitet die Lindner Steril GmbH auf.</p>', 'other', path),
    );
    const first = factsOf(imprint({ name: 'Lindner Medizintechnik AG' }) + second);
    expect(companyOf([first, ...others]).company_name).toBe('Lindner Medizintechnik AG');
  });

  it('ends before the form that is set behind it', () => {
    expect(legal(`Lindner-Stiftung, Stiftung bürgerlichen Rechts<br>${ADDRESS}`).company_name).toBe('Lindner-Stiftung');
  });
});

describe('the register number', () => {
  it('is the one told in words before that of the general partner in figures', () => {
    const entry =
      'die im Handelsregister A des Amtsgerichts Jena unter der Nummer 17342 geführt wird. Persönlich haftende Gesellschafterin ist die Lindner Verwaltungs-GmbH (Amtsgericht Jena, HRB 31985).';
    expect(legal(`Ofenbau Lindner GmbH & Co. KG<br>${ADDRESS}`, entry).hr_number).toBe('HRA 17342');
  });
});

describe('a board by law', () => {
  it('keeps its first member', () => {
    const board = 'Vorstand im Sinne des § 26 BGB sind Prof. Dr. Max Thümmel, Eva Seyff und Jan Breit.';
    const { ceos } = legal(`Lindner-Stiftung<br>${ADDRESS}`, board);
    expect(ceos.map(({ name }) => name)).toEqual(['Max Thümmel', 'Eva Seyff', 'Jan Breit']);
  });
});

describe('a mobile number', () => {
  it.each(['Unterwegs (auch WhatsApp): ', 'Bestell-Mobil (WhatsApp): '])('has a label: %s', (label) => {
    const page = factsOf(`<p>${label}0151 40776193</p>`, 'contact', '/kontakt');
    expect(companyOf([seat, page]).contacts).toContainEqual(
      expect.objectContaining({ type: 'phone', value: '+4915140776193' }),
    );
  });
});

describe('people who work there', () => {
  it.each([
    ['Heute sind wir vierzehn: vier davon in der Ausbildung, zwei schon in Rente.', '14'],
    ['Unser 14-köpfiges Team sucht eine Gesellin.', '14'],
    ['Die Trauben bringen die Mitglieder, den Rest erledigen wir: Im Keller arbeiten 37 Menschen.', '37'],
    ['Dreimal Lindner, das sind 112 Menschen in Verkauf und Werkstatt.', '112'],
    ['Das Team ist von anfangs drei auf über 60 Köpfe gewachsen.', 'über 60'],
    ['Heuer sind es vierzehn, so viele Leute sind wir inzwischen.', '14'],
    ['Im Laden, am Telefon und am Packtisch stehen heute zwölf Leute.', '12'],
    ['19 Menschen gehören heute zu uns: elf in der Physiotherapie.', '19'],
    ['46 Leute gehören zu Lindner: Tischlerinnen, Monteure und ein Hausmeister.', '46'],
    ['Mit zwei Gesellen und den Frauen im Laden sind wir das Jahr über 9 Leute; in der Lese kommen 20 dazu.', '9'],
    ['4 Leute, 2 Busse, 1 Werkstatt', '4'],
    ['Mit den Lehrlingen sind wir 26. Davon sieben Meister oder Poliere.', '26'],
    ['Heute sind wir mehr als 70, aus elf Ländern, mit einem Büro voller Fenster.', 'mehr als 70'],
    ['31 Frauen und Männer fahren, schrauben, planen und beraten bei uns.', '31'],
  ])('are counted by: %s', (text, staff) => expect(about(`<p>${text}</p>`).number_of_employees).toBe(staff));

  it('are not those who rate it', () => {
    const rating = '<p>57 aktuelle und frühere Kolleginnen und Kollegen haben uns auf kununu bewertet.</p>';
    expect(about(rating).number_of_employees).toBeNull();
  });

  it('are counted in German where a translation counts them, too', () => {
    const english = factsOf('<p>We are a team of more than 60 people.</p>', 'home', '/en/');
    const german = factsOf('<p>Das Team ist auf über 60 Köpfe gewachsen.</p>', 'about', '/ueber-uns');
    expect(companyOf([seat, english, german]).number_of_employees).toBe('über 60');
  });
});

describe('a founding', () => {
  it.each([
    ['Angefangen hat alles mit einem Handkarren. Den zog unser Opa im Frühjahr 1958 durch die Stadt.', '1958'],
    ['Am 9. März 1902, einem Sonntag, unterschrieben 31 Winzer im Saal das erste Statut.', '1902'],
    [
      'Am 1. April 1991 war es so weit: Mit einem Barkas, einem Gesellen und 4.000 D-Mark meldete er sein Gewerbe an.',
      '1991',
    ],
    ['Am 11. Mai 2016 haben wir zum ersten Mal die Tür aufgesperrt. Das Haus ist von 1723.', '2016'],
    ['Agathe und Bruno haben seit 1961 gesammelt. 1996 errichteten sie eine Stiftung bürgerlichen Rechts.', '1996'],
    ['Angefangen hat alles mit einer Liege: Im Mai 2003 eröffnete Eva am Hafen ihre Physiotherapie.', '2003'],
    ['Den Gewerbeschein hat der Großvater, Korbinian Lindner, an Lichtmess 1954 geholt.', '1954'],
    ['Angefangen hat die Kanzlei 1971 mit Otto Schwarm, einer Sekretärin und einer Buchungsmaschine.', '1971'],
    ['Als Emil 1968 in der Waschküche seines Elternhauses die erste Schleifbank aufstellte, war es eng.', '1968'],
    ['Im Herbst 1991 bestand das Büro aus Gerd Lindner, zwei Reißbrettern und einem Zimmer.', '1991'],
    [
      'Am 2. Jänner 2009 bin ich mit einem Bus, einem Satz Pressbacken und viel Optimismus mein eigener Chef geworden.',
      '2009',
    ],
    ['Am 13. März 2006 wurde unsere Firma ins Firmenbuch eingetragen. Die Wiese ist von 1938.', '2006'],
  ])('is told by: %s', (text, year) => expect(about(`<p>${text}</p>`).founding_date).toBe(year));

  it('is the first of a timeline whose entry is summed up, whoever it tells of', () => {
    const row = (year: string, text: string) => `<tr><td>${year}</td><td>${text}</td></tr>`;
    const first = 'Gerd, zweiter Sohn eines Heuermanns, fährt Tuche zu den Webereien. So fängt die Firma an.';
    expect(about(`<table>${row('1927', first)}${row('1938', 'Erster Lastwagen.')}</table>`).founding_date).toBe('1927');
  });

  it('is not that of a practice that was carried on', () => {
    const other = 'Dort haben wir die Praxis von Heide Hinrichs weitergeführt, die seit 1989 bestand.';
    expect(about(`<p>${other}</p>`).founding_date).toBeNull();
  });

  it('may stand below the title of a timeline’s entry', () => {
    const first = '<h4>Esse und Amboss</h4><p>Alois mietet die Schmiede und fängt mit einem Gesellen an.</p>';
    expect(about(`<div>1954</div>${first}<div>1968</div><h4>Halle</h4><p>Neubau.</p>`).founding_date).toBe('1954');
  });

  it('is not that of today’s legal form', () => {
    const form = '2006 gründete die zweite Generation die heutige Gesellschaft mit beschränkter Haftung.';
    const english = factsOf('<p>It all started in 1962, when René put up his first lathe.</p>', 'about', '/en/company');
    const german = factsOf(`<p>${form}</p>`, 'about', '/ueber-uns');
    expect(companyOf([seat, german, english]).founding_date).toBe('1962');
  });
});

describe('certificates', () => {
  const names = (text: string) => about(`<p>${text}</p>`).certifications;

  it.each([
    ["Seit der Ernte 2021 gehören wir zu den Betrieben mit dem Siegel FAIR'N GREEN.", "FAIR'N GREEN"],
    ['Unser Lackzentrum ist außerdem EUROGARANT-Fachbetrieb.', 'EUROGARANT-Fachbetrieb'],
  ])('are known by name: %s', (text, name) => expect(names(text)).toMatchObject([{ name }]));

  it('are issued by whom the next words name', () => {
    const organic =
      'Unser Bio-Zertifikat nach Verordnung (EU) 2018/848 stellt die ABCERT AG aus (Kontrollstelle DE-ÖKO-006); es gilt bis 31. Januar 2027.';
    expect(names(organic)).toMatchObject([{ issuer: 'ABCERT AG', valid_until: '2027-01-31' }]);
  });

  it('are those of the body that the sentence before names', () => {
    const told =
      'Unser Managementsystem wird von der Certisuisse Romandie SA überwacht. Sie hat uns die Zertifikate nach ISO 9001:2015 und ISO 13485:2016 ausgestellt. Wir sind stolz darauf.';
    expect(names(told).map(({ name }) => name)).toEqual(['ISO 9001:2015', 'ISO 13485:2016']);
  });

  it.each([
    [
      'Die Zertifizierung unserer Produktionskontrolle nach EN 1090-1 hat die TÜV AUSTRIA CERT GMBH vorgenommen; sie läuft bis 31. Mai 2027.',
      { name: 'EN 1090-1', issuer: 'TÜV AUSTRIA CERT GMBH', valid_until: '2027-05-31' },
    ],
    [
      'Wir sind Inhaber eines PEFC-Zertifikats (Nummer 0473), das uns die HolzCert Westfalen nach dem Audit bis zum 30. September 2028 erteilt hat.',
      { name: 'PEFC', issuer: 'HolzCert Westfalen', valid_until: '2028-09-30' },
    ],
    [
      'Unser Umweltmanagementsystem entspricht der ISO 14001:2015. Geprüft wird das jedes Jahr von der EnviroCert Rheine GmbH; die laufende Urkunde gilt bis Ende Februar 2029.',
      { name: 'ISO 14001:2015', issuer: 'EnviroCert Rheine GmbH', valid_until: '2029-02' },
    ],
    [
      'Die ZertQ Sachsen GmbH bescheinigt uns, dass unser System die ISO 9001:2015 erfüllt. Die Bescheinigung behält bis zum 14. Mai 2029 ihre Gültigkeit.',
      { name: 'ISO 9001:2015', issuer: 'ZertQ Sachsen GmbH', valid_until: '2029-05-14' },
    ],
  ])('are told with all details: %s', (text, told) => expect(names(text)).toMatchObject([told]));

  it.each([
    ['Das bestätigt uns das PEFC-Zertifikat der DIN CERTCO GmbH; es läuft noch bis 30. April 2027.', 'DIN CERTCO GmbH'],
    [
      'Unser System erfüllt die EN ISO 13485:2016. Ausgestellt hat das Zertifikat die mdc medical device certification GmbH; es gilt bis zum 14. März 2027.',
      'mdc medical device certification GmbH',
    ],
    [
      'Die Österreichische Gesundheitskasse (ÖGK) hat uns das BGF-Gütesiegel verliehen, es gilt bis 31. Dezember 2027.',
      'Österreichische Gesundheitskasse (ÖGK)',
    ],
    ['SUISSE GARANTIE – zu hundert Prozent Schweiz, ausgestellt von der ProCert AG.', 'ProCert AG'],
  ])('have their issuer: %s', (text, issuer) => expect(names(text)).toMatchObject([{ issuer }]));

  it('share a cell that spans the rows of several', () => {
    const head = '<tr><th>Norm</th><th>Bereich</th><th>Zertifizierungsstelle</th><th>gültig bis</th></tr>';
    const first = '<tr><th>ISO 9001:2015</th><td>Alle</td><td rowspan="2">TÜV Hessen GmbH</td><td>30.06.2028</td></tr>';
    const second = '<tr><th>ISO 14001:2015</th><td>Hauptsitz</td><td>30.06.2028</td></tr>';
    const third = '<tr><th>DIN 77200-1:2022-10</th><td>Wachen</td><td>VdS GmbH</td><td>14.09.2027</td></tr>';
    const page = factsOf(`<h1>Zertifikate</h1><table>${head}${first}${second}${third}</table>`, 'certificates', '/z');
    expect(companyOf([seat, page]).certifications).toMatchObject([
      { name: 'ISO 9001:2015', issuer: 'TÜV Hessen GmbH', valid_until: '2028-06-30' },
      { name: 'ISO 14001:2015', issuer: 'TÜV Hessen GmbH', valid_until: '2028-06-30' },
      { name: 'DIN 77200-1:2022-10', issuer: 'VdS GmbH', valid_until: '2027-09-14' },
    ]);
  });

  it('have no date of the one that the next line names', () => {
    const lines =
      '<p>Unser Qualitätsmanagement ist nach ISO 9001:2015 zertifiziert.</p><p>Schweißzertifikat EN ISO 3834-2. Aussteller: TÜV Nord. Gültig bis 02/2028.</p>';
    expect(about(lines).certifications).toContainEqual(
      expect.objectContaining({ name: 'ISO 9001:2015', valid_until: null }),
    );
  });

  it('are not those of clients’ buildings', () => {
    expect(names('Bauten unserer Auftraggeber tragen Nachhaltigkeitssiegel: das Labor in Jena DGNB Gold.')).toEqual([]);
  });

  it('are none where firms of the trade may call themselves so', () => {
    expect(names('Wir dürfen das Zeichen „Meisterbetrieb“ führen.')).toEqual([]);
  });
});

describe('a total of a rating site', () => {
  it('stands beside one that data carry without a site', () => {
    const data =
      '<script type="application/ld+json">{"@type":"Dentist","name":"Ofenbau Lindner","aggregateRating":{"ratingValue":"4.7","reviewCount":"118"}}</script>';
    const told = '<p>Auf DocFinder haben uns Patienten bisher mit 4,8 von 5 bewertet (63 Bewertungen).</p>';
    const { reviews } = companyOf([seat, factsOf(data + told, 'home', '/')]);
    expect(reviews).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ platform: 'DocFinder', rating: 4.8, review_count: 63 }),
        expect.objectContaining({ rating: 4.7, review_count: 118 }),
      ]),
    );
  });
});

describe('a total told backwards', () => {
  it('counts those who left an opinion', () => {
    const told =
      '98-mal wurde uns bis heute auf Google eine Bewertung hinterlassen, der Schnitt liegt bei 4.6 von 5 Sternen.';
    expect(about(`<p>${told}</p>`).reviews).toMatchObject([{ platform: 'Google', rating: 4.6, review_count: 98 }]);
  });
});

describe('a page of the company’s places', () => {
  const places = (body: string) =>
    companyOf([seat, factsOf(`<main><h1>Unsere Außenstellen</h1>${body}</main>`, 'locations', '/orte')])
      .branchLocations;

  it('may tell one in a sentence below its name', () => {
    const workshop =
      '<h2>Der Drechslerhof</h2><p>Hier sehen Sie zu. Das Haus steht an der Hauptstraße 203 mitten in 09548 Seiffen.</p>';
    const press = '<h2>Kelterstation</h2><p>Annahme im Herbst, Verkauf am Wochenende: Marktweg 9, 99867 Gotha</p>';
    const newest = '<h2>Am Platz</h2><p>Unser jüngstes Kind, eröffnet im Mai 2022. Kellerweg 6 in 98527 Suhl.</p>';
    expect(places(workshop + press + newest).map(({ street }) => street)).toEqual([
      'Hauptstraße 203',
      'Marktweg 9',
      'Kellerweg 6',
    ]);
  });

  it('tells none where it lends things to others', () => {
    const museum =
      'Stücke sind außerdem als Dauerleihgabe im Heimatmuseum (Dorfstraße 12, 09579 Borstendorf) zu sehen.';
    expect(places(`<h2>Das Depot</h2><p>${museum}</p>`)).toEqual([]);
  });

  it('tells none of those who sell its wares', () => {
    const shops = '<h2>Auch im Regal bei</h2><p>Dorfladen Güttingen, Hauptstrasse 5, 8594 Güttingen</p>';
    const own = '<h2>Filiale Gotha</h2><p>Markt 3<br>99867 Gotha</p>';
    expect(places(own + shops).map(({ street }) => street)).toEqual(['Markt 3']);
  });

  it('may be in a town whose name begins as the post does', () => {
    expect(places('<h2>Postbauer</h2><p>Nürnberger Straße 18, 92353 Postbauer-Heng</p>')).toHaveLength(1);
  });
});

describe('what a company sells', () => {
  it.each([
    'Swiss-type turned parts for watches, medical devices and sensors: made in Biel.',
    'Publishing house and editorial agency from St. Gallen: books from the Alps.',
    'Swimming ponds and garden streams in Lower Austria, designed and built by one team.',
  ])('is told in English: %s', (text) => expect(offerIn(text, 'lindner')?.strength).toBeGreaterThan(0));

  it('may name the reader’s grandchildren', () => {
    const text = 'Gartenwerkzeug aus Lüneburg: Spaten, Hacken und Kellen, die Ihre Enkel noch benutzen.';
    expect(offerIn(text, 'lindner')?.text).toBe(text);
  });
});
