import { describe, expect, it } from 'vitest';
import { decodeCloudflare, decodeScriptEmail } from '../../../server/scan/dom/email-cloaks.ts';
import { findEmails, mailtoAddress } from '../../../server/scan/facts/emails.ts';
import { findPhoneNumbers } from '../../../server/scan/facts/phone-numbers.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const contacts = (body: string, type: string): string[] =>
  companyOf([factsOf(body)])
    .contacts.filter((contact) => contact.type === type)
    .map((contact) => contact.value);

describe('a label with its value beside it', () => {
  it('says nothing of what stands below', () => {
    const rows = ['Bio-Kontrollstelle DE-ÖKO-022', 'WhatsApp +49 3691 72 10 19', 'E-Mail info@ofenbau-lindner.de'];
    const contact = rows.map((row) => row.replace(' ', '</span><span>'));
    const html = imprint({ contact: '' }) + contact.map((row) => `<p><span>${row}</span></p>`).join('');
    expect(companyOf([factsOf(html)]).contacts.map(({ value }) => value)).toEqual([
      '+493691721019',
      'info@ofenbau-lindner.de',
    ]);
  });
});

it('leaves a link to whoever its words in another part of the line name', () => {
  const credit = 'Webmaster: <a href="mailto:eva@netz.test">eva@netz.test</a>';
  expect(contacts(`${imprint()}<footer><p>© Lindner · ${credit}</p></footer>`, 'email')).toEqual([
    'info@ofenbau-lindner.de',
  ]);
});

describe('what all pages of a site show', () => {
  const popup = (said: string) => `<div role="dialog"><h4>Moment!</h4><p>${said}</p></div>`;
  const read = (said: string) => {
    const frame = popup(said);
    const pages = [
      factsOf(imprint() + frame),
      factsOf(`<h1>Öfen</h1>${frame}`, 'home', '/'),
      factsOf(`<h1>Team</h1>${frame}`, 'team', '/team'),
    ];
    return companyOf(pages).contacts.map(({ value }) => value);
  };
  const own = ['+493691721015', 'info@ofenbau-lindner.de'];

  it.each([
    'Unsere Schwester wartet auch Ihre Heizung, rufen Sie dort an: 03691 99881.',
    'Gefördert wird der Tausch von der Beratungsstelle Klima, Hotline 0800 2244660 oder post@klima.test.',
  ])('in a sentence is not the company’s for standing on its legal page, too: %s', (said) => {
    expect(read(said)).toEqual(own);
  });

  it.each(['Mobil: 0171 3920017', 'Wir sind auch am Wochenende für Sie da, mobil unter 0171 3920017.'])(
    'adds a number with a label or in the company’s own voice: %s',
    (said) => {
      expect(read(said)).toEqual(['+493691721015', '+491713920017', 'info@ofenbau-lindner.de']);
    },
  );
});

describe('numbers of places in the frame of a site', () => {
  const footer = (phone: string) =>
    `<footer><h4>Eisenach</h4><p>Tel. 03691 721015</p><h4>Gotha</h4><p>Tel. ${phone}</p></footer>`;
  const phones = (place: string, phone = '03621 885533') => {
    const pages = [
      factsOf(imprint() + footer(phone)),
      factsOf(`<h1>Öfen</h1>${footer(phone)}`, 'home', '/'),
      factsOf(`<h1>Öfen</h1>${footer(phone)}`, 'other', '/oefen'),
      factsOf(`<h1>Filialen</h1>${place}${footer(phone)}`, 'locations', '/filialen'),
    ];
    return companyOf(pages).contacts.flatMap(({ type, value }) => (type === 'phone' ? [value] : []));
  };

  it('are those of the places where another page has them below an address', () => {
    expect(phones('<h3>Gotha</h3><p>Markt 7<br>99867 Gotha<br>Telefon 03621 885533</p>')).toEqual(['+493691721015']);
  });

  it("are the company's where no page says so, or the same number stands below the seat", () => {
    expect(phones('<p>Besuchen Sie uns in Gotha.</p>')).toEqual(['+493691721015', '+493621885533']);
    const both = ['Bergstraße 3<br>99817 Eisenach', 'Markt 7<br>99867 Gotha'];
    const everywhere = both.map((address) => `<p>${address}<br>Telefon 03621 885533</p>`).join('');
    expect(phones(everywhere)).toContain('+493621885533');
  });
});

it('tells a number once that a page without a country gives in the form of another', () => {
  const impressum = imprint({
    address: 'Bergstraße 3<br>8057 Zürich<br>Schweiz',
    contact: 'Telefon: +41 44 555 66 01',
  });
  const pages = [factsOf(impressum), factsOf('<h1>Kontakt</h1><p>Telefon: 044 555 66 01</p>', 'contact', '/kontakt')];
  expect(pages.map(({ phones }) => phones.map(({ value }) => value))).toEqual([['+41445556601'], ['+49445556601']]);
  expect(companyOf(pages).contacts.map(({ value }) => value)).toEqual(['+41445556601']);
});

describe('findPhoneNumbers', () => {
  it.each([
    ['0221 95490625', '+4922195490625'],
    ['+49 (0)30 5557 8890', '+493055578890'],
    ['(+49)163/9706696', '+491639706696'],
    ['+49 03923/7381183', '+4939237381183'],
    ['0043 2734 55 01', '+4327345501'],
    ['(07121) 1 36 29 44', '+4971211362944'],
    ['+49 5241 80-0', '+495241800'],
    ['0211.68 77 4-10', '+492116877410'],
  ])('reads %s', (written, e164) => {
    expect(findPhoneNumbers(written, 'DE').map((found) => found.e164)).toEqual([e164]);
  });

  it('reads two numbers in a row', () => {
    const found = findPhoneNumbers('+49 8671 507 7600 / +49 8671 507 7601', 'DE');
    expect(found.map(({ e164 }) => e164)).toEqual(['+4986715077600', '+4986715077601']);
  });

  it.each(['99031/34222', 'HRB 717425', '12.05.1998', '76275 Ettlingen', '+49 123 456789', '01234-789456'])(
    'finds none in %s',
    (text) => {
      expect(findPhoneNumbers(text, 'DE')).toEqual([]);
    },
  );
});

describe('phones of a page', () => {
  it('keeps fax and phone apart, by label, icon or bracket', () => {
    const body = imprint({
      contact:
        'Tel. 03691 72 10 15<br>Telefax: 03691 72 10 16</p><p><i class="fa fa-fax"></i> 03691 72 10 17</p><p>03691 72 10 18 (Fax)',
    });
    expect(contacts(body, 'phone')).toEqual(['+493691721015']);
    expect(contacts(body, 'fax')).toEqual(['+493691721016', '+493691721017', '+493691721018']);
  });

  it('reads several numbers of one line', () => {
    const body = imprint({ contact: 'Tel. 03691 72 10 15 | Fax 03691 72 10 16 | Mobil 0171 3920017' });
    expect(contacts(body, 'phone')).toEqual(['+493691721015', '+491713920017']);
    expect(contacts(body, 'fax')).toEqual(['+493691721016']);
  });

  it.each([
    ['a job line', '<p>Bewerbungen: Frau Lohmann, Tel. 03691 72 10 99</p>'],
    ['the data protection officer', '<h3>Datenschutzbeauftragter</h3><p>Jan Ott<br>Telefon 03691 55 10 99</p>'],
    ['the chamber', '<p>Zuständige Kammer: Handwerkskammer Südthüringen, Tel. 03681 3700</p>'],
    ['a branch', '<h3>Filiale Gotha</h3><p>Markt 1<br>99867 Gotha<br>Tel. 03621 30 10-0</p>'],
    ['the agency', '<h3>Konzept &amp; Design</h3><p>Lumen GbR<br>Weg 1<br>99084 Erfurt<br>Fon 0361 22 33 44</p>'],
    [
      'who wrote its legal texts',
      '<p>Rechtstexte von Kanzlei Probe<br>Weg 1<br>99084 Erfurt<br>Tel. 0361 22 33 44</p>',
    ],
    ['a tax number', '<p>Steuernummer</p><p>09/085/41226</p>'],
  ])('leaves out the number of %s', (_, other) => {
    expect(contacts(imprint() + other, 'phone')).toEqual(['+493691721015']);
  });

  it('prefers the visible number to a wrong tel: link', () => {
    const body = imprint({ contact: 'Telefon: <a href="tel:+4936917210159">03691 72 10 15</a>' });
    expect(contacts(body, 'phone')).toEqual(['+493691721015']);
  });

  it('takes structured data where the text shows no number', () => {
    const data =
      '<script type="application/ld+json">{"@type":"Plumber","telephone":"+49 3691 721015","email":"post@ofenbau.de"}</script>';
    const body = imprint({ contact: '' }) + data;
    expect(contacts(body, 'phone')).toEqual(['+493691721015']);
    expect(contacts(body, 'email')).toEqual(['post@ofenbau.de']);
  });
});

describe('e-mail addresses', () => {
  it.each([
    ['Info@Firma-Muehle.de', 'info@firma-muehle.de'],
    ['info(at)ofenbau.de', 'info@ofenbau.de'],
    ['info [at] ofenbau [punkt] de', 'info@ofenbau.de'],
    ['info {at} ofenbau {dot} de', 'info@ofenbau.de'],
    ['mail AT ofenbau DOT de', 'mail@ofenbau.de'],
    ['kontakt (ät) ofenbau.de', 'kontakt@ofenbau.de'],
    ['info @ ofenbau.de', 'info@ofenbau.de'],
    ['info@entrümpelung-süd.de', 'info@entrümpelung-süd.de'],
    ['info@nospam.ofenbau.de', 'info@ofenbau.de'],
  ])('decodes %s', (written, address) => {
    expect(findEmails(written)).toEqual([address]);
  });

  it.each([
    'wir sind at work',
    'logo@2x.png',
    'max@mustermann.de',
    'name@example.com',
    'info@ihre-domain.de',
    '@ofenbau',
  ])('finds none in %s', (text) => {
    expect(findEmails(text)).toEqual([]);
  });

  it('decodes a mailto: link with entities and a subject', () => {
    expect(mailtoAddress('mailto:info%40ofenbau.de?subject=Anfrage')).toBe('info@ofenbau.de');
    expect(mailtoAddress('tel:+49')).toBeNull();
  });

  it("decodes Cloudflare's protection", () => {
    const key = 0x5a;
    const hex = [key, ...new TextEncoder().encode('info@ofenbau.de').map((byte) => byte ^ key)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    expect(decodeCloudflare(hex)).toBe('info@ofenbau.de');
    expect(decodeCloudflare('zz')).toBeNull();
  });

  it('puts together what scripts put together, without running them', () => {
    expect(decodeScriptEmail("document.write('<a href=\"mai'+'lto:info'+'@'+'ofenbau.de\">')")).toBe('info@ofenbau.de');
    const joomla =
      "var addy7 = '&#105;nf&#111;' + '&#64;';addy7 = addy7 + '&#111;f&#101;nb&#97;u' + '&#46;' + 'd&#101;';";
    expect(decodeScriptEmail(joomla)).toBe('info@ofenbau.de');
    const turned = "document.write('<a href=\"'+'znvygb:vasb@bsraonh.qr'.replace(/[a-z]/g,turn)+'\">E-Mail</a>')";
    expect(decodeScriptEmail(turned)).toBe('info@ofenbau.de');
    expect(decodeScriptEmail("console.log('a@b.de')")).toBeNull();
  });

  it.each([
    ['reversed text', '<span style="unicode-bidi:bidi-override;direction:rtl">ed.uabnefo@ofni</span>'],
    ['a hidden bait', 'info<span style="display:none">-nix-</span>@ofenbau.de'],
    ['an alternative text', '<img src="mail.gif" alt="info@ofenbau.de">'],
    ['a noscript fallback', '<script></script><noscript>info(at)ofenbau.de</noscript>'],
    ['data attributes', '<a href="#" data-name="info" data-domain="ofenbau" data-tld="de"></a>'],
    [
      'an element of Joomla',
      '<joomla-hidden-mail first="aW5mbw==" last="b2ZlbmJhdS5kZQ==">geschützt</joomla-hidden-mail>',
    ],
    ['a link with another text', '<a href="mailto:info@ofenbau.de">E-Mail schreiben</a>'],
  ])('reads %s', (_, markup) => {
    expect(contacts(imprint({ contact: `Mail: ${markup}` }), 'email')).toEqual(['info@ofenbau.de']);
  });

  it('shows an address that hides at the end of a long line in its words', () => {
    const body = imprint({
      contact: `${'Wir beraten Sie gern. '.repeat(20)}Schreiben Sie an info (at) ofenbau-lindner [punkt] de`,
    });
    const email = companyOf([factsOf(body)]).contacts.find(({ type }) => type === 'email');
    expect(email?.value).toBe('info@ofenbau-lindner.de');
    expect(email?.evidence?.snippet).toContain('info (at) ofenbau-lindner [punkt] de');
  });
});

describe('a further mailbox on the contact page', () => {
  const emails = (contact: string): string[] =>
    companyOf([factsOf(imprint()), factsOf(`<h1>Kontakt</h1><p>${contact}</p>`, 'contact', '/kontakt')])
      .contacts.filter(({ type }) => type === 'email')
      .map(({ value }) => value);

  it('is the secured one', () => {
    expect(emails('Für Ärztinnen und Ärzte (HIN-gesichert): praxis.lindner@hin.ch')).toEqual([
      'info@ofenbau-lindner.de',
      'praxis.lindner@hin.ch',
    ]);
  });

  it('is a person’s where there are several', () => {
    expect(emails('eva.lindner@hin.ch<br>jan.stein@hin.ch')).toEqual(['info@ofenbau-lindner.de']);
  });

  it('is that for guests', () => {
    expect(emails('Reservierung: reservierung@ofenbau-lindner.de')).toEqual([
      'info@ofenbau-lindner.de',
      'reservierung@ofenbau-lindner.de',
    ]);
    for (const others of [
      'Buchung: buchung@ferienwelt.de',
      'Nord: rezeption@ofenbau-lindner.de<br>Süd: empfang@ofenbau-lindner.de',
      'Tischler: buchhaltung@ofenbau-lindner.de',
    ])
      expect(emails(others)).toEqual(['info@ofenbau-lindner.de']);
  });

  it('is not any other mailbox', () => {
    expect(emails('Bewerbungen: jobs@ofenbau-lindner.de')).toEqual(['info@ofenbau-lindner.de']);
  });
});
