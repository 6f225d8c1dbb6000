import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ProRequest } from '../../contract/forms.ts';
import { answer, refuse, respond } from '../../src/mocks/answer.ts';
import { server } from './server.ts';
import { jobId, renderApp } from './support/render-app.tsx';

const path = `/pro-report/${jobId}`;
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const orderButton = () => screen.getByRole('button', { name: 'Order with obligation to pay' });

const tickBoth = async (user: UserEvent) => {
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
};

/** Required fields in the order of the specification, with the text that names each where it is missing. */
const required = [
  [/^Company name/, 'Firma GmbH', 'Company name is required.'],
  [/^First name/, 'Ada', 'First name and last name are required.'],
  [/^Last name/, 'Lovelace', 'First name and last name are required.'],
  [/^Street/, 'Weg 1', 'Street address is required.'],
  [/^Postal code/, '10115', 'Postal code and city are required.'],
  [/^City/, 'Berlin', 'Postal code and city are required.'],
  [/^Email/, 'ada@firma.de', 'Email address is required.'],
] as const;

const fillIn = async (user: UserEvent) => {
  for (const [name, value] of required) await user.type(await field(name), value);
};

describe('pro order', () => {
  test('the order button can be used only once both boxes are ticked', async () => {
    const { user } = await renderApp(path);
    const [first, second] = await screen.findAllByRole('checkbox');
    if (!first || !second) throw new Error('Two boxes are missing');
    expect(orderButton()).toHaveProperty('disabled', true);
    await user.click(first);
    expect(orderButton()).toHaveProperty('disabled', true);
    await user.click(second);
    expect(orderButton()).toHaveProperty('disabled', false);
    await user.click(first);
    expect(orderButton()).toHaveProperty('disabled', true);
  });

  test('missing fields are named one after the other, blanks do not count', async () => {
    const { user } = await renderApp(path);
    await tickBoth(user);
    for (const [name, value, message] of required) {
      await user.type(await field(name), '  ');
      await user.click(orderButton());
      expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([message]);
      await user.clear(await field(name));
      await user.type(await field(name), value);
    }
  });

  test('summary and price stand directly above the button', async () => {
    const { user } = await renderApp(path);
    await user.type(await field(/^Company name/), 'Firma GmbH');
    const summary = screen.getByRole('region', { name: 'Your order' });
    expect(summary.textContent).toContain('Pro report on Firma GmbH');
    expect(summary.textContent).toContain('€9.95');
    expect(summary.textContent).toContain('€1.89');
    expect(summary.textContent).toContain('€11.84');
    expect(summary.nextElementSibling?.contains(orderButton())).toBe(true);
  });

  test('the payload joins name and address, and the confirmation leads back and on', async () => {
    const sent: ProRequest[] = [];
    server.use(
      respond('orderPro', ({ body, params, headers }) => {
        sent.push(body);
        expect(params.id).toBe(jobId);
        expect(headers.get('Idempotency-Key')).toBeTruthy();
        return Response.json({ success: true });
      }),
    );
    const { user } = await renderApp(path);
    await tickBoth(user);
    await fillIn(user);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Salutation/ }), 'Ms.');
    await user.type(await field(/^Phone/), '030 1234');
    await user.type(await field(/^Notes/), 'Bitte zeitnah');
    await user.click(orderButton());
    expect(await screen.findByText('Thank you for your order!')).toBeTruthy();
    expect(screen.getByText(/ada@firma\.de/)).toBeTruthy();
    expect(sent).toEqual([
      {
        name: 'Frau Ada Lovelace',
        email: 'ada@firma.de',
        company: 'Firma GmbH',
        address: 'Weg 1, 10115 Berlin, Telefon: 030 1234, Anmerkungen: Bitte zeitnah',
        disclaimerAccepted: true,
        privacyAccepted: true,
      },
    ]);
    expect(screen.getByRole('button', { name: 'New search' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to report' }));
    expect(window.location.pathname).toBe(`/report/${jobId}`);
  });

  test.each([
    ["the server's own sentence", () => refuse('orderPro', 409, 'conflict', 'Already ordered.'), 'Already ordered.'],
    [
      'a refusal without a sentence',
      () => respond('orderPro', () => new Response('<html>', { status: 500 })),
      'Failed to submit professional report request',
    ],
    ['no connection', () => respond('orderPro', () => Response.error()), 'Failed to submit request. Please try again.'],
  ])('%s is shown, and nothing typed is lost', async (_, handler, message) => {
    server.use(handler());
    const { user } = await renderApp(path);
    await tickBoth(user);
    await fillIn(user);
    await user.click(orderButton());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await field(/^Company name/)).toHaveProperty('value', 'Firma GmbH');
    server.use(answer('orderPro', () => ({ success: true as const })));
    await user.click(orderButton());
    expect(await screen.findByText('Thank you for your order!')).toBeTruthy();
  });

  test("'Cancel' leads back to the selection", async () => {
    const { user } = await renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe(`/report/${jobId}`);
  });
});
