import type { MouseEvent, ReactNode } from 'react';
import { addressOf } from './screens/screens.ts';
import type { WorkbenchActor } from './workbench-actor.ts';

interface ScreenLinkProps {
  workbench: WorkbenchActor;
  id: string;
  children: ReactNode;
}

/** A link to a screen. A plain click shows it without loading the page anew. */
export function ScreenLink({ workbench, id, children }: ScreenLinkProps) {
  const show = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    workbench.send({ type: 'screen.asked', id });
  };
  return (
    <a href={addressOf(id)} onClick={show}>
      {children}
    </a>
  );
}
