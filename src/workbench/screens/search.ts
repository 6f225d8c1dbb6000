import { type Move, passing, type ScreenLink, type ScreensOf, to } from './link.ts';

const home: ScreenLink = { path: '/' };
const typing = (text: string) => to('search', { type: 'field.changed', text });
const typed = (text: string): ScreenLink => ({ ...home, moves: typing(text) });
const submit: Move[] = to('search', { type: 'form.submit' });
const searching: ScreenLink = { ...home, moves: [...typing('nordlicht-feinmechanik.de'), ...submit] };
const focused: ScreenLink = { ...home, moves: to('search', { type: 'field.focused' }) };
const accepted = (status: string): ScreenLink => ({ ...searching, replies: { submitSearch: { status } } });

const manyAddresses = Array.from({ length: 21 }, (_, index) => `firma-${index + 1}.de`).join(', ');

export const search: ScreensOf<'search'> = {
  'search.editing.judging': passing,
  'search.editing.empty': home,
  'search.editing.missing': { ...home, moves: submit },
  'search.editing.invalid': typed('nordlicht-feinmechanik.de, keine adresse, ebenso_wenig'),
  'search.editing.tooMany': typed(manyAddresses),
  'search.editing.warned': typed('www.google.de'),
  'search.editing.valid': typed('nordlicht-feinmechanik.de'),
  'search.editing.refused': { ...searching, replies: { submitSearch: 'internal' } },
  'search.proving': { ...searching, replies: { readCaptcha: 'held' } },
  'search.submitting': { ...searching, replies: { submitSearch: 'held' } },
  'search.accepted.sorting': passing,
  'search.accepted.found': accepted('found'),
  'search.accepted.partial': accepted('partial'),
  'search.accepted.running': accepted('running'),
  'search.accepted.queued': accepted('queued'),
};

export const captcha: ScreensOf<'captcha'> = {
  'captcha.absent': home,
  'captcha.loading.early': { ...focused, replies: { readCaptcha: 'held' } },
  'captcha.loading.awaited': { ...searching, replies: { readCaptcha: 'held' } },
  'captcha.ready': focused,
  'captcha.proving': { ...searching, replies: { readCaptcha: [{ provider: 'pow' }, 'held'] } },
  'captcha.failed': { ...focused, replies: { readCaptcha: 'internal' } },
};
