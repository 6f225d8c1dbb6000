import { expect } from 'vitest';
import type { SearchStatus } from '../../../contract/search.ts';
import { searchMachine } from '../../../machines/search/search.machine.ts';
import {
  invalidUrlsOf,
  isSearchBlocked,
  isSearching,
  searchComplaintShown,
  searchNoteOf,
} from '../../../machines/search/search.selectors.ts';
import { type Assertion, flow, passedThrough } from '../harness/flow.ts';
import { garbage, http, network } from '../support/failures.ts';

type Snapshot = Parameters<typeof isSearching>[0];

const jobId = '7f1f3c1e-6f0b-4b43-9a39-0d6f1f5f9a10';
const answer = (status: SearchStatus) => ({ status, jobId });
const twentyOne = Array.from({ length: 21 }, (_, index) => `firma-${index}.de`).join('\n');

const accepted =
  (status: SearchStatus): Assertion<Snapshot> =>
  ({ emitted }) =>
    expect(emitted).toEqual([expect.objectContaining({ type: 'search.accepted', answer: answer(status) })]);

export const searchFlow = flow<typeof searchMachine>({
  machine: searchMachine,
  file: 'search/search.machine.ts',
  inputs: [
    { retry: null, idempotencyKey: 'key' },
    { retry: { urls: ['https://muster.de'], reason: 'apify_no_results' }, idempotencyKey: 'key' },
  ],
  events: {
    'field.changed': ['', 'muster.de', 'muster.de, kein name', 'facebook.com', twentyOne].map((text) => ({ text })),
    'field.focused': [{}],
    'form.submit': [{}],
    'captcha.proved': [{ token: 'token' }],
    'captcha.refused': [{ key: 'error.captchaNotLoaded' }, { key: 'error.captchaTokenFailed' }],
  },
  answers: {
    submitSearch: {
      outputs: (['found', 'partial', 'running', 'queued'] as const).map(answer),
      errors: [http(429, { message: 'Zu viele Suchen.' }), http(503, { message: 'intern' }), network, garbage],
    },
  },
  forget: ['revision', 'complaint', 'captchaToken', 'answer'],
  states: {
    'search.editing.judging': passedThrough,
    'search.editing.empty': ({ snapshot }) => {
      expect(searchNoteOf(snapshot)).toBe('none');
      expect(isSearchBlocked(snapshot)).toBe(false);
    },
    'search.editing.missing': ({ snapshot }) => expect(searchNoteOf(snapshot)).toBe('missing'),
    'search.editing.invalid': ({ snapshot }) => {
      expect(searchNoteOf(snapshot)).toBe('invalid');
      expect(invalidUrlsOf(snapshot)).toBe('kein name');
      expect(isSearchBlocked(snapshot)).toBe(true);
    },
    'search.editing.tooMany': ({ snapshot }) => {
      expect(searchNoteOf(snapshot)).toBe('tooMany');
      expect(isSearchBlocked(snapshot)).toBe(true);
    },
    'search.editing.warned': ({ snapshot }) => {
      expect(searchNoteOf(snapshot)).toBe('warned');
      expect(isSearchBlocked(snapshot)).toBe(false);
    },
    'search.editing.valid': ({ snapshot }) => {
      expect(searchNoteOf(snapshot)).toBe('none');
      expect(isSearchBlocked(snapshot)).toBe(false);
    },
    'search.editing.refused': ({ snapshot }) => {
      expect(searchNoteOf(snapshot)).toBe('refused');
      expect([
        { key: 'error.captchaNotLoaded' },
        { key: 'error.captchaTokenFailed' },
        { key: 'error.searchFailed' },
        { message: 'Zu viele Suchen.' },
      ]).toContainEqual(searchComplaintShown(snapshot));
    },
    'search.proving': ({ snapshot, asked }) => {
      expect(isSearching(snapshot)).toBe(true);
      expect(asked[0]).toMatchObject({ id: 'captcha', input: { action: 'search' } });
      expect(asked[0]?.received.at(-1)).toBe('captcha.asked');
    },
    'search.submitting': ({ snapshot, asked }) => {
      expect(isSearching(snapshot)).toBe(true);
      expect(asked).toContainEqual(
        expect.objectContaining({ id: 'submitSearch', input: expect.objectContaining({ captchaToken: 'token' }) }),
      );
    },
    'search.accepted.sorting': passedThrough,
    'search.accepted.found': accepted('found'),
    'search.accepted.partial': accepted('partial'),
    'search.accepted.running': accepted('running'),
    'search.accepted.queued': accepted('queued'),
  },
});
