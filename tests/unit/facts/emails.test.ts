import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { findEmails } from '../../../server/scan/facts/emails.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const emails = (body: string): string[] =>
  companyOf([factsOf(body)])
    .contacts.filter(({ type }) => type === 'email')
    .map(({ value }) => value);

describe('cloaks for the signs of an address', () => {
  it.each([
    'info [klammeraffe] ofenbau.de',
    'info (bei) ofenbau (punkt) de',
    'info(a)ofenbau.de',
    'info [ät] ofenbau [dot] de',
    'info<at>ofenbau.de',
    'info|at|ofenbau.de',
    'info#at#ofenbau#dot#de',
    'info*at*ofenbau.de',
    'info {Klammeraffe} ofenbau {Punkt} de',
    'info at ofenbau punkt de',
    'info AT ofenbau.de',
    'info_AT_ofenbau_DOT_de',
    'info -at- ofenbau -dot- de',
    'info-at-ofenbau-punkt-de',
    'info "at" ofenbau.de',
    'info / at / ofenbau.de',
    'Mail: info at ofenbau.de',
    'schreibt uns an info bei ofenbau.de',
    'info @ ofenbau . de',
    'info＠ofenbau.de',
    'Ihre Nachricht an info@ofenbau.de. Wir antworten bald.',
    'info(at]ofenbau.de',
    'info‹at›ofenbau.de',
    'info (a-t) ofenbau.de',
    'info(at-Zeichen)ofenbau.de',
    'E-Mail: info-at-ofenbau.de',
    'Mail info=at=ofenbau.de',
  ])('are undone in "%s"', (text) => {
    expect(findEmails(text)).toEqual(['info@ofenbau.de']);
  });

  it('keep a hyphen that does not break', () => {
    expect(findEmails('info@ofenbau\u2011lindner.de')).toEqual(['info@ofenbau-lindner.de']);
  });

  it('are undone where the sign is a picture', () => {
    const contact = 'E-Mail: info <img src="at.gif" alt="@"> ofenbau.de';
    expect(emails(imprint({ contact }))).toEqual(['info@ofenbau.de']);
  });

  it('are undone in what stands there for those without scripts, apart from the words before it', () => {
    const words = 'Zur Anzeige muss JavaScript eingeschaltet sein.';
    const contact = `<span>${words}</span><noscript>info [at] ofenbau.de</noscript>`;
    expect(emails(imprint({ contact }))).toEqual(['info@ofenbau.de']);
  });

  it.each([
    'Er arbeitet bei ofenbau.de seit 2010',
    'Instagram @ofenbau.lindner',
    'Look at ofenbau.de for more',
    '(a) Ofenbau (b) Kaminbau',
    'Treffpunkt um 9 bei Müller',
    'Web: look-at-ofenbau.de',
    'Kaminbau (an-) und Ofenbau (b) www.ofenbau.de',
  ])('are not seen in "%s"', (text) => {
    expect(findEmails(text)).toEqual([]);
  });
});

/** Characters moved along within their range, as TYPO3 hides a link. */
const token = (link: string, by: number): string =>
  [...link]
    .map((char) => {
      const code = char.charCodeAt(0);
      const [first, size] = code >= 0x61 ? [0x61, 26] : code >= 0x40 ? [0x40, 27] : [0x2b, 16];
      return code === 0x3f || code < first ? char : String.fromCharCode(first + ((code - first + by + size) % size));
    })
    .join('');
const backwards = (text: string): string => [...text].reverse().join('');

describe('addresses in what scripts and styles work on', () => {
  const info = 'info@ofenbau-lindner.de';
  const one = token(`mailto:${info}`, 1);

  it.each([
    ['backwards in a class', `E-Mail: <span class="rts">${backwards(info)}</span>`],
    ['backwards in a cell', `<b>Mail</b> <bdo dir="rtl"> ${backwards(info)} </bdo>`],
    ['backwards between marks', `E-Mail: &#x202E;${backwards(info)}&#x202C;`],
    ['backwards with the sign in words', 'E-Mail: <i class="r">ed.rendnil-uabnefo)ta(ofni</i>'],
    ['a token of TYPO3', `<a href="#" data-mailto-token="${one}" data-mailto-vector="1">E-Mail an uns</a>`],
    ['a token moved backwards', `<a href="#" data-mailto-token="${token(`mailto:${info}`, -3)}">Nachricht</a>`],
    ['an older link of TYPO3', `<a href="javascript:linkTo_UnCryptMailto('${one}');">Nachricht schreiben</a>`],
    [
      'its marks percent-coded',
      `<a href="javascript:linkTo_UnCryptMailto(%27${encodeURIComponent(one)}%27);">Mail</a>`,
    ],
    ['letters turned by thirteen', '<a href="javascript:;" data-enc-email="vasb[ng]bsraonh-yvaqare.qr">Mail</a>'],
    ['base64', `<a href="#" data-mail="${btoa(info)}">Adresse anzeigen</a>`],
    ['pieces put together', "<a href=\"javascript:location='mai'+'lto:'+'info'+'@'+'ofenbau-lindner'+'.de'\">Mail</a>"],
    ['pieces joined', "<a href='#' onclick=\"open('mailto:'+['info','ofenbau-lindner.de'].join('@'))\">Mail</a>"],
    ['parts of a call', "<a href=\"javascript:sendMail('info','ofenbau-lindner','de')\">Mail</a>"],
  ])('are read: %s', (_, contact) => {
    expect(emails(imprint({ contact }))).toEqual([info]);
  });

  it.each([
    ['a token that hides none', '<a href="#" data-mailto-token="xkcd,91" data-mailto-vector="1">Mail</a>'],
    ['a call of something else', "<a href=\"javascript:openConsent('info','ofenbau-lindner.de')\">Fenster öffnen</a>"],
    ['the sum of an address', '<a href="#" data-email="d41d8cd98f00b204e9800998ecf8427e">Profil</a>'],
    ['a name on a platform', 'Instagram: <span>de.ofenbau@lindner.com.de</span>'],
    ['a name with a country', 'Folgen Sie uns: <span>de.ofenbau@lindner</span>'],
    ['a link to recommend', '<a href="mailto:?subject=Tipp">Seite empfehlen</a>'],
  ])('are none: %s', (_, contact) => {
    expect(emails(imprint({ contact: `${contact}<br>E-Mail: ${info}` }))).toContain(info);
    expect(emails(imprint({ contact }))).not.toContain(info);
  });

  it("are not the company's below the name of who made the site", () => {
    const made = `<h2>Gestaltung</h2><p>Pixel GmbH<br>Markt 2<br>98527 Suhl<br><a href="#" data-mailto-token="${token('mailto:hallo@pixel.de', 1)}">Mail</a></p>`;
    expect(emails(`${imprint({ contact: `E-Mail: ${info}` })}${made}`)).toEqual([info]);
  });
});

describe('addresses of others', () => {
  const own = 'info@ofenbau-lindner.de';

  it.each([
    ['a chamber', 'Mitglied der Handwerkskammer Südthüringen, Tel. 03681 3700, info@kammer-suhl.de'],
    [
      'an arbitration body',
      'Universalschlichtungsstelle des Bundes, Straßburger Straße 8, 77694 Kehl, mail@schlichten.de',
    ],
    ['a representative', 'Our EU agent: MedRep Rheinland GmbH, 40474 Düsseldorf, eurep@medrep.de'],
    ['a press office', 'Presse: Büro Sturm & Hagel, Mainzer Landstraße 50, 60325 Frankfurt am Main, desk@sturm.de'],
  ])("are not the company's: %s", (_, sentence) => {
    expect(emails(`${imprint()}<p>${sentence}</p>`)).toEqual([own]);
  });

  it("a single person's stands in where the page gives no other", () => {
    const person = '<h3>Ihre Ansprechpartner</h3><p>Birgit Gollwitzer, b.gollwitzer@ofenbau-lindner.de</p>';
    expect(emails(imprint() + person)).toEqual([own]);
    expect(emails(imprint({ contact: '' }) + person)).toEqual(['b.gollwitzer@ofenbau-lindner.de']);
  });
});

it.each(['datenschutz', 'konzerndatenschutz', 'kundendatenschutz'])(
  'leaves %s@ to those who ask about their data',
  (local) => {
    const contact = `E-Mail: info@ofenbau-lindner.de<br>Wir gehören zur Holding, ${local}@lindner-holding.de`;
    expect(emails(imprint({ contact }))).toEqual(['info@ofenbau-lindner.de']);
  },
);

describe('the mailbox at the domain of the site', () => {
  const provider = 'ofenbau-lindner@t-online.de';
  const given = (legal: string, contact: string): string[] => {
    const html = `<h1>Kontakt</h1><p>Mail: ${contact}</p>`;
    const page = readPage(parsePage({ url: 'https://www.ofenbau-lindner.de/kontakt', html }), 'contact');
    return companyOf([factsOf(imprint({ contact: `E-Mail: ${legal}` })), page])
      .contacts.filter(({ type }) => type === 'email')
      .map(({ value }) => value);
  };

  it('counts beside that at a provider where the contact page gives it', () => {
    expect(given(provider, 'info@ofenbau-lindner.de')).toEqual([provider, 'info@ofenbau-lindner.de']);
  });

  it.each([
    [provider, 'jan.ott@ofenbau-lindner.de'],
    [provider, 'info@ofenwelt-ott.de'],
    ['post@ofenbau-lindner.de', 'info@ofenbau-lindner.de'],
  ])('beside %s is not %s', (legal, contact) => {
    expect(given(legal, contact)).toEqual([legal]);
  });
});
