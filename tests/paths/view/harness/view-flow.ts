import type { ReactElement } from 'react';
import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import type { CallName } from '../../../../contract/calls.ts';
import type { ApiClient } from '../../../../src/actors/api-client.ts';
import type { Flows } from '../../../../src/flow/flows.ts';
import type { Flow } from '../../harness/flow.ts';

/** Checks what the visitor has before them; throws where it is not what the state calls for. */
export type See = (snapshot: AnyMachineSnapshot) => void;

/** How a flow's moves are made on its rendered view, and what each of its states looks like there. */
export interface ViewFlow<M extends AnyStateMachine = AnyStateMachine> {
  flow: Flow<M>;
  /** The flow's name in the composition root; a child flow goes by the name of one that its view is not about. */
  name: keyof Flows;
  /** Provides the machine where the composition root has it only inside another. */
  machine?: (api: ApiClient) => AnyStateMachine;
  /** What shows the flow that is started with this input. */
  element: (input: InputFrom<M>) => ReactElement;
  /** What the visitor does before the first move. */
  prepare?: () => void;
  /** The inputs that the element can give; all of the flow's where it is not said. */
  inputs?: InputFrom<M>[];
  /** Path that the element is opened at; the home screen's where it is not said. */
  path?: (input: InputFrom<M>) => string;
  /** Navigation state that the element is opened with. */
  arrival?: (input: InputFrom<M>) => unknown;
  /** Invoked actors whose answers come from the API, by id. */
  calls?: Record<string, CallName>;
  /** What the API says where an actor makes something else of it, by id. */
  wire?: Record<string, (output: never) => unknown>;
  /** Actor slots that are left as they are in the product; all others wait for the test. */
  real?: string[];
  /** What stands in an actor slot instead of a gate. */
  stubs?: Record<string, AnyActorLogic>;
  /** Events that a child or a watcher of the browser tells the flow; they are sent to it in their place. */
  told?: EventFromLogic<M>['type'][];
  /** How a visitor or the browser causes an event. */
  acts: { [T in EventFromLogic<M>['type']]?: (event: Extract<EventFromLogic<M>, { type: T }>) => void };
  /** How a child flow comes to its end, by its id. */
  ends?: Record<string, () => Promise<void>>;
  /** One check for each state that the flow can rest in. */
  see: Record<string, See>;
}

/** Declares how a flow is walked on its view. */
export const viewFlow = <M extends AnyStateMachine>(view: ViewFlow<M>): ViewFlow<M> => view;
