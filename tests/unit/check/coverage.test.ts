import { expect, it } from 'vitest';
import { checkCoverage } from '../../../scripts/check/coverage.ts';
import { makeTree } from '../../support/tree.ts';

const problemsOf = async (row: string) => {
  await using tree = await makeTree({
    'docs/specification-coverage.md': `# Coverage\n\n| § | statement | code | tests |\n|---|---|---|---|\n${row}\n`,
    'src/main.tsx': '',
    'tests/unit/a.test.ts': "it('says hello', () => {}); it('says it\\'s late', () => {});",
  });
  return await checkCoverage(tree.root);
};

it.each([
  '| 1.1 | Says hello | `src/main.tsx` | `tests/unit/a.test.ts › says hello` |',
  "| 1.1 | Says hello | `src/main.tsx` | `tests/unit/a.test.ts › says it's late` |",
  '| 1.1 | Says hello | `src/main.tsx` | open |',
  '| 1.1 | Says hello | | open |',
])('accepts %s', async (row) => {
  expect(await problemsOf(row)).toEqual([]);
});

it.each([
  ['| 1.1 | A | `src/gone.tsx` | open |', 'src/gone.tsx does not exist'],
  ['| 1.1 | A | `src/main.tsx` | `tests/unit/gone.test.ts › a` |', 'tests/unit/gone.test.ts does not exist'],
  ['| 1.1 | A | `src/main.tsx` | `tests/unit/a.test.ts › says bye` |', "tests/unit/a.test.ts has no test 'says bye'"],
  ['| 1.1 | A | `src/main.tsx` | |', 'names no test and is not open'],
])('complains about %s', async (row, complaint) => {
  expect(await problemsOf(row)).toEqual([`docs/specification-coverage.md:5: ${complaint}`]);
});
