import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { type ResultsItemState, ResultsState } from '../../flow/history-state.ts';
import { readState } from '../../flow/read-state.ts';
import { PageTitle } from '../../i18n/PageTitle.tsx';
import { NavButton } from '../../ui/NavButton.tsx';
import { Page, Row } from '../../ui/Page.tsx';
import { ResultCard } from './ResultCard.tsx';
import styles from './ResultsScreen.module.css';

function Results({ companies }: { companies: readonly ResultsItemState[] }) {
  const { t } = useTranslation('results');
  return (
    <Page>
      <PageTitle of="results" />
      <h1>{t('title', { count: companies.length })}</h1>
      <ul className={styles.grid}>
        {companies.map((company) => (
          <li key={company.id}>
            <ResultCard company={company} />
          </li>
        ))}
      </ul>
      <Row>
        <NavButton to="/" variant="secondary">
          {t('searchMore')}
        </NavButton>
      </Row>
    </Page>
  );
}

/** The companies that a search found at once. They come with the navigation; without them it leads home. */
export default function ResultsScreen() {
  const state = readState(ResultsState, useHistoryState());
  if (!state) return <Redirect to="/" replace />;
  return <Results companies={'companies' in state ? state.companies : state.data} />;
}
