import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const HEAD =
  '<h3>Hauptniederlassung der Gesellschaft</h3><p>Kranbau Wimmer GmbH, Boschstraße 61, A-4600 Wels</p><p>Tel. +43 7242 66190, office@kranbau-wimmer.at</p><p>Landesgericht Wels, FN 214873k, UID ATU47193022</p>';
const OWN =
  '<h1>Impressum</h1><p>Kranbau Wimmer GmbH<br>Industriestraße 4<br>94060 Pocking</p><p>Telefon: 08531 97640<br>E-Mail: info@kranbau-wimmer.de</p>';

describe('the Impressum of a registered branch', () => {
  it('tells the branch’s entry and numbers, not those of the company behind it', () => {
    const entered =
      '<p>Eintragung der Zweigniederlassung: Amtsgericht Passau, HRB 11482<br>USt-IdNr. (Deutschland): DE136695976</p>';
    const company = companyOf([factsOf(OWN + entered + HEAD)]);
    expect(company).toMatchObject({ hr_number: 'HRB 11482', register_court: 'Amtsgericht Passau', zip: '94060' });
    expect(company.contacts.map(({ value }) => value)).toEqual(['+49853197640', 'info@kranbau-wimmer.de']);
  });

  it('tells the company’s own where the heading only parts seat and branches', () => {
    const body =
      '<h1>Impressum</h1><h2>Hauptniederlassung</h2><p>Kranbau Wimmer GmbH<br>Industriestraße 4<br>94060 Pocking</p><p>Telefon: 08531 97640</p><p>Amtsgericht Passau, HRB 11482</p>';
    expect(companyOf([factsOf(body)])).toMatchObject({ hr_number: 'HRB 11482', street: 'Industriestraße 4' });
  });
});

it('does not take a chamber behind ‘Handwerksrolle’ for the company', () => {
  const entry =
    'Handwerksrolle: Handwerkskammer Dresden, Am Lagerplatz 8, 01099 Dresden, Tel. 0351 4640-30, info@hwk-dresden.test';
  const body = `<h1>Impressum</h1><p>Werkstatt Ihlow eGbR</p><p>Amtsgericht Dresden, GsR 318<br>USt-IdNr. DE136695976<br>${entry}</p>`;
  const company = companyOf([factsOf(body)]);
  expect(company).toMatchObject({ company_name: 'Werkstatt Ihlow eGbR', street: null });
  expect(company.contacts).toEqual([]);
});

it('reads a general partner’s directors behind ‘deren’', () => {
  const row = (head: string, cell: string) => `<tr><td>${head}</td><td>${cell}</td></tr>`;
  const body = `<h1>Impressum</h1><p>Federn Habbel GmbH & Co. KG<br>Bergstraße 3<br>99817 Eisenach</p><table>${row('Persönlich haftende Gesellschafterin', 'Habbel Beteiligungs-GmbH<br>Amtsgericht Jena HRB 6057')}${row('deren Geschäftsführer', 'Anne Habbel<br>Torsten Muth')}${row('Prokura', 'Ulf Dormann')}</table>`;
  expect(companyOf([factsOf(body)]).ceos.map(({ name }) => name)).toEqual(['Anne Habbel', 'Torsten Muth']);
});

it('reads an address in the text of an image that is nothing but it', () => {
  const body =
    '<h1>Impressum</h1><p>Federn Habbel GmbH<br>Bergstraße 3<br>99817 Eisenach</p><table><tr><td><b>Brief per Strom</b></td><td><img src="post.gif" alt="post (at) federn-habbel.de"></td></tr></table>';
  expect(companyOf([factsOf(body)]).contacts).toMatchObject([{ type: 'email', value: 'post@federn-habbel.de' }]);
});

it('leaves a rating below a tenant’s bold name to the tenant', () => {
  const house =
    '<h2>Am Abend</h2><p>Das Restaurant im Nebenhaus haben wir verpachtet.</p><div><strong>Brasserie am Wehr</strong><br>Inhaber: Thierry Muth<br><em>4,3 von 5 (377 Bewertungen der Brasserie auf Tripadvisor)</em></div>';
  expect(factsOf(house, 'other').reviews).toEqual([]);
});

it('takes the founding of ‘unsere Gesellschaft’ before that of the house', () => {
  const story =
    '<h1>Das Haus</h1><p>1884 gründete der Fabrikant Carl Weinreb seine Eisengießerei.</p><p>2006 wurde unsere gemeinnützige Gesellschaft gegründet.</p>';
  const impressum = imprint({ name: 'Alte Gießerei Eisenach gGmbH' });
  expect(companyOf([factsOf(impressum), factsOf(story, 'about', '/haus')]).founding_date).toBe('2006');
});

describe('those who run the company', () => {
  it('are told in cards of a name and an office below the name of their board', () => {
    const card = (name: string, office: string) => `<div><p>${name}</p><p>${office}</p></div>`;
    const board = `<h2>Vorstand</h2>${card('Eva Stein', 'Finanzen und Personal')}${card('Jan Muth', 'Technik')}`;
    const people = `${board}<h2>Aufsichtsrat</h2>${card('Ina Kunz', 'Vorsitz')}`;
    const names = companyOf([factsOf(`${imprint({ people: '' })}${people}`)]).ceos.map(({ name }) => name);
    expect(names).toEqual(['Eva Stein', 'Jan Muth']);
  });

  it('are not those whose label stands below another', () => {
    const list = '<h2>Geschäftsführung</h2><p>Eva Stein</p><p>Empfang</p><p>Jan Muth</p>';
    const names = companyOf([factsOf(`${imprint({ people: '' })}${list}`)]).ceos.map(({ name }) => name);
    expect(names).toEqual(['Eva Stein']);
  });

  it('sign for it, in Switzerland', () => {
    const row =
      '<tr><td>Zeichnung</td><td>kollektiv zu zweien: Eva Stein (Präsidentin der Verwaltung) und Jan Muth (Geschäftsführer)</td></tr>';
    const body = `<h1>Angaben</h1><table><tr><td>Firma</td><td>Sagi-Genossenschaft</td></tr>${row}</table>`;
    expect(companyOf([factsOf(body)]).ceos.map(({ name }) => name)).toEqual(['Eva Stein', 'Jan Muth']);
  });

  it('are not the authors of opinions, nor the neighbours in the house', () => {
    const quote =
      '<blockquote><p>„Man geht hinaus und hat Durst, das ist das Beste.“</p><footer>Prof. Dr. Ina Kunz, Direktorin</footer></blockquote>';
    const house =
      '<h2>Wer sonst noch hier arbeitet</h2><ul><li><b>Rahmenwerkstatt Muth</b>, Inh. Jan Muth, Erdgeschoss</li></ul>';
    const legal = imprint({ people: '' });
    const company = companyOf([factsOf(legal), factsOf(quote, 'home', '/'), factsOf(house, 'about', '/haus')]);
    expect(company.ceos).toEqual([]);
  });
});

it('leaves data below ‘unserer Servicegesellschaft’ to that company', () => {
  const service =
    '<h2>Für die Seiten unserer Servicegesellschaft</h2><p>WKS Service GmbH, Ring 22, 84028 Landshut, Amtsgericht Landshut, HRB 7714, Geschäftsführer: Jan Muth</p>';
  const own = '<h1>Impressum</h1><p>Walburga-Lindner-Stiftung<br>Bergstraße 3<br>99817 Eisenach</p>';
  expect(companyOf([factsOf(own + service)])).toMatchObject({
    company_name: 'Walburga-Lindner-Stiftung',
    hr_number: null,
    ceos: [],
  });
});

it('leaves the address of a board of arbitration to it', () => {
  const told = '<p>Streitigkeiten behandelt zuerst die Schlichtungsbehörde Emmental, Ring 3, 3400 Burgdorf.</p>';
  const body = `<h1>Angaben</h1><p>Sagi-Genossenschaft Trubschachen<br>CHE-108.427.963</p>${told}`;
  expect(companyOf([factsOf(body)]).street).toBeNull();
});

it('takes a mailbox for one purpose only where there is no other', () => {
  const invoices = '<p>Elektronische Rechnungen bitte an rechnung@ofenbau-lindner.de</p>';
  const mails = (html: string) =>
    companyOf([factsOf(html)]).contacts.flatMap(({ type, value }) => (type === 'email' ? [value] : []));
  expect(mails(imprint() + invoices)).toEqual(['info@ofenbau-lindner.de']);
  expect(mails(imprint({ contact: '' }) + invoices)).toEqual(['rechnung@ofenbau-lindner.de']);
});

describe('a certificate', () => {
  const certificates = (html: string, path = '/wir') => {
    const page = factsOf(html, 'certificates', path);
    return companyOf([factsOf(imprint()), page]).certifications.map(({ name }) => name);
  };

  it('is another company’s in an entry that begins with its name', () => {
    const entry = '<b>Kühlfrost Rhön GmbH</b><br>Tiefkühllager, zertifiziert nach IFS Logistics (bis 11/2026)<br>Weg 7';
    expect(certificates(`<h1>Gruppe</h1><table><tr><td>${entry}</td></tr></table>`)).toEqual([]);
    expect(certificates(`<h1>Gruppe</h1><p>${entry.replace('Kühlfrost Rhön', 'Ofenbau Lindner')}</p>`)).toEqual([
      'IFS Logistics',
    ]);
  });

  it('is a maker’s below ‘Wessen Ware wir führen’', () => {
    const makers =
      '<h2>Wessen Ware wir führen</h2><ul><li><b>Messerschmiede Rhön</b> – Klingen, nach ISO 9001:2015 zertifiziert</li></ul>';
    expect(certificates(makers)).toEqual([]);
  });

  it('is another’s whose wares the company buys, and of no one called by what it protects', () => {
    const bought =
      'Unser Stahl kommt von der Acierie du Mont SA, deren Umweltmanagement nach ISO 14001 zertifiziert ist.';
    const own = 'Auch der Arbeitsschutz ist zertifiziert: ISO 45001:2018, DQS GmbH, gültig bis 31.12.2027.';
    expect(certificates(`<h1>Zertifikate</h1><p>${bought}</p><p>${own}</p>`)).toEqual(['ISO 45001:2018']);
  });

  it('is none that is still looked into', () => {
    const told = '<p>Das Zertifikat nach § 56 KrWG gilt weiter. Eine Teilnahme an EMAS prüfen wir für 2028.</p>';
    expect(certificates(`<h1>Zertifikate</h1>${told}`)).not.toContain('EMAS');
  });

  it('is called by its name alone where the company says that it bears it', () => {
    const told =
      'Wir tragen das Cyber Trust Austria Gold Label, ausgestellt von der Nimbus Prüf GmbH, gültig bis 30.09.2027.';
    expect(certificates(`<h1>Geprüft</h1><p>${told}</p>`)).toEqual(['Cyber Trust Austria Gold Label']);
  });

  it('is issued by whose name it bears', () => {
    const page = factsOf(
      '<h1>Zertifikate</h1><ul><li>SQS-Zertifikat ISO 9001:2015, gültig bis 30.06.2027</li></ul>',
      'certificates',
    );
    expect(page.certifications[0]?.value).toEqual({ name: 'ISO 9001:2015', issuer: 'SQS', validUntil: '2027-06-30' });
  });

  it('keeps its class where a file or a logo says less', () => {
    const aeo = '<a href="pdf/AEO-F_Bewilligung.pdf">AEO-F</a> – bewilligt vom Hauptzollamt Dortmund';
    expect(certificates(`<h1>Zertifikate</h1><ul><li>${aeo}</li></ul>`)).toEqual(['AEO-F']);
    const wood =
      '<table><tr><td><img src="f.png" alt="FSC-Logo"></td><td><b>FSC Chain of Custody</b><br>ausgestellt durch SCS Muster AG, gültig bis 31. Mai 2027</td></tr></table>';
    expect(certificates(`<h1>Zertifikate</h1>${wood}`)).toEqual(['FSC Chain of Custody']);
  });
});

it('takes a total over the company’s own shops', () => {
  const total = (of: string) =>
    factsOf(`<p>4,8 von 5 Sternen, 312 Bewertungen bei Google (${of} zusammen)</p>`, 'home');
  expect(total('alle drei Filialen').reviews).toMatchObject([{ value: { rating: 4.8, count: 312 } }]);
  expect(total('alle Filialen').reviews).toEqual([]);
});

it('reads a VAT id beside the bank account, and the Swiss one behind the same number of the register', () => {
  const row = '<tr><td>Bank / USt-IdNr.:</td><td>VR Bank, IBAN DE54530932000001204873, USt-IdNr. DE112584309</td></tr>';
  const german = `<h1>Impressum</h1><p>Immelt KG<br>Bergstraße 3<br>99817 Eisenach</p><table>${row}</table>`;
  expect(companyOf([factsOf(german)]).vat_id).toBe('DE112584309');
  const told =
    'Die Schori Sàrl ist beim Handelsregisteramt des Kantons Bern unter der Nummer CHE-107.384.529 eingetragen. MWST-Nummer: CHE-107.384.529 MWST.';
  const swiss = companyOf([factsOf(`<h1>Impressum</h1><p>Schori Sàrl, Ring 3, 2504 Biel</p><p>${told}</p>`)]);
  expect(swiss).toMatchObject({ vat_id: 'CHE107384529', hr_number: 'CHE-107.384.529' });
});

it('reads the extension behind a number as its end', () => {
  const lines = '<p>Telefon: 05572 / 38 46 02-0</p><p>Fax: 05572 / 38 46 02 DW 20</p>';
  const body = `<h1>Impressum</h1><p>Lindner OG<br>Ring 3<br>6850 Dornbirn</p>${lines}`;
  expect(factsOf(body).fax.map(({ value }) => value)).toEqual(['+43557238460220']);
});

it('leaves a hint about the sister company to that one', () => {
  const hint =
    '<h2>Rechtlicher Hinweis zum Schwesterbetrieb</h2><p>Die Lindner Türen GmbH (Amtsgericht Jena, HRB 5127, Geschäftsführer Jan Muth) unterhält eine eigene Seite.</p>';
  expect(
    companyOf([
      factsOf(
        imprint({ name: 'Karl Lindner &amp; Söhne KG', people: 'Persönlich haftende Gesellschafterin: Eva Stein' }) +
          hint,
      ),
    ]).ceos,
  ).toMatchObject([{ name: 'Eva Stein' }]);
});

it('does not take a founder who led the company once for its director', () => {
  const rows =
    '<tr><th>Geschäftsführung</th><td>Eva Stein (Technik)</td></tr><tr><th>Gründer, bis 2006 Geschäftsführer</th><td>Jan Muth</td></tr>';
  const page = factsOf(`<h1>Betrieb</h1><table>${rows}</table>`, 'about', '/betrieb');
  expect(companyOf([factsOf(imprint({ people: '' })), page]).ceos).toMatchObject([{ name: 'Eva Stein' }]);
});

it('tells the founding out of a university, not since when it is a company of another form', () => {
  const told =
    '<p>Lindner wurde 2011 als Ausgründung der Technischen Universität Harburg gegründet. Seit 2022 sind wir eine Europäische Aktiengesellschaft.</p>';
  const page = factsOf(`<h1>Unternehmen</h1>${told}`, 'about', '/unternehmen');
  expect(companyOf([factsOf(imprint()), page]).founding_date).toBe('2011');
});

it('leaves a total to whom its customers are', () => {
  const told = 'Im Sanitätshaus Muth bewerten dessen Kundinnen und Kunden es mit 4,9 Sternen (1.240 Bewertungen).';
  expect(factsOf(`<p>${told}</p>`, 'home').reviews).toEqual([]);
});

it('leaves the phone of the town to the town that bears the company', () => {
  const bearer = '<h2>Träger</h2><p>Stadt Preetz, Rathausgasse 2, 24211 Preetz, Tel. 04342 303-0</p>';
  const own =
    '<h1>Impressum</h1><p>Kommunalservice Preetz AöR<br>Ring 11<br>24211 Preetz</p><p>Telefon 04342 7860-0</p>';
  expect(factsOf(own + bearer).phones.map(({ value }) => value)).toEqual(['+49434278600']);
});

it.each([
  ['https://www.vonderheydt.de', 'von der Heydt GmbH', 'von der Heydt GmbH'],
  ['https://von-ardenne.com', 'VON ARDENNE GmbH', 'VON ARDENNE GmbH'],
  ['https://www.lindner.de', 'von der Lindner GmbH', 'Lindner GmbH'],
])('knows by the address %s whether ‘von’ begins the name in ‘%s’', (site, line, name) => {
  const body = `<h1>Impressum</h1><p><b>${line}</b><br>Bergstraße 3<br>99817 Eisenach</p>`;
  expect(companyOf([factsOf(body, 'impressum', '/impressum', site)]).company_name).toBe(name);
});
