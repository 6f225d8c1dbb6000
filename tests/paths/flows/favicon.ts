import { expect } from 'vitest';
import { faviconMachine } from '../../../machines/favicon/favicon.machine.ts';
import { sourceOf } from '../../../machines/favicon/favicon.selectors.ts';
import { flow, passedThrough } from '../harness/flow.ts';

const sources = ['https://muster.de/favicon.ico', 'https://muster.de/favicon.png'];

export const faviconFlow = flow<typeof faviconMachine>({
  machine: faviconMachine,
  file: 'favicon/favicon.machine.ts',
  inputs: [{ sources }, { sources: [] }],
  events: { 'image.loaded': [{}], 'image.failed': [{}] },
  answers: {},
  states: {
    'favicon.choosing': passedThrough,
    'favicon.trying': ({ snapshot }) => expect(sources).toContain(sourceOf(snapshot)),
    'favicon.shown': ({ snapshot }) => expect(sources).toContain(sourceOf(snapshot)),
    'favicon.initial': ({ snapshot }) => expect(sourceOf(snapshot)).toBeNull(),
  },
});
