import { expect, test } from 'vitest';
import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';
import type { Flow, Look, Move } from './flow.ts';
import { activeIds, run } from './run.ts';

/** A move, the states (without the machine's name) that it must lead to, and what must be true there. */
export type Leg = [move: Move, states: string | string[], check?: ((look: Look) => void) | undefined];

export const answer = (id: string, output?: unknown): Move => ({ type: 'answer', id, output });
export const refuse = (id: string, error: unknown = { kind: 'network' }): Move => ({ type: 'refuse', id, error });
export const wait = (ms: number): Move => ({ type: 'wait', ms });

/** Hand-written ways through one flow, each a test of its own. */
export interface Journeys<M extends AnyStateMachine> {
  /** Walks from a fresh start, checks the states after each move, and what was emitted on the whole way. */
  journey: (
    sentence: string,
    way: {
      input: InputFrom<M>;
      begin: string | string[];
      legs: Leg[];
      emitted?: (EventObject & Record<string, unknown>)[];
    },
  ) => void;
  /** An event of this machine. */
  send: (event: EventFromLogic<M>) => Move;
}

export function journeysOf<M extends AnyStateMachine>(flow: Flow<M>): Journeys<M> {
  return {
    send: (event) => ({ type: 'send', event }),
    journey: (sentence, { input, begin, legs, emitted = [] }) =>
      test(sentence, () => {
        expectStates(flow, run(flow, input, []), begin);
        legs.forEach(([, states, check], index) => {
          const look = run(
            flow,
            input,
            legs.slice(0, index + 1).map(([move]) => move),
          );
          expectStates(flow, look, states);
          check?.(look);
        });
        const end = run(
          flow,
          input,
          legs.map(([move]) => move),
        );
        expect(end.emitted).toEqual(emitted);
      }),
  };
}

function expectStates(flow: Flow, { snapshot, moves }: ReturnType<typeof run>, wanted: string | string[]): void {
  const ids = [wanted].flat().map((state) => `${flow.machine.id}.${state}`);
  expect(activeIds(snapshot), `after ${JSON.stringify(moves.at(-1) ?? 'the start')}`).toEqual(
    expect.arrayContaining(ids),
  );
}
