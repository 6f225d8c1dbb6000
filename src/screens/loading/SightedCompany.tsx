import { useSelector } from '@xstate/react';
import { companyCityOf, companyNameOf } from '../../../machines/loading/loading.selectors.ts';
import type { LoadingActor } from './loading-actor.ts';
import styles from './SightedCompany.module.css';

/** Initial, name and city of the first company that was found. Its room is kept before, so that nothing jumps. */
export function SightedCompany({ loading }: { loading: LoadingActor }) {
  const name = useSelector(loading, companyNameOf);
  const city = useSelector(loading, companyCityOf);
  return (
    <div className={styles.room} aria-live="polite">
      {name && (
        <div className={styles.company}>
          <span className={styles.initial} aria-hidden="true">
            {name.slice(0, 1).toUpperCase()}
          </span>
          <span>
            <strong className={styles.name}>{name}</strong>
            {city && <span className={styles.city}>{city}</span>}
          </span>
        </div>
      )}
    </div>
  );
}
