import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../../server/scan/types.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const notice = (parts: Parameters<typeof imprint>[0] = {}, more = '') =>
  factsOf(imprint(parts) + more, 'impressum', '/impressum', SITE);
const page = (body: string, kind: PageKind = 'about') =>
  factsOf(`<main><h1>Über uns</h1>${body}</main>`, kind, '/seite', SITE);
const leaders = (more: string, told = '') => companyOf([notice({}, more), page(told)]).ceos.map(({ name }) => name);
const phones = (...pages: Parameters<typeof companyOf>[0]) =>
  companyOf(pages).contacts.flatMap(({ type, value }) => (type === 'phone' ? [value] : []));

describe('those who run whoever owns the company', () => {
  it.each([
    'Alleinige Gesellschafterin: Eva-Lindner-Stiftung, Gotha, Vorstand: Dr. Konrad Illenberg, Gerda Mayer',
    'Alleinige Gesellschafterin ist die Lindner Holding SE, Ring 4, 99867 Gotha, Amtsgericht Jena HRB 41877, Vorstand: Dr. Konrad Illenberg, Gerda Mayer.',
  ])('do not run it: %s', (text) => {
    expect(leaders(`<p>${text}</p>`)).toEqual(['Frieder Lindner']);
  });

  it('are told by a pronoun behind the firm of which the company speaks', () => {
    const told = (before: string) =>
      leaders('', `<p>${before} Ihr Vorstand besteht aus Dr. Konrad Illenberg und Gerda Mayer.</p>`);
    expect(told('Die Lindner Holding SE hält alle Anteile an unserem Unternehmen.')).toEqual(['Frieder Lindner']);
  });

  it('are no makers of the site either', () => {
    expect(
      leaders('<h2>Technik</h2><p>Federkiel Webwerkstatt, Inhaber Ansgar Dreyer, Ring 75, 99867 Gotha</p>'),
    ).toEqual(['Frieder Lindner']);
  });
});

describe('numbers of relatives', () => {
  it('are told to be theirs: a VAT id', () => {
    const told =
      'Eine USt-IdNr. besitzt die Gesellschaft nicht. (Rechnungen der Lindner Service GmbH tragen deren Nummer DE226719256.)';
    expect(companyOf([notice({ vat: told })]).vat_id).toBeNull();
  });

  it('are those of a company with a word more in its name', () => {
    const line = '<p>Entstörungsdienst der Ofenbau Lindner Netz GmbH: 03691 67911</p>';
    expect(phones(notice({}, line))).toEqual(['+493691721015']);
  });
});

describe('places of relatives', () => {
  const branches = (heading: string, name = 'Ofenbau Lindner GmbH') =>
    companyOf([notice({ name }), page(`<h2>${heading}</h2><p>Geschäftsstelle: Markt 1, 99867 Gotha</p>`)])
      .branchLocations.length;

  it('stand below a heading that is the kind of a body and nothing else', () => {
    expect(branches('2. Die Stiftung')).toBe(0);
    expect(branches('2. Die Stiftung', 'Stiftung Ofenbau Lindner')).toBe(1);
    expect(branches('2. Die Region')).toBe(1);
  });
});

describe('the name', () => {
  it('ends where the notice tells whose site it is not', () => {
    const html =
      '<h1>Impressum</h1><p>Für diese Website verantwortlich ist der Ofenbau Eva Lindner, nicht die Lindner Keramik GmbH im gleichen Haus.</p><p>Ofenbau Eva Lindner<br>Bergstraße 3<br>99817 Eisenach</p>';
    expect(companyOf([factsOf(html, 'impressum', '/impressum', SITE)]).company_name).toBe('Ofenbau Eva Lindner');
  });

  it('holds the bracket of its form', () => {
    const name = 'Lindner Ofenbau UG (haftungsbeschränkt) & Co. KG';
    const company = companyOf([notice({ name, register: 'Amtsgericht Jena, HRA 503118' })]);
    expect([company.vat_id, company.hr_number]).toEqual(['DE136695976', 'HRA 503118']);
  });
});

describe('numbers that are only links', () => {
  const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}"><svg></svg></a>`).join(' ');
  const bare = (markup: string) => phones(notice({ contact: '' }, `<div>${markup}</div>`));

  it('are those of most links, and those of WhatsApp', () => {
    expect(bare(links('tel:+493691721015', 'tel:+493691721015', 'tel:+493621555'))).toEqual(['+493691721015']);
    expect(bare(links('tel:+493691721015', 'tel:+493621555'))).toEqual([]);
    expect(bare(links('https://wa.me/4915209917342?text=Hallo'))).toEqual(['+4915209917342']);
  });
});

describe('a place of the company', () => {
  const places = (markup: string) =>
    companyOf([notice(), page(markup, 'locations')]).branchLocations.map(({ city }) => city);

  it('is called behind its name, with or without a form', () => {
    expect(places('<p>Ofenbau Lindner, Ausstellung Gotha<br>Markt 1<br>99867 Gotha</p>')).toEqual(['Gotha']);
  });

  it('is none that a sentence tells to be far away', () => {
    const seat = '<p>Ofenbau Lindner, Bergstraße 3, 99817 Eisenach</p>';
    expect(
      places(`${seat}<p>Der Flughafen Erfurt ist 65 Kilometer entfernt, Binderslebener Weg 100, 99092 Erfurt.</p>`),
    ).toEqual([]);
  });
});
