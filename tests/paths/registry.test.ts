import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flows } from './registry.ts';

test('every machine is walked by the path tests', () => {
  const machines = globSync('machines/**/*.machine.ts').map((path) => path.slice('machines/'.length));
  expect(flows.map(({ file }) => file).toSorted()).toEqual(machines.toSorted());
});
