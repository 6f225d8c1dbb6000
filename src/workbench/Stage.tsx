import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { Panel } from './Panel.tsx';
import { ScreenList } from './ScreenList.tsx';
import type { WorkbenchActor, WorkbenchSnapshot } from './workbench-actor.ts';

const visitOf = (snapshot: WorkbenchSnapshot) => snapshot.context.visit;

/** The application, made anew for each screen that is opened; or the list of all screens. The panel stays. */
export function Stage({ workbench, children }: { workbench: WorkbenchActor; children: ReactNode }) {
  const visit = useSelector(workbench, visitOf);
  const isList = usePathname() === '/__screens';
  return (
    <>
      {isList ? <ScreenList workbench={workbench} /> : <Fragment key={visit}>{children}</Fragment>}
      <Panel workbench={workbench} />
    </>
  );
}
