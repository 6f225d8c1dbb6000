import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CookieSettingsButton } from '../widgets/cookie-banner/CookieSettingsButton.tsx';
import styles from './Footer.module.css';

const links = [
  { label: 'footer.impressum', de: '/impressum', en: '/impressum' },
  { label: 'footer.datenschutz', de: '/datenschutz', en: '/datenschutz' },
  { label: 'footer.cookieRichtlinie', de: '/cookie-richtlinie', en: '/cookie-policy' },
  { label: 'footer.agb', de: '/agb', en: '/agb' },
  { label: 'footer.datenrechte', de: '/ihre-datenrechte', en: '/ihre-datenrechte' },
  { label: 'footer.cookiesVerwalten', de: '/cookies-verwalten', en: '/cookies-verwalten' },
] as const;

/** Links to the static pages, and the year. */
export function Footer() {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'de';
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.claim}>{t('footer.claim')}</p>
        <nav aria-label={t('footer.navigation')}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.label}>
                <Link href={link[language]}>{t(link.label)}</Link>
              </li>
            ))}
            <li>
              <CookieSettingsButton variant="link" />
            </li>
          </ul>
        </nav>
        <p className={styles.copyright}>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
      </div>
    </footer>
  );
}
