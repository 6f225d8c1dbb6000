import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CookieBannerSlot } from '../widgets/cookie-banner/CookieBannerSlot.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { OfflineNote } from './OfflineNote.tsx';

/** What every screen has around it. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Header />
      <OfflineNote />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CookieBannerSlot />
    </>
  );
}
