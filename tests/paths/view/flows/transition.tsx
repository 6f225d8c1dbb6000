import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import TransitionScreen from '../../../../src/screens/transition/TransitionScreen.tsx';
import { transitionFlow } from '../../flows/transition.ts';
import { viewFlow } from '../harness/view-flow.ts';
import { click } from '../support/acts.ts';

const button = () => screen.getByRole('button', { name: 'Continue' });
const box = (name: string) => within(screen.getByRole('region', { name }));

/** Fills the form in the box of this name in, and sends it. */
const send = (name: string) => async () => {
  const form = box(name);
  fireEvent.change(form.getByLabelText(/^Name/), { target: { value: 'Eva Muster' } });
  fireEvent.change(form.getByLabelText('Email address'), { target: { value: 'eva@muster.de' } });
  fireEvent.click(form.getByRole('button'));
};

export const transitionView = viewFlow({
  flow: transitionFlow,
  name: 'transition',
  element: ({ jobId }) => <TransitionScreen params={jobId === null ? {} : { jobId }} />,
  arrival: ({ immediate }) => ({ status: immediate ? 'found' : 'running', position: null, companies: [] }),
  acts: { 'transition.continue': click('Continue') },
  ends: { notify: send('Rather not wait?'), newsletter: send('News from Firmenlupe') },
  see: {
    'transition.missing': () => expect(window.location.pathname).toBe('/'),
    'transition.waiting.exit.counting': ({ context }) => {
      expect(button()).toHaveProperty('disabled', true);
      const plural = context.secondsLeft === 1 ? '' : 's';
      expect(screen.getByText(`Continue in ${context.secondsLeft} second${plural}`)).toBeTruthy();
    },
    'transition.waiting.exit.ready': () => expect(button()).toHaveProperty('disabled', false),
    'transition.waiting.exit.leaving': () => expect(button()).toHaveProperty('disabled', true),
    'transition.waiting.notify.offering': () =>
      expect(box('Rather not wait?').getByRole('button', { name: 'Notify me' })).toBeTruthy(),
    'transition.waiting.notify.thanked': () => expect(box('Rather not wait?').getByText('Thank you!')).toBeTruthy(),
    'transition.waiting.newsletter.offering': () =>
      expect(box('News from Firmenlupe').getByText(/German-speaking companies only/)).toBeTruthy(),
    'transition.waiting.newsletter.thanked': () =>
      expect(box('News from Firmenlupe').getByText('Almost done!')).toBeTruthy(),
    'transition.left': ({ context }) => {
      expect(window.location.pathname).toBe('/report/job-1');
      expect(window.history.state).toEqual({ notified: context.notified });
    },
  },
});
