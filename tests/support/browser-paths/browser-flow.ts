import type { Page } from '@playwright/test';
import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import type { CallName } from '../../../contract/calls.ts';
import type { Flow } from '../../paths/harness/flow.ts';
import type { HeldCalls } from './held-calls.ts';

/** How a flow's moves are made in a real browser, and what a visitor finds there. */
export interface BrowserFlow<M extends AnyStateMachine = AnyStateMachine> {
  /** The flow, as far as a visitor can come: inputs, events and answers that a browser can have. */
  flow: Flow<M>;
  /** Path and navigation state that the flow is opened with. */
  open: (input: InputFrom<M>) => { path: string; state?: unknown };
  /** Calls beside the flow that have to be answered in a certain way. */
  answers?: Partial<Record<CallName, unknown>>;
  /** What the visitor does before the first move. */
  fill?: (page: Page, held: HeldCalls) => Promise<void>;
  /** Invoked actors whose answers come from the API, by id; all others answer by themselves, as the flow expects. */
  calls: Record<string, CallName>;
  /** What the visitor does before a child flow's call, by the child's id. */
  ends?: Record<string, (page: Page) => Promise<void>>;
  acts: {
    [T in EventFromLogic<M>['type']]?: (
      page: Page,
      event: Extract<EventFromLogic<M>, { type: T }>,
      held: HeldCalls,
    ) => Promise<void>;
  };
  /** One look for each state in which there is something to see. */
  see: Record<string, (page: Page) => Promise<void>>;
}

export const browserFlow = <M extends AnyStateMachine>(flow: BrowserFlow<M>): BrowserFlow<M> => flow;
