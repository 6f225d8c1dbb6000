import type { EventFromLogic } from 'xstate';
import type { captchaMachine } from '../../../machines/captcha/captcha.machine.ts';
import type { LeafOf } from '../../../machines/leaf-of.ts';
import type { notifyMachine } from '../../../machines/notify/notify.machine.ts';
import type { Flows } from '../../flow/flows.ts';
import type { Replies } from '../../mocks/replies.ts';

/** The flows of the browser by the ids of their machines: the page's own, and those that run only inside others. */
export interface Machines extends Flows {
  captcha: typeof captchaMachine;
  notify: typeof notifyMachine;
}

export type FlowName = keyof Machines;

/** An event for the flow of that name, sent as soon as the flow takes it. */
export type Move = { [F in FlowName]: { to: F; event: EventFromLogic<Machines[F]> } }[FlowName];

/** How a screen is shown in one state: where, what the server says, and what the visitor does. */
export interface ScreenLink {
  /** Path of the route; `:job` stands for a job's id. */
  path: string;
  /** Id of what the state is about, where that is not at the top of the page. */
  part?: string;
  /** Navigation state that the screen is opened with. */
  arrival?: unknown;
  replies?: Replies;
  /** The browser has no connection. */
  offline?: boolean;
  /** What the browser says to a text that is copied; it takes it where nothing is said. */
  clipboard?: 'held' | 'refused';
  /** The visitor has not decided on cookies yet. */
  undecided?: boolean;
  moves?: readonly Move[];
}

/** A state that cannot be shown, and why. */
export interface Unseen {
  unseen: string;
}

/** A link for each state that a flow can be in. A new state without one does not compile. */
export type ScreensOf<F extends FlowName> = Record<LeafOf<Machines[F]>, ScreenLink | Unseen>;

/** A state that is left in the moment in which it is entered. */
export const passing: Unseen = { unseen: 'Left at once: it only decides what comes next.' };

/** A state that waits for the browser's own storage, which answers at once. */
export const momentary: Unseen = { unseen: 'Left at once: the browser answers in the same moment.' };

/** Events for one flow. */
export const to = <F extends FlowName>(flow: F, ...events: EventFromLogic<Machines[F]>[]): Move[] =>
  // The pairs are right by the parameters; TypeScript does not distribute over F.
  events.map((event) => ({ to: flow, event }) as Move);
