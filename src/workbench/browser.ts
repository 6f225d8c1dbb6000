import { newKey } from '../flow/new-key.ts';
import type { ScreenLink } from './screens/link.ts';

/** Has the browser say that it has no connection, or has it again, and tell whoever listens. */
export function setOffline(offline: boolean): void {
  if (navigator.onLine === !offline) return;
  Object.defineProperty(navigator, 'onLine', { value: !offline, configurable: true });
  window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
}

const CLIPBOARD: Record<NonNullable<ScreenLink['clipboard']> | 'taken', () => Promise<void>> = {
  taken: () => Promise.resolve(),
  refused: () => Promise.reject(new DOMException('Refused by the workbench', 'NotAllowedError')),
  held: () => new Promise(() => {}),
};

/** What the browser says to a text that is to be copied. */
export function setClipboard(says: ScreenLink['clipboard']): void {
  const clipboard = { writeText: CLIPBOARD[says ?? 'taken'] };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

/** What the visitor has decided on cookies before the screen opens. */
export function setDecided(decided: boolean): void {
  if (decided) localStorage.setItem('cookieConsent', JSON.stringify({ analytics: false, marketing: false }));
  else localStorage.removeItem('cookieConsent');
}

/** A job's id that no screen was opened with before. */
export const newJobId = (): string => newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
