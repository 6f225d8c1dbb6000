import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch } from 'wouter';
import { Layout } from '../layout/Layout.tsx';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { ArrivalFocus } from './ArrivalFocus.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import { pageSlugs } from './page-slugs.ts';

const TransitionScreen = lazy(() => import('../screens/transition/TransitionScreen.tsx'));
const LoadingScreen = lazy(() => import('../screens/loading/LoadingScreen.tsx'));
const SelectionScreen = lazy(() => import('../screens/selection/SelectionScreen.tsx'));
const ReportScreen = lazy(() => import('../screens/report/ReportScreen.tsx'));
const ProOrderScreen = lazy(() => import('../screens/pro-order/ProOrderScreen.tsx'));
const StaticPageScreen = lazy(() => import('../screens/static-page/StaticPageScreen.tsx'));
const MessageScreen = lazy(() => import('../screens/message/MessageScreen.tsx'));
const ResultsScreen = lazy(() => import('../screens/results/ResultsScreen.tsx'));
const ErrorScreen = lazy(() => import('../screens/error/ErrorScreen.tsx'));
const ComingSoonScreen = lazy(() => import('../screens/coming-soon/ComingSoonScreen.tsx'));

/** The route table (specification §2). Only the home screen is part of the first load. */
export function App() {
  const { t } = useTranslation();
  return (
    <Layout>
      <ArrivalFocus />
      <FailureBoundary>
        <Suspense fallback={<Spinner label={t('loading')} />}>
          <Switch>
            <Route path="/" component={HomeScreen} />
            <Route path="/transition/:jobId?" component={TransitionScreen} />
            <Route path="/loading/:jobId" component={LoadingScreen} />
            <Route path="/report/:jobId?" component={SelectionScreen} />
            <Route path="/report/:jobId/basic" component={ReportScreen} />
            <Route path="/pro-report/:jobId" component={ProOrderScreen} />
            {pageSlugs.map((slug) => (
              <Route key={slug} path={`/${slug}`} component={StaticPageScreen} />
            ))}
            <Route path="/timeout/:jobId?">{({ jobId }) => <MessageScreen message="timeout" jobId={jobId} />}</Route>
            <Route path="/confirmation/:jobId?">
              {({ jobId }) => <MessageScreen message="confirmation" jobId={jobId} />}
            </Route>
            <Route path="/results" component={ResultsScreen} />
            <Route path="/error/:jobId" component={ErrorScreen} />
            <Route component={ComingSoonScreen} />
          </Switch>
        </Suspense>
      </FailureBoundary>
    </Layout>
  );
}
