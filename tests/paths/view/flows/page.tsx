import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { iconCandidates } from '../../../../machines/favicon/sources.ts';
import { proxiedIcon } from '../../../../src/flow/favicon-proxy.ts';
import { LanguageSwitch } from '../../../../src/layout/LanguageSwitch.tsx';
import { OfflineNote } from '../../../../src/layout/OfflineNote.tsx';
import StaticPageScreen from '../../../../src/screens/static-page/StaticPageScreen.tsx';
import { CompanyLogos } from '../../../../src/widgets/company-logos/CompanyLogos.tsx';
import { CopyText } from '../../../../src/widgets/copy/CopyText.tsx';
import { Favicon } from '../../../../src/widgets/favicon/Favicon.tsx';
import { companiesFlow } from '../../flows/companies.ts';
import { connectionFlow } from '../../flows/connection.ts';
import { copyFlow } from '../../flows/copy.ts';
import { faviconFlow } from '../../flows/favicon.ts';
import { languageFlow } from '../../flows/language.ts';
import { staticPageFlow } from '../../flows/static-page.ts';
import { viewFlow } from '../harness/view-flow.ts';
import { click, setOnline } from '../support/acts.ts';

const shown = (text: string | RegExp, isShown = true) => expect(screen.queryByText(text) !== null).toBe(isShown);

export const connectionView = viewFlow({
  flow: connectionFlow,
  name: 'connection',
  element: () => <OfflineNote />,
  real: ['watchConnection'],
  acts: { 'connection.lost': setOnline(false), 'connection.restored': setOnline(true) },
  see: {
    'connection.online': () => shown(/No connection/, false),
    'connection.offline': () => shown(/No connection/),
  },
});

const pressed = (name: string) => () =>
  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');

export const languageView = viewFlow({
  flow: languageFlow,
  name: 'language',
  element: () => <LanguageSwitch />,
  real: ['watchLanguage'],
  acts: {
    'language.chosen': ({ language }) => click(language.toUpperCase())(),
    'language.followed': ({ language: newValue }) =>
      void fireEvent(window, new StorageEvent('storage', { key: 'language', newValue })),
  },
  see: {
    'language.recalling': pressed('DE'),
    'language.de.settled': pressed('DE'),
    'language.de.storing': pressed('DE'),
    'language.en.settled': pressed('EN'),
    'language.en.storing': pressed('EN'),
  },
});

const site = 'https://muster.de/';
const sources = iconCandidates({ url: site }).map(proxiedIcon);
const image = () => document.querySelector('img');

export const faviconView = viewFlow({
  flow: faviconFlow,
  name: 'favicon',
  element: (input) => <Favicon company={{ company_name: 'Muster GmbH', url: input.sources.length > 0 ? site : '' }} />,
  inputs: [{ sources }, { sources: [] }],
  acts: {
    'image.loaded': () => void fireEvent.load(image() as HTMLImageElement),
    'image.failed': () => void fireEvent.error(image() as HTMLImageElement),
  },
  see: {
    'favicon.trying': ({ context }) => expect(image()?.getAttribute('src')).toBe(context.sources[0]),
    'favicon.shown': () => expect(image()).not.toBeNull(),
    'favicon.initial': () => {
      expect(image()).toBeNull();
      shown('M');
    },
  },
});

export const companiesView = viewFlow({
  flow: companiesFlow,
  name: 'companies',
  element: () => <CompanyLogos title="Recently evaluated companies" limit={4} />,
  calls: { readRandomCompanies: 'randomCompanies' },
  wire: { readRandomCompanies: (data) => ({ data }) },
  acts: {},
  see: {
    'companies.reading': () => shown('Recently evaluated companies', false),
    'companies.shown': () => {
      shown('Recently evaluated companies');
      shown('Muster GmbH');
    },
    'companies.absent': () => shown('Recently evaluated companies', false),
  },
});

export const staticPageView = viewFlow({
  flow: staticPageFlow,
  name: 'staticPage',
  path: ({ slug }) => `/${slug}`,
  element: () => <StaticPageScreen />,
  calls: { readPage: 'readPage' },
  wire: { readPage: (data) => ({ success: true, data }) },
  acts: {},
  see: {
    'staticPage.reading': () => shown('Loading page …'),
    'staticPage.shown': () => {
      expect(screen.getByRole('heading', { name: 'Impressum' })).toBeTruthy();
      shown(/^Last updated: January 2, 2026/);
    },
    'staticPage.notFound': () => expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy(),
    'staticPage.failed': () => shown(/^Failed to load page content:/),
  },
});

const said = (text: string) => () => expect(screen.getByRole('status').textContent).toBe(text);

export const copyView = viewFlow({
  flow: copyFlow,
  name: 'copy',
  element: () => <CopyText text="Amtsgericht Kiel HRB 4711" label="Copy search text" />,
  acts: { 'copy.asked': click('Copy search text') },
  see: {
    'copy.idle': said(''),
    'copy.copying': said(''),
    'copy.copied': said('Copied to the clipboard.'),
    'copy.failed': said('Copying was not possible. Please select the text and copy it by hand.'),
  },
});
