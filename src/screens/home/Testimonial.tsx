import { useTranslation } from 'react-i18next';
import styles from './Testimonial.module.css';

/** What a user might say; marked as an example. */
export function Testimonial() {
  const { t } = useTranslation('home');
  return (
    <figure className={styles.testimonial}>
      <p className={styles.eyebrow}>{t('testimonial.eyebrow')}</p>
      <blockquote className={styles.quote}>
        <p>{t('testimonial.quote')}</p>
      </blockquote>
      <figcaption className={styles.author}>{t('testimonial.author')}</figcaption>
    </figure>
  );
}
