import { lazy, use } from 'react';
import { Route, Switch } from 'wouter';
import { type Flows, FlowsProvider } from '../flow/flows.ts';
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

/** The route table without the home screen (specification §2). */
export default function OtherScreens({ loading }: { loading: Promise<Flows> }) {
  return (
    <FlowsProvider value={use(loading)}>
      <Switch>
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
    </FlowsProvider>
  );
}
