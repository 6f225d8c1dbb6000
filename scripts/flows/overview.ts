import { statesOf } from './chart.ts';
import type { MachineFile } from './machine-files.ts';
import { pagePathOf } from './page.ts';

/** Where an event leads that a flow tells the outside; joined in src/app. */
const handOvers: { event: string; to: string }[] = [
  { event: 'search.accepted', to: 'transition' },
  { event: 'transition.left', to: 'selection' },
  { event: 'transition.missing', to: 'home' },
  { event: 'loading.finished', to: 'report' },
  { event: 'loading.failed', to: 'failure' },
  { event: 'report.missing', to: 'home' },
  { event: 'failure.retried', to: 'search' },
];

/** Screens that are no flow: links alone lead on from them. */
const screenLinks = [
  { from: 'home', link: 'shows', to: 'search' },
  { from: 'selection', link: 'Basic report', to: 'loading' },
];

/** The page that lists all flows and shows how they hand over to each other. */
export function overviewOf(files: MachineFile[]): string {
  const flows = files.filter(({ path }) => !path.includes('/lifecycle/'));
  const blocks = [
    '# Flows',
    'Every flow of the product is a statechart in [machines/](../../machines). The pages here are written by `npm run flows`; `npm run flows -- --check` fails when one of them is out of date.',
    '## How flows hand over',
    `\`\`\`mermaid\n${['flowchart LR', ...handOverLines(flows), ...childLines(flows)].join('\n')}\n\`\`\``,
    '## In the browser',
    listOf(flows),
    '## On the server',
    listOf(files.filter((file) => !flows.includes(file))),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Throws where the list above names an event that no flow emits any more, or leaves one out. */
function handOverLines(flows: MachineFile[]): string[] {
  const emitted = flows.flatMap((file) =>
    usedSends(file).flatMap((words) =>
      words.startsWith('emits ') ? [{ from: file.machine.id, event: words.slice(6) }] : [],
    ),
  );
  const leaving = emitted.filter(({ event }) => !event.startsWith('form.'));
  const unknown = handOvers.filter(({ event }) => !leaving.some((sent) => sent.event === event));
  const unheard = leaving.filter(({ event }) => !handOvers.some((handOver) => handOver.event === event));
  if (unknown.length + unheard.length > 0) {
    throw new Error(`scripts/flows/overview.ts is out of date: ${JSON.stringify({ unknown, unheard })}`);
  }
  const byEvent = leaving.flatMap(({ from, event }) =>
    handOvers.filter((handOver) => handOver.event === event).map(({ to }) => `  ${from} -->|${event}| ${to}`),
  );
  return [...byEvent, ...screenLinks.map(({ from, link, to }) => `  ${from} -->|${link}| ${to}`)];
}

/** What a flow's own actions send; the form chart's are in every form. */
function usedSends({ machine, sends }: MachineFile): string[] {
  const names = Object.keys(machine.implementations.actions);
  return [...new Set(names.flatMap((name) => sends.get(name) ?? []))];
}

function childLines(flows: MachineFile[]): string[] {
  const ids = new Set(flows.map(({ machine }) => machine.id));
  return flows.flatMap(({ machine }) =>
    statesOf(machine).flatMap((node) =>
      node.invoke.flatMap(({ src }) =>
        typeof src === 'string' && ids.has(src) ? [`  ${machine.id} -. invokes .-> ${src}`] : [],
      ),
    ),
  );
}

const listOf = (files: MachineFile[]): string =>
  files.map((file) => `- [${file.machine.id}](${pagePathOf(file)}): ${file.summary}`).join('\n');
