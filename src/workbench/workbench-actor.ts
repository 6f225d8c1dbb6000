import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { workbenchMachine } from './workbench.machine.ts';

export type WorkbenchActor = ActorRefFrom<typeof workbenchMachine>;
export type WorkbenchSnapshot = SnapshotFrom<typeof workbenchMachine>;
