import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isOffline } from '../../machines/connection/connection.selectors.ts';
import { useFirstFlows } from '../flow/flows.ts';
import { useFlow } from '../flow/use-flow.ts';
import styles from './OfflineNote.module.css';

/** A quiet note while the browser has no connection. */
export function OfflineNote() {
  const { t } = useTranslation();
  const connection = useFlow(useFirstFlows().connection, {});
  const offline = useSelector(connection, isOffline);
  return (
    <div className={styles.region} role="status">
      {offline && <p className={styles.note}>{t('offline')}</p>}
    </div>
  );
}
