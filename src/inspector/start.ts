import { createBrowserInspector, createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { openChannel, type ToPage, type ToViewer } from './channel.ts';
import { mask, maskEvent } from './mask.ts';

/** Actors kept for viewers that are opened later; the oldest go first. */
const REMEMBERED = 200;

/** Masks all that is sent: contexts and events, and the input and output of actors too. */
const masked = {
  sanitizeEvent: maskEvent,
  serialize: (event: StatelyInspectionEvent) =>
    ('snapshot' in event ? { ...event, snapshot: mask(event.snapshot) } : event) as StatelyInspectionEvent,
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
  // Session ids count from one in every page; the viewer sees several pages at once.
  const page = Math.random().toString(36).slice(2, 8);
  const actors = new Map<string, AnyActorRef>();
  const tell = openChannel<ToPage, ToViewer>((message) => {
    if (message.type === 'viewer.hello') for (const actor of actors.values()) own.actor(actor, actor.getSnapshot());
    else actors.get(message.sessionId.replace(`${page} `, ''))?.send(message.event);
  });
  const own = createInspector({ send: (event) => tell({ ...event, sessionId: `${page} ${event.sessionId}` }) }, masked);
  const stately = opensViewer ? createBrowserInspector({ ...(viewerUrl && { url: viewerUrl }), ...masked }) : undefined;

  const show = (event: InspectionEvent) => {
    own.inspect.next?.(event);
    stately?.inspect.next?.(event);
  };
  const unstarted = new Map<string, InspectionEvent>();
  return (event) => {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.actor') {
      // StrictMode makes actors that it never starts; one that has not started is not shown.
      unstarted.set(actor.sessionId, event);
      return;
    }
    const made = unstarted.get(actor.sessionId);
    if (made && event.type !== '@xstate.event') return;
    if (made) {
      unstarted.delete(actor.sessionId);
      remember(actors, actor);
      show(made);
    }
    show(event);
  };
}

function remember(actors: Map<string, AnyActorRef>, actor: AnyActorRef): void {
  actors.set(actor.sessionId, actor);
  const [oldest] = actors.keys();
  if (actors.size > REMEMBERED && oldest) actors.delete(oldest);
}
