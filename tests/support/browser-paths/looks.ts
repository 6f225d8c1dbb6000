import { expect, type Page } from '@playwright/test';

/** Finds on the page what a visitor must see; fails otherwise. */
export type See = (page: Page) => Promise<void>;

export const text =
  (shown: string | RegExp): See =>
  (page) =>
    expect(page.getByText(shown).first()).toBeVisible();

export const heading =
  (name: string | RegExp): See =>
  (page) =>
    expect(page.getByRole('heading', { name })).toBeVisible();

export const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
export const click = (name: string) => (page: Page) => button(name)(page).click();

export const at =
  (path: string): See =>
  (page) =>
    expect(page).toHaveURL(path);
