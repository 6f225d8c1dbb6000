import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from 'wouter/use-browser-location';
import {
  type StaticPageScreen as Face,
  pageFailureReasonOf,
  pageOf,
  staticPageScreenOf,
} from '../../../machines/static-page/static-page.selectors.ts';
import { useFlows } from '../../flow/flows.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useFormats } from '../../i18n/format.ts';
import { PageTitle } from '../../i18n/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { Html } from '../../ui/Html.tsx';
import { NavButton } from '../../ui/NavButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page, Row } from '../../ui/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CookieSettingsButton } from '../../widgets/cookie-banner/CookieSettingsButton.tsx';
import { DataRights } from '../../widgets/data-rights/DataRights.tsx';
import type { PageActor } from './page-actor.ts';
import styles from './StaticPageScreen.module.css';

function Reading() {
  const { t } = useTranslation('pages');
  return (
    <>
      <PageTitle of="page" />
      <Spinner label={t('static.loading')} />
    </>
  );
}

function Shown({ page: actor }: { page: PageActor }) {
  const { t } = useTranslation('pages');
  const { date } = useFormats();
  const page = useSelector(actor, pageOf);
  if (!page) return null;
  return (
    <>
      <title>{`${page.title} – Firmenlupe`}</title>
      <h1>{page.title}</h1>
      <p className={styles.updated}>{t('static.updated', { date: date(page.updated_at) })}</p>
      <Html source={page.content} />
    </>
  );
}

function ErrorCard({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('pages');
  return (
    <Card narrow>
      <PageTitle of="page" />
      <h1>{t('static.notFound')}</h1>
      {children}
      <Row>
        <NavButton to="/">{t('static.back')}</NavButton>
      </Row>
    </Card>
  );
}

function Failed({ page }: { page: PageActor }) {
  const { t } = useTranslation();
  const reason = useSelector(page, pageFailureReasonOf);
  return (
    <ErrorCard>
      <Notice tone="error">{t('error.pageFailed', { reason })}</Notice>
    </ErrorCard>
  );
}

const faces: Record<Face, (props: { page: PageActor }) => ReactNode> = {
  reading: Reading,
  shown: Shown,
  notFound: () => <ErrorCard />,
  failed: Failed,
};

/** What some pages offer below their text. */
const extras: Record<string, ComponentType> = {
  'ihre-datenrechte': DataRights,
  'cookies-verwalten': CookieSettingsButton,
};

function Content({ slug, language }: { slug: string; language: 'de' | 'en' }) {
  const page = useFlow(useFlows().staticPage, { input: { slug, language } });
  const ShownFace = faces[useSelector(page, staticPageScreenOf)];
  return <ShownFace page={page} />;
}

/** A page of text; the slug is the path without its slash. */
export default function StaticPageScreen() {
  const { i18n } = useTranslation();
  const slug = usePathname().slice(1);
  const language = i18n.language === 'en' ? 'en' : 'de';
  const Extra = extras[slug];
  return (
    <Page width="text">
      <Content key={`${slug} ${language}`} slug={slug} language={language} />
      {Extra && <Extra />}
    </Page>
  );
}
