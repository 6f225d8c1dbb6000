import type { AnyStateNode } from 'xstate';
import * as forms from './forms.ts';
import * as job from './job.ts';
import type { FlowName, ScreenLink, ScreensOf, Unseen } from './link.ts';
import { flowNames, machines } from './machines.ts';
import * as search from './search.ts';
import * as small from './small.ts';
import { views } from './views.ts';

/** The links of each flow. A new flow without them does not compile. */
export const links: { [F in FlowName]: ScreensOf<F> } = { ...search, ...job, ...forms, ...small };

/** One state of the product that can be looked at. */
export interface Screen {
  /** The id of the state, or the name of a view. */
  id: string;
  description: string;
  link: ScreenLink;
  /** The flow that has to be in the state. */
  flow: FlowName;
  state: string;
}

export interface UnseenState extends Unseen {
  id: string;
  description: string;
}

export interface ScreenGroup {
  name: string;
  screens: Screen[];
  unseen: UnseenState[];
}

const leavesBelow = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(leavesBelow);
};

function groupOf(flow: FlowName): ScreenGroup {
  const entries: Record<string, ScreenLink | Unseen | undefined> = links[flow];
  const group: ScreenGroup = { name: flow, screens: [], unseen: [] };
  for (const { id, description = '' } of leavesBelow(machines[flow].root)) {
    const entry = entries[id];
    if (!entry) throw new Error(`The state ${id} has no link in src/workbench/screens`);
    if ('unseen' in entry) group.unseen.push({ id, description, ...entry });
    else group.screens.push({ id, description, link: entry, flow, state: id });
  }
  return group;
}

/** The page's own connection flow: it is there once a screen is. */
const anyScreen = { flow: 'connection', state: 'connection.online' } as const;

/** Every state that the browser's machines can be in, and the views beside them. */
export const screenGroups: ScreenGroup[] = [
  ...flowNames.map(groupOf),
  {
    name: 'views without a flow',
    screens: Object.entries(views).map(([id, link]) => ({ id, description: link.title, link, ...anyScreen })),
    unseen: [],
  },
];

const screens = new Map(screenGroups.flatMap((group) => group.screens).map((screen) => [screen.id, screen]));

/** The screen of that id; undefined where there is none. */
export const screenOf = (id: string): Screen | undefined => screens.get(id);

/** The address that shows a screen. */
export const addressOf = (id: string): string => `/?screen=${encodeURIComponent(id)}`;
