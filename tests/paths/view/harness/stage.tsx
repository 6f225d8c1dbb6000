import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { vi } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { readFailure } from '../../../../machines/call-failure.ts';
import { statesOf } from '../../../../scripts/flows/chart.ts';
import { createApiClient } from '../../../../src/actors/api-client.ts';
import { createRecaptchaPort } from '../../../../src/actors/captcha/recaptcha-port.ts';
import { navigateOn } from '../../../../src/app/navigate-on.ts';
import { provideFlows } from '../../../../src/app/provide-flows.ts';
import { type Flows, FlowsProvider } from '../../../../src/flow/flows.ts';
import { HearProvider } from '../../../../src/flow/use-flow.ts';
import { LanguageProvider } from '../../../../src/layout/LanguageSwitch.tsx';
import type { Move } from '../../harness/flow.ts';
import { gate } from '../../harness/gate.ts';
import { type Passed, passing } from '../../harness/passing.ts';
import { type GatedApi, gateApi } from './gated-api.ts';
import type { ViewFlow } from './view-flow.ts';

/** A flow on its rendered view, with every answer in the test's hand. */
export interface Stage {
  passed: Passed;
  machine: AnyStateMachine;
  snapshot: () => AnyMachineSnapshot;
  make: (move: Move) => Promise<void>;
  close: () => Promise<void>;
}

/** Real milliseconds to wait for something to come through. */
const PATIENCE = 3_000;

/** Lets answers come through, while no time passes for the flows. */
export async function until(check: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!check()) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  }
}

/** Renders the view of a flow. Everything that the flow waits for waits for `make`. */
export async function openStage(view: ViewFlow, input: unknown): Promise<Stage> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  window.history.replaceState(view.arrival?.(input) ?? null, '', view.path?.(input) ?? '/');
  const api = gateApi([...new Set(Object.values(view.calls ?? {}))]);
  const client = createApiClient({ baseUrl: '/api', language: () => 'en' });
  const flows = provideFlows(client, createRecaptchaPort());
  const machine = withGates(view.machine?.(client) ?? flows[view.name], view);
  const { started, passed } = watch(machine);

  const shown: Flows = { ...flows, [view.name]: machine };
  await act(async () => {
    render(
      <HearProvider value={navigateOn}>
        <FlowsProvider value={shown}>
          <LanguageProvider value={createActor(shown.language).start()}>
            <Suspense>{view.element(input)}</Suspense>
          </LanguageProvider>
        </FlowsProvider>
      </HearProvider>,
    );
  });
  await until(() => started.at(-1) !== undefined, `${view.name} is shown`);
  if (view.prepare) await act(async () => view.prepare?.());
  const actor = () => {
    const last = started.at(-1);
    if (!last) throw new Error(`${view.name} is not shown`);
    return last;
  };
  return {
    passed,
    machine,
    snapshot: () => actor().getSnapshot(),
    make: (move) => makeMove(view, api, actor(), move),
    close: async () => {
      api.close();
      await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
      cleanup();
    },
  };
}

/** Undoes what a stage did to the world around it. */
export function leaveStage(): void {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  vi.useRealTimers();
}

async function makeMove(view: ViewFlow, api: GatedApi, actor: AnyActorRef, move: Move): Promise<void> {
  if (move.type === 'wait') {
    await act(() => vi.advanceTimersByTimeAsync(move.ms));
    return;
  }
  if (move.type === 'send') {
    const acts: Record<string, ((event: EventObject) => void) | undefined> = view.acts;
    const { type } = move.event;
    const cause = acts[type] ?? (view.told?.includes(type) ? (event: EventObject) => actor.send(event) : undefined);
    if (!cause) throw new Error(`Nobody causes ${type} on the view of ${view.name}`);
    await act(async () => cause(move.event));
    return;
  }
  const call = view.calls?.[move.id];
  const end = view.ends?.[move.id];
  if (call) {
    await until(() => api.waiting(call) > 0, `${call} is asked for`);
    const wire: ((output: never) => unknown) | undefined = view.wire?.[move.id];
    if (move.type === 'answer') api.answer(call, wire ? wire(move.output as never) : move.output);
    else api.refuse(call, readFailure(move.error));
  } else if (end) {
    await end();
  } else {
    const child: AnyActorRef | undefined = actor.getSnapshot().children[move.id];
    await act(async () =>
      child?.send(
        move.type === 'answer'
          ? { type: 'gate.answer', output: move.output }
          : { type: 'gate.refuse', error: move.error },
      ),
    );
  }
}

/** The flow's machine with a gate in every slot that neither the API nor a view nor the browser answers. */
function withGates(
  machine: AnyStateMachine,
  { calls = {}, ends = {}, real = [], stubs = {} }: ViewFlow,
): AnyStateMachine {
  const invokes = statesOf(machine).flatMap((node) => node.invoke);
  const answered = invokes.filter(({ id }) => id in calls || id in ends).map(({ src }) => src);
  const slots = Object.keys(machine.implementations.actors);
  const gated = slots.filter((slot) => !answered.includes(slot) && !real.includes(slot));
  return machine.provide({ actors: { ...Object.fromEntries(gated.map((slot) => [slot, gate])), ...stubs } });
}

/** Notes each actor that a view makes of the machine, and what it passes. */
function watch(machine: AnyStateMachine): { started: AnyActorRef[]; passed: Passed } {
  const started: AnyActorRef[] = [];
  const passed = passing(machine);
  const begin = machine.getInitialSnapshot.bind(machine);
  machine.getInitialSnapshot = (scope, input) => {
    scope.system.inspect(passed.inspect);
    started.push(scope.self);
    return begin(scope, input);
  };
  return { started, passed };
}
