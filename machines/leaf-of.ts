import type { AnyStateMachine, StateId, StateSchemaFrom } from 'xstate';

type Leaves<All extends string, One extends string = All> = One extends string
  ? [Extract<All, `${One}.${string}`>] extends [never]
    ? One
    : never
  : never;

/** Ids of a machine's states that have no states within: a record over them misses no state, or does not compile. */
export type LeafOf<M extends AnyStateMachine> = Leaves<StateId<StateSchemaFrom<M>>>;
