import { expect, test } from 'vitest';
import { coverageTable } from '../../../scripts/flows/coverage-table.ts';

const covered = (flow: string, level: string, states: number) => ({
  meta: { coverage: { flow, level, states, allStates: 200, transitions: 3, allTransitions: 3 } },
});

const report = (...assertionResults: object[]) => JSON.stringify({ testResults: [{ assertionResults }] });

test('each machine has its line, each level its sum', () => {
  const json = report(covered('search', 'actor', 200), {}, covered('lead', 'actor', 200), covered('lead', 'view', 200));
  expect(coverageTable(json).split('\n')).toEqual([
    'search (actor)  states 200/200  transitions 3/3',
    'lead (actor)    states 200/200  transitions 3/3',
    'lead (view)     states 200/200  transitions 3/3',
    'actor: 100 % of 400 states and 6 transitions of 2 machines',
    'view: 100 % of 200 states and 3 transitions of 1 machines',
  ]);
});

test('one state that was missed is not rounded away', () => {
  const json = report(covered('search', 'actor', 199));
  expect(coverageTable(json)).toContain('actor: 99 % of');
});
