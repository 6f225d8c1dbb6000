import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReportCompany, Signal } from '../../contract/report.ts';
import { fullCompany } from '../../src/mocks/companies.ts';
import { pass, stopClock } from './support/clock.ts';
import { section, showReport } from './support/show-report.tsx';

const evidence = {
  url: 'https://www.nordlicht-feinmechanik.example/impressum',
  snippet: 'Angaben gemäß § 5 TMG',
  method: 'pattern',
  confidence: 'high',
} as const;

const signal = (
  code: Signal['code'],
  severity: Signal['severity'],
  params: Signal['params'] = {},
): Signal & { evidence: typeof evidence } => ({ code, severity, params, evidence });

const withSignals = (signals: Signal[], company: Partial<ReportCompany> = {}): ReportCompany => ({
  ...fullCompany,
  ...company,
  signals,
});

const rows = (name = /^Points to check/) => [...section(name).querySelectorAll('li')];
const sentences = (name?: RegExp) =>
  rows(name).map((row) => row.querySelector('p')?.firstChild?.nextSibling?.textContent);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each<[Signal, string, string]>([
  [
    signal('vatCheckDigit', 'warning', { vatId: 'DE136695977' }),
    'The check digit of the VAT ID does not add up. Often that is just a typo.',
    'Die Prüfziffer der USt-IdNr. geht nicht auf. Häufig steckt ein Tippfehler dahinter.',
  ],
  [
    signal('vatRegistration', 'notice', { vatId: 'DE136695976', answer: 'unreachable' }),
    "The EU's information system (VIES) could not be reached. Whether it lists the VAT ID remains open.",
    'Das Auskunftssystem der EU (VIES) war nicht erreichbar. Ob die USt-IdNr. dort geführt wird, bleibt offen.',
  ],
  [
    signal('registerCourtUnknown', 'notice', { court: 'Amtsgericht Ilmenau' }),
    'Amtsgericht Ilmenau is not on our list of register courts. Another court may be keeping the register by now.',
    'Amtsgericht Ilmenau steht nicht auf unserer Liste der Registergerichte. Womöglich führt inzwischen ein anderes Gericht das Register.',
  ],
  [
    signal('legalItemsMissing', 'notice', { missing: 'email,phone,register' }),
    'Of the details required by § 5 DDG, we did not find these on the pages we read: email address, phone number (or an equally quick way of contact), and register number.',
    'Von den Pflichtangaben nach § 5 DDG haben wir auf den gelesenen Seiten nicht gefunden: E-Mail-Adresse, Telefonnummer (oder ein ebenso schneller Kontaktweg) und Registernummer.',
  ],
  [
    signal('legalItemsMissing', 'ok', { missing: '' }),
    'None of the details required by § 5 DDG that we check is missing.',
    'Von den Pflichtangaben nach § 5 DDG, die wir prüfen, fehlt keine.',
  ],
  [
    signal('nameDiffers', 'notice', { name: 'Nordlicht Feinmechanik GmbH', structured: 'Werbeagentur Kohl' }),
    "The website's machine-readable data give a different name: “Werbeagentur Kohl”.",
    'In den maschinenlesbaren Daten der Website steht ein anderer Name: „Werbeagentur Kohl“.',
  ],
  [
    signal('odrLinkDead', 'notice', { since: '2025-07-20' }),
    "The website still refers to the EU's dispute resolution platform, which was shut down on July 20, 2025.",
    'Die Website verweist noch auf die Streitbeilegungsplattform der EU, die am 20. Juli 2025 abgeschaltet wurde.',
  ],
  [
    signal('outdatedLaw', 'notice', { since: '2024-05-14' }),
    'The legal notice cites the Telemediengesetz, which the Digitale-Dienste-Gesetz replaced on May 14, 2024.',
    'Das Impressum beruft sich auf das Telemediengesetz, an dessen Stelle am 14. Mai 2024 das Digitale-Dienste-Gesetz getreten ist.',
  ],
])('$code is told as a reason, with its source', async (one, english, german) => {
  const { unmount } = await showReport([withSignals([one])]);
  expect(sentences()).toEqual([english]);
  const source = within(section(/^Points to check/)).getByRole('button', { name: /^Source of /, hidden: true });
  const words = document.getElementById(source.getAttribute('popovertarget') ?? '');
  expect(words?.textContent).toContain('Angaben gemäß § 5 TMG');
  unmount();
  await showReport([withSignals([one])], 'de');
  expect(sentences(/^Prüfhinweise/)).toEqual([german]);
});

test('an Austrian company is measured by Austrian law', async () => {
  await showReport([withSignals([signal('legalItemsMissing', 'ok')], { country: 'AT' })]);
  expect(sentences()).toEqual(['None of the details required by § 5 ECG that we check is missing.']);
});

test('what asks for a second look comes first, and each kind is told in words', async () => {
  await showReport([
    withSignals([signal('vatCheckDigit', 'ok'), signal('nameDiffers', 'notice'), signal('poBoxOnly', 'warning')]),
  ]);
  const kinds = rows().map((row) => row.querySelector('p')?.firstChild?.textContent);
  expect(kinds).toEqual(['Worth a look: ', 'Note: ', 'In order: ']);
});

test('the section is none of the nine, and is left out where nothing was checked', async () => {
  await showReport([withSignals([]), { ...withSignals([signal('vatCheckDigit', 'ok')]), id: 'c9' }]);
  const counts = [...document.querySelectorAll('article')].map((card) => card.querySelectorAll('details').length);
  expect(counts).toEqual([9, 10]);
});

describe('the register entry', () => {
  const entry = (number: string, search = number) => signal('registerEntry', 'ok', { number, search });

  test.each([
    ['HRB 4711', 'Handelsregister.de', 'https://www.handelsregister.de/'],
    ['GsR 12', 'Handelsregister.de', 'https://www.handelsregister.de/'],
    ['FN 123456a', 'Firmenbuch', 'https://justizonline.gv.at/jop/web/firmenbuchabfrage'],
    ['ZVR 123456789', 'Zentrales Vereinsregister', 'https://zvr.bmi.gv.at/Start'],
    ['CHE-123.456.789', 'Zefix', 'https://www.zefix.ch/'],
    ['FL-0002.123.456-7', 'Handelsregister Liechtenstein', 'https://www.handelsregister.li/'],
  ])('%s leads to its official register', async (number, name, url) => {
    await showReport([withSignals([entry(number)])]);
    const link = screen.getByRole('link', { name: `Open ${name}` });
    expect(link.getAttribute('href')).toBe(url);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  });

  test('a number of another country can be copied all the same', async () => {
    await showReport([withSignals([entry('09876543')])]);
    const check = within(section(/^Points to check/));
    expect(check.getByRole('button', { name: 'Copy search text' })).toBeTruthy();
    expect(check.queryByRole('link', { name: /^Open / })).toBeNull();
  });

  test('is copied as the text to search for, which is confirmed for a moment', async () => {
    const { user } = await showReport([withSignals([entry('HRB 4711', 'Amtsgericht Kiel HRB 4711')])]);
    await user.click(screen.getByRole('button', { name: 'Copy search text' }));
    expect(await screen.findByText('Copied to the clipboard.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Amtsgericht Kiel HRB 4711');
  });

  test('a confirmation goes away by itself', async () => {
    await showReport([withSignals([entry('HRB 4711')])]);
    stopClock();
    await act(async () => screen.getByRole('button', { name: 'Copy search text' }).click());
    expect(screen.getByText('Copied to the clipboard.')).toBeTruthy();
    await pass(4_000);
    expect(screen.queryByText('Copied to the clipboard.')).toBeNull();
  });

  test('a refusal of the browser says what to do instead', async () => {
    const { user } = await showReport([withSignals([entry('HRB 4711')])]);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy search text' }));
    expect(await screen.findByText(/^Copying was not possible/)).toBeTruthy();
  });

  test('a page without a clipboard says so, too', async () => {
    const { user } = await showReport([withSignals([entry('HRB 4711')])]);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await user.click(screen.getByRole('button', { name: 'Copy search text' }));
    expect(await screen.findByText(/^Copying was not possible/)).toBeTruthy();
  });
});
