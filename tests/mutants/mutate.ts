import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not } from 'xstate';
import { edgesOf, nameOf, statesOf } from '../../scripts/flows/chart.ts';
import type { Flow } from '../paths/harness/flow.ts';
import { withGates } from '../paths/harness/gate.ts';

/** A machine with one deliberate fault. */
export interface Mutant {
  /** What is wrong, in words that stay the same from run to run. */
  name: string;
  /** Makes the faulty machine, with a gate in every actor slot. */
  machine: () => AnyStateMachine;
}

/** One fault in one transition. */
interface Fault {
  what: string;
  make: (list: AnyTransitionDefinition[], index: number) => void;
}

/** Every mutant of a flow: transitions removed and retargeted, guards flipped, actions dropped, delays shifted. */
export const mutantsOf = ({ machine }: Flow): Mutant[] => [
  ...edgesOf(machine).flatMap((edge, at) =>
    faultsOf(edge.definition).map(({ what, make }) => ({
      name: `${edge.source} --${edge.event}${edge.guard ? ` [${edge.guard}]` : ''}--> ${edge.targets.join()}: ${what}`,
      machine: () => {
        const faulty = withGates(machine);
        const { list, index } = placeOf(faulty, at);
        make(list, index);
        return faulty;
      },
    })),
  ),
  ...statesOf(machine).flatMap((node) => entryMutants(machine, node)),
  ...Object.keys(machine.implementations.delays ?? {}).flatMap((delay) => delayMutants(machine, delay)),
];

function faultsOf({ target, guard, actions }: AnyTransitionDefinition): Fault[] {
  const removed = {
    what: 'removed',
    make: (list: AnyTransitionDefinition[], index: number) => void list.splice(index, 1),
  };
  const dropped = actions.map((action, at) => ({
    what: `action ${nameOf(action)} dropped`,
    make: change((definition) => ({ ...definition, actions: definition.actions.toSpliced(at, 1) })),
  }));
  const retargeted = neighboursOf(target?.[0]).map(({ id }) => ({
    what: `leads to ${id}`,
    make: change((definition) => ({ ...definition, target: [nodeIn(definition, id)] })),
  }));
  const flipped = guard
    ? [
        {
          what: 'guard flipped',
          make: change((definition) => ({ ...definition, guard: not(guard as Parameters<typeof not>[0]) })),
        },
      ]
    : [];
  return [removed, ...retargeted, ...flipped, ...dropped];
}

const change =
  (edit: (definition: AnyTransitionDefinition) => AnyTransitionDefinition): Fault['make'] =>
  (list, index) => {
    const definition = list[index];
    if (definition) list[index] = edit(definition);
  };

/** The states beside this one, where a wrong target would most easily be written. */
const neighboursOf = (node: AnyStateNode | undefined): AnyStateNode[] =>
  Object.values(node?.parent?.states ?? {}).filter((sibling) => sibling !== node);

const nodeIn = ({ source }: AnyTransitionDefinition, id: string): AnyStateNode => source.machine.getStateNodeById(id);

/** The list that holds the transition of this number, in the order of `edgesOf`. */
function placeOf(machine: AnyStateMachine, at: number): { list: AnyTransitionDefinition[]; index: number } {
  const places = statesOf(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flatMap((list) => list.map((_, index) => ({ list, index }))),
  );
  const place = places[at];
  if (!place) throw new Error(`${machine.id} has no transition number ${at}`);
  return place;
}

/** A state that forgets one of the things to do on entry. Timers and actors begin there too; they are no actions here. */
const entryMutants = (machine: AnyStateMachine, node: AnyStateNode): Mutant[] =>
  [node.config.entry ?? []].flat().map((action, at) => ({
    name: `${node.id}: entry ${nameOf(action)} dropped`,
    machine: () => {
      const faulty = withGates(machine);
      faulty.getStateNodeById(node.id).entry.splice(at, 1);
      return faulty;
    },
  }));

function delayMutants(machine: AnyStateMachine, delay: string): Mutant[] {
  return [1, -1].map((shift) => ({
    name: `${machine.id}: delay ${delay} ${shift > 0 ? 'longer' : 'shorter'} by a millisecond`,
    machine: () => {
      const own: unknown = machine.implementations.delays?.[delay];
      const shifted = typeof own === 'function' ? (args: unknown) => own(args) + shift : Number(own) + shift;
      return withGates(machine.provide({ delays: { [delay]: shifted } }));
    },
  }));
}
