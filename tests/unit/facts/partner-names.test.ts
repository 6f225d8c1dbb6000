import { describe, expect, it } from 'vitest';
import { nameWithForm } from '../../../server/scan/facts/name-text.ts';
import { companyOf, factsOf, imprint } from './support.ts';

describe('a name that begins with a list of surnames', () => {
  it.each([
    ['Muth, Lang & Probe Tierärzte PartG mbB', 'Muth, Lang & Probe Tierärzte PartG mbB'],
    ['Verantwortlich ist die Muth, Lang & Probe PartG mbB', 'Muth, Lang & Probe PartG mbB'],
    ['Muth, Lang, Probe Steuerberater PartG', 'Muth, Lang, Probe Steuerberater PartG'],
    ['Rechtsanwälte Muth, Lang und Partner mbB', 'Rechtsanwälte Muth, Lang und Partner mbB'],
    ['© 2024 Muth, Lang + Kollegen PartG mbB', 'Muth, Lang + Kollegen PartG mbB'],
    ['Dres. Muth, Lang und Probe GbR', 'Dres. Muth, Lang und Probe GbR'],
    ['Willkommen bei Dr. Muth, Dr. Lang & Dr. Probe PartG', 'Dr. Muth, Dr. Lang & Dr. Probe PartG'],
    ['Praxis Dr. Muth, Dr. Lang & Kollegen GbR', 'Praxis Dr. Muth, Dr. Lang & Kollegen GbR'],
    ['Muth, Lang & Co. GmbH', 'Muth, Lang & Co. GmbH'],
    ['Muth-Lang, Schmied & Wagner OHG', 'Muth-Lang, Schmied & Wagner OHG'],
  ])('is whole in %s', (text, name) => expect(nameWithForm(text)).toBe(name));

  it.each([
    ['Dr. Eva Muth, Muth & Lang PartG mbB', 'Muth & Lang PartG mbB'],
    ['Steuerberater: Eva Lang, Muth & Partner PartG mbB', 'Muth & Partner PartG mbB'],
    ['in Hamburg, Lang & Probe PartG mbB', 'Lang & Probe PartG mbB'],
    ['Amtsgericht Gotha, Lang & Probe PartG mbB', 'Lang & Probe PartG mbB'],
    ['Kunden wie Siemens, Müller & Söhne GmbH', 'Müller & Söhne GmbH'],
    ['Gotha, Müller & Söhne GmbH', 'Müller & Söhne GmbH'],
  ])('takes nothing else with it in %s', (text, name) => expect(nameWithForm(text)).toBe(name));

  it.each([
    'Muth, Lang &amp; Probe Tierärzte PartG mbB</p><p>(Kleintierpraxis am Ring)</p><p>Ring 3</p><p>99817 Eisenach',
    'Anbieterin: Muth, Lang &amp; Probe Tierärzte PartG mbB</p><p>Ring 3</p><p>99817 Eisenach',
    'Verantwortlich ist die Muth, Lang &amp; Probe Tierärzte PartG mbB, Ring 3, 99817 Eisenach',
  ])('is the company’s: %s', (lines) => {
    const { company_name, street } = companyOf([factsOf(`<h1>Impressum</h1><p>${lines}</p>`)]);
    expect({ company_name, street }).toEqual({
      company_name: 'Muth, Lang & Probe Tierärzte PartG mbB',
      street: 'Ring 3',
    });
  });
});

describe('a name behind a word for a firm', () => {
  it.each([
    'Gezeigt wird ein Ofen der Firma Muster Feuer AG',
    'Öfen des Herstellers Muster Feuer AG',
    'Übernahme durch die Fa. Muster Feuer AG',
    'Einbau mit dem Unternehmen Muster Feuer AG',
    'Kacheln vom Lieferanten Muster Feuer AG',
    'Firma Muster Feuer AG',
  ])('begins behind it: %s', (text) => expect(nameWithForm(text)).toBe('Muster Feuer AG'));

  it.each(['Alte Firma GmbH', 'Bauunternehmen Muster GmbH'])('may have it: %s', (name) =>
    expect(nameWithForm(name)).toBe(name),
  );
});

describe('the name in an Impressum', () => {
  const nameOf = (body: string): string | null => companyOf([factsOf(`<h1>Impressum</h1>${body}`)]).company_name;
  const FUNDED =
    '<p>Gefördert wurde das Vorhaben aus Mitteln des Landes. Bewilligung: Institut Nord GmbH, Ring 73, 19061 Schwerin.</p>';
  const rows = (label: string, address: string): string =>
    `<dl><dt>${label}</dt><dd>Lindner Software GmbH</dd><dt>${address}</dt><dd>Ring 6<br>18055 Rostock</dd></dl>`;

  it.each([
    ['Anbieterin', 'Anschrift'],
    ['Diensteanbieterin', 'Adresse'],
    ['Betreiberin', 'Sitz'],
    ['Gesellschaft', 'Geschäftsanschrift'],
    ['Verkäuferin', 'Postanschrift'],
    ['Wer wir sind', 'Anschrift'],
    ['Unternehmensträgerin', 'Firmensitz'],
  ])('is that of the %s above its %s', (label, address) =>
    expect(nameOf(rows(label, address) + FUNDED)).toBe('Lindner Software GmbH'),
  );

  it.each(['Bewilligungsstelle', 'Fördermittelgeber', 'Zuwendungsgeberin', 'Projektträger', 'Förderung'])(
    'is not that of the %s',
    (label) => {
      const funded = `<p>${label}: Institut Nord GmbH, Ring 73, 19061 Schwerin</p>`;
      expect(nameOf(rows('Anbieterin', 'Anschrift') + funded)).toBe('Lindner Software GmbH');
      expect(nameOf(imprint() + funded)).toBe('Ofenbau Lindner GmbH');
    },
  );

  it('is no item of a menu', () => {
    const menu = '<ul><li><a href="/u">Unternehmen</a></li><li><a href="/s">Service</a></li></ul>';
    const body = '<h1>Impressum</h1><p>Lindner Werke<br>Ring 6<br>18055 Rostock</p>';
    expect(companyOf([factsOf(menu + body)]).company_name).toBe('Lindner Werke');
  });

  it.each([
    'Lindner Werke AöR<br>Gemeinsames Kommunalunternehmen der Stadt Eisenach und der Gemeinden Gotha, Ohrdruf, Wutha und Ruhla<br>Anstalt des öffentlichen Rechts</p><p>',
    'Lindner Werke AöR</p><p>Anstalt des öffentlichen Rechts</p><p>',
    'Lindner Werke AöR<br>Anstalt des öffentlichen Rechts<br>',
    'Lindner Werke AöR<br>(vormals Eigenbetrieb der Stadt)<br>',
  ])('is not its form in words: %s', (lines) =>
    expect(nameOf(`<p>${lines}Ring 6<br>18055 Rostock</p><p>Vorstand: Eva Stein</p>`)).toBe('Lindner Werke AöR'),
  );
});

describe('a company in the news of a page', () => {
  it.each([
    'Am Markt zeigen wir auch einen Ofen der Firma Muster Feuer AG, Ring 88, 8340 Hinwil.',
    'Diese Seite liegt bei der Muster Netz GmbH, Ring 88, 8340 Hinwil, in einem Rechenzentrum.',
    'Dafür arbeiten wir schon lange mit der Tierklinik Moor GmbH, Ring 88, 8340 Hinwil, zusammen.',
    'Auch der Nachbar, die Schreinerei Muster AG, Ring 88, 8340 Hinwil, macht bei uns mit.',
  ])('is not the one of the site: %s', (news) => {
    const home = factsOf(`<h1>Grüezi</h1><p>${news}</p>`, 'home', '/', 'https://lindner-lauch.ch');
    const contact = factsOf(
      '<h1>Kontakt</h1><table><tr><td>Adresse:</td><td><b>Lindner Ofenbau</b><br>Inhaber Karl Lindner<br>Ring 14<br>3550 Langnau</td></tr><tr><td>Natel:</td><td>079 655 14 27</td></tr></table>',
      'contact',
      '/kontakt',
      'https://lindner-lauch.ch',
    );
    expect(companyOf([home, contact])).toMatchObject({
      company_name: 'Lindner Ofenbau',
      legal_form: 'Einzelunternehmen',
      street: 'Ring 14',
      contacts: [{ value: '+41796551427' }],
    });
  });
});
