import { activeIn, type Definition, valueBelow } from './definition.ts';
import styles from './Viewer.module.css';

interface ChartProps {
  definition: Definition;
  /** The part of the state value that is about this state; undefined while it is not active. */
  value: unknown;
}

/** The states of a machine as nested boxes, the active ones lit. */
export function Chart({ definition, value }: ChartProps) {
  const active = activeIn(value);
  return (
    <ul className={styles.states}>
      {Object.entries(definition.states ?? {}).map(([name, state]) => (
        <li
          key={name}
          className={styles.state}
          title={state.description}
          {...(active.includes(name) && { 'aria-current': 'true' as const })}
        >
          <span className={styles.name}>{name}</span>
          {state.states && <Chart definition={state} value={valueBelow(value, name)} />}
        </li>
      ))}
    </ul>
  );
}
