import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';

/** Logo, BETA badge and language switch, on every screen. */
export function Header() {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link href="/" className={styles.home} aria-label={t('homeLink')}>
          <Logo name={t('brand')} />
        </Link>
        <span className={styles.beta}>{t('beta')}</span>
        <LanguageSwitch />
      </div>
    </header>
  );
}
