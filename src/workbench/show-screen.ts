import { type AnyMachineSnapshot, fromCallback, type StateValue } from 'xstate';
import type { ActorWatch } from './actor-watch.ts';
import type { PacedClock } from './clock.ts';
import { type Screen, screenOf } from './screens/screens.ts';
import type { WorkbenchEvent } from './workbench.types.ts';

/** The value of the state with this id: 'report.watching.sorting' is { watching: 'sorting' }. */
const stateValueOf = (id: string): StateValue =>
  id
    .split('.')
    .slice(1)
    .reduceRight<StateValue>((below, name) => (below === '' ? name : { [name]: below }), '');

export interface Stage {
  watch: ActorWatch;
  clock: PacedClock;
  /** Takes the page to the screen's address. */
  open: (screen: Screen) => void;
}

/**
 * Shows a screen: opens its address, makes the visitor's moves as soon as the flows take them, and stops the clock
 * in the moment in which the wanted state is there.
 */
export const showScreen = ({ watch, clock, open }: Stage) =>
  fromCallback<WorkbenchEvent, { id: string }>(({ input: { id }, sendBack }) => {
    const screen = screenOf(id);
    if (!screen) return undefined;
    const moves = [...(screen.link.moves ?? [])];
    const wanted = stateValueOf(screen.state);
    const isThere = (snapshot: AnyMachineSnapshot) =>
      moves.length === 0 && snapshot.machine.id === screen.flow && snapshot.matches(wanted);

    /** Makes the next move where a flow takes it. What the flow then says leads to the one after it. */
    const move = () => {
      const next = moves[0];
      const taker = next && watch.flowsOf(next.to).find(({ actor }) => actor.getSnapshot().can(next.event));
      if (!taker) return;
      moves.shift();
      // Not told to the one flow alone: the browser tells all of them.
      if (next.event.type === 'connection.lost') sendBack({ type: 'connection.cut' });
      else taker.actor.send(next.event);
    };

    const stop = watch.subscribe(({ snapshot }) => {
      if (!isThere(snapshot)) {
        // Later, because the flow has not finished its step yet.
        queueMicrotask(move);
        return;
      }
      clock.setPace(0);
      stop();
      sendBack({ type: 'screen.reached' });
    });
    open(screen);
    return stop;
  });
