import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition with everything that can be said of it in words. */
export interface Edge {
  /** Id of the state that it leaves. */
  source: string;
  /** Event as a reader names it: 'form.submit', 'after second', 'readReport done', 'always'. */
  event: string;
  guard: string;
  /** Ids of the states that it enters; none where it stays. */
  targets: string[];
  actions: string[];
  definition: AnyTransitionDefinition;
}

/** All states of a machine in document order, the root first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** All transitions of a machine: of events, delays, actors that end or fail, and those that need no event. */
export function edgesOf(machine: AnyStateMachine): Edge[] {
  return statesOf(machine).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(describe),
  );
}

function describe(definition: AnyTransitionDefinition): Edge {
  return {
    source: definition.source.id,
    event: eventName(definition.eventType),
    guard: nameOf(definition.guard),
    targets: definition.target?.map((node) => node.id) ?? [],
    actions: definition.actions.map(nameOf),
    definition,
  };
}

/** Turns the library's event types into words. */
function eventName(type: string): string {
  if (type === '') return 'always';
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  if (delay) return `after ${delay}`;
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (end && actor) return `${actor} ${end === 'done' ? 'done' : 'failed'}`;
  return type;
}

/** 'name' or 'name(key: value)' of a guard or an action; empty where there is none. */
export function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named !== 'object' || named === null || !('type' in named)) return '';
  const params = 'params' in named && typeof named.params === 'object' && named.params !== null ? named.params : {};
  const given = Object.entries(params).map(([key, value]) => `${key}: ${value}`);
  return given.length > 0 ? `${named.type}(${given.join(', ')})` : String(named.type);
}
