import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';

/** A file that exports a machine. */
export interface MachineFile {
  /** Path from the project's root. */
  path: string;
  machine: AnyStateMachine;
  /** The sentence above the exported machine. */
  summary: string;
  /** Actions that send an event somewhere, with the words for it: 'emits report.missing'. */
  sends: Map<string, string>;
}

const VERBS: Record<string, string> = {
  emit: 'emits',
  raise: 'raises',
  sendParent: 'tells its parent',
  sendTo: 'sends',
};

/** Every machine below machines/, in the order of their paths. Files that export only a factory are left out. */
export async function readMachineFiles(): Promise<MachineFile[]> {
  const paths = globSync('machines/**/*.machine.ts').toSorted();
  const files = await Promise.all(paths.map(readMachineFile));
  return files.filter((file) => file !== null);
}

async function readMachineFile(path: string): Promise<MachineFile | null> {
  const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
  const [name, machine] = Object.entries(exported).find(([, value]) => value instanceof StateMachine) ?? [];
  if (!name || !(machine instanceof StateMachine)) return null;
  const source = readFileSync(path, 'utf8');
  return { path, machine, summary: summaryOf(source, name), sends: sendsIn(source + setupBeside(path)) };
}

/** Text of the docstring right above the export, on one line. */
function summaryOf(source: string, name: string): string {
  const above = source.slice(0, source.indexOf(`export const ${name}`));
  const docstring = above.slice(above.lastIndexOf('/**'));
  return docstring
    .replace(/\/\*\*|\*\//g, ' ')
    .replace(/\s*\n\s*\*?\s*|\s+/g, ' ')
    .trim();
}

function setupBeside(path: string): string {
  const setup = path.replace('.machine.ts', '.setup.ts');
  const factory = 'machines/form/form.machine.ts';
  return globSync([setup, factory])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

function sendsIn(source: string): Map<string, string> {
  const found = source.matchAll(/(\w+): (emit|raise|sendParent|sendTo)\([^;]*?type: '([^']+)'/g);
  return new Map([...found].map(([, action = '', verb = '', event = '']) => [action, `${VERBS[verb]} ${event}`]));
}
