import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch } from 'wouter';
import type { Flows } from '../flow/flows.ts';
import { Layout } from '../layout/Layout.tsx';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { ArrivalFocus } from './ArrivalFocus.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';

const OtherScreens = lazy(() => import('./OtherScreens.tsx'));

/** The home screen is part of the first load; all others come with the first of them that is opened. */
export function App({ loadFlows }: { loadFlows: () => Promise<Flows> }) {
  const { t } = useTranslation();
  return (
    <Layout>
      <ArrivalFocus />
      <FailureBoundary>
        <Suspense fallback={<Spinner label={t('loading')} />}>
          <Switch>
            <Route path="/" component={HomeScreen} />
            <Route>{() => <OtherScreens loading={loadFlows()} />}</Route>
          </Switch>
        </Suspense>
      </FailureBoundary>
    </Layout>
  );
}
