import { fireEvent, screen } from '@testing-library/react';

/** What a visitor does, by the names that are on the screen. */
export const click = (name: string | RegExp) => () => {
  fireEvent.click(screen.getByRole('button', { name }));
};

export const type = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

/** Enter in a form: sends it also where its button is disabled. */
export function submitForm(): void {
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form');
  fireEvent.submit(form);
}

/** What the browser does on its own. */
export const setOnline = (online: boolean) => () => {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  fireEvent(window, new Event(online ? 'online' : 'offline'));
};

/** The text of everything that is announced as an error. */
export const alerts = (): string =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');
