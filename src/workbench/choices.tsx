import { useSelector } from '@xstate/react';
import { scenarios } from '../mocks/scenarios.ts';
import styles from './Panel.module.css';
import { delays, paces } from './workbench.types.ts';
import type { WorkbenchActor, WorkbenchSnapshot } from './workbench-actor.ts';

interface ChoiceProps {
  workbench: WorkbenchActor;
}

const paceOf = (snapshot: WorkbenchSnapshot) => snapshot.context.pace;
const delayOf = (snapshot: WorkbenchSnapshot) => snapshot.context.delay;
const isOffline = (snapshot: WorkbenchSnapshot) => snapshot.context.offline;
const repliesOf = (snapshot: WorkbenchSnapshot) => snapshot.context.replies;

/** How fast time passes for the flows. */
export function PaceChoice({ workbench }: ChoiceProps) {
  const chosen = useSelector(workbench, paceOf);
  return (
    <fieldset className={styles.paces}>
      <legend>Time</legend>
      {paces.map((pace) => (
        <label key={pace} className={styles.pace}>
          <input
            type="radio"
            name="workbench-pace"
            checked={pace === chosen}
            onChange={() => workbench.send({ type: 'pace.chosen', pace })}
          />
          {pace === 0 ? 'Stop' : `×${pace}`}
        </label>
      ))}
    </fieldset>
  );
}

/** How long each answer takes. */
export function DelayChoice({ workbench }: ChoiceProps) {
  const chosen = useSelector(workbench, delayOf);
  return (
    <label className={styles.choice}>
      Answers after
      <select
        value={chosen}
        onChange={({ target }) => workbench.send({ type: 'delay.chosen', delay: Number(target.value) })}
      >
        {delays.map((delay) => (
          <option key={delay} value={delay}>
            {delay / 1_000} s
          </option>
        ))}
      </select>
    </label>
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Answers that belong together, for all calls at once. */
export function ScenarioChoice({ workbench }: ChoiceProps) {
  const replies = useSelector(workbench, repliesOf);
  const chosen = Object.keys(scenarios).find((name) => isSame(scenarios[name], replies)) ?? '';
  return (
    <label className={styles.choice}>
      Scenario
      <select
        value={chosen}
        onChange={({ target }) => workbench.send({ type: 'scenario.chosen', replies: scenarios[target.value] ?? {} })}
      >
        <option value="" disabled>
          own choices
        </option>
        {Object.keys(scenarios).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

/** Whether the browser has a connection. */
export function ConnectionChoice({ workbench }: ChoiceProps) {
  const offline = useSelector(workbench, isOffline);
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={offline} onChange={() => workbench.send({ type: 'connection.toggled' })} />
      Offline
    </label>
  );
}
