import type { AnyStateNode } from 'xstate';
import { type Edge, edgesOf } from './chart.ts';
import type { MachineFile } from './machine-files.ts';

/** Mermaid takes letters, digits and underscores in names. */
const nameOf = (id: string): string => id.replace(/\W/g, '_');

/** A state that stands for 'any state within', where an edge leaves a state for one of its own. */
const anyWithin = (id: string): string => `${nameOf(id)}_any`;

const isWithin = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);

/** A Mermaid state diagram of the whole machine: nested and parallel states, delays, actors, sent events. */
export function diagramOf({ machine, sends }: MachineFile): string {
  const edges = edgesOf(machine);
  const fromOutside = new Set(edges.filter(leavesForOwn).map(({ source }) => source));
  const root = machine.root;
  const lines = [
    'stateDiagram-v2',
    ...within(root, fromOutside, '  '),
    ...edges.flatMap((edge) => arrows(edge, sends).map((arrow) => `  ${arrow}`)),
  ];
  return lines.join('\n');
}

const leavesForOwn = ({ source, targets, definition }: Edge): boolean =>
  definition.source.type !== 'atomic' && (targets.length === 0 || targets.some((id) => isWithin(id, source)));

/** The inside of a state: its beginning and the states it holds. */
function within(node: AnyStateNode, fromOutside: Set<string>, indent: string): string[] {
  const children = Object.values(node.states);
  const start = node.type === 'compound' ? [`[*] --> ${nameOf(initialOf(node))}`] : [];
  const any = fromOutside.has(node.id) ? [`state "any state" as ${anyWithin(node.id)}`] : [];
  const own = [...start, ...any].map((line) => indent + line);
  const inner = children.flatMap((child, index) => [
    ...(node.type === 'parallel' && index > 0 ? [`${indent}--`] : []),
    ...declaration(child, fromOutside, indent),
  ]);
  return [...own, ...inner];
}

function declaration(node: AnyStateNode, fromOutside: Set<string>, indent: string): string[] {
  const named = `${indent}state "${node.key}" as ${nameOf(node.id)}`;
  if (node.type === 'final') return [named, `${indent}${nameOf(node.id)} --> [*]`];
  if (node.type === 'atomic') return [named];
  return [`${named} {`, ...within(node, fromOutside, `${indent}  `), `${indent}}`];
}

const initialOf = (node: AnyStateNode): string => node.initial?.target[0]?.id ?? node.id;

function arrows(edge: Edge, sends: Map<string, string>): string[] {
  const { source, targets } = edge;
  const label = labelOf(edge, sends);
  if (leavesForOwn(edge) && targets.length === 0) return [`${anyWithin(source)} --> ${anyWithin(source)} : ${label}`];
  return (targets.length > 0 ? targets : [source]).map((target) => {
    const from = leavesForOwn(edge) ? anyWithin(source) : nameOf(source);
    return `${from} --> ${nameOf(target)} : ${label}`;
  });
}

function labelOf({ event, guard, actions }: Edge, sends: Map<string, string>): string {
  const done = actions.map((action) => sends.get(action.replace(/\(.*/, '')) ?? action);
  const label = `${event}${guard ? ` [${guard}]` : ''}${done.length > 0 ? ` / ${done.join(', ')}` : ''}`;
  // A colon or semicolon would end the label.
  return label.replaceAll(':', ' =').replaceAll(';', ',');
}
