import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate';

type GateSnapshot = Snapshot<unknown> & { input: unknown; received: EventObject[] };
type GateEvent = { type: 'gate.answer'; output: unknown } | { type: 'gate.refuse'; error: unknown } | EventObject;

const answers = (event: GateEvent): event is { type: 'gate.answer'; output: unknown } => event.type === 'gate.answer';
const refuses = (event: GateEvent): event is { type: 'gate.refuse'; error: unknown } => event.type === 'gate.refuse';

/** An actor that does nothing until the test lets it answer or fail; it remembers what it was asked and told. */
export const gate: ActorLogic<GateSnapshot, GateEvent, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input, received: [] }),
  transition: (snapshot, event) => {
    const { input, received } = snapshot;
    if (answers(event)) return { status: 'done', output: event.output, error: undefined, input, received };
    if (refuses(event)) return { status: 'error', output: undefined, error: event.error, input, received };
    return { ...snapshot, received: [...received, event] };
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** More steps than any flow takes for one event; a chart that goes round in circles fails instead of hanging. */
const MAX_MICROSTEPS = 500;

/** The production machine with a gate in every actor slot. */
export function withGates<M extends AnyStateMachine>(machine: M): M {
  const slots = Object.keys(machine.implementations.actors);
  const gated = machine.provide({ actors: Object.fromEntries(slots.map((slot) => [slot, gate])) }) as M;
  gated.options = { ...gated.options, maxIterations: MAX_MICROSTEPS };
  return gated;
}

export const isGate = (snapshot: unknown): snapshot is GateSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'received' in snapshot;
