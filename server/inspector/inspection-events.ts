import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { Move } from '../db/moves.ts';

const HIDDEN = '•••';

/** Contexts and events of records count things: a text among them would be somebody's own. */
const withoutTexts = <T extends object>(data: T): T =>
  JSON.parse(JSON.stringify(data, (_, value) => (typeof value === 'string' ? HIDDEN : value)));

const common = ({ machine, id }: Move) => {
  // Enough of a key to tell records apart; a whole one opens the report.
  const name = `${machine.id} ${id.slice(0, 8)}`;
  const identity = { name, sessionId: `server ${name}`, rootId: `server ${name}` };
  return { ...identity, createdAt: String(Date.now()), id: '', _version: '' };
};

const snapshotOf = ({ machine, value, context }: Move) => ({
  status: machine.states[value]?.type === 'final' ? ('done' as const) : ('active' as const),
  value,
  context: withoutTexts(context),
  output: undefined,
  error: undefined,
});

/** A record as Stately's inspector is told of an actor: its name, definition and state. */
export function actorEvent(move: Move): StatelyInspectionEvent {
  return {
    ...common(move),
    type: '@xstate.actor',
    parentId: undefined,
    definition: JSON.stringify(move.machine.config),
    snapshot: snapshotOf(move),
  };
}

/** What has happened to a record and where that took it, as Stately's inspector is told. */
export function moveEvents(move: Move): StatelyInspectionEvent[] {
  if (move.event === null) return [];
  const { type, ...payload } = move.event;
  const event = { ...withoutTexts(payload), type };
  return [
    { ...common(move), type: '@xstate.event', sourceId: undefined, event },
    { ...common(move), type: '@xstate.snapshot', event, snapshot: snapshotOf(move) },
  ];
}
