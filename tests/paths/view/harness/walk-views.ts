import { afterEach, describe, expect, test } from 'vitest';
import { leavesOf } from '../../harness/check.ts';
import { coverageOf } from '../../harness/coverage.ts';
import { covering, explore } from '../../harness/explore.ts';
import { type Move, passedThrough } from '../../harness/flow.ts';
import { activeIds, type Passed } from '../../harness/passing.ts';
import { reportCoverage } from '../../harness/report-coverage.ts';
import { type Run, run } from '../../harness/run.ts';
import { leaveStage, openStage, type Stage, until } from './stage.tsx';
import type { ViewFlow } from './view-flow.ts';

/** A real call is given up after 30 s: time passes only little while one is under way. */
const LONGEST_CALL = 5_000;

const nameOf = (move: Move): string => {
  if (move.type === 'wait') return `${move.ms} ms`;
  if (move.type === 'send') return move.event.type;
  return `${move.id} ${move.type === 'answer' ? 'answered' : 'failed'}`;
};

const ways = ({ flow, calls = {}, inputs = flow.inputs }: ViewFlow): Run[] => {
  const isPossible = (move: Move, { asked }: Run) =>
    move.type !== 'wait' || move.ms <= LONGEST_CALL || !asked.some(({ id }) => id in calls);
  return covering(explore({ ...flow, inputs }, isPossible));
};

/** Declares the tests that walk a flow on its view: every state and transition, and what each state looks like. */
export function walkView(view: ViewFlow): void {
  const { flow } = view;
  describe(`${flow.machine.id} on its view`, () => {
    const passed: Passed[] = [];
    let stage: Stage | undefined;
    afterEach(async () => {
      await stage?.close();
      stage = undefined;
      leaveStage();
    });

    for (const [index, { input, moves }] of ways(view).entries()) {
      test(`${index + 1}. ${moves.map(nameOf).join(', ') || 'the start'}`, async () => {
        stage = await openStage(view, input);
        const { snapshot } = stage;
        passed.push(stage.passed);
        for (let made = 0; made <= moves.length; made++) {
          const move = moves[made - 1];
          if (move) await stage.make(move);
          const { value } = run(flow, input, moves.slice(0, made)).snapshot;
          const wanted = JSON.stringify(value);
          await until(() => JSON.stringify(snapshot().value) === wanted, `${wanted} after ${move && nameOf(move)}`);
        }
        for (const id of activeIds(snapshot())) view.see[id]?.(snapshot());
      });
    }

    test('every state that can be rested in has a check', () => {
      const rested = leavesOf(flow).filter((id) => flow.states[id] !== passedThrough);
      expect(Object.keys(view.see).toSorted()).toEqual(rested.toSorted());
    });

    test('every state and every transition has been passed', (context) => {
      const coverage = coverageOf(flow.machine, passed);
      reportCoverage(context, flow.machine.id, 'view', coverage);
      expect(coverage.missed).toEqual([]);
    });
  });
}
