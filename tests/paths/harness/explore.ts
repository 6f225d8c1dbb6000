import type { ActorLogic, Snapshot } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import type { Flow, Move } from './flow.ts';
import { type Run, run } from './run.ts';

/** More configurations than any flow should have; reaching it means that a context grows without end. */
const TOO_MANY = 5_000;

type RunSnapshot = Snapshot<unknown> & { run: Run };

/**
 * Every way through a flow, walked on the production machine: for each configuration that can be reached,
 * each move that is possible there, after the shortest way to it. The graph search is the library's;
 * a configuration is what a fresh actor looks like after the moves, so timers fire in their true order.
 * `isPossible` leaves out moves that cannot happen where the flow is walked.
 */
export function explore(flow: Flow, isPossible: (move: Move, run: Run) => boolean = () => true): Run[] {
  return flow.inputs.flatMap((input) => {
    const snapshotOf = (moves: Move[]): RunSnapshot => ({
      status: 'active',
      output: undefined,
      error: undefined,
      run: run(flow, input, moves),
    });
    const beginning = snapshotOf([]);
    const walk: ActorLogic<RunSnapshot, Move, unknown> = {
      getInitialSnapshot: () => beginning,
      transition: (snapshot, move) => snapshotOf([...snapshot.run.moves, move]),
      getPersistedSnapshot: (snapshot) => snapshot,
    };
    const map = getAdjacencyMap(walk, {
      events: (snapshot) => possibleMoves(flow, snapshot.run).filter((move) => isPossible(move, snapshot.run)),
      serializeState: (snapshot) => configurationOf(flow, snapshot.run),
      serializeEvent: (move) => JSON.stringify(move),
      limit: TOO_MANY,
    });
    return [beginning.run, ...adjacencyMapToArray(map).map(({ nextState }) => nextState.run)];
  });
}

/** The fewest of these runs that take every transition and pass every state that any of them does. */
export function covering(runs: Run[]): Run[] {
  const seen = new Set<unknown>();
  const byLength = runs.toSorted((one, other) => one.moves.length - other.moves.length);
  return byLength.filter((candidate) => {
    const news = [...candidate.edges, ...candidate.states].filter((item) => !seen.has(item));
    for (const item of news) seen.add(item);
    return news.length > 0;
  });
}

function possibleMoves(flow: Flow, { snapshot, asked, untilNext }: Run): Move[] {
  if (snapshot.status !== 'active') return [];
  const sends = Object.entries(flow.events).flatMap(([type, payloads = []]) =>
    payloads.map((payload) => ({ type: 'send' as const, event: { ...payload, type } })),
  );
  const answers = asked.flatMap(({ id }) => [
    ...(flow.answers[id]?.outputs ?? []).map((output) => ({ type: 'answer' as const, id, output })),
    ...(flow.answers[id]?.errors ?? []).map((error) => ({ type: 'refuse' as const, id, error })),
  ]);
  const waits = untilNext === null ? [] : [{ type: 'wait' as const, ms: untilNext }];
  return [...sends.filter(({ event }) => snapshot.can(event)), ...answers, ...waits];
}

/** What tells one configuration from another. */
function configurationOf(flow: Flow, { snapshot, asked }: Run): string {
  const context = Object.entries(snapshot.context).filter(([key]) => !flow.forget?.includes(key));
  const open = asked.map(({ id, received }) => [id, ...new Set(received)]);
  return JSON.stringify([snapshot.value, context, open]);
}
