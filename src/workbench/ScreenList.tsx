import { ScreenLink } from './ScreenLink.tsx';
import styles from './ScreenList.module.css';
import { type ScreenGroup, screenGroups } from './screens/screens.ts';
import type { WorkbenchActor } from './workbench-actor.ts';

function Group({ group, workbench }: { group: ScreenGroup; workbench: WorkbenchActor }) {
  return (
    <section className={styles.group} aria-labelledby={`group-${group.name}`}>
      <h2 id={`group-${group.name}`} className={styles.name}>
        {group.name} <span className={styles.count}>{group.screens.length}</span>
      </h2>
      <ul className={styles.screens}>
        {group.screens.map(({ id, description }) => (
          <li key={id} className={styles.screen}>
            <ScreenLink workbench={workbench} id={id}>
              {id}
            </ScreenLink>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
        {group.unseen.map(({ id, unseen }) => (
          <li key={id} className={styles.screen}>
            <span className={styles.unseen}>{id}</span>
            <p className={styles.description}>{unseen}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every state that the product's screens can be in, with a link that shows it. */
export function ScreenList({ workbench }: { workbench: WorkbenchActor }) {
  const count = screenGroups.reduce((sum, { screens }) => sum + screens.length, 0);
  return (
    <main className={styles.page}>
      <title>Screens – Firmenlupe</title>
      <h1>{count} screens and states</h1>
      <p className={styles.intro}>
        Each link shows its state directly: the API answers as needed, time leaps there and then stands still. The panel
        lets it pass again, and changes any answer.
      </p>
      {screenGroups.map((group) => (
        <Group key={group.name} group={group} workbench={workbench} />
      ))}
    </main>
  );
}
