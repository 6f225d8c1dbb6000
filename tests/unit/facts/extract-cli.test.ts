import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imprint } from './support.ts';

const program = join(import.meta.dirname, '../../../server/scan/cli/extract.ts');
let folder = '';

const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'extract-'));
  writeFileSync(join(folder, 'b-ofenbau.html'), imprint());
  writeFileSync(join(folder, 'a-leer.htm'), '<p>Nichts</p>');
  writeFileSync(join(folder, 'c-namenlos.html'), '<h1>Kontakt</h1><p>Tel.: 03691 72 10 15</p><p>seit 1987</p>');
  writeFileSync(join(folder, 'notes.txt'), 'no page');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('extract', () => {
  it('prints one entry per page, named after the file, and nothing else', () => {
    const { status, stdout, stderr } = run(folder);
    expect([status, stderr]).toEqual([0, '']);
    const results = JSON.parse(stdout);
    expect(results.map((entry: { id: string }) => entry.id)).toEqual(['a-leer', 'b-ofenbau', 'c-namenlos']);
    expect(Object.values(results[0].predicted).flat().filter(Boolean)).toEqual([]);
    // A page that names nobody still tells what it tells.
    expect(results[2].predicted).toMatchObject({ company_name: null, phones: ['+493691721015'] });
    expect(results[1].predicted).toMatchObject({
      company_name: 'Ofenbau Lindner GmbH',
      phones: ['+493691721015'],
      fax: null,
      hr_number: 'HRB 503118',
    });
  });

  it('takes single files', () => {
    expect(JSON.parse(run(join(folder, 'b-ofenbau.html')).stdout)).toHaveLength(1);
  });

  it.each([
    ['no argument', [], /usage:/u],
    ['an option', ['--all'], /usage:/u],
    ['a missing path', ['/nowhere/at/all'], /cannot read the input: .*nowhere/u],
  ])('says what is wrong with %s', (_, args, message) => {
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(64);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
  });

  it('says that a folder holds no page', () => {
    const empty = mkdtempSync(join(tmpdir(), 'extract-'));
    expect(run(empty)).toMatchObject({ status: 64, stderr: expect.stringContaining('holds no .html file') });
    rmSync(empty, { recursive: true });
  });
});
