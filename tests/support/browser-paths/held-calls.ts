import type { Page, Route } from '@playwright/test';
import { type CallName, calls } from '../../../contract/calls.ts';
import type { CallFailure } from '../../../machines/call-failure.ts';

/** Calls of a page that wait until the test answers them; the page has heard what was answered. */
export interface HeldCalls {
  answer: (call: CallName, output: unknown) => Promise<void>;
  refuse: (call: CallName, failure: CallFailure) => Promise<void>;
}

/** A call that the page makes only to tell that it has heard the answers to earlier ones. */
const HEARD = '/heard';

const patternOf = (call: CallName): RegExp => {
  const path = calls[call].path.replace(/\{\w+\}/g, '[^/?]+');
  return new RegExp(`/api${path}(\\?.*)?$`);
};

/** Holds these calls back and answers others as told; every other call goes to the server. */
export async function holdCalls(
  page: Page,
  held: CallName[],
  answers: Partial<Record<CallName, unknown>>,
): Promise<HeldCalls> {
  for (const [call, json] of Object.entries(answers)) {
    await page.route(patternOf(call as CallName), (route) => route.fulfill({ json }));
  }
  const waiting = new Map<CallName, Route[]>(held.map((call) => [call, []]));
  const arrivals = new Map<CallName, () => void>();
  for (const call of held) {
    await page.route(patternOf(call), (route) => {
      waiting.get(call)?.push(route);
      arrivals.get(call)?.();
    });
  }
  // A flow that gives a call up will not hear its answer: the next call of the same kind gets it.
  page.on('requestfailed', (request) => {
    for (const [call, routes] of waiting)
      waiting.set(
        call,
        routes.filter((route) => route.request() !== request),
      );
  });
  const next = async (call: CallName): Promise<Route> => {
    const route = waiting.get(call)?.shift();
    if (route) return route;
    await new Promise<void>((resolve) => arrivals.set(call, resolve));
    return next(call);
  };
  await page.route(`**${HEARD}`, (route) => route.fulfill({ body: '' }));
  // Without it, time could pass on the page before the flow knows the answer and has set its next timer.
  const untilHeard = () => page.evaluate((url) => fetch(url).then((answer) => answer.text()), HEARD);
  return {
    answer: async (call, output) => {
      const route = await next(call);
      await route.fulfill({ json: output ?? { success: true } });
      await untilHeard();
    },
    refuse: async (call, failure) => {
      const route = await next(call);
      await refuse(route, failure);
      await untilHeard();
    },
  };
}

function refuse(route: Route, failure: CallFailure): Promise<void> {
  if (failure.kind === 'network') return route.abort();
  if (failure.kind === 'garbage') return route.fulfill({ contentType: 'text/html', body: '<html></html>' });
  const { status, message, error } = failure;
  return route.fulfill({ status, json: { success: false, code: 'internal', message, error } });
}
