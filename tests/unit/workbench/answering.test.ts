import { expect, test } from 'vitest';
import type { ApiClient } from '../../../src/actors/api-client.ts';
import type { Replies } from '../../../src/mocks/replies.ts';
import { Answering } from '../../../src/workbench/answering.ts';
import { CallWatch } from '../../../src/workbench/call-watch.ts';
import { initialSettings } from '../../../src/workbench/workbench.types.ts';

const answeringWith = (replies: Replies, offline = false) =>
  new Answering(() => ({ ...initialSettings, replies, offline }));

test('a call that nothing was chosen for is answered by its example', async () => {
  expect(await answeringWith({}).replyTo('readReport')).toEqual({});
});

test('replies come one after the other, the last one for good, and anew for each screen', async () => {
  const answering = answeringWith({ readReport: [{ status: 'processing' }, 'not_found'] });
  const replies = async () => [await answering.replyTo('readReport'), await answering.replyTo('readReport')];
  expect(await replies()).toEqual([{ status: 'processing' }, 'not_found']);
  expect(await replies()).toEqual(['not_found', 'not_found']);
  answering.begin();
  expect(await replies()).toEqual([{ status: 'processing' }, 'not_found']);
});

test('without a connection every call is lost', async () => {
  expect(await answeringWith({ readReport: 'held' }, true).replyTo('readReport')).toBe('lost');
});

/** A client whose calls end when the test says so. */
function clientInHand() {
  const pending = Promise.withResolvers<never>();
  const api: ApiClient = { call: () => pending.promise, download: () => pending.promise };
  return { api, fail: () => pending.reject({ kind: 'network' }) };
}

test('an answer is awaited until it is there', async () => {
  const { api, fail } = clientInHand();
  const calls = new CallWatch(() => false);
  const call = calls.watch(api).call('readReport', { signal: new AbortController().signal });
  expect(calls.awaitsAnswer()).toBe(true);
  fail();
  await expect(call).rejects.toEqual({ kind: 'network' });
  expect(calls.awaitsAnswer()).toBe(false);
});

test('neither a call that is held back nor one that was given up is awaited', async () => {
  const { api } = clientInHand();
  const answering = answeringWith({ readReport: 'held' });
  const calls = new CallWatch(answering.isHeld);
  const { signal } = new AbortController();
  void calls.watch(api).call('readReport', { signal });
  expect(calls.awaitsAnswer()).toBe(true);
  await answering.replyTo('readReport');
  expect(calls.awaitsAnswer()).toBe(false);

  const given = new AbortController();
  void calls.watch(api).download('exportData', { signal: given.signal });
  expect(calls.awaitsAnswer()).toBe(true);
  given.abort();
  expect(calls.awaitsAnswer()).toBe(false);
});
