import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

/** Hooks that hold state or run effects: what a view does with them is likely to belong into a machine. */
const HOOKS = ['useEffect', 'useLayoutEffect', 'useReducer', 'useState', 'useSyncExternalStore'];

/** Views that may use one all the same, each with the reason. */
const ALLOWED: Record<string, string> = {};

/** Names that would tie a machine to a browser, a clock or chance. */
const IMPURE = new Set([
  'Date',
  'crypto',
  'document',
  'fetch',
  'localStorage',
  'location',
  'navigator',
  'performance',
  'sessionStorage',
  'setInterval',
  'setTimeout',
  'window',
]);

function namesIn(path: string): string[] {
  const names: string[] = [];
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  new Visitor({
    Identifier: ({ name }) => void names.push(name),
    MemberExpression: ({ object, property }) => {
      if (object.type === 'Identifier' && property.type === 'Identifier') names.push(`${object.name}.${property.name}`);
    },
  }).visit(program);
  return names;
}

const hooksIn = (path: string): string[] => namesIn(path).filter((name) => HOOKS.includes(name));

describe('views hold no flow logic', () => {
  const views = globSync('src/{screens,widgets,workbench}/**/*.{ts,tsx}');

  test('screens, widgets and the testers’ workbench use neither state nor effects, beyond the listed few', () => {
    const offenders = views.filter((path) => hooksIn(path).length > 0);
    expect(views.length).toBeGreaterThan(0);
    expect(offenders.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  });
});

describe('machines are pure', () => {
  const machines = globSync('machines/**/*.ts');

  test('no machine names the clock, chance, the network or the browser', () => {
    const offenders = machines.flatMap((path) =>
      namesIn(path)
        .filter((name) => IMPURE.has(name) || name === 'Math.random')
        .map((name) => `${path}: ${name}`),
    );
    expect(machines.length).toBeGreaterThan(0);
    expect(offenders).toEqual([]);
  });

  test('machines are checked without the types of browser and Node', () => {
    const { compilerOptions } = JSON.parse(readFileSync('machines/tsconfig.json', 'utf8'));
    expect(compilerOptions.lib).toEqual(['ES2024']);
    expect(compilerOptions.types).toEqual([]);
  });
});
