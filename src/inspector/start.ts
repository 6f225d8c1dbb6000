import { createBrowserInspector, createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { openChannel, type ToPage, type ToViewer } from './channel.ts';
import { mask, maskEvent } from './mask.ts';

/** Actors kept for viewers that are opened later; the oldest go first. */
const REMEMBERED = 200;

/** Masks all that is sent: contexts and events, and the input and output of actors too. */
const masked = {
  sanitizeEvent: maskEvent,
  serialize: (event: StatelyInspectionEvent): StatelyInspectionEvent =>
    event.type === '@xstate.event' ? event : { ...event, snapshot: mask(event.snapshot) as typeof event.snapshot },
};

interface InspectorSettings {
  /** Opens a viewer in a window of its own, as Stately Inspector does. */
  opensViewer: boolean;
  /** The viewer's page, where it is not Stately's. */
  viewerUrl: string | undefined;
}

/**
 * Shows the page's flows to viewers: the own one at /inspect.html at any time, Stately Inspector when asked for.
 * Returns the observer that every actor system is started with.
 */
export function startInspector({ opensViewer, viewerUrl }: InspectorSettings): (event: InspectionEvent) => void {
  const actors = new Map<string, AnyActorRef>();
  const tell = openChannel<ToPage, ToViewer>((message) => {
    if (message.type === 'viewer.hello') for (const actor of actors.values()) own.actor(actor, actor.getSnapshot());
    else actors.get(message.sessionId)?.send(message.event);
  });
  const own = createInspector({ send: tell }, masked);
  const stately = opensViewer ? createBrowserInspector({ ...(viewerUrl && { url: viewerUrl }), ...masked }) : undefined;

  return (event) => {
    if (event.type === '@xstate.actor') remember(actors, event.actorRef as AnyActorRef);
    own.inspect.next?.(event);
    stately?.inspect.next?.(event);
  };
}

function remember(actors: Map<string, AnyActorRef>, actor: AnyActorRef): void {
  actors.set(actor.sessionId, actor);
  const [oldest] = actors.keys();
  if (actors.size > REMEMBERED && oldest) actors.delete(oldest);
}
