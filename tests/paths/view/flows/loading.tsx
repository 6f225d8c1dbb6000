import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import LoadingScreen from '../../../../src/screens/loading/LoadingScreen.tsx';
import { loadingFlow } from '../../flows/loading.ts';
import { type See, viewFlow } from '../harness/view-flow.ts';
import { click, setOnline, submitForm, type } from '../support/acts.ts';

const progress = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress' }).value;
const going = () => expect(progress()).toBeLessThanOrEqual(90);
const step =
  (number: number): See =>
  () => {
    expect(screen.getByText(`Step ${number} of 7`)).toBeTruthy();
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.findIndex((item) => item.getAttribute('aria-current') === 'step') + 1).toBe(number);
  };
const notifyForm = () => screen.queryByRole('button', { name: 'Notify me' });

export const loadingView = viewFlow({
  flow: loadingFlow,
  name: 'loading',
  element: ({ jobId }) => <LoadingScreen params={{ jobId }} />,
  inputs: [false, true].map((notified) => ({ jobId: 'job-1', company: null, notified, notifyKey: 'key' })),
  arrival: ({ notified }) => ({ notified }),
  calls: { readStatus: 'readStatus', readReport: 'readReport' },
  real: ['watchConnection'],
  acts: {
    'connection.lost': setOnline(false),
    'connection.restored': setOnline(true),
    'report.shown': click('Show report now'),
  },
  ends: {
    notify: async () => {
      type('Name', 'Eva Muster');
      type('Email address', 'eva@muster.de');
      submitForm();
    },
  },
  see: {
    'loading.recalling': going,
    'loading.showing.polling.active.reading': going,
    'loading.showing.polling.active.sighting': going,
    'loading.showing.polling.active.waiting': going,
    'loading.showing.polling.paused': going,
    'loading.showing.polling.completed': () => {
      expect(progress()).toBe(100);
      expect(screen.getByRole('button', { name: 'Show report now' })).toBeTruthy();
    },
    'loading.showing.steps.first': step(1),
    'loading.showing.steps.second': step(2),
    'loading.showing.steps.third': step(3),
    'loading.showing.steps.fourth': step(4),
    'loading.showing.steps.fifth': step(5),
    'loading.showing.steps.sixth': step(6),
    'loading.showing.steps.seventh': step(7),
    'loading.showing.patience.quiet': () => expect(notifyForm()).toBeNull(),
    'loading.showing.patience.offering': () => expect(notifyForm()).toBeTruthy(),
    'loading.showing.patience.thanked': () => expect(screen.getByText('Thank you!')).toBeTruthy(),
    'loading.showing.patience.needless': () => expect(notifyForm()).toBeNull(),
    'loading.finished': () => expect(window.location.pathname).toBe('/report/job-1/basic'),
    'loading.failed': () => expect(window.location.pathname).toBe('/error/job-1'),
  },
});
