import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecaptchaSeat } from '../../src/actors/captcha/RecaptchaSeat.tsx';
import { createRecaptchaPort } from '../../src/actors/captcha/recaptcha-port.ts';

const scripts = () => [...document.querySelectorAll('script[src*="recaptcha"]')];

/** Stands in for the third party's script: it announces itself, then makes tokens. */
const arrive = () => {
  vi.stubGlobal('grecaptcha', {
    ready: (tell: () => void) => tell(),
    execute: async (siteKey: string, { action }: { action: string }) => `${siteKey}/${action}`,
  });
  act(() => scripts()[0]?.dispatchEvent(new Event('load')));
};

// The script is put into the page but never fetched: no test contacts a third party.
beforeEach(() => {
  const append = HTMLHeadElement.prototype.appendChild;
  vi.spyOn(HTMLHeadElement.prototype, 'appendChild').mockImplementation(function keep(this: HTMLHeadElement, node) {
    if (node instanceof HTMLScriptElement) node.setAttribute('type', 'text/plain');
    return append.call(this, node) as typeof node;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('nothing is loaded before a form is used; then tokens for the named action can be had', async () => {
  const port = createRecaptchaPort();
  render(<RecaptchaSeat socket={port} />);
  expect(scripts()).toHaveLength(0);

  const loaded = port.load('site-key');
  await waitFor(() => expect(scripts()).toHaveLength(1));
  expect(scripts()[0]?.getAttribute('src')).toContain('render=site-key');
  arrive();
  await loaded;
  expect(await port.execute('search')).toBe('site-key/search');
});

test('a script that does not come is given up, and wanted anew by the next attempt', async () => {
  vi.useFakeTimers();
  const port = createRecaptchaPort();
  const wanted: (string | null)[] = [];
  port.subscribe(() => wanted.push(port.siteKey()));
  const outcome = expect(port.load('site-key')).rejects.toThrow('not loaded in time');
  await vi.advanceTimersByTimeAsync(20_000);
  await outcome;
  vi.useRealTimers();
  expect(wanted).toEqual(['site-key', null]);
});
