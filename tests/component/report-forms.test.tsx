import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FeedbackRequest, LeadRequest, RatingRequest } from '../../contract/forms.ts';
import { answer, refuse, respond } from '../../src/mocks/answer.ts';
import { replyTo } from '../../src/mocks/handlers.ts';
import { server } from './server.ts';
import { jobId, renderApp } from './support/render-app.tsx';

const path = `/report/${jobId}/basic`;
const open = () => renderApp(path);
const box = (name: string) => screen.findByRole('region', { name });
const ok = () => Response.json({ success: true });

test('only a ready report has lead form, promo and feedback', async () => {
  server.use(replyTo('readReport', () => ({ status: 'completed' })));
  await open();
  await screen.findAllByRole('article');
  expect(screen.queryByRole('region', { name: 'Shall we keep in touch?' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Order Pro report' })).toBeNull();
});

test('a ready report without companies has no promo', async () => {
  server.use(replyTo('readReport', () => ({ 'raw_json.companies': 'none' })));
  await open();
  expect(await box('Shall we keep in touch?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Order Pro report' })).toBeNull();
});

test('the promo leads to the order, and explains the sample report on demand', async () => {
  const { user } = await open();
  const promo = await box('Know more with the Pro report');
  expect(within(promo).getByText('About the sample report').closest('details')?.open).toBe(false);
  await user.click(within(promo).getByRole('button', { name: 'Order Pro report' }));
  expect(window.location.pathname).toBe(`/pro-report/${jobId}`);
});

describe('lead form', () => {
  const fillIn = async () => {
    const { user } = await open();
    const form = within(await box('Shall we keep in touch?'));
    return { user, form, submit: () => user.click(form.getByRole('button', { name: 'Get in touch' })) };
  };

  test('asks for name and a well-formed address, then sends both', async () => {
    const sent: LeadRequest[] = [];
    server.use(
      respond('submitLead', ({ body }) => {
        sent.push(body);
        return ok();
      }),
    );
    const { user, form, submit } = await fillIn();
    await submit();
    expect(form.getByRole('alert').textContent).toBe('Please enter your name.');
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(form.getByRole('textbox', { name: 'Email address' }), 'ada');
    await submit();
    expect(form.getByRole('alert').textContent).toBe('Please enter a valid email address.');
    await user.type(form.getByRole('textbox', { name: 'Email address' }), '@firma.de');
    await submit();
    expect(await form.findByText('Thank you!')).toBeTruthy();
    expect(sent).toEqual([{ name: 'Ada', email: 'ada@firma.de' }]);
  });

  test.each([
    ['the error of the answer', () => refuse('submitLead', 429, 'too_many_requests', 'Too often.'), 'Too often.'],
    [
      'a text of its own where the answer has none',
      () => respond('submitLead', () => Response.json({}, { status: 400 })),
      'Failed to submit lead capture',
    ],
    ['no connection', () => respond('submitLead', () => Response.error()), 'Failed to submit. Please try again.'],
  ])('names a failure: %s', async (_, handler, message) => {
    server.use(handler());
    const { user, form, submit } = await fillIn();
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(form.getByRole('textbox', { name: 'Email address' }), 'ada@firma.de');
    await submit();
    await waitFor(() => expect(form.getByRole('alert').textContent).toBe(message));
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ada');
  });
});

describe('feedback', () => {
  test('asks for stars, counts the comment down, and sends both', async () => {
    const sent: FeedbackRequest[] = [];
    server.use(
      respond('submitFeedback', ({ body }) => {
        sent.push(body);
        return ok();
      }),
    );
    const { user } = await open();
    const form = within(await box('How helpful is this report?'));
    await user.click(form.getByRole('button', { name: 'Send feedback' }));
    expect(form.getByRole('alert').textContent).toBe('Please select a rating');
    await user.click(form.getByRole('radio', { name: '4 stars' }));
    await user.type(form.getByRole('textbox'), 'Gut');
    expect(form.getByText('497 characters left')).toBeTruthy();
    expect(form.getByRole('textbox').getAttribute('maxlength')).toBe('500');
    await user.click(form.getByRole('button', { name: 'Send feedback' }));
    expect(await form.findByText('Thank you for your feedback!')).toBeTruthy();
    expect(sent).toEqual([{ report_id: jobId, rating: 4, message: 'Gut' }]);
  });

  test('names a failure', async () => {
    server.use(refuse('submitFeedback', 500, 'internal', 'irrelevant'));
    const { user } = await open();
    const form = within(await box('How helpful is this report?'));
    await user.click(form.getByRole('radio', { name: '1 star' }));
    await user.click(form.getByRole('button', { name: 'Send feedback' }));
    expect(await form.findByText('Failed to submit feedback. Please try again.')).toBeTruthy();
  });
});

describe('rating', () => {
  const card = async () => within(await screen.findByRole('article', { name: 'Nordlicht Feinmechanik GmbH' }));

  test('asks for overall stars, and sends no sub-ratings', async () => {
    const sent: RatingRequest[] = [];
    server.use(
      respond('submitRating', ({ body }) => {
        sent.push(body);
        return ok();
      }),
    );
    const { user } = await open();
    await user.click(await (await card()).findByRole('button', { name: 'Rate data quality' }));
    const modal = within(screen.getByRole('dialog'));
    await user.click(modal.getByRole('button', { name: 'Submit rating' }));
    expect(modal.getByRole('alert').textContent).toBe('Select a rating');
    const overall = within(modal.getByRole('group', { name: 'Overall rating' }));
    await user.click(overall.getByRole('radio', { name: '5 stars' }));
    await user.click(modal.getByRole('button', { name: 'Submit rating' }));
    expect(await modal.findByText('Thank you for your rating!')).toBeTruthy();
    expect(sent).toEqual([
      {
        company_name: 'Nordlicht Feinmechanik GmbH',
        company_url: 'https://www.nordlicht-feinmechanik.example',
        rating: 5,
        comment: null,
        recaptcha_token: '',
      },
    ]);
  });

  test('is disabled while the cooldown lasts, and says how long', async () => {
    server.use(answer('canRate', () => ({ can_rate: false, recent_rating: 4, hours_left: 5 })));
    await open();
    const inCard = await card();
    expect(await inCard.findByRole('button', { name: 'Already rated' })).toHaveProperty('disabled', true);
    expect(inCard.getByText('You can rate again in 5 hours.')).toBeTruthy();
  });

  test('is hidden where the config cannot be had', async () => {
    server.use(refuse('readRatingConfig', 500, 'internal', 'irrelevant'));
    await open();
    const inCard = await card();
    await screen.findByRole('button', { name: 'Order Pro report' });
    expect(inCard.queryByRole('button', { name: /Rate data quality|Already rated/ })).toBeNull();
  });

  test("names a failure in the server's words, else in its own", async () => {
    server.use(refuse('submitRating', 409, 'conflict', 'Rated a moment ago.'));
    const { user } = await open();
    await user.click(await (await card()).findByRole('button', { name: 'Rate data quality' }));
    const modal = within(screen.getByRole('dialog'));
    await user.click(
      within(modal.getByRole('group', { name: 'Overall rating' })).getByRole('radio', { name: '2 stars' }),
    );
    await user.click(modal.getByRole('button', { name: 'Submit rating' }));
    expect(await modal.findByText('Rated a moment ago.')).toBeTruthy();
    server.use(respond('submitRating', () => Response.error()));
    await user.click(modal.getByRole('button', { name: 'Submit rating' }));
    expect(await modal.findByText('Failed to submit rating. Please try again.')).toBeTruthy();
  });
});
