import { existsSync, globSync, readFileSync } from 'node:fs';
import { type Edge, edgesOf, statesOf } from './chart.ts';
import { diagramOf } from './diagram.ts';
import type { MachineFile } from './machine-files.ts';

/** The Markdown page of one flow: picture, states, transitions, links. */
export function pageOf(file: MachineFile): string {
  const { machine, summary, path } = file;
  const up = pagePathOf(file).includes('/') ? '../../..' : '../..';
  const linkTo = (target: string): string => `[${target}](${up}/${target})`;
  const blocks = [
    `# ${machine.id}`,
    summary,
    `Written by \`npm run flows\` from the machine itself. Code: ${linkTo(path)}. Tests: ${testsOf(path).map(linkTo).join(', ')}.`,
    `\`\`\`mermaid\n${diagramOf(file)}\n\`\`\``,
    '## States',
    table(
      ['State', 'What it means'],
      statesOf(machine)
        .slice(1)
        .map((node) => [code(shortId(node.id)), node.description ?? '']),
    ),
    '## Transitions',
    table(
      ['State', 'Event', 'Guard', 'Target', 'Actions'],
      edgesOf(machine).map((edge) => rowOf(edge, file)),
    ),
  ];
  const invoked = invokesOf(file);
  const actors = invoked.length > 0 ? ['## Actors', table(['State', 'Id', 'Actor'], invoked)] : [];
  return `${[...blocks, ...actors].join('\n\n')}\n`;
}

function rowOf({ source, event, guard, targets, actions }: Edge, { machine, sends }: MachineFile): string[] {
  const delay = /^after (.+)$/.exec(event)?.[1];
  const done = actions.map((action) => {
    const sent = sends.get(action.replace(/\(.*/, ''));
    return sent ? `${action}: ${sent}` : action;
  });
  return [
    code(shortId(source)),
    code(event) + (delay ? lengthOf(machine.implementations.delays?.[delay]) : ''),
    guard ? code(guard) : '',
    targets.length > 0 ? targets.map((id) => code(shortId(id))).join(', ') : 'stays',
    done.map(code).join(', '),
  ];
}

/** Milliseconds of a named delay; delays that depend on the context say so. */
const lengthOf = (delay: unknown): string => (typeof delay === 'number' ? ` (${delay} ms)` : ' (depends on context)');

const invokesOf = ({ machine }: MachineFile): string[][] =>
  statesOf(machine).flatMap((node) =>
    node.invoke.map(({ id, src }) => [code(shortId(node.id)), code(id), code(typeof src === 'string' ? src : id)]),
  );

/** An id without its machine's name; the machine itself by its name. */
const shortId = (id: string): string => id.replace(/^[^.]+\./, '');

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Where a flow's page is, below docs/machines: records of the server have a folder of their own. */
export const pagePathOf = ({ machine, path }: MachineFile): string =>
  path.includes('/lifecycle/') ? `lifecycle/${machine.id}.md` : `${machine.id}.md`;

function testsOf(path: string): string[] {
  const name = path.replace('machines/', '');
  const tables = globSync('tests/paths/flows/**/*.ts').filter((test) =>
    readFileSync(test, 'utf8').includes(`'${name}'`),
  );
  const flow = /([^/]+)\.machine\.ts$/.exec(path)?.[1] ?? '';
  const journeys = `tests/paths/journeys/${flow}.test.ts`;
  return [...tables, ...(existsSync(journeys) ? [journeys] : [])].toSorted();
}
