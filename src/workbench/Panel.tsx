import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { CallList } from './CallList.tsx';
import { ConnectionChoice, DelayChoice, PaceChoice, ScenarioChoice } from './choices.tsx';
import styles from './Panel.module.css';
import type { WorkbenchActor, WorkbenchSnapshot } from './workbench-actor.ts';

const isOpen = (snapshot: WorkbenchSnapshot) => snapshot.matches({ panel: 'open' });
const screenOf = (snapshot: WorkbenchSnapshot) => snapshot.context.screen;
const stageOf = (snapshot: WorkbenchSnapshot) => snapshot.value.stage;
const paceOf = (snapshot: WorkbenchSnapshot) => snapshot.context.pace;
const isOffline = (snapshot: WorkbenchSnapshot) => snapshot.context.offline;

/** What is unusual at the moment, in a few words. */
function Summary({ workbench }: { workbench: WorkbenchActor }) {
  const pace = useSelector(workbench, paceOf);
  const offline = useSelector(workbench, isOffline);
  const words = [pace === 0 ? 'time stands still' : pace > 1 && `time ×${pace}`, offline && 'offline'].filter(Boolean);
  return words.length > 0 && <span className={styles.summary}>{words.join(' · ')}</span>;
}

function Shown({ workbench }: { workbench: WorkbenchActor }) {
  const screen = useSelector(workbench, screenOf);
  const stage = useSelector(workbench, stageOf);
  return (
    <div className={styles.shown} role="status">
      {screen && stage !== 'free' && (
        <>
          <code className={styles.screen}>{screen}</code>
          {stage === 'missed' && <span className={styles.missed}>did not come</span>}
        </>
      )}
    </div>
  );
}

function Body({ workbench }: { workbench: WorkbenchActor }) {
  return (
    <div id="workbench-body" className={styles.body}>
      <div className={styles.top}>
        <Shown workbench={workbench} />
        <Link href="/__screens" className={styles.list}>
          All screens
        </Link>
      </div>
      <PaceChoice workbench={workbench} />
      <div className={styles.choices}>
        <ScenarioChoice workbench={workbench} />
        <DelayChoice workbench={workbench} />
        <ConnectionChoice workbench={workbench} />
        <button type="button" className={styles.reset} onClick={() => workbench.send({ type: 'settings.reset' })}>
          Reset
        </button>
      </div>
      <CallList workbench={workbench} />
    </div>
  );
}

/** What the API answers and how time passes, chosen while the application runs. For testers: English alone. */
export function Panel({ workbench }: { workbench: WorkbenchActor }) {
  const open = useSelector(workbench, isOpen);
  return (
    <aside className={classNames(styles.panel, open && styles.open)} aria-label="Workbench" lang="en">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="workbench-body"
        onClick={() => workbench.send({ type: 'panel.toggled' })}
      >
        <Icon name="clock" size={18} />
        Workbench
        <Summary workbench={workbench} />
      </button>
      {open && <Body workbench={workbench} />}
    </aside>
  );
}
