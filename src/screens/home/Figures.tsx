import { useTranslation } from 'react-i18next';
import styles from './Figures.module.css';

/** The service in three figures. */
export function Figures() {
  const { t } = useTranslation('home');
  const figures = [
    [t('figures.companiesFigure'), t('figures.companies')],
    [t('figures.accuracyFigure'), t('figures.accuracy')],
    [t('figures.availabilityFigure'), t('figures.availability')],
  ];
  return (
    <section aria-label={t('figures.label')}>
      <ul className={styles.figures}>
        {figures.map(([figure, label]) => (
          <li key={label} className={styles.figure}>
            <strong>{figure}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
