import type { Replies } from '../../mocks/replies.ts';
import { momentary, passing, type ScreenLink, type ScreensOf, to } from './link.ts';

const home: ScreenLink = { path: '/' };
const homeWith = (replies: Replies): ScreenLink => ({ ...home, replies });

export const companies: ScreensOf<'companies'> = {
  'companies.reading': homeWith({ randomCompanies: 'held' }),
  'companies.shown': home,
  'companies.absent': homeWith({ randomCompanies: { data: 'none' } }),
};

export const favicon: ScreensOf<'favicon'> = {
  'favicon.choosing': passing,
  'favicon.trying': homeWith({ checkFavicon: 'held' }),
  'favicon.shown': home,
  'favicon.initial': homeWith({ checkFavicon: 'not_found' }),
};

export const connection: ScreensOf<'connection'> = {
  'connection.online': home,
  'connection.offline': { ...home, offline: true },
};

export const language: ScreensOf<'language'> = {
  'language.recalling': momentary,
  'language.de.settled': { ...home, moves: to('language', { type: 'language.chosen', language: 'de' }) },
  'language.de.storing': momentary,
  'language.en.settled': { ...home, moves: to('language', { type: 'language.chosen', language: 'en' }) },
  'language.en.storing': momentary,
};

const page = (replies: Replies = {}): ScreenLink => ({ path: '/impressum', replies });

export const staticPage: ScreensOf<'staticPage'> = {
  'staticPage.entering': passing,
  'staticPage.reading': page({ readPage: 'held' }),
  'staticPage.shown': page(),
  'staticPage.notFound': page({ readPage: 'not_found' }),
  'staticPage.failed': page({ readPage: 'gateway' }),
};

const registerEntry: ScreenLink = {
  path: '/report/:job/basic',
  moves: to('copy', { type: 'copy.asked', text: 'HRB 4711 Kiel' }),
};

export const copy: ScreensOf<'copy'> = {
  'copy.idle': { path: '/report/:job/basic' },
  'copy.copying': { ...registerEntry, clipboard: 'held' },
  'copy.copied': registerEntry,
  'copy.failed': { ...registerEntry, clipboard: 'refused' },
};
