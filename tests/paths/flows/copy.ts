import { expect } from 'vitest';
import { copyMachine } from '../../../machines/copy/copy.machine.ts';
import { copyOutcomeOf } from '../../../machines/copy/copy.selectors.ts';
import { flow } from '../harness/flow.ts';

const text = 'Amtsgericht Kiel HRB 4711';

export const copyFlow = flow<typeof copyMachine>({
  machine: copyMachine,
  file: 'copy/copy.machine.ts',
  inputs: [undefined],
  events: { 'copy.asked': [{ text }] },
  answers: { writeClipboard: { outputs: [undefined], errors: [new Error('refused')] } },
  states: {
    'copy.idle': ({ snapshot, asked }) => {
      expect(copyOutcomeOf(snapshot)).toBeNull();
      expect(asked).toEqual([]);
    },
    'copy.copying': ({ snapshot, asked }) => {
      expect(copyOutcomeOf(snapshot)).toBeNull();
      expect(asked).toEqual([{ id: 'writeClipboard', input: { text }, received: [] }]);
    },
    'copy.copied': ({ snapshot }) => expect(copyOutcomeOf(snapshot)).toBe('copied'),
    'copy.failed': ({ snapshot }) => expect(copyOutcomeOf(snapshot)).toBe('failed'),
  },
});
