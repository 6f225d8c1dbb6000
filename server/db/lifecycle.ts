import {
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type EventObject,
  type SnapshotFrom,
  transition,
} from 'xstate';

/** The event is not allowed in the record's state. */
export class IllegalMoveError extends Error {
  override name = 'IllegalMoveError';
}

/** Another process moved the record between reading and writing it. */
export class ConcurrentMoveError extends Error {
  override name = 'ConcurrentMoveError';
}

/**
 * Where a record's machine takes it from `value` by `event`.
 * @throws IllegalMoveError when the machine does not know the event there
 */
export function advance<M extends AnyStateMachine>(
  machine: M,
  value: string,
  context: ContextFrom<M>,
  event: EventFrom<M>,
): SnapshotFrom<M> {
  const snapshot = machine.resolveState({ value, context });
  if (!snapshot.can(event))
    throw new IllegalMoveError(`${machine.id}: ${(event as EventObject).type} is not allowed in ${value}`);
  const [next] = transition(machine, snapshot as SnapshotFrom<M>, event);
  return next;
}
