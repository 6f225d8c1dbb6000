import { expect } from 'vitest';
import { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { isOffline } from '../../../machines/connection/connection.selectors.ts';
import { flow } from '../harness/flow.ts';

export const connectionFlow = flow<typeof connectionMachine>({
  machine: connectionMachine,
  file: 'connection/connection.machine.ts',
  inputs: [undefined],
  events: { 'connection.lost': [{}], 'connection.restored': [{}] },
  answers: {},
  states: {
    'connection.online': ({ snapshot }) => expect(isOffline(snapshot)).toBe(false),
    'connection.offline': ({ snapshot }) => expect(isOffline(snapshot)).toBe(true),
  },
});
