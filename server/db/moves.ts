import { channel } from 'node:diagnostics_channel';
import type { AnyStateMachine, EventObject } from 'xstate';

/** What has become of a record, once it is written. */
export interface Move {
  machine: AnyStateMachine;
  /** The record's key. */
  id: string;
  /** null: the record has just been entered, or is shown as it stands. */
  event: EventObject | null;
  value: string;
  context: object;
}

const moves = channel('firmenlupe.moves');

/** Lets those who watch this process know of a move; without any it costs nothing. */
export const publishMove = (move: Move): void => moves.publish(move);

/** Hears every move that this process makes, until the function returned is called. */
export function watchMoves(hear: (move: Move) => void): () => void {
  const listener = (move: unknown) => hear(move as Move);
  moves.subscribe(listener);
  return () => void moves.unsubscribe(listener);
}
