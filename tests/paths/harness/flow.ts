import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate';
import type { LeafOf } from '../../../machines/leaf-of.ts';

/** One thing that happens to a flow: an event, an actor that answers or fails, time that passes. */
export type Move =
  | { type: 'send'; event: EventObject }
  | { type: 'answer'; id: string; output: unknown }
  | { type: 'refuse'; id: string; error: unknown }
  | { type: 'wait'; ms: number };

/** What an open actor slot was asked, and what the machine has told it since. */
export interface Asked {
  id: string;
  input: unknown;
  received: string[];
}

/** What a flow looks like from outside after some moves. */
export interface Look<Snapshot = AnyMachineSnapshot> {
  snapshot: Snapshot;
  asked: Asked[];
  emitted: EventObject[];
  /** What a child has sent to its parent. */
  told: EventObject[];
}

export interface Answers {
  outputs?: unknown[];
  errors?: unknown[];
}

/** Says what a visitor must find in a state; throws otherwise. */
export type Assertion<Snapshot> = (look: Look<Snapshot>) => void;

/** A flow as its tests see it: the production machine, what can happen to it, what each state must look like. */
export interface Flow<M extends AnyStateMachine = AnyStateMachine> {
  machine: M;
  /** The machine's file, below machines/. */
  file: string;
  /** Every input that leads to a different beginning. */
  inputs: InputFrom<M>[];
  /** Each event with all payloads that matter. */
  events: { [E in EventFromLogic<M> as E['type']]?: Omit<E, 'type'>[] };
  /** Each invoked actor, by its id, with all answers that matter. */
  answers: Record<string, Answers>;
  /** Keys of the context that grow without end and decide nothing. */
  forget?: string[];
  states: Record<string, Assertion<SnapshotFrom<M>>>;
}

/** Declares a flow; a state without an assertion does not compile. */
export const flow = <M extends AnyStateMachine>(
  definition: Omit<Flow<M>, 'states'> & { states: Record<LeafOf<M>, Assertion<SnapshotFrom<M>>> },
): Flow<M> => definition;

/** Stands for a state that is left at once: to rest in it is a fault. */
export const passedThrough = ({ snapshot }: Look): void => {
  throw new Error(`The flow came to rest in a passing state: ${JSON.stringify(snapshot.value)}`);
};
