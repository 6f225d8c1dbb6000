import { cookieConsentView } from './flows/cookie-consent.tsx';
import { failureView } from './flows/failure.tsx';
import {
  dataDeleteView,
  dataExportView,
  feedbackView,
  leadView,
  newsletterView,
  notifyView,
  proOrderView,
  reportNotifyView,
} from './flows/forms.tsx';
import { loadingView } from './flows/loading.tsx';
import { companiesView, connectionView, copyView, faviconView, languageView, staticPageView } from './flows/page.tsx';
import { ratingView } from './flows/rating.tsx';
import { reportView } from './flows/report.tsx';
import { searchView } from './flows/search.tsx';
import { transitionView } from './flows/transition.tsx';

/** The views of all flows, in groups that are walked side by side. */
export const mainJobViews = [searchView, transitionView, loadingView, reportView, failureView];
export const formViews = [
  leadView,
  notifyView,
  newsletterView,
  reportNotifyView,
  feedbackView,
  proOrderView,
  dataExportView,
  dataDeleteView,
  ratingView,
];
export const pageViews = [
  languageView,
  connectionView,
  cookieConsentView,
  staticPageView,
  companiesView,
  faviconView,
  copyView,
];

/** Flows of the browser that have no view of their own, each with the reason. */
export const withoutView: Record<string, string> = {
  form: 'the chart that all forms share; each form has its view',
  captcha: 'a child of search and rating, which show what it says',
};
