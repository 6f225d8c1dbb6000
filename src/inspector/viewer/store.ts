import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { openChannel, type ToPage, type ToViewer } from '../channel.ts';
import type { Definition } from './definition.ts';
import { watchServer } from './server-records.ts';

/** What the viewer knows of one actor. */
export interface SeenActor {
  sessionId: string;
  name: string;
  /** null for actors that are no machines. */
  definition: Definition | null;
  status: string;
  value: unknown;
  context: unknown;
  /** The server alone moves its records; actors of a page take events from here. */
  isRecord: boolean;
}

export interface LoggedEvent {
  id: number;
  sessionId: string;
  at: Date;
  type: string;
}

/** Everything that is shown; replaced as a whole at each change. */
export interface Seen {
  actors: ReadonlyMap<string, SeenActor>;
  log: readonly LoggedEvent[];
}

/** How the keys of the server's records begin. */
const SERVER = 'server ';

/** Lines that the log keeps. */
const LOG_LENGTH = 500;

let seen: Seen = { actors: new Map(), log: [] };
const listeners = new Set<() => void>();

export const currentlySeen = (): Seen => seen;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function take(event: StatelyInspectionEvent): void {
  seen = event.type === '@xstate.event' ? logged(event) : updated(event);
  for (const listener of listeners) listener();
}

const logged = (event: Extract<StatelyInspectionEvent, { type: '@xstate.event' }>): Seen => ({
  ...seen,
  log: [
    {
      id: (seen.log[0]?.id ?? 0) + 1,
      sessionId: event.sessionId,
      at: new Date(Number(event.createdAt)),
      type: event.event.type,
    },
    ...seen.log.slice(0, LOG_LENGTH - 1),
  ],
});

function updated(event: Exclude<StatelyInspectionEvent, { type: '@xstate.event' }>): Seen {
  const known = seen.actors.get(event.sessionId);
  const snapshot: { status?: string; value?: unknown; context?: unknown } = event.snapshot;
  const isNew = event.type === '@xstate.actor';
  const actor: SeenActor = {
    sessionId: event.sessionId,
    name: isNew ? event.name : (known?.name ?? event.sessionId),
    definition: isNew ? definitionIn(event.definition) : (known?.definition ?? null),
    status: snapshot.status ?? 'active',
    value: snapshot.value,
    context: snapshot.context,
    isRecord: event.sessionId.startsWith(SERVER),
  };
  return { ...seen, actors: new Map(seen.actors).set(actor.sessionId, actor) };
}

function definitionIn(text: string | undefined): Definition | null {
  const definition: Definition = JSON.parse(text ?? '{}');
  return definition.states ? definition : null;
}

// Pages of this host answer on the channel; a page that opened this window sends messages as Stately Inspector gets them.
createBrowserReceiver().subscribe(take);
const say = openChannel<ToViewer, ToPage>(take);
say({ type: 'viewer.hello' });
void watchServer(take);

/** Sends an event to an actor in the page that is watched. */
export const sendTo = (sessionId: string, type: string): void =>
  say({ type: 'viewer.send', sessionId, event: { type } });
