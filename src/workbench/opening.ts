import { navigate } from 'wouter/use-browser-location';
import { newJobId, setClipboard, setDecided } from './browser.ts';
import type { Screen } from './screens/screens.ts';

/** Id of the screen that the page's address asks for; null where it asks for none. */
export const askedScreen = (): string | null => new URLSearchParams(window.location.search).get('screen');

/** Goes to the route of a screen, with the browser as the screen needs it. */
export function openScreen({ id, link }: Screen): void {
  setDecided(!link.undecided);
  setClipboard(link.clipboard);
  const url = new URL(link.path.replace(':job', newJobId()), window.location.origin);
  url.searchParams.set('screen', id);
  // Taken from the address, a screen does not become a second entry of the history.
  const replace = askedScreen() === id;
  navigate(`${url.pathname}${url.search}${url.hash}`, { state: link.arrival ?? null, replace });
}

/** Brings what a screen is about into view, as soon as the view has followed its flow. */
export function revealPart({ link: { part } }: Screen): void {
  setTimeout(() => {
    const element = part ? document.getElementById(part) : null;
    if (element) element.scrollIntoView({ block: 'center' });
    else window.scrollTo(0, 0);
  });
}
