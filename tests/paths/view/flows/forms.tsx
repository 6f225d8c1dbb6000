import { fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { ErrorKey } from '../../../../machines/complaint.ts';
import { formScreenOf } from '../../../../machines/form/form.selectors.ts';
import { notifyMachine } from '../../../../machines/notify/notify.machine.ts';
import { requestNotify } from '../../../../src/actors/request-notify.ts';
import { useFlows } from '../../../../src/flow/flows.ts';
import { useFlow } from '../../../../src/flow/use-flow.ts';
import ProOrderScreen from '../../../../src/screens/pro-order/ProOrderScreen.tsx';
import { ReportNotify } from '../../../../src/screens/report/ReportNotify.tsx';
import { AskForLink } from '../../../../src/widgets/data-rights/AskForLink.tsx';
import { FeedbackForm } from '../../../../src/widgets/feedback/FeedbackForm.tsx';
import { LeadForm } from '../../../../src/widgets/lead/LeadForm.tsx';
import { NewsletterBox } from '../../../../src/widgets/newsletter/NewsletterForm.tsx';
import { NotifyForm, NotifyThanks } from '../../../../src/widgets/notify/NotifyForm.tsx';
import {
  dataDeleteFlow,
  dataExportFlow,
  feedbackFlow,
  leadFlow,
  newsletterFlow,
  notifyFlow,
  order,
  proOrderFlow,
  reportNotifyFlow,
} from '../../flows/forms.ts';
import { type } from '../support/acts.ts';
import { formView } from '../support/form-view.tsx';

const person = { name: /^Name/, email: 'Email address' };
const personIssues: Partial<Record<ErrorKey, string>> = {
  'error.nameRequired': 'Please enter your name.',
  'error.emailRequired': 'Please enter your email address.',
  'error.emailInvalid': 'Please enter a valid email address.',
};
const invalidEmail = { 'error.emailInvalid': 'Please enter a valid email address.' };
const emailIssues = { 'error.emailRequired': 'Please enter your email address.', ...invalidEmail };

export const leadView = formView({
  flow: leadFlow,
  name: 'lead',
  element: () => <LeadForm jobId="job-1" />,
  call: 'submitLead',
  labels: person,
  button: 'Get in touch',
  busyButton: 'Sending …',
  issues: personIssues,
  failures: ['Nein.', 'Failed to submit. Please try again.'],
  thanks: 'Thank you!',
});

/** The notify form by itself; in the product it is part of the transition and loading screens. */
function NotifyAlone() {
  const values = { name: '', email: '' };
  const actor = useFlow(useFlows().lead, { input: { values, subject: 'job-1', idempotencyKey: 'key' } });
  return useSelector(actor, formScreenOf) === 'success' ? <NotifyThanks /> : <NotifyForm actor={actor} />;
}

export const notifyView = formView({
  flow: notifyFlow,
  name: 'lead',
  machine: (api) => notifyMachine.provide({ actors: { submitForm: requestNotify(api) } }),
  element: () => <NotifyAlone />,
  call: 'requestNotify',
  labels: person,
  button: 'Notify me',
  busyButton: 'Sending …',
  issues: personIssues,
  failures: [],
  thanks: 'Thank you!',
});

export const newsletterView = formView({
  flow: newsletterFlow,
  name: 'newsletter',
  element: () => <NewsletterBox />,
  call: 'subscribeNewsletter',
  labels: person,
  button: 'Subscribe to newsletter',
  busyButton: 'Subscribing …',
  issues: { 'error.newsletterEmailInvalid': 'Please enter a valid email address' },
  failures: ['Subscription failed. Please try again.'],
  thanks: 'Almost done!',
});

export const reportNotifyView = formView({
  flow: reportNotifyFlow,
  name: 'reportNotify',
  element: () => <ReportNotify jobId="job-1" />,
  call: 'requestNotify',
  labels: { email: 'Email address' },
  button: 'Notify me',
  busyButton: 'Sending …',
  issues: emailIssues,
  failures: ['Nein.', 'Failed to submit email. Please try again.'],
  thanks: 'We will notify you at eva@muster.de as soon as the report is ready.',
});

export const dataExportView = formView({
  flow: dataExportFlow,
  name: 'dataExport',
  element: () => <AskForLink flow="dataExport" />,
  call: 'exportData',
  labels: { email: 'Email address' },
  button: 'Request a copy',
  busyButton: 'Sending …',
  issues: emailIssues,
  failures: ['Failed to export data'],
  thanks: 'Please check your inbox',
});

export const dataDeleteView = formView({
  flow: dataDeleteFlow,
  name: 'dataDelete',
  element: () => <AskForLink flow="dataDelete" />,
  call: 'deleteData',
  labels: { email: 'Email address' },
  button: 'Request deletion',
  busyButton: 'Sending …',
  issues: emailIssues,
  failures: ['Failed to request deletion. Please try again.'],
  thanks: 'Please check your inbox',
});

export const feedbackView = formView({
  flow: feedbackFlow,
  name: 'feedback',
  element: () => <FeedbackForm reportId="job-1" />,
  call: 'submitFeedback',
  labels: { message: /^Comment/ },
  changes: { rating: () => void fireEvent.click(screen.getByRole('radio', { name: '4 stars' })) },
  button: 'Send feedback',
  busyButton: 'Sending …',
  issues: {
    'error.feedbackRatingRequired': 'Please select a rating',
    'error.feedbackTooLong': 'Please shorten your comment to 500 characters.',
  },
  failures: ['Failed to submit feedback. Please try again.'],
  thanks: 'Thank you for your feedback!',
});

export const proOrderView = formView({
  flow: proOrderFlow,
  name: 'proOrder',
  element: () => <ProOrderScreen params={{ jobId: 'job-1' }} />,
  call: 'orderPro',
  prepare: () => {
    type('Company name', order.companyName);
    type('First name', order.firstName);
    type('Last name', order.lastName);
    type('Street and house number', order.street);
    type('Postal code', order.postalCode);
    type('City', order.city);
    type('Email', order.email);
  },
  labels: { companyName: 'Company name' },
  changes: {
    disclaimerAccepted: () => void fireEvent.click(screen.getByRole('checkbox', { name: /I am aware/ })),
    privacyAccepted: () => void fireEvent.click(screen.getByRole('checkbox', { name: /I have read/ })),
  },
  button: 'Order with obligation to pay',
  busyButton: 'Sending the order …',
  issues: {
    'error.proCompanyRequired': 'Company name is required.',
    'error.consentsRequired': 'Please accept both the disclaimer and privacy policy to continue.',
  },
  failures: ['Nein.', 'Failed to submit request. Please try again.'],
  thanks: 'Thank you for your order!',
});
