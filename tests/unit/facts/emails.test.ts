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
  ])('are not seen in "%s"', (text) => {
    expect(findEmails(text)).toEqual([]);
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
