import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import ReportScreen from '../../../../src/screens/report/ReportScreen.tsx';
import { reportFlow } from '../../flows/report.ts';
import { viewFlow } from '../harness/view-flow.ts';
import { setOnline } from '../support/acts.ts';

const opening = () => expect(screen.getByText('Loading report …')).toBeTruthy();
const inProgress = () => {
  expect(screen.getByRole('heading', { name: 'Your report is being prepared' })).toBeTruthy();
  expect(screen.getByText('processing')).toBeTruthy();
};
const error = (text: string) => () => {
  expect(screen.getByRole('heading', { name: 'Processing Error' })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
};
const leadForm = { name: 'Shall we keep in touch?' };

export const reportView = viewFlow({
  flow: reportFlow,
  name: 'report',
  element: ({ jobId }) => <ReportScreen params={jobId === null ? {} : { jobId }} />,
  calls: {
    readReport: 'readReport',
    rereadReport: 'readReport',
    readLast: 'readReport',
    readStatus: 'readStatus',
    recheckStatus: 'readStatus',
  },
  real: ['watchConnection'],
  acts: { 'connection.lost': setOnline(false), 'connection.restored': setOnline(true) },
  see: {
    'report.missing': () => expect(window.location.pathname).toBe('/'),
    'report.watching.opening.reading': opening,
    'report.watching.opening.checkingStatus': opening,
    'report.watching.inProgress.waiting': inProgress,
    'report.watching.inProgress.reading': inProgress,
    'report.watching.inProgress.checkingStatus': inProgress,
    'report.watching.inProgress.paused': inProgress,
    'report.overdue': ({ context }) => (context.report ? inProgress() : opening()),
    'report.ready': () => expect(screen.getByRole('heading', leadForm)).toBeTruthy(),
    'report.completed': () => {
      expect(screen.getByText('completed')).toBeTruthy();
      expect(screen.queryByRole('heading', leadForm)).toBeNull();
    },
    'report.failed': error('The website could not be evaluated.'),
    'report.notFound': error('Report not found'),
    'report.unloadable': error('Failed to load report'),
    'report.timedOut': error('The search has taken longer than ten minutes. Please try again later.'),
  },
});
