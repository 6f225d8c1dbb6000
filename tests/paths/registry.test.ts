import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statesOf } from '../../scripts/flows/chart.ts';
import { flows } from './registry.ts';

test('every machine is walked by the path tests', () => {
  const machines = globSync('machines/**/*.machine.ts').map((path) => path.slice('machines/'.length));
  expect(flows.map(({ file }) => file).toSorted()).toEqual(machines.toSorted());
});

test.each(flows)('every state of $machine.id has a sentence that says what it means', ({ machine }) => {
  const mute = statesOf(machine)
    .slice(1)
    .filter(({ description }) => !description);
  expect(mute.map(({ id }) => id)).toEqual([]);
});
