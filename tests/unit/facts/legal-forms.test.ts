import { describe, expect, it } from 'vitest';
import { findLegalForm, hasLegalForm } from '../../../server/scan/facts/legal-forms.ts';
import { companyOf, factsOf } from './support.ts';

describe('findLegalForm', () => {
  it.each([
    ['Lindner GmbH', 'GmbH'],
    ['Lindner Ges.m.b.H.', 'GmbH'],
    ['Lindner Gesellschaft m. b. H.', 'GmbH'],
    ['Lindner Baugesellschaft m. b. H.', 'GmbH'],
    ['LINDNER BAUGESELLSCHAFT M.B.H.', 'GmbH'],
    ['Lindner gGmbH', 'gGmbH'],
    ['Lindner gemeinnützige GmbH', 'gGmbH'],
    ['Lindner UG (haftungsbeschränkt)', 'UG (haftungsbeschränkt)'],
    ['Lindner gUG (haftungsbeschränkt)', 'gUG (haftungsbeschränkt)'],
    ['Lindner UG (haftungsbeschränkt) & Co. KG', 'UG (haftungsbeschränkt) & Co. KG'],
    ['Lindner GmbH & Co. KG', 'GmbH & Co. KG'],
    ['Lindner GmbH und Co. KG', 'GmbH & Co. KG'],
    ['Lindner GmbH & Co.KG', 'GmbH & Co. KG'],
    ['Lindner GmbH & Co KG', 'GmbH & Co KG'],
    ['Lindner Ges.m.b.H. & Co KG', 'GmbH & Co KG'],
    ['Lindner GmbH & Co. KGaA', 'GmbH & Co. KGaA'],
    ['Lindner GmbH & Co. OHG', 'GmbH & Co. OHG'],
    ['Lindner SE & Co. KGaA', 'SE & Co. KGaA'],
    ['Lindner AG & Co. KG', 'AG & Co. KG'],
    ['Lindner Ltd. & Co. KG', 'Ltd. & Co. KG'],
    ['Lindner B.V. & Co. KG', 'B.V. & Co. KG'],
    ['Lindner S.à r.l. & Co. KG', 'Sàrl & Co. KG'],
    ['Lindner Stiftung & Co. KG', 'Stiftung & Co. KG'],
    ['Lindner Kommanditgesellschaft auf Aktien', 'KGaA'],
    ['Lindner AG', 'AG'],
    ['Lindner SE', 'SE'],
    ['Lindner KG', 'KG'],
    ['Lindner OHG', 'OHG'],
    ['Lindner OG', 'OG'],
    ['Lindner & Ott GbR', 'GbR'],
    ['Lindner & Ott eGbR', 'eGbR'],
    ['Lindner & Ott GesbR', 'GesbR'],
    ['Lindner Partnerschaft mbB', 'PartG mbB'],
    ['Lindner Partnerschaftsgesellschaft', 'PartG'],
    ['Karl Lindner e.K.', 'e.K.'],
    ['Karin Lindner e.Kfr.', 'e.K.'],
    ['Karl Lindner e.U.', 'e.U.'],
    ['Volksbank Lindner eG', 'eG'],
    ['Lindner eGen', 'eGen'],
    ['Lindner eingetragene Genossenschaft', 'eG'],
    ['Lindner reg. Gen. m. b. H.', 'Genossenschaft'],
    ['Lindner Privatstiftung', 'Privatstiftung'],
    ['Wasserzweckverband Lindnertal', 'Zweckverband'],
    ['Turnverein Lindner e.V.', 'e.V.'],
    ['Lindner, eingetragener Verein', 'e.V.'],
    ['Lindner, nicht eingetragener Verein', 'Verein'],
    ['Lindner VVaG', 'VVaG'],
    ['Lindner FlexCo', 'FlexCo'],
    ['Meier & Söhne Kollektivgesellschaft', 'Kollektivgesellschaft'],
    ['Lindner Sàrl', 'Sàrl'],
    ['Lindner S.A.', 'SA'],
    ['Lindner EWIV', 'EWIV'],
    ['Stadtwerke Lindner AöR', 'AöR'],
    ['Stadtwerke Lindner A.ö.R.', 'AöR'],
    ['Stadtwerke Lindner A. d. ö. R.', 'AöR'],
    ['Stadtwerke Lindner Anstalt des öffentlichen Rechts', 'Anstalt des öffentlichen Rechts'],
    ['Kirchengemeinde Lindner KdöR', 'KdöR'],
    ['Kirchengemeinde Lindner K.d.ö.R.', 'KdöR'],
    ['Lindner Ltd.', 'Ltd.'],
    ['Lindner LLP', 'LLP'],
    ['Lindner LLC', 'LLC'],
    ['Lindner plc', 'PLC'],
    ['Lindner B.V.', 'B.V.'],
    ['Lindner N.V.', 'N.V.'],
    ['Lindner Inc.', 'Inc.'],
    ['Lindner Corp.', 'Corp.'],
    ['Lindner S.r.l.', 'S.r.l.'],
    ['Lindner S.p.A.', 'S.p.A.'],
    ['Lindner S.A.S.', 'SAS'],
    ['Lindner Sp. z o.o.', 'Sp. z o.o.'],
    ['Lindner s.r.o.', 's.r.o.'],
    ['Lindner d.o.o.', 'd.o.o.'],
    ['Lindner Kft.', 'Kft.'],
    ['Lindner ApS', 'ApS'],
    ['Lindner A/S', 'A/S'],
    ['Lindner A/S Zweigniederlassung Deutschland', 'A/S'],
    ['Lindner AB', 'AB'],
    ['Lindner Oy', 'Oy'],
    ['Lindner BV, Niederlassung Deutschland', 'BV'],
    ['Lindner SARL', 'SARL'],
    ['Lindner S.L.', 'S.L.'],
  ])('reads %s', (name, form) => {
    expect(findLegalForm(name)?.form).toBe(form);
    expect(hasLegalForm(name)).toBe(!['SE', 'SA', 'Verein', 'Genossenschaft', 'Zweckverband'].includes(form));
  });

  it.each([
    'Spa und Wellness',
    'Anrufbeantworter AB 17 Uhr',
    'Blutgruppe AB negativ',
    'Etage 3. OG',
    'Lindner Ofenbau',
    'Ein Haus am See',
  ])('finds none in %s', (text) => {
    expect(findLegalForm(text)).toBeNull();
  });
});

describe('a legal form told in a sentence', () => {
  it.each([
    ['Die Stadt Eisenach ist eine Körperschaft des öffentlichen Rechts.', 'Körperschaft des öffentlichen Rechts'],
    ['Der Kreis ist eine Gebietskörperschaft des öffentlichen Rechts.', 'Körperschaft des öffentlichen Rechts'],
    ['Verein im Sinne von Art. 60 ff. ZGB', 'Verein'],
    ['Wir sind eine Genossenschaft nach Art. 828 OR.', 'Genossenschaft'],
    ['Das Studierendenwerk ist eine rechtsfähige Anstalt des öffentlichen Rechts.', 'Anstalt des öffentlichen Rechts'],
  ])('is read from "%s"', (text, form) => {
    const body = `<h1>Impressum</h1><p>Haus Eisenach<br>Markt 1<br>99817 Eisenach</p><p>${text}</p>`;
    expect(companyOf([factsOf(body)]).legal_form).toBe(form);
  });
});

it("is one of public law where a special-purpose association says so, else the name's", () => {
  const body = '<h1>Impressum</h1><p>Wasserzweckverband Lindental<br>Markt 1<br>99817 Eisenach</p>';
  const said = '<p>Der Zweckverband ist eine Körperschaft des öffentlichen Rechts.</p>';
  expect(companyOf([factsOf(body)]).legal_form).toBe('Zweckverband');
  expect(companyOf([factsOf(body + said)]).legal_form).toBe('Körperschaft des öffentlichen Rechts');
});

it('does not give what stands below a stated form to somebody else', () => {
  const body =
    '<h1>Impressum</h1><p>Stadtwerke Eisenach AöR<br>Anstalt des öffentlichen Rechts<br>Markt 1<br>99817 Eisenach<br>Vorstand: Eva Stein<br>Tel. 03691 72 10 15</p>';
  const company = companyOf([factsOf(body)]);
  expect(company.ceos.map(({ name }) => name)).toEqual(['Eva Stein']);
  expect(company.contacts.map(({ value }) => value)).toEqual(['+493691721015']);
});

it.each([
  ['Anstalt des öffentlichen Rechts (AöR)<br>der Stadt Eisenach', 'AöR'],
  ['Rechtsfähige Anstalt des öffentlichen Rechts der Stadt Eisenach', 'Anstalt des öffentlichen Rechts'],
  ['Selbständige Anstalt öffentlichen Rechts', 'Anstalt des öffentlichen Rechts'],
])('is no name where it is said in a line below one: %s', (line, form) => {
  const company = companyOf([
    factsOf(`<h1>Impressum</h1><p>Stadtwerke Eisenach<br>${line}<br>Markt 1<br>99817 Eisenach</p>`),
  ]);
  expect(company.company_name).toBe('Stadtwerke Eisenach');
  expect(company.legal_form).toBe(form);
});

it.each(['Einzelunternehmen', 'Einzelfirma'])('is no part of the name behind it: %s', (form) => {
  const company = companyOf([
    factsOf(
      `<header>Lindner Kräuter</header><h1>Impressum</h1><p>Verantwortlich für diese Seiten ist das ${form} Lindner Kräuter, Inhaberin Eva Lindner. Wir freuen uns über Ihren Besuch in unserem Garten hinter der alten Mühle, und wer nicht kommen kann, schreibt uns einfach.</p><p>Bergstraße 3<br>99817 Eisenach</p>`,
    ),
  ]);
  expect([company.company_name, company.legal_form]).toEqual(['Lindner Kräuter', 'Einzelunternehmen']);
});

it("is a sole trader's where an owner is labelled in English", () => {
  const body = '<h1>Imprint</h1><p>Lindner Consulting<br>Owner: Ole Petersen<br>Bergstraße 3<br>99817 Eisenach</p>';
  expect(companyOf([factsOf(body)]).legal_form).toBe('Einzelunternehmen');
});
