import { useState, useSyncExternalStore } from 'react';
import { Chart } from './Chart.tsx';
import { eventsOf } from './definition.ts';
import { currentlySeen, type LoggedEvent, type SeenActor, sendTo, subscribe } from './store.ts';
import styles from './Viewer.module.css';

const clockTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** All flows of the pages that are open: actors, the chart of one of them, the log of events. */
export function Viewer() {
  const { actors, log } = useSyncExternalStore(subscribe, currentlySeen);
  const [chosen, choose] = useState<string>();
  const machines = [...actors.values()].filter(({ definition }) => definition !== null);
  const actor = actors.get(chosen ?? '') ?? machines[0];
  return (
    <main className={styles.viewer}>
      <h1>Flows</h1>
      <Actors actors={machines} chosen={actor} choose={choose} />
      {actor ? <Flow actor={actor} /> : <p>Open a page of Firmenlupe in another tab.</p>}
      <Log log={log} actors={actors} />
    </main>
  );
}

interface ActorsProps {
  actors: SeenActor[];
  chosen: SeenActor | undefined;
  choose: (sessionId: string) => void;
}

function Actors({ actors, chosen, choose }: ActorsProps) {
  return (
    <nav aria-label="Actors" className={styles.actors}>
      {actors.map(({ sessionId, name, status }) => (
        <button
          key={sessionId}
          type="button"
          aria-pressed={sessionId === chosen?.sessionId}
          onClick={() => choose(sessionId)}
        >
          {name} <small>{status}</small>
        </button>
      ))}
    </nav>
  );
}

function Flow({ actor: { sessionId, name, definition, value, context, isRecord } }: { actor: SeenActor }) {
  if (!definition) return null;
  const events = isRecord ? [] : eventsOf(definition, value);
  return (
    <section aria-label={name} className={styles.flow}>
      <h2>{name}</h2>
      <Chart definition={definition} value={value} />
      <div className={styles.events}>
        {events.map((type) => (
          <button key={type} type="button" onClick={() => sendTo(sessionId, type)}>
            {type}
          </button>
        ))}
      </div>
      <pre>{JSON.stringify(context, null, 2)}</pre>
    </section>
  );
}

function Log({ log, actors }: { log: readonly LoggedEvent[]; actors: ReadonlyMap<string, SeenActor> }) {
  return (
    <section aria-label="Events" className={styles.log}>
      <h2>Events</h2>
      <ol>
        {log.map(({ id, sessionId, at, type }) => (
          <li key={id}>
            <time dateTime={at.toISOString()}>{clockTime.format(at)}</time> {actors.get(sessionId)?.name ?? sessionId}{' '}
            <code>{type}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
