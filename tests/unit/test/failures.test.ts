import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { noteFailures, readFailures } from '../../../scripts/test/failures.ts';

const folder = mkdtempSync(join(tmpdir(), 'firmenlupe-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('has no list where nothing failed', () => {
  noteFailures([], join(folder, 'nothing.txt'));
  expect(readFailures(join(folder, 'nothing.txt'))).toBeUndefined();
});

it('lists the failures of all runners, each with the first line of its reason, without colours', () => {
  const file = join(folder, 'new', 'failures.txt');
  noteFailures([{ title: 'a.test.ts › adds', message: '\u001b[31mexpected 1 to be 2\u001b[39m\n  at line 3' }], file);
  noteFailures([{ title: 'b.spec.ts › opens', message: undefined }], file);
  expect(readFailures(file)).toBe('- a.test.ts › adds: expected 1 to be 2\n- b.spec.ts › opens: no reason told\n');
});
