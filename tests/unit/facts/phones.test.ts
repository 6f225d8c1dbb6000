import { describe, expect, it } from 'vitest';
import { findPhoneNumbers } from '../../../server/scan/facts/phone-numbers.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const contacts = (body: string, type: string): string[] =>
  companyOf([factsOf(body)])
    .contacts.filter((contact) => contact.type === type)
    .map((contact) => contact.value);

const phonesBeside = (contact: string): string[] => contacts(imprint({ contact }), 'phone');

describe('several numbers in one text', () => {
  it.each([
    ['0221/123987 / 0171 3920017', ['+49221123987', '+491713920017']],
    ['03691 7210-15/-16', ['+493691721015']],
    ['03691 7210-0 bis -9', ['+49369172100']],
    ['03691 72100, 99817 Eisenach', ['+49369172100']],
    ['03691 72100 von 8 bis 17 Uhr', ['+49369172100']],
    ['+41 (0)44 555 66 01 / +41 79 555 66 01', ['+41445556601', '+41795556601']],
    ['+43/662/45 67 89-0', ['+436624567890']],
    ['0171 3920017 (24 h)', ['+491713920017']],
    ['(0221) 123987 (0171) 3920017', ['+49221123987', '+491713920017']],
    ['03691 7210-0 / 7210-44', ['+49369172100']],
    ['(0 36 91) 72 10 - 0 / (0 36 91) 72 10 - 44', ['+49369172100', '+493691721044']],
    ['(0 36 91) 72 10 - 0 (0 36 91) 72 10 - 44', ['+49369172100', '+493691721044']],
    ['+49 (03691) 72 10 - 0', ['+49369172100']],
    ['0800 / 0 36 91 72', ['+498000369172']],
    ['03691 72100 / 721044', ['+49369172100']],
  ])('are read in %s', (text, numbers) => {
    expect(findPhoneNumbers(text, 'DE').map(({ e164 }) => e164)).toEqual(numbers);
  });
});

it('reads a fax number that a sentence gives for faxing', () => {
  const body = imprint({ contact: 'Tel. 03691 721015. Sie können uns auch faxen (03691 721016) oder schreiben.' });
  expect([contacts(body, 'phone'), contacts(body, 'fax')]).toEqual([['+493691721015'], ['+493691721016']]);
});

describe('numbers below the heads of a table', () => {
  const table = (rows: string[][]) =>
    rows.map((cells, i) => `<tr>${cells.map((cell) => (i ? `<td>${cell}</td>` : `<th>${cell}</th>`)).join('')}</tr>`);
  const read = (rows: string[][]) => {
    const body = imprint({ contact: `</p><table>${table(rows).join('')}</table><p>` });
    return [contacts(body, 'phone'), contacts(body, 'fax')];
  };

  it('are what their column says', () => {
    expect(
      read([
        ['Telefon', 'Telefax', 'E-Mail'],
        ['03691 721015', '03691 721016', 'info@ofen.test'],
      ]),
    ).toEqual([['+493691721015'], ['+493691721016']]);
    expect(
      read([
        ['Stelle', 'Telefon', 'Fax'],
        ['Büro', '03691 721015', '03691 721016'],
      ]),
    ).toEqual([['+493691721015'], ['+493691721016']]);
  });

  it('stay untold where a column is about something else', () => {
    expect(
      read([
        ['Fax', 'Zeit'],
        ['03691 721016', 'mo–fr'],
      ]),
    ).toEqual([[], ['+493691721016']]);
  });
});

describe('labels of phone numbers', () => {
  it.each([
    'Telefon: 03691 72 10 15',
    'Tel.: 03691/721015',
    'Tel 03691 - 72 10 15',
    'Fon 03691 . 72 10 15',
    'T: +49 3691 721015',
    'T +49 (0) 3691 72 10 - 15',
    'P: +49 3691 721015',
    'Ruf (0 36 91) 72 10 15',
    'Rufnummer: 03691-721015',
    'Telefonisch erreichen Sie uns unter 03691 72 10 15.',
    '03691 72 10 15 (Telefon)',
    'Zentrale: 03691 721015',
    'Notfall 03691 721015',
    'UID ATU13585627, T 03691 721015',
    'Notfallnummer: 03691 721015',
    'Service-Hotline: 03691 721015',
    'Kostenlose Bestellhotline 03691 721015',
    'Büro: 03691 721015',
    'Störungsdienst: 03691 721015',
    'Ernte-Notdienst (03691) 721015',
    'Rufen Sie uns an: 03691 721015',
    '☎ 0049 3691 721015',
    '+49 (3691) 721015',
  ])('reads "%s"', (contact) => {
    expect(phonesBeside(contact)).toEqual(['+493691721015']);
  });

  it.each([
    ['Mobil: 0171 392 00 17', '+491713920017'],
    ['Handy 0171/3920017', '+491713920017'],
    ['WhatsApp: +49 171 3920017', '+491713920017'],
    ['Oder schreiben Sie per WhatsApp an 0171-3920017', '+491713920017'],
  ])('reads "%s"', (contact, number) => {
    expect(phonesBeside(contact)).toEqual([number]);
  });

  it.each([
    'Kundennummer: 03691 721015',
    'Betriebsnummer 03691721',
    'IK-Nummer: 0369172101',
    'St.-Nr. 0369/172/10155',
    'Konto 0369172101, BLZ 0820 5000',
    'LUCID 03691 7210155',
  ])('reads none in "%s"', (contact) => {
    expect(phonesBeside(contact)).toEqual([]);
  });
});

describe('a number in running text', () => {
  const own = '+493691721015';

  it.each([
    [
      'a chamber',
      'Wir sind Mitglied der Handwerkskammer Südthüringen, Rosa-Luxemburg-Straße 7, 98527 Suhl, Tel. 03681 3700.',
    ],
    [
      'an authority',
      'Zuständig ist das Landesamt für Verbraucherschutz, Tennstedter Str. 8, 99947 Bad Langensalza, Telefon 0361 57 38 150 00.',
    ],
    [
      'an arbitration body',
      'Zuständig ist die Universalschlichtungsstelle des Bundes, Straßburger Straße 8, 77694 Kehl, Telefon 07851 7957940.',
    ],
    ['a manufacturer', 'Beratung durch die Kachelwerk Deutschland SE, Ring 40, 89079 Ulm, Tel. 0731 490 25 00.'],
    ['a tenant', 'Das Bistro führt die Knödelei Jauk e.U., Tel. 0361 22 33 44.'],
    ['a partner', 'Für Umzüge empfehlen wir Räumwerk Werratal, Tel. 0361 22 33 44.'],
    ['a ticket office', 'Karten gibt es bei Buch Klein, Tel. 0361 22 33 44.'],
    [
      'a company abroad',
      'Our sister company Lindner Stoves Inc., 600 California Street, San Francisco, phone +1 415 392 0132',
    ],
  ])("is not the company's beside %s", (_, sentence) => {
    expect(contacts(`${imprint()}<p>${sentence}</p>`, 'phone')).toEqual([own]);
  });

  it("is not the company's in the lines below another name", () => {
    const other = '<p>Kamin Enschede B.V.<br>Hengelosestraat 500<br>7521 AN Enschede<br>Tel. +31 53 203 4410</p>';
    expect(contacts(imprint() + other, 'phone')).toEqual([own]);
  });

  it.each([
    ['its own name', '<p>Verantwortlich: Ofenbau Lindner GmbH, Bergstraße 3, 99817 Eisenach, Tel. 03691 72 10 15</p>'],
    ['its group', '<p>Ein Unternehmen der Feuerhand Holding AG<br>Tel. 03691 72 10 15</p>'],
    ['c/o', '<p>c/o Kontorhaus Eisenach GmbH<br>Telefon 03691 72 10 15</p>'],
    ['its directors', '<p>Vertreten durch die Lindner Verwaltungs GmbH<br>Telefon 03691 72 10 15</p>'],
  ])("is the company's beside %s", (_, markup) => {
    expect(contacts(imprint({ contact: '' }) + markup, 'phone')).toEqual([own]);
  });

  it('is read out of a paragraph that says everything', () => {
    const filler =
      'Wir bauen Öfen und Kamine in ganz Thüringen und darüber hinaus seit vielen Jahren mit großer Freude. '.repeat(4);
    const body = imprint({ contact: `${filler}Sie erreichen uns unter Tel. 03691 72 10 15, Telefax 03691 72 10 16.` });
    expect(contacts(body, 'phone')).toEqual([own]);
    expect(contacts(body, 'fax')).toEqual(['+493691721016']);
  });
});

describe('emergency services that many share', () => {
  const beside = (service: string) =>
    contacts(`<p>Muster Praxis<br>Ring 2<br>99817 Eisenach</p><p>Tel. 03691 721015</p><p>${service}</p>`, 'phone');

  it.each([
    'Anwaltlicher Notdienst der Region: 0800 7263488',
    'Ärztlicher Bereitschaftsdienst: 0361 116117',
    'Notdienst der Zahnärztekammer: 0361 7891234',
    'Apotheken-Notdienst: 0800 0022833',
    'Giftnotruf Erfurt: 0361 730730',
  ])('are not the company’s: %s', (service) => expect(beside(service)).toEqual(['+493691721015']));

  it('are its own where it says so', () =>
    expect(beside('Unser tierärztlicher Notdienst: 0171 3920017')).toContain('+491713920017'));
});

describe('one label for phone and fax', () => {
  const [PHONE, FAX] = ['+493691721015', '+493691721019'];

  it.each([
    'Telefon / Fax: 03691 721015 / 03691 721019',
    'Tel./Fax: 03691 721015 / 03691 721019',
    'Telefon & Telefax<br>03691 721015<br>03691 721019',
    'Tel. und Fax: 03691 721015, 03691 721019',
    'Telefon / Fax<br>+49 3691 721015 / +49 3691 721019',
    'Fon/Fax +49 3691 721015 | +49 3691 721019',
  ])('is that of the phone first: %s', (contact) => {
    expect(phonesBeside(contact)).toEqual([PHONE]);
    expect(contacts(imprint({ contact }), 'fax')).toEqual([FAX]);
  });

  it.each([
    '<table><tr><th>Telefon</th><th>Fax</th></tr><tr><td>03691 721015</td><td>03691 721019</td></tr></table>',
    '<table><tr><th>Fax</th><th>Telefon</th></tr><tr><td>03691 721019</td><td>03691 721015</td></tr></table>',
    '<dl><dt>Telefon</dt><dt>Telefax</dt><dd>03691 721015</dd><dd>03691 721019</dd></dl>',
    'T 03691 721015 / F 03691 721019',
  ])('may be two in a row, each with its number: %s', (contact) => {
    expect(phonesBeside(contact)).toEqual([PHONE]);
    expect(contacts(imprint({ contact }), 'fax')).toEqual([FAX]);
  });

  it('is not seen where two labels have one number', () => {
    const contact = '<dl><dt>Telefon</dt><dt>Fax</dt><dd>03691 721015</dd><dd>info@ofenbau-lindner.de</dd></dl>';
    expect(phonesBeside(contact).concat(contacts(imprint({ contact }), 'fax'))).toEqual([PHONE]);
  });

  it.each(['Telefon / Fax: 03691 721015', 'Tel./Fax: 03691 721015', 'Tel. + Fax<br>03691 721015'])(
    'is that of a single number, which is both: %s',
    (contact) => {
      const read = factsOf(imprint({ contact }));
      expect([read.phones, read.fax].map((facts) => facts.map(({ value }) => value))).toEqual([[PHONE], [PHONE]]);
    },
  );

  it('makes no fax of a number whose fax is told by its extension', () => {
    expect(contacts(imprint({ contact: 'Tel./Fax: 03691 7210-15/-19' }), 'fax')).toEqual([]);
  });

  it('says nothing of a number in another block', () => {
    const contact = 'Tel./Fax: 03691 721015</p><p>+49 171 3920017';
    expect(contacts(imprint({ contact }), 'fax')).toEqual([PHONE]);
  });

  it('leaves a number with a label of its own alone', () => {
    const contact = 'Tel./Fax: 03691 721015<br>Mobil: 0171 3920017';
    expect(contacts(imprint({ contact }), 'fax')).toEqual([PHONE]);
  });

  it.each(['Telefon: 03691 721015<br>Fax: 03691 721019', 'Telefon 03691 721015 / Fax 03691 721019'])(
    'is none where each has its own: %s',
    (contact) => {
      expect(phonesBeside(contact)).toEqual([PHONE]);
      expect(contacts(imprint({ contact }), 'fax')).toEqual([FAX]);
    },
  );

  it.each([
    ['<table><tr><th>Tel. / Fax</th><td>03691 721015 / 03691 721019</td></tr></table>', [PHONE], [FAX]],
    ['<table><tr><td>Telefon und Fax</td><td>03691 721015<br>03691 721019</td></tr></table>', [PHONE], [FAX]],
    ['Tel./Fax: 03691 721015 / 0171 3920017', [PHONE, '+491713920017'], [PHONE]],
    ['Telefon/Fax: 03691 7210-15 / 7210-19', [PHONE], []],
    ['Tel./Fax: 03691 72 10 15 / Fax 72 10 19', [PHONE], []],
    ['Tel./Fax: 03691 72 10 15, Fax: 72 10 19', [PHONE], []],
    ['Tel./Fax<br>03691 72 10 15<br>Telefax 72 10 19', [PHONE], []],
    ['Tel./Fax: 03691 72 10 15</p><p>Fax 72 10 19', [PHONE], [PHONE]],
    ['Telefon / Telefax:<br>03691 / 7210-15 / 03691 / 7210-19', [PHONE], ['+493691721019']],
    ['Fernruf<br>Fax</p><p>03691 / 72 10 15<br>Fax 72 10 19', [PHONE], []],
    ['<table><tr><td>Telefon</td><td>03691 721015 / 0171 3920017</td></tr></table>', [PHONE, '+491713920017'], []],
  ] as [string, string[], string[]][])('in "%s"', (contact, phones, faxNumbers) => {
    const { phones: read, fax } = factsOf(imprint({ contact }));
    expect([read, fax].map((facts) => facts.map(({ value }) => value))).toEqual([phones, faxNumbers]);
  });
});

it('tells phone and fax apart where the labels of one column stand before the values of the next', () => {
  const contact =
    '</p><div><div>Telefon<br>Telefax<br>E-Mail</div><div>03691 721015<br>03691 721016<br>info@ofenbau-lindner.de</div></div><p>';
  const body = imprint({ contact });
  expect([contacts(body, 'phone'), contacts(body, 'fax')]).toEqual([['+493691721015'], ['+493691721016']]);
});

const SEEN = '+493691721015';

describe('a number that no reader sees', () => {
  const page = (contact: string) => imprint({ contact: `${contact}<br>info@ofenbau-lindner.de` });
  const call = (number: string) => `<a href="tel:${number}"><img src="phone.svg" alt=""></a>`;

  it('is read where a page links to one only', () => {
    const facts = factsOf(page(`${call('+493691721015')}<br>${call('03691721015')} Jetzt anrufen`));
    expect(facts.phones).toMatchObject([{ value: SEEN, evidence: { method: 'link', snippet: 'tel:03691721015' } }]);
  });

  it.each([
    ['tel:+49 3691 72 10 15', 'tel:+49 3691 72 10 15'],
    ['tel:+49%203691%2072%2010%2015', 'tel:+49 3691 72 10 15'],
    ['tel:%2B49(0)3691721015', 'tel:+49(0)3691721015'],
    ['tel:03691/721015%', 'tel:03691/721015%'],
  ])('is read out of the link %s', (href, snippet) => {
    const [phone, ...more] = factsOf(page(`<a href="${href}"><img src="phone.svg" alt=""></a>`)).phones;
    expect([phone?.value, phone?.evidence.snippet, more]).toEqual([SEEN, snippet, []]);
  });

  it.each([
    '<a href="tel:03691721015">Hier tippen und anrufen</a>',
    '<a href="tel:03691721015" title="Jetzt anrufen"><img src="p.svg" alt=""></a>',
  ])('counts before one in a sentence about somebody else where its words say to call it: %s', (link) => {
    const home = factsOf('<p>Vortrag im Gasthof Adler, Anmeldung beim Wirt, Tel. 03691 88 40 20.</p>', 'home', '/');
    const company = companyOf([factsOf(page(link)), home]);
    expect(company.contacts.filter(({ type }) => type === 'phone').map(({ value }) => value)).toEqual([SEEN]);
  });

  it.each([
    ['links to several', `${call('+493691721015')}${call('+493691721016')}`],
    ['links to what is no number', call('callback')],
  ])('is not read where a page %s', (_, contact) => {
    expect(factsOf(page(contact)).phones).toEqual([]);
  });

  it('gives way to one that is shown', () => {
    expect(contacts(page(`${call('+493691999')}Telefon: 03691 721015`), 'phone')).toEqual([SEEN]);
  });
});

it.each(['Stellenanfragen: Frau Unger, 03691 721099', 'Bewerbungen bitte an Frau Unger, Telefon 03691 721099'])(
  'a number for applicants is not the company’s: %s',
  (line) => {
    expect(contacts(imprint({ contact: `Telefon: 03691 721015</p><p>${line}` }), 'phone')).toEqual([SEEN]);
  },
);

it('knows a fax number by its old name', () => {
  const body = imprint({ contact: 'Fernruf 03691 721015, Fernkopie 03691 721019' });
  expect([contacts(body, 'phone'), contacts(body, 'fax')]).toEqual([[SEEN], ['+493691721019']]);
});

it('leaves the numbers of others in the house to them', () => {
  const others = '<h2>Im selben Haus</h2><p>Hautarztpraxis Dr. Kögler, Tel. 03691 721070</p>';
  expect(contacts(imprint() + others, 'phone')).toEqual([SEEN]);
});
