import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import ErrorScreen from '../../../../src/screens/error/ErrorScreen.tsx';
import { failureFlow } from '../../flows/failure.ts';
import { type See, viewFlow } from '../harness/view-flow.ts';
import { click } from '../support/acts.ts';

const face =
  (title: string, advice: number): See =>
  ({ context: { details } }) => {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(advice);
    expect(screen.getByText('job-1')).toBeTruthy();
    const canRetry = details.canRetry && details.originalUrls.length > 0;
    expect(screen.queryByRole('button', { name: 'Try Again' }) !== null).toBe(canRetry);
  };

export const failureView = viewFlow({
  flow: failureFlow,
  name: 'failure',
  element: ({ jobId }) => <ErrorScreen params={{ jobId }} />,
  calls: { readSearchError: 'readSearchError' },
  acts: { 'failure.retry': click('Try Again') },
  see: {
    'failure.reading': () => expect(screen.getByText('Loading the cause of the error …')).toBeTruthy(),
    'failure.known.noResults': face('No Company Data Found', 4),
    'failure.known.failed': face('Data Extraction Failed', 4),
    'failure.known.timedOut': face('Request Timed Out', 4),
    'failure.known.unknown': face('Processing Error', 3),
    'failure.retried': ({ context: { details } }) => {
      expect(window.location.pathname).toBe('/');
      expect(window.history.state).toEqual({ retryUrls: details.originalUrls, retryReason: details.type });
    },
  },
});
