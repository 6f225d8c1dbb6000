import { fromPromise } from 'xstate';

/** Puts a text into the clipboard. Rejects where the browser has none, as on pages served without TLS, or refuses. */
export const writeClipboard = fromPromise<void, { text: string }>(async ({ input }) => {
  await navigator.clipboard.writeText(input.text);
});
