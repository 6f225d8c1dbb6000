import { expect, type Page } from '@playwright/test';
import { readFailure } from '../../../machines/call-failure.ts';
import { explore } from '../../paths/harness/explore.ts';
import type { Move } from '../../paths/harness/flow.ts';
import { activeIds } from '../../paths/harness/passing.ts';
import { type Run, run } from '../../paths/harness/run.ts';
import { open, stopTime, untilShown } from '../visitor.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { type HeldCalls, holdCalls } from './held-calls.ts';

/** A real call is given up after 30 s: time passes only little while one is under way. */
const LONGEST_CALL = 5_000;

/** The longest ways first, until every transition has been taken: the fewest pages that have to be opened. */
export function waysOf({ flow, calls }: BrowserFlow): Run[] {
  const isPossible = (move: Move, { asked }: Run) =>
    move.type !== 'wait' || move.ms <= LONGEST_CALL || !asked.some(({ id }) => id in calls);
  const seen = new Set<number>();
  const longestFirst = explore(flow, isPossible).toSorted((one, other) => other.moves.length - one.moves.length);
  return longestFirst.filter(({ edges }) => {
    const news = [...edges].filter((edge) => !seen.has(edge));
    for (const edge of news) seen.add(edge);
    return news.length > 0;
  });
}

export const nameOf = ({ moves }: Run): string =>
  moves
    .map((move) => {
      if (move.type === 'wait') return `${move.ms} ms`;
      if (move.type === 'send') return move.event.type;
      return `${move.id} ${move.type === 'answer' ? 'answered' : 'failed'}`;
    })
    .join(', ');

/** Makes the moves of one way in the browser, and looks after each of them. */
export async function walk(page: Page, browser: BrowserFlow, { input, moves }: Run): Promise<void> {
  const { flow, calls, answers = {} } = browser;
  const held = await holdCalls(page, [...new Set(Object.values(calls))], answers);
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await open(page, '/impressum');
  // React lets what was fetched wait up to 300 ms until it shows it: the banner must be there before time stops.
  await expect(page.getByRole('region', { name: 'Cookie settings' })).toBeVisible();
  await stopTime(page);
  const { path, state = null } = browser.open(input);
  await page.evaluate(([to, carried]) => history.pushState(carried, '', to), [path, state] as const);
  await untilShown(page);
  await browser.fill?.(page, held);
  for (let made = 0; made <= moves.length; made++) {
    const move = moves[made - 1];
    if (move) await make(page, browser, held, move);
    const { snapshot } = run(flow, input, moves.slice(0, made));
    for (const id of activeIds(snapshot)) await browser.see[id]?.(page);
  }
}

async function make(page: Page, browser: BrowserFlow, held: HeldCalls, move: Move): Promise<void> {
  if (move.type === 'wait') return page.clock.runFor(move.ms);
  if (move.type === 'send') {
    const causes: Record<string, ((page: Page, event: never, held: HeldCalls) => Promise<void>) | undefined> =
      browser.acts;
    const cause = causes[move.event.type];
    if (!cause) throw new Error(`Nobody causes ${move.event.type} in ${browser.flow.machine.id}`);
    return cause(page, move.event as never, held);
  }
  await browser.ends?.[move.id]?.(page);
  const call = browser.calls[move.id];
  if (!call) return;
  if (move.type === 'answer') await held.answer(call, move.output);
  else await held.refuse(call, readFailure(move.error));
}
