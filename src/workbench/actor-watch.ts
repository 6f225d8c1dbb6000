import { type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate';

/** The page's one language flow outlives every visit. */
const LASTING = 'language';

/** A running flow, seen from outside. */
export interface WatchedFlow {
  actor: AnyActorRef;
  snapshot: AnyMachineSnapshot;
}

const isLasting = ({ snapshot }: WatchedFlow) => snapshot.machine.id === LASTING;

/** Knows the flows that run on the page, and tells whatever they do. */
export class ActorWatch {
  /** Actors made since the visit began; those of the screen before may still say something. */
  #made = new Set<string>();
  #flows = new Map<string, WatchedFlow>();
  readonly #listeners = new Set<(flow: WatchedFlow) => void>();

  /** Observer for all actor systems of the page. */
  inspect = (event: InspectionEvent): void => {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.actor') this.#made.add(actor.sessionId);
    if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
    if (!this.#made.has(actor.sessionId)) return;
    const flow: WatchedFlow = { actor, snapshot: event.snapshot };
    // StrictMode makes actors that it never starts: only one that has said something is there.
    this.#flows.set(actor.sessionId, flow);
    for (const listen of this.#listeners) listen(flow);
  };

  /** Forgets the flows of the screen before. */
  begin(): void {
    this.#flows = new Map([...this.#flows].filter(([, flow]) => isLasting(flow)));
    this.#made = new Set(this.#flows.keys());
  }

  /** The running flows whose machine has this id. */
  flowsOf = (id: string): WatchedFlow[] =>
    [...this.#flows.values()].filter(({ snapshot }) => snapshot.machine.id === id && snapshot.status === 'active');

  subscribe(listen: (flow: WatchedFlow) => void): () => void {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  }
}
