import { expect } from 'vitest';
import { staticPageMachine } from '../../../machines/static-page/static-page.machine.ts';
import {
  pageFailureReasonOf,
  pageOf,
  staticPageScreenOf,
} from '../../../machines/static-page/static-page.selectors.ts';
import { flow, passedThrough } from '../harness/flow.ts';
import { http, network } from '../support/failures.ts';

const page = { title: 'Impressum', content: '<p>Muster GmbH</p>', updated_at: '2026-01-02T03:04:05.000Z' };

export const staticPageFlow = flow<typeof staticPageMachine>({
  machine: staticPageMachine,
  file: 'static-page/static-page.machine.ts',
  inputs: [
    { slug: 'impressum', language: 'de' },
    { slug: '', language: 'de' },
  ],
  events: {},
  answers: { readPage: { outputs: [page], errors: [http(404), http(500, { message: 'Später.' }), network] } },
  states: {
    'staticPage.entering': passedThrough,
    'staticPage.reading': ({ snapshot, asked }) => {
      expect(staticPageScreenOf(snapshot)).toBe('reading');
      expect(asked).toEqual([{ id: 'readPage', input: { slug: 'impressum', language: 'de' }, received: [] }]);
    },
    'staticPage.shown': ({ snapshot }) => expect(pageOf(snapshot)).toEqual(page),
    'staticPage.notFound': ({ snapshot }) => expect(staticPageScreenOf(snapshot)).toBe('notFound'),
    'staticPage.failed': ({ snapshot }) => {
      expect(staticPageScreenOf(snapshot)).toBe('failed');
      expect(['Später.', '']).toContain(pageFailureReasonOf(snapshot));
    },
  },
});
