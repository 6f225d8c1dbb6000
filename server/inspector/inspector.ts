import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { type Move, watchMoves } from '../db/moves.ts';
import { actorEvent, moveEvents } from './inspection-events.ts';

/** Records kept for viewers that are opened later; those that moved longest ago go first. */
const REMEMBERED = 200;

/** One who watches the records. */
export interface Viewer {
  tell(event: StatelyInspectionEvent): void;
  /** There will be nothing more to tell. */
  end(): void;
}

/** Shows the records that this process moves as if each were an actor. */
export interface Inspector {
  /** Tells a viewer of all records as they stand, and of each move from now on. */
  attach(viewer: Viewer): void;
  detach(viewer: Viewer): void;
  close(): void;
}

/**
 * Starts to watch the records.
 * @param standing records from before the start, as they stand
 */
export function startInspector(standing: Move[]): Inspector {
  const latest = new Map(standing.map((move) => [move.id, move]));
  const viewers = new Set<Viewer>();
  const tellAll = (event: StatelyInspectionEvent) => {
    for (const viewer of viewers) viewer.tell(event);
  };

  const stopWatching = watchMoves((move) => {
    const isKnown = latest.has(move.id);
    // A worker may be faster than the word that the record was entered.
    if (isKnown && move.event === null) return;
    latest.delete(move.id);
    latest.set(move.id, move);
    const [oldest] = latest.keys();
    if (latest.size > REMEMBERED && oldest) latest.delete(oldest);
    if (!isKnown) tellAll(actorEvent(move));
    moveEvents(move).forEach(tellAll);
  });

  return {
    attach: (viewer) => {
      viewers.add(viewer);
      for (const move of latest.values()) viewer.tell(actorEvent(move));
    },
    detach: (viewer) => void viewers.delete(viewer),
    close: () => {
      stopWatching();
      for (const viewer of viewers) viewer.end();
    },
  };
}
