import {
  cookieConsentInBrowser,
  failureInBrowser,
  leadInBrowser,
  loadingInBrowser,
  proOrderInBrowser,
  reportInBrowser,
  transitionInBrowser,
} from '../support/browser-paths/flows.ts';
import { searchInBrowser } from '../support/browser-paths/search.ts';
import { nameOf, walk, waysOf } from '../support/browser-paths/walk.ts';
import { test } from '../support/e2e.ts';

/** Ways through the flows' machines, made in a real browser on the real server's pages; answers wait for the test. */
const flows = [
  searchInBrowser,
  transitionInBrowser,
  loadingInBrowser,
  reportInBrowser,
  failureInBrowser,
  leadInBrowser,
  proOrderInBrowser,
  cookieConsentInBrowser,
];

// Refused and lost calls are part of the ways; the browser notes each on its console.
test.use({ expectedErrors: [/Failed to load resource/] });
// A fifth of the time would go into traces; a way that fails is named move by move.
test.use({ trace: 'off' });

for (const flow of flows) {
  test.describe(flow.flow.machine.id, () => {
    for (const [index, way] of waysOf(flow).entries()) {
      test(`${index + 1}. ${nameOf(way)}`, ({ page }) => walk(page, flow, way));
    }
  });
}
