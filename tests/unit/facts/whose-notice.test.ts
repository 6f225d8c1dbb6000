import { expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';

/** What a legal notice tells of its company. */
function read(host: string, notice: string) {
  const url = `https://www.${host}/impressum`;
  const html = `<html lang="de"><head><title>Impressum</title></head><body><nav><a href="/">Start</a></nav><main><h1>Impressum</h1>${notice}</main></body></html>`;
  return mergePages([readPage(parsePage({ url, html }), 'impressum')], { url });
}

const entry = (site: string, name: string, street: string, number: string) =>
  `<h2>www.${site}</h2><dl><dt>Diensteanbieter</dt><dd>${name}</dd><dt>Anschrift</dt><dd>${street}, 46395 Bocholt</dd><dt>Registergericht</dt><dd>Amtsgericht Coesfeld, ${number}</dd></dl>`;

/** A row of a table with the general partner's column beside the company's. */
const row = (label: string, partner: string, own: string) =>
  `<tr><td>${label}</td><td>${partner}</td><td>${own}</td></tr>`;

it('takes the entry below its own address from a notice for the sites of a group', () => {
  const notice = [
    entry('wehm-gruppe.de', 'Wehm Beteiligungs-GmbH', 'Königsesch 8', 'HRB 15420'),
    entry('wehm-tore.de', 'Wehm Tortechnik GmbH', 'Dieselstraße 22', 'HRB 9873'),
    entry('wehm-montage.de', 'Wehm Montage GmbH', 'Hafenweg 37', 'HRB 12665'),
  ].join('');
  expect(read('wehm-tore.de', notice)).toMatchObject({
    company_name: 'Wehm Tortechnik GmbH',
    street: 'Dieselstraße 22',
    hr_number: 'HRB 9873',
    branchLocations: [],
  });
});

it('leaves headings alone that name other sites, where none is its own', () => {
  const notice = `<p>Wehm Tortechnik GmbH<br>Dieselstraße 22<br>46395 Bocholt</p><h2>www.innung-tore.de</h2><p>Unsere Innung im Netz.</p><p>Amtsgericht Coesfeld, HRB 9873</p>`;
  expect(read('wehm-tore.de', notice)).toMatchObject({ company_name: 'Wehm Tortechnik GmbH', hr_number: 'HRB 9873' });
});

it("takes the provider's column beside its general partner's, and who runs it from the partner's", () => {
  const notice = `<table><tr><th></th><th>Persönlich haftende Gesellschafterin</th><th>Anbieterin dieser Seiten</th></tr>${[
    row('Firma', 'Finzel Verwaltungs-GmbH', 'Finzel Brunnen GmbH &amp; Co. KG'),
    row('Anschrift', 'Ring 214<br>97421 Schweinfurt', 'Quellenweg 2<br>97500 Ebelsbach'),
    row('Telefon', '09721 473900', '09522 708500'),
    row('Registergericht', 'Amtsgericht Schweinfurt', 'Amtsgericht Bamberg'),
    row('Registernummer', 'HRB 6318', 'HRA 10847'),
    row('Vertretung', 'Geschäftsführer: Burkard Finzel', 'durch die persönlich haftende Gesellschafterin'),
  ].join('')}</table>`;
  const company = read('finzel-brunnen.de', notice);
  expect(company).toMatchObject({
    company_name: 'Finzel Brunnen GmbH & Co. KG',
    street: 'Quellenweg 2',
    register_court: 'Amtsgericht Bamberg',
    hr_number: 'HRA 10847',
  });
  expect(company?.ceos.map(({ name }) => name)).toEqual(['Burkard Finzel']);
  expect(company?.contacts.map(({ value }) => value)).toEqual(['+499522708500']);
});

it("takes the partner's entry, not the franchisor's above it", () => {
  const notice = `<p>HALTWERK ist ein Franchisesystem der</p><p>Haltwerk Franchise GmbH<br>Ainmillerstraße 106<br>80801 München<br>Amtsgericht München, HRB 231908</p>
    <h2>Anbieterin dieser Website und Betreiberin des Studios</h2><p>Bostel Training UG (haftungsbeschränkt)<br>Gudesstraße 31<br>29525 Uelzen</p><p>Amtsgericht Lüneburg, HRB 209417</p>`;
  expect(read('haltwerk-uelzen.de', notice)).toMatchObject({
    company_name: 'Bostel Training UG (haftungsbeschränkt)',
    city: 'Uelzen',
    hr_number: 'HRB 209417',
  });
});

it('takes the first of the firms that a notice in one paragraph names', () => {
  const notice =
    '<p>Herausgeber: Elterninitiative Sonnenhof e.V., Gartenweg 8, 50670 Köln. Vorstand: Lena Faber. Vereinsregister: VR 7788, AG Köln. Haftpflichtversicherung: Rheinland Versicherung AG, Ring 4, 50668 Köln. Technik: Webwerk Köln UG, HRB 99887.</p>';
  expect(read('kita-sonnenhof.de', notice)).toMatchObject({
    company_name: 'Elterninitiative Sonnenhof e.V.',
    street: 'Gartenweg 8',
    hr_number: 'VR 7788',
  });
});

it('ends what a partner is told with a label over two lines', () => {
  const notice = `<p>Lindt Hörakustik GmbH &amp; Co. KG<br>Marktstr. 5<br>73033 Göppingen</p><table><tr><td>Pers. haftende<br>Gesellschafterin</td><td>Lindt Verwaltungs GmbH<br>AG Ulm HRB 730111<br>GF: Peter Lindt</td></tr><tr><td>Registergericht</td><td>Amtsgericht Ulm, HRA 720222</td></tr></table>`;
  const company = read('hoergeraete-lindt.de', notice);
  expect(company).toMatchObject({ company_name: 'Lindt Hörakustik GmbH & Co. KG', hr_number: 'HRA 720222' });
  expect(company?.ceos.map(({ name }) => name)).toEqual(['Peter Lindt']);
});

it.each([
  [
    'Genossenschaftsregister Dresden Nr. 199 · Prüfungsverband: VSWG, Antonstraße 37, 01097 Dresden',
    'GnR 199',
    'Dresden',
  ],
  ['Handelsregister B 2020, AG Osnabrück', 'HRB 2020', 'AG Osnabrück'],
  ['Vereinsregister-Nr. 1234 beim AG Köln', 'VR 1234', 'AG Köln'],
  ['HRA 70123 (Freiburg i. Br.)', 'HRA 70123', 'Freiburg i. Br.'],
  ['Registered at: Local Court (Amtsgericht) Düsseldorf, HRB 90909', 'HRB 90909', 'Amtsgericht Düsseldorf'],
])('reads the register from „%s“', (text, number, court) => {
  const notice = `<p>Elbe Verwaltung<br>Uferweg 1<br>01445 Radebeul</p><p>${text}</p>`;
  expect(read('elbe-verwaltung.de', notice)).toMatchObject({ hr_number: number, register_court: court });
});

it("takes the company's column beside its general partner's, whatever it is called", () => {
  const notice = `<table><tr><th></th><th>Komplementärin</th><th>Unser Betrieb</th></tr>${[
    row('Firma', 'Wiebrock Verwaltungsgesellschaft mbH', 'Wiebrock Naturstein GmbH &amp; Co. KG'),
    row('Anschrift', 'Hasestraße 41<br>49074 Osnabrück', 'Engterstraße 118<br>49565 Bramsche'),
    row('Registernummer', 'HRB 18427', 'HRA 201736'),
  ].join('')}</table>`;
  expect(read('wiebrock-naturstein.de', notice)).toMatchObject({
    company_name: 'Wiebrock Naturstein GmbH & Co. KG',
    city: 'Bramsche',
    hr_number: 'HRA 201736',
  });
});

it('takes the entry below whoever provides the site, not that of a firm before it', () => {
  const notice = `<div>Aufträge bis 31. Dezember 2021</div><div>Josef Sagschneider Installationen e.U.<br>Lindenstraße 6, 4813 Altmünster<br>FN 218364 k, Landesgericht Wels</div>
    <div>Aufträge seit 1. Jänner 2022 und Medieninhaberin dieser Website</div><div>Sagschneider Haustechnik GmbH<br>Druckereistraße 19, 4810 Gmunden<br>FN 571908 d, Landesgericht Wels</div>`;
  expect(read('sagschneider-haustechnik.at', notice)).toMatchObject({
    company_name: 'Sagschneider Haustechnik GmbH',
    street: 'Druckereistraße 19',
    hr_number: 'FN 571908d',
  });
});

it("takes the bearer of a house, not the house's service company", () => {
  const notice = `<p>Haus Morgenrain ist rechtlich nicht selbständig. Träger der Einrichtung und Anbieter dieser Website ist:</p><p>Pflegeverein Katzbachtal e.V.<br>Morgenrainweg 2<br>76684 Östringen</p><p>Vereinsregister: Amtsgericht Mannheim, VR 230417</p>
    <h2>Café</h2><p>Anbieterin der Angebote „Café Morgenrain“ und „Mittagstisch“ ist die Morgenrain Service GmbH, Morgenrainweg 4, 76684 Östringen, Amtsgericht Mannheim, HRB 712665.</p>`;
  expect(read('haus-morgenrain.de', notice)).toMatchObject({
    company_name: 'Pflegeverein Katzbachtal e.V.',
    street: 'Morgenrainweg 2',
    hr_number: 'VR 230417',
  });
});

it('reads a notice told in sentences that name an insurer by its address', () => {
  const notice = `<p>Diese Seiten gibt die Hollbein Tränkner Architekten PartG mbB heraus. Wir haben unseren Sitz in der Rollgasse 11 in 99423 Weimar.</p>
    <p>Unsere Berufshaftpflicht besteht bei der Bauwart Versicherung AG, Gereonswall 7, 50670 Köln, und gilt in ganz Europa.</p>`;
  expect(read('hollbein-traenkner.de', notice)).toMatchObject({
    company_name: 'Hollbein Tränkner Architekten PartG mbB',
    street: 'Rollgasse 11',
  });
});
