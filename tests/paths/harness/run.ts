import { type AnyMachineSnapshot, createActor, type EventObject } from 'xstate';
import { TestClock } from './clock.ts';
import type { Asked, Flow, Look, Move } from './flow.ts';
import { gate, isGate, withGates } from './gate.ts';
import { activeIds, passing } from './passing.ts';

/** A flow after some moves, and what it passed on its way. */
export interface Run extends Look {
  input: unknown;
  moves: Move[];
  /** Milliseconds until the next timer; null if none is set. */
  untilNext: number | null;
  /** Numbers of the transitions taken, in the order of `edgesOf`. */
  edges: Set<number>;
  states: Set<string>;
}

const gated = new WeakMap<Flow, Flow['machine']>();

/** The flow's machine as it is run here; its transitions are the ones that a run reports. */
export function machineOf(flow: Flow): Flow['machine'] {
  const known = gated.get(flow);
  if (known) return known;
  const machine = withGates(flow.machine);
  gated.set(flow, machine);
  return machine;
}

/** Does something while another machine, with gates of its own, stands in for the flow's. */
export function withMachine<T>(flow: Flow, machine: Flow['machine'], action: () => T): T {
  const own = machineOf(flow);
  gated.set(flow, machine);
  try {
    return action();
  } finally {
    gated.set(flow, own);
  }
}

/** Starts the flow's machine and makes the moves, one after another. Throws if the machine itself breaks. */
export function run(flow: Flow, input: unknown, moves: Move[]): Run {
  const machine = machineOf(flow);
  const clock = new TestClock();
  const passed = passing(machine);
  const emitted: EventObject[] = [];
  let broken: unknown;

  const parent = createActor(gate, { clock, inspect: passed.inspect }).start();
  const actor = createActor(machine, { input, parent });
  actor.on('*', (event: EventObject) => emitted.push(event));
  actor.subscribe({ error: (error) => (broken = error) });
  actor.start();
  for (const id of activeIds(actor.getSnapshot())) passed.states.add(id);

  for (const move of moves) {
    if (move.type === 'send') actor.send(move.event);
    else if (move.type === 'wait') clock.increment(move.ms);
    else childOf(actor.getSnapshot(), move.id).send(gateEvent(move));
    if (broken !== undefined) throw new Error(`${machine.id} broke at ${JSON.stringify(move)}`, { cause: broken });
  }
  const snapshot = actor.getSnapshot();
  const asked = askedOf(snapshot);
  const untilNext = snapshot.status === 'active' ? clock.untilNext() : null;
  const told = parent.getSnapshot().received.filter(({ type }) => !type.startsWith('xstate.'));
  parent.stop();
  return { input, moves, snapshot, asked, told, emitted, untilNext, states: passed.states, edges: passed.edges };
}

function childOf(snapshot: AnyMachineSnapshot, id: string) {
  const child = snapshot.children[id];
  if (!child) throw new Error(`No actor '${id}' is running in ${JSON.stringify(snapshot.value)}`);
  return child;
}

const gateEvent = (move: Extract<Move, { id: string }>) =>
  move.type === 'answer' ? { type: 'gate.answer', output: move.output } : { type: 'gate.refuse', error: move.error };

const askedOf = (snapshot: AnyMachineSnapshot): Asked[] =>
  Object.keys(snapshot.children).flatMap((id) => {
    const state: unknown = snapshot.children[id]?.getSnapshot();
    const isOpen = isGate(state) && state.status === 'active';
    return isOpen ? [{ id, input: state.input, received: state.received.map(({ type }) => type) }] : [];
  });
