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

/** One line for each machine: states and transitions passed, of all that there are. */
export function coverageTable(json: string): string {
  const { testResults } = v.parse(Report, JSON.parse(json));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const rows = tests.flatMap(({ meta }) => (meta?.coverage ? [meta.coverage] : []));
  const width = Math.max(...rows.map(({ flow, level }) => flow.length + level.length + 3));
  return rows
    .map((row) => {
      const name = `${row.flow} (${row.level})`.padEnd(width);
      return `${name}  states ${row.states}/${row.allStates}  transitions ${row.transitions}/${row.allTransitions}`;
    })
    .join('\n');
}
