import { useTranslation } from 'react-i18next';
import styles from './Steps.module.css';

/** How a report comes about, in three steps. */
export function Steps() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <h2 id="steps-title">{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {t('steps.items', { returnObjects: true }).map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
