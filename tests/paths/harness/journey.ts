import { expect, test } from 'vitest';
import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';
import type { Flow, Look, Move } from './flow.ts';
import { activeIds } from './passing.ts';
import { run } from './run.ts';

/** A move, the states (without the machine's name) that it must lead to, and what must be true there. */
export type Leg = [move: Move, states: string | string[], check?: ((look: Look) => void) | undefined];

export const answer = (id: string, output?: unknown): Move => ({ type: 'answer', id, output });
export const refuse = (id: string, error: unknown = { kind: 'network' }): Move => ({ type: 'refuse', id, error });
export const wait = (ms: number): Move => ({ type: 'wait', ms });

interface Way<Input = unknown> {
  input: Input;
  /** The states at the start. */
  begin: string | string[];
  legs: Leg[];
  /** Everything that leaves the machine on the whole way. */
  emitted?: (EventObject & Record<string, unknown>)[];
}

/** Hand-written ways through one flow, each a test of its own. */
export interface Journeys<M extends AnyStateMachine> {
  /** Walks from a fresh start, checks the states after each move, and what was emitted on the whole way. */
  journey: (sentence: string, way: Way<InputFrom<M>>) => void;
  /** An event of this machine. */
  send: (event: EventFromLogic<M>) => Move;
}

/** Every journey that has been declared, for those who walk them over changed machines. */
export const declaredJourneys: { flow: Flow; sentence: string; walk: () => void }[] = [];

export function journeysOf<M extends AnyStateMachine>(flow: Flow<M>): Journeys<M> {
  return {
    send: (event) => ({ type: 'send', event }),
    journey: (sentence, way) => {
      const walk = () => walkJourney(flow, way);
      declaredJourneys.push({ flow, sentence, walk });
      test(sentence, walk);
    },
  };
}

function walkJourney(flow: Flow, { input, begin, legs, emitted = [] }: Way): void {
  const lookAfter = (count: number) =>
    run(
      flow,
      input,
      legs.slice(0, count).map(([move]) => move),
    );
  expectStates(flow, lookAfter(0), begin);
  legs.forEach(([, states, check], index) => {
    const look = lookAfter(index + 1);
    expectStates(flow, look, states);
    check?.(look);
  });
  expect(lookAfter(legs.length).emitted).toEqual(emitted);
}

function expectStates(flow: Flow, { snapshot, moves }: ReturnType<typeof run>, wanted: string | string[]): void {
  const ids = [wanted].flat().map((state) => `${flow.machine.id}.${state}`);
  expect(activeIds(snapshot), `after ${JSON.stringify(moves.at(-1) ?? 'the start')}`).toEqual(
    expect.arrayContaining(ids),
  );
}
