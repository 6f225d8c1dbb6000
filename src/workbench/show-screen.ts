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
  /** True while an answer is on its way. */
  awaitsAnswer: () => boolean;
  /** Takes the page to the screen's address. */
  open: (screen: Screen) => void;
  /** Brings into view what the screen is about, once it is there. */
  reveal: (screen: Screen) => void;
}

/**
 * Shows a screen: opens its address, makes the visitor's moves as soon as the flows take them, and leaps from timer
 * to timer until the wanted state is there. No time passes while an answer is on its way, so that every run is the
 * same, however slow the machine is.
 */
export const showScreen = ({ watch, clock, awaitsAnswer, open, reveal }: Stage) =>
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

    let isOpen = false;
    const unsubscribe = watch.subscribe(({ snapshot }) => {
      isOpen = true;
      if (isThere(snapshot)) {
        stop();
        reveal(screen);
        sendBack({ type: 'screen.reached' });
        return;
      }
      // Later, because the flow has not finished its step yet.
      queueMicrotask(move);
    });
    // Between two leaps the page does whatever it has to do.
    const leaping = setInterval(() => {
      if (isOpen && !awaitsAnswer()) clock.leap();
    });
    const stop = () => {
      clearInterval(leaping);
      unsubscribe();
    };
    open(screen);
    return stop;
  });
