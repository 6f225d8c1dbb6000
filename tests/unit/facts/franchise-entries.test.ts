import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const BRAND =
  '<p>Kaminwelt International GmbH<br>Domring 8<br>50667 Köln<br>Geschäftsführer: Jan Muth<br>Amtsgericht Köln, HRB 84127<br>Telefon 0221 998877, service@kaminwelt.de</p>';
const FRAME =
  '<footer><p>Kaminwelt ist eine Marke der Kaminwelt International GmbH, Domring 8, 50667 Köln. Die Märkte werden von selbstständigen Partnern geführt.</p><p>© 2026 Kaminwelt International GmbH</p></footer>';
const OWN = {
  company_name: 'Ofenbau Lindner GmbH',
  street: 'Bergstraße 3',
  hr_number: 'HRB 503118',
  ceos: ['Frieder Lindner'],
  contacts: ['+493691721015', 'info@ofenbau-lindner.de'],
};
function told(body: string) {
  const { company_name, street, hr_number, ceos, contacts } = companyOf([factsOf(body)]);
  const [names, values] = [ceos.map(({ name }) => name), contacts.map(({ value }) => value)];
  return { company_name, street, hr_number, ceos: names, contacts: values };
}

describe('the entry of a brand’s owner beside the one of the partner who runs the place', () => {
  it.each([
    'Markeninhaberin und Betreiberin der technischen Plattform',
    'Inhaberin der Marke Kaminwelt',
    'Lizenzgeber',
    'Franchisezentrale',
    'Kooperationszentrale',
    'Unsere Dachorganisation',
    'Zentrale des Verbunds',
    'Technischer Betreiber',
    'Herausgeber des Gesamtportals',
  ])('is not the partner’s: %s', (heading) => {
    for (const frame of ['', FRAME]) expect(told(`${imprint()}<h2>${heading}</h2>${BRAND}${frame}`)).toEqual(OWN);
  });

  it.each(['Betreiber dieses Marktes', 'Verantwortlich für diesen Markt', 'Ihr Partner vor Ort'])(
    'bears no name of the site’s where the partner stands below ‘%s’',
    (heading) => {
      const own = imprint().replace('<p>Angaben gemäß § 5 DDG</p>', `<h2>${heading}</h2>`);
      expect(told(`${own}<h2>Das Netzwerk</h2>${BRAND}${FRAME}`).company_name).toBe(OWN.company_name);
    },
  );

  it('has the hotline that is called by the brand', () => {
    const bar = '<div>Über 90 Märkte. <a href="tel:08004455667">Kaminwelt Servicehotline 0800 44 55 667</a></div>';
    expect(told(bar + imprint() + FRAME).contacts).toEqual(OWN.contacts);
    expect(told(bar.replace('Kaminwelt', 'Lindner') + imprint() + FRAME).contacts).toContain('+498004455667');
  });

  it('is the company’s where the site is the brand owner’s', () => {
    const body = `<h1>Impressum</h1>${BRAND}${FRAME}`;
    expect(told(body)).toMatchObject({ company_name: 'Kaminwelt International GmbH', hr_number: 'HRB 84127' });
  });

  it('has the staff of the franchise system', () => {
    const system = '<p>Daraus ist ein Franchisesystem geworden: 90 Märkte, 1.400 Mitarbeitende.</p>';
    const about = factsOf(`<h1>Über uns</h1>${system}`, 'about', '/about');
    expect(companyOf([factsOf(imprint()), about]).number_of_employees).toBeNull();
  });
});
