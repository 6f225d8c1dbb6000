import * as v from 'valibot';

const Covered = v.object({
  flow: v.string(),
  level: v.string(),
  states: v.number(),
  allStates: v.number(),
  transitions: v.number(),
  allTransitions: v.number(),
});

/** The part of vitest's JSON report that carries what a test left in `task.meta.coverage`. */
const Report = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(v.object({ meta: v.optional(v.object({ coverage: v.optional(Covered) })) })),
    }),
  ),
});

type Coverage = v.InferOutput<typeof Covered>;

/** One line for each machine, then one for each level: states and transitions passed, of all that there are. */
export function coverageTable(json: string): string {
  const { testResults } = v.parse(Report, JSON.parse(json));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const rows = tests.flatMap(({ meta }) => (meta?.coverage ? [meta.coverage] : []));
  const levels = [...new Set(rows.map(({ level }) => level))];
  return [...rows.map(lineOf(rows)), ...levels.map((level) => sumOf(rows, level))].join('\n');
}

const nameOf = ({ flow, level }: Coverage): string => `${flow} (${level})`;

function lineOf(rows: Coverage[]): (row: Coverage) => string {
  const width = Math.max(...rows.map((row) => nameOf(row).length));
  return (row) =>
    `${nameOf(row).padEnd(width)}  states ${row.states}/${row.allStates}  transitions ${row.transitions}/${row.allTransitions}`;
}

function sumOf(rows: Coverage[], level: string): string {
  const machines = rows.filter((row) => row.level === level);
  const total = (count: (row: Coverage) => number) => machines.reduce((sum, row) => sum + count(row), 0);
  const states = total((row) => row.allStates);
  const transitions = total((row) => row.allTransitions);
  // Rounded down: 100 % means all.
  const part = Math.floor((100 * total((row) => row.states + row.transitions)) / (states + transitions));
  return `${level}: ${part} % of ${states} states and ${transitions} transitions of ${machines.length} machines`;
}
