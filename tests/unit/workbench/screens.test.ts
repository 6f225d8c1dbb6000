import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PageSlug } from '../../../contract/pages.ts';
import { statesOf } from '../../../scripts/flows/chart.ts';
import { readMachineFiles } from '../../../scripts/flows/machine-files.ts';
import { fieldsOf } from '../../../src/mocks/fields.ts';
import { callNames, failures, type Reply } from '../../../src/mocks/replies.ts';
import { passing } from '../../../src/workbench/screens/link.ts';
import { flowNames, machines } from '../../../src/workbench/screens/machines.ts';
import { links, screenGroups } from '../../../src/workbench/screens/screens.ts';

const screens = screenGroups.flatMap((group) => group.screens);

/** Flows that run on the server, and have no screen. */
const isOnServer = (path: string) => path.includes('lifecycle/');

test('every flow of the browser has its screens', async () => {
  const files = await readMachineFiles();
  const ids = files.filter(({ path }) => !isOnServer(path)).map(({ machine }) => machine.id);
  expect(ids.length).toBeGreaterThan(0);
  expect(flowNames.toSorted()).toEqual(ids.toSorted());
});

describe.each(flowNames)('%s', (flow) => {
  const leaves = statesOf(machines[flow]).filter(({ type }) => type === 'atomic' || type === 'final');
  const entries = Object.entries(links[flow]);

  test('each state that has no states within has one link, and nothing else has', () => {
    expect(entries.map(([id]) => id).toSorted()).toEqual(leaves.map(({ id }) => id).toSorted());
  });

  test('the states that only decide what comes next are those that need no event', () => {
    const deciding = leaves.filter(({ always = [] }) => always.length > 0).map(({ id }) => id);
    const declared = entries.filter(([, entry]) => entry === passing).map(([id]) => id);
    expect(declared.toSorted()).toEqual(deciding.toSorted());
  });
});

test('no two screens share an address', () => {
  expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
});

const isKnown = (call: string, reply: Reply): boolean => {
  const name = callNames.find((known) => known === call);
  if (name === undefined) return false;
  if (typeof reply === 'string') return failures.includes(reply);
  const fields = fieldsOf(name);
  return Object.entries(reply).every(([path, option]) =>
    fields.find((field) => field.path === path)?.options.includes(option),
  );
};

test.each(screens)('$id: the answers are ones that the contract has', ({ link }) => {
  for (const [call, replies] of Object.entries(link.replies ?? {})) {
    for (const reply of [replies].flat()) expect([call, reply, isKnown(call, reply)]).toEqual([call, reply, true]);
  }
});

/** The patterns of the route table, as the views have them. */
const routes = ['src/app/App.tsx', 'src/app/OtherScreens.tsx'].flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/<Route path="([^"]+)"/g)].map(([, pattern = '']) => pattern),
);

const matches = (pattern: string, path: string): boolean => {
  const source = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`).test(path);
};

test('every route is shown by some screen', () => {
  const paths = screens.map(({ link }) => link.path.replace(/#.*$/, ''));
  expect(routes.length).toBeGreaterThan(5);
  const patterns = [...routes, ...PageSlug.options.map((slug) => `/${slug}`)];
  expect(patterns.filter((pattern) => !paths.some((path) => matches(pattern, path)))).toEqual([]);
  // The page for any other address.
  expect(paths.some((path) => !patterns.some((pattern) => matches(pattern, path)))).toBe(true);
});
