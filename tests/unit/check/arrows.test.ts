import { expect, it } from 'vitest';
import { checkArrows } from '../../../scripts/check/arrows.ts';
import { makeTree } from '../../support/tree.ts';

const targets = {
  'contract/report.ts': '',
  'machines/report/report.machine.ts': '',
  'machines/lifecycle/job/job.machine.ts': '',
  'src/actors/read-report.ts': '',
  'src/screens/home/Home.tsx': '',
  'src/screens/home/parts/Hero.tsx': '',
  'src/ui/Button.tsx': '',
  'server/app.ts': '',
  'server/scan/types.ts': '',
  'server/scan/fetch/door.ts': '',
  'server/db/schema.ts': '',
  'tests/support/farm.ts': '',
  'locales/de.json': '{}',
};

const problemsOf = async (file: string, source: string) => {
  await using tree = await makeTree({ ...targets, [file]: source });
  return await checkArrows(tree.root);
};

it.each([
  ['contract/a.ts', "import { z } from 'zod';", 'contract must not import npm:zod'],
  ['machines/a/a.machine.ts', "import { useState } from 'react';", 'machines must not import npm:react'],
  ['machines/a/a.machine.ts', "import '../../src/ui/Button.tsx';", 'machines must not import src/ui/Button.tsx'],
  ['src/screens/faq/Faq.tsx', "import '../home/Home.tsx';", 'src/screens/* must not import src/screens/home/Home.tsx'],
  [
    'src/screens/faq/Faq.tsx',
    "const x = import('../../actors/read-report.ts');",
    'src/screens/* must not import src/actors/read-report.ts',
  ],
  [
    'src/actors/a.ts',
    "import '../../machines/report/report.machine.ts';",
    'src/actors must not import machines/report/report.machine.ts',
  ],
  ['server/b.ts', "export * from '../src/ui/Button.tsx';", 'server must not import src/ui/Button.tsx'],
  [
    'server/b.ts',
    "import '../machines/report/report.machine.ts';",
    'server must not import machines/report/report.machine.ts',
  ],
  ['server/b.ts', "import { request } from 'undici';", 'server must not import npm:undici'],
  [
    'server/scan/pages/a.ts',
    "import type { T } from '../../db/schema.ts';",
    'server/scan must not import server/db/schema.ts',
  ],
  ['server/scan/pages/a.ts', "import { Hono } from 'hono/tiny';", 'server/scan must not import npm:hono'],
  ['server/scan/pages/a.ts', "import { get } from 'node:https';", 'server/scan must not import node:https'],
  [
    'server/b.ts',
    "type Farm = import('../tests/support/farm.ts').Farm;",
    'server must not import tests/support/farm.ts',
  ],
  ['scripts/a.ts', "import '../tests/support/farm.ts';", 'scripts must not import tests/support/farm.ts'],
  ['server/b.ts', "import './app.js';", "'./app.js' must end in .ts, .tsx, .css or .json"],
  ['server/b.ts', "import './gone.ts';", "'./gone.ts' does not exist"],
])('refuses in %s: %s', async (file, source, complaint) => {
  expect(await problemsOf(file, source)).toEqual([`${file}:1: ${complaint}`]);
});

it.each([
  ['machines/a/a.machine.ts', "import '../../contract/report.ts'; import { setup } from 'xstate';"],
  ['machines/a/a.machine.ts', "import '../report/report.machine.ts';"],
  ['src/screens/home/Intro.tsx', "import './parts/Hero.tsx'; import '../../ui/Button.tsx';"],
  ['src/actors/a.ts', "import type { E } from '../../machines/report/report.machine.ts';"],
  ['src/main.tsx', "import './actors/read-report.ts'; import '../machines/report/report.machine.ts';"],
  ['server/b.ts', "import '../machines/lifecycle/job/job.machine.ts'; import { Hono } from 'hono';"],
  ['server/scan/pages/a.ts', "import '../fetch/door.ts';"],
  ['server/scan/fetch/a.ts', "import { request } from 'undici'; import { connect } from 'node:net';"],
  ['tests/unit/a.test.ts', "import '../../server/app.ts'; import '../support/farm.ts';"],
])('allows in %s: %s', async (file, source) => {
  expect(await problemsOf(file, source)).toEqual([]);
});

it('names the line of the import', async () => {
  expect(await problemsOf('contract/a.ts', "\n\nimport type { T } from 'zod';")).toEqual([
    'contract/a.ts:3: contract must not import npm:zod',
  ]);
});

it('knows a zone for every folder of the house', async () => {
  expect(await problemsOf('src/odd/a.ts', "import '../ui/Button.tsx';")).toEqual([
    'src/odd/a.ts:1: stands in no zone of scripts/check/arrow-rules.ts',
  ]);
});
