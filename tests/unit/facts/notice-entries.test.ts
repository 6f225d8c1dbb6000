import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const notice = (markup: string) => companyOf([factsOf(`<h1>Impressum</h1>${markup}`, 'impressum', '/impressum', SITE)]);
const told = (text: string) =>
  companyOf([
    factsOf(imprint(), 'impressum', '/impressum', SITE),
    factsOf(`<main><h1>Über uns</h1>${text}</main>`, 'about', '/ueber-uns', SITE),
  ]);

describe('the name of a legal notice', () => {
  it('is no heading that says what kind of house it is', () => {
    const card =
      '<div>Praxis</div><div><p>Hausarztpraxis Dr. med. Silke Achterberg</p><p>Lotter Straße 59</p><p>49078 Osnabrück</p></div>';
    expect(notice(card).company_name).toBe('Hausarztpraxis Dr. med. Silke Achterberg');
  });

  it('is neither what she is by profession nor one of her rooms', () => {
    const entry =
      '<h3>Mag.<sup>a</sup> Karin Leitgeb</h3><p>Psychotherapeutin (Systemische Familientherapie)<br>Klinische und Gesundheitspsychologin<br>eingetragen unter Nr. 10934</p><p>Praxis: Burggasse 71/12, 1070 Wien</p><p>Praxis 2: Hauptplatz 9, 3430 Tulln</p>';
    const { name, people } = factsOf(`<h1>Impressum</h1>${entry}`, 'impressum', '/impressum', SITE);
    expect(name.filter(({ weight }) => weight > 10)).toEqual([]);
    expect(people.map(({ value }) => value.name)).toEqual(['Karin Leitgeb']);
  });

  it('is not that of whoever runs the shop’s machines', () => {
    const shop =
      '<p>Buchhandlung Paulsen<br>Inhaberin Hedwig Martensen e.Kfr.<br>Hafenstraße 21<br>25813 Husum</p><p>Onlineshop: Unser Webshop wird technisch betrieben von der Libri GmbH, Friedensallee 273, 22763 Hamburg.</p>';
    const { company_name: name, city, ceos } = notice(shop);
    expect([name, city, ceos.map((ceo) => ceo.name)]).toEqual(['Buchhandlung Paulsen', 'Husum', ['Hedwig Martensen']]);
  });
});

describe('entries of a legal notice', () => {
  it('give the street without the house behind it', () => {
    const entry = '<p>Architekturbüro Konrad Moll</p><p>Windmühlenstraße 23 / Hinterhaus</p><p>99425 Weimar</p>';
    expect(notice(entry).street).toBe('Windmühlenstraße 23');
  });

  it('give the company’s houses below a heading that says so', () => {
    const houses =
      '<h2>Unsere Häuser</h2><ul><li>Wohnhaus Rebland, Im Grün 4, 77770 Durbach, Tel. 0781 9487740</li><li>Tagesstätte Lahr, Kaiserstraße 58, 77933 Lahr, Tel. 07821 900417</li></ul>';
    const { branchLocations } = companyOf([factsOf(imprint() + houses, 'impressum', '/impressum', SITE)]);
    expect(branchLocations.map(({ city }) => city)).toEqual(['Durbach', 'Lahr']);
  });

  it('give all offices of an association’s board', () => {
    const board =
      '<p>Waldkindergarten Wurzelzwerge e. V.<br>Wilhelm-Roser-Straße 19<br>35037 Marburg</p><h3>Vorstand</h3><p>1. Vorsitz: Inga Nordmeier<br>2. Vorsitz: Daniel Achenbach<br>Kasse: Sophie Wiegand<br>Schriftführung: Paul Hergert</p>';
    expect(notice(board).ceos.map(({ name }) => name)).toEqual([
      'Inga Nordmeier',
      'Daniel Achenbach',
      'Sophie Wiegand',
      'Paul Hergert',
    ]);
  });

  it('tell who manages the company from who runs its hotel', () => {
    const people = 'Geschäftsführer: Carsten Dühring<br>Hoteldirektorin: Annika Brüggemann';
    expect(notice(imprint({ people })).ceos.map(({ name }) => name)).toEqual(['Carsten Dühring']);
    expect(notice(imprint({ people: 'Hoteldirektorin: Annika Brüggemann' })).ceos.map(({ name }) => name)).toEqual([
      'Annika Brüggemann',
    ]);
  });

  it('give the court of a partnership’s register in running text', () => {
    const entry =
      '<p>Lürssmann &amp; Plaggenborg eGbR</p><p>Donnerschweer Straße 212a, 26123 Oldenburg</p><p>Amtsgericht Oldenburg, GsR 318. USt-IdNr. DE263884176.</p>';
    const { hr_number: number, register_court: court } = notice(entry);
    expect([number, court]).toEqual(['GsR 318', 'Amtsgericht Oldenburg']);
  });

  it('give no address of whoever wrote the page’s code', () => {
    const credits = '<p>Code: Fabian Ohl, mail@fabianohl.de.</p>';
    const { contacts } = companyOf([factsOf(imprint() + credits, 'impressum', '/impressum', SITE)]);
    expect(contacts.map(({ value }) => value)).toEqual(['+493691721015', 'info@ofenbau-lindner.de']);
  });
});

describe('cards of persons', () => {
  it.each(['Inhaberin, Meisterin seit 2014', 'Inhaberin, Geschäftsführerin, dipl. Wirtschaftsprüferin'])(
    'name who runs the company: %s',
    (role) => {
      const { people } = factsOf(
        `<section><h2>Team</h2><div><h3>Melina Vogel</h3><p>${role}</p></div><div><h3>Jenny</h3><p>Stylistin</p></div></section>`,
        'team',
        '/team',
        SITE,
      );
      expect(people.map(({ value }) => value.name)).toEqual(['Melina Vogel']);
    },
  );
});

describe('the founding year', () => {
  const founded = (text: string) => told(`<p>${text}</p>`).founding_date;

  it('is that of the day since which there is the company, not of whoever built its machines', () => {
    const story =
      'Im Herbst 1911 ging am Damm das erste Pumpwerk in Betrieb. Zwei Maschinen der Fabrik Rudloff (gegründet 1868) drückten das Wasser nach oben. Seit diesem Tag gibt es uns.';
    expect(founded(story)).toBe('1911');
  });

  it.each([
    'Vermahlen wird es in der Kunstmühle Brandstötter in Mallersdorf, einem Familienunternehmen seit 1762 mit 54 Mitarbeitern.',
    'Seit 2006 sind wir eine AöR.',
  ])('is none of another, or of a form: %s', (text) => {
    expect(founded(text)).toBeNull();
  });

  it('is the own one where the company is told of in the same case', () => {
    expect(founded('Willkommen bei Ofenbau Lindner, einem Familienunternehmen seit 1954.')).toBe('1954');
  });

  it('is not the year in which a family’s business took its form', () => {
    const story =
      'Begonnen hat Lindner 1949 in einer ausgebrannten Molkerei. 1987 wurde aus dem Familienbetrieb die Lindner Hydraulik AG.';
    expect(founded(story)).toBe('1949');
  });
});

describe('certificates', () => {
  const certificates = (markup: string) =>
    told(markup).certifications.map(({ name, issuer, valid_until }) =>
      [name, issuer, valid_until].filter(Boolean).join(' / '),
    );

  it.each([
    '<p>„Wir sind nach ISO 14001 zertifiziert, da wollen Prüfer alles sehen.“ – Birgit Obersdorfer, Prokuristin. Das Unternehmen wurde 1978 gegründet.</p>',
    '<img src="/l2.svg" alt="Kältewerk Obersdorf – ISO 14001 zertifiziert">',
  ])('are a customer’s who is quoted or shown: %s', (markup) => {
    expect(certificates(markup)).toEqual([]);
  });

  it.each([
    [
      '<p>„Wir sind nach ISO 14001 zertifiziert, und das merkt man im Alltag.“ – Frieder Lindner, Geschäftsführer.</p>',
      'ISO 14001',
    ],
    ['<img src="/l2.svg" alt="Ofenbau Lindner – ISO 14001 zertifiziert">', 'ISO 14001'],
    ['<img src="/tsm.png" alt="TSM-Zertifikat, Aussteller DVGW, gültig bis 06/2028">', 'TSM / DVGW / 2028-06'],
    ['<p>2022 Erste FSC®-Zertifizierung, Photovoltaik auf allen Dächern.</p>', 'FSC'],
    [
      '<p>Unser Qualitätsmanagement entspricht der ISO 9001:2015. Beide Zertifikate hat die TÜV SÜD Management Service GmbH ausgestellt, beide gelten bis zum 21. August 2027.</p>',
      'ISO 9001:2015 / TÜV SÜD Management Service GmbH / 2027-08-21',
    ],
    [
      '<p>Unser Managementsystem ist nach ISO/IEC 27001:2022 zertifiziert. Zertifizierungsstelle: CIS - Certification & Information Security Services GmbH. Gültig bis: 18.11.2027.</p>',
      'ISO/IEC 27001:2022 / CIS - Certification & Information Security Services GmbH / 2027-11-18',
    ],
  ])('are its own: %s', (markup, expected) => {
    expect(certificates(markup)).toEqual([expected]);
  });

  it('say no country by who issued them', () => {
    const page = factsOf('<h3>PEFC</h3><p>Holzcert Austria, gültig bis 21. Mai 2028</p>', 'certificates', '/z', SITE);
    expect(page.country).toEqual([]);
  });
});

describe('a place where the company shows its work', () => {
  it('is one of its own', () => {
    const { branchLocations } = told(
      '<p>Im Schauraum in Hatten stehen fünfzehn Möbel zum Anfassen: Wildeshauser Straße 61, 26209 Hatten, samstags von 11 bis 15 Uhr.</p>',
    );
    expect(branchLocations.map(({ street }) => street)).toEqual(['Wildeshauser Straße 61']);
  });
});

describe('what belongs to others on a page', () => {
  const certificates = (text: string) => told(`<p>${text}</p>`).certifications.map(({ name }) => name);

  it.each([
    'Unser Karton kommt von der Papierfabrik Sollingtal. Die 1846 gegründete Mühle ist Cradle to Cradle zertifiziert.',
    'Die Nordavia Automobile AG importiert die Marke seit 1979. Ihr Ersatzteillager ist nach IATF 16949 zertifiziert.',
  ])('are certificates of whom the sentence before told of: %s', (text) => {
    expect(certificates(text)).toEqual([]);
  });

  it('is the number of a service for all', () => {
    const page = '<p>Call us on +49 551 389427. Emergency dental service at weekends: +49 551 4990871.</p>';
    const { phones } = factsOf(page, 'contact', '/en/', SITE);
    const weightOf = (number: string) => phones.find(({ value }) => value === number)?.weight ?? 0;
    expect(weightOf('+495514990871') < weightOf('+49551389427')).toBe(true);
  });

  it('is a practice that helps in emergencies', () => {
    const page =
      '<h1>Filialen</h1><h3>Filiale Gotha</h3><p>Markt 7<br>99867 Gotha</p><p>Augenärztliche Notfälle: Augenarztpraxis Dres. Schulze-Wiehagen, Südring 9, 48653 Coesfeld, 02541 702211.</p>';
    const { branchLocations } = companyOf([
      factsOf(imprint(), 'impressum', '/impressum', SITE),
      factsOf(page, 'locations', '/filialen', SITE),
    ]);
    expect(branchLocations.map(({ city }) => city)).toEqual(['Gotha']);
  });
});

describe('an address in a footer', () => {
  it('is the seat where the whole name stands in front of it, whatever else a page mentions', () => {
    const home =
      '<main><h1>Feste</h1><p>Gekocht wird in unserer Produktionsküche in der Franz-Flemming-Straße 35, 04179 Leipzig.</p></main><footer><p>Obervell Eventcatering UG (haftungsbeschränkt) · Naumburger Straße 41 · 04229 Leipzig</p><p>Geschäftsführung: Mareike Tschirntz</p></footer>';
    expect(companyOf([factsOf(home, 'home', '/', SITE)]).street).toBe('Naumburger Straße 41');
  });
});

describe('details of certificates', () => {
  const certificates = (markup: string) =>
    companyOf([
      factsOf(imprint(), 'impressum', '/impressum', SITE),
      factsOf(`<h1>Nachweise</h1>${markup}`, 'certificates', '/nachweise', SITE),
    ]).certifications.map(({ name, issuer, valid_until }) => [name, issuer, valid_until].filter(Boolean).join(' / '));

  it('stand behind a sentence on what the certificate is for', () => {
    const card =
      '<h3>Fachbetrieb nach WHG</h3><p>Für Arbeiten an Heizöltanks. Überwacht durch die ÜWG Prüfgemeinschaft GmbH, gültig bis 30.09.2027.</p>';
    expect(certificates(card)).toEqual(['Fachbetrieb nach WHG / ÜWG Prüfgemeinschaft GmbH / 2027-09-30']);
  });

  it('name a government by its district', () => {
    const card = '<h3>ISO 9001</h3><p>Ausgestellt von der Regierung von Unterfranken, gültig bis 30.09.2027.</p>';
    expect(certificates(card)).toEqual(['ISO 9001 / Regierung von Unterfranken / 2027-09-30']);
  });

  it('are told once, whether a trade mark is written or a part left out', () => {
    const list =
      '<ul><li>FSC® Chain of Custody, SGS Germany GmbH, gültig bis 31.03.2029</li><li>BRCGS Packaging Materials, Intertek, gültig bis 19.02.2028</li></ul><p>Wir sind FSC-zertifiziert und nach BRCGS zertifiziert.</p>';
    expect(certificates(list)).toEqual([
      'FSC® Chain of Custody / SGS Germany GmbH / 2029-03-31',
      'BRCGS Packaging Materials / Intertek / 2028-02-19',
    ]);
  });

  it('belong to no heading in front of a supplier', () => {
    const page =
      '<h3>ISO 9001</h3><p>Aussteller TÜV Rheinland Cert GmbH</p><h3>Unser Team</h3><p>Tim Beck, Auditor nach ISO 45001</p><p>Unser Stahl kommt von der Hallbauer Stahl GmbH, die nach ISO 13485 zertifiziert ist.</p>';
    expect(certificates(page)).toEqual(['ISO 9001 / TÜV Rheinland Cert GmbH']);
  });
});

describe('who runs the company, as pages tell it', () => {
  const people = (markup: string) => told(markup).ceos;
  const named = (markup: string) => {
    const page = factsOf(`<main><h1>Über uns</h1>${markup}</main>`, 'about', '/ueber-uns', SITE);
    return page.people.map(({ value }) => value.name);
  };

  it.each([
    [
      '<ul><li><b>Markus Ruckstuhl</b><span>Geschäftsführer, Inhaber</span></li><li><b>Priska Ammann</b><span>Leiterin Finanzen</span></li></ul>',
      ['Markus Ruckstuhl'],
    ],
    ['<p>Geschäftsführer ist seit der ersten Stunde Ing. Wolfgang Fessler.</p>', ['Wolfgang Fessler']],
    [
      '<p>Die Holding hat ihren Sitz in Bielefeld und wird geleitet von Arndt Delbrügge und Dr. Felicitas Delbrügge.</p>',
      ['Arndt Delbrügge', 'Felicitas Delbrügge'],
    ],
  ])('are read: %s', (markup, expected) => {
    expect(named(markup)).toEqual(expected);
  });

  it('are those of the legal notice where a page tells of others', () => {
    expect(people('<p>Tim Beck führt die Werkstatt.</p>').map(({ name }) => name)).toEqual(['Frieder Lindner']);
  });

  it.each([
    ['<h3>Co-Präsidium</h3><p>Miriam Eugster, Dominik Frei</p>', ['Miriam Eugster', 'Dominik Frei']],
    [
      '<p>Geschäftsführer: Heiko Brunken, Versicherungsfachwirt (IHK) und Tomke Addicks</p>',
      ['Heiko Brunken', 'Tomke Addicks'],
    ],
  ])('are read without what they are by profession: %s', (markup, expected) => {
    const { people: found } = factsOf(
      `<h1>Impressum</h1><p>Verein Quartierküche<br>Zürcher Strasse 88<br>9000 St. Gallen</p>${markup}`,
      'impressum',
      '/impressum',
      SITE,
    );
    expect(found.map(({ value }) => value.name)).toEqual(expected);
  });
});

describe('streets with a storey', () => {
  it.each([
    ['Prinzregentenstr. 22 / 1. OG', 'Prinzregentenstr. 22'],
    ['Radetzkystraße 6/II', 'Radetzkystraße 6/II'],
  ])('are read: %s', (street, expected) => {
    expect(notice(`<p>Ofenbau Lindner GmbH<br>${street}<br>83022 Rosenheim</p>`).street).toBe(expected);
  });
});

describe('a number beside a picture of a printer', () => {
  it('is the fax', () => {
    const { contacts } = notice(
      '<p>Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach</p><p><i class="bi bi-telephone"></i> 03691 721015<br><i class="bi bi-printer"></i> 03691 721016</p>',
    );
    expect(contacts.map(({ type, value }) => `${type} ${value}`)).toEqual(['phone +493691721015', 'fax +493691721016']);
  });
});
