import type { ReactElement } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import type { CallName } from '../../../../contract/calls.ts';
import type { Flows } from '../../../../src/flow/flows.ts';
import type { Flow } from '../../harness/flow.ts';

/** Checks what the visitor has before them; throws where it is not what the state calls for. */
export type See = (snapshot: AnyMachineSnapshot) => void;

/** How a flow's moves are made on its rendered view, and what each of its states looks like there. */
export interface ViewFlow<M extends AnyStateMachine = AnyStateMachine> {
  flow: Flow<M>;
  /** The flow's name in the composition root. */
  name: keyof Flows;
  /** What shows the flow that is started with this input. */
  element: (input: InputFrom<M>) => ReactElement;
  /** Navigation state that the element is opened with. */
  arrival?: (input: InputFrom<M>) => unknown;
  /** Invoked actors whose answers come from the API, by id. */
  calls?: Record<string, CallName>;
  /** Actor slots that are left as they are in the product; all others wait for the test. */
  real?: string[];
  /** How a visitor or the browser causes an event; other events are sent to the flow as its children would. */
  acts: { [E in EventFromLogic<M> as E['type']]?: (event: E) => void | Promise<void> };
  /** How a child flow comes to its end, by its id. */
  ends?: Record<string, () => Promise<void>>;
  /** One check for each state that the flow can rest in. */
  see: Record<string, See>;
}

/** Declares how a flow is walked on its view. */
export const viewFlow = <M extends AnyStateMachine>(view: ViewFlow<M>): ViewFlow<M> => view;
