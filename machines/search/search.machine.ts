import { assign, emit, sendTo, setup } from 'xstate';
import { limits } from '../../contract/limits.ts';
import type { SearchAnswer, SearchStatus } from '../../contract/search.ts';
import { readFailure } from '../call-failure.ts';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import type { Complaint } from '../complaint.ts';
import { unprovided } from '../placeholder.ts';
import type { SearchContext, SearchEmitted, SearchEvent, SearchInput } from './search.types.ts';
import { searchComplaintOf } from './search-complaint.ts';
import { lackCompanyData, readUrls } from './urls.ts';

/** The home screen's search: addresses in, a job out. */
export const searchMachine = setup({
  types: {
    input: {} as SearchInput,
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    submitSearch: unprovided<SearchAnswer, { urls: string[]; captchaToken: string; idempotencyKey: string }>(
      'submitSearch',
    ),
  },
  actions: {
    storeText: assign(({ context }, params: { text: string }) => ({
      text: params.text,
      revision: context.revision + 1,
    })),
    storeToken: assign({ captchaToken: (_, params: { token: string }) => params.token }),
    storeComplaint: assign({ complaint: (_, params: { complaint: Complaint }) => params.complaint }),
    loadCaptcha: sendTo('captcha', { type: 'captcha.wanted' }),
    askCaptcha: sendTo('captcha', { type: 'captcha.asked' }),
    storeAnswer: assign({ answer: (_, params: { answer: SearchAnswer }) => params.answer }),
    tellAccepted: emit(({ context }, params: { answer: SearchAnswer }) => ({
      type: 'search.accepted',
      answer: params.answer,
      urls: readUrls(context.text).urls,
    })),
  },
  guards: {
    isBlank: ({ context: { text } }) => readUrls(text).urls.length + readUrls(text).invalid.length === 0,
    hasInvalid: ({ context }) => readUrls(context.text).invalid.length > 0,
    hasTooMany: ({ context }) => readUrls(context.text).urls.length > limits.urlsPerSearch,
    lacksData: ({ context }) => lackCompanyData(readUrls(context.text).urls),
    hasStatus: ({ context }, params: { status: SearchStatus }) => context.answer?.status === params.status,
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    text: input.retry?.urls.join(', ') ?? '',
    retryReason: input.retry?.reason ?? null,
    idempotencyKey: input.idempotencyKey,
    revision: 0,
    captchaToken: '',
    complaint: null,
    answer: null,
  }),
  invoke: { id: 'captcha', src: 'captcha', input: { action: 'search' } },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor types addresses.',
      initial: 'judging',
      on: {
        'field.focused': { actions: 'loadCaptcha' },
        'field.changed': { target: '.judging', actions: { type: 'storeText', params: ({ event }) => event } },
      },
      states: {
        judging: {
          description: 'The text is read anew.',
          always: [
            { guard: 'isBlank', target: 'empty' },
            { guard: 'hasInvalid', target: 'invalid' },
            { guard: 'hasTooMany', target: 'tooMany' },
            { guard: 'lacksData', target: 'warned' },
            { target: 'valid' },
          ],
        },
        empty: { description: 'No address is given yet.', on: { 'form.submit': { target: 'missing' } } },
        missing: { description: 'The visitor is told to enter at least one address.' },
        invalid: { description: 'Entries that are no addresses are listed; the button is disabled.' },
        tooMany: { description: 'There are more addresses than one search takes; the button is disabled.' },
        warned: {
          description: 'All addresses are of sites without company data; a note says so.',
          on: { 'form.submit': { target: '#search.proving' } },
        },
        valid: {
          description: 'The addresses can be searched.',
          on: { 'form.submit': { target: '#search.proving' } },
        },
        refused: {
          description: 'The last attempt failed; the reason is shown and the text is kept.',
          on: { 'form.submit': { target: '#search.proving' } },
        },
      },
    },
    proving: {
      description: 'The captcha is asked for a token.',
      tags: 'busy',
      entry: 'askCaptcha',
      on: {
        'captcha.proved': { target: 'submitting', actions: { type: 'storeToken', params: ({ event }) => event } },
        'captcha.refused': {
          target: 'editing.refused',
          actions: { type: 'storeComplaint', params: ({ event }) => ({ complaint: { key: event.key } }) },
        },
      },
    },
    submitting: {
      description: 'The search is being sent.',
      tags: 'busy',
      invoke: {
        id: 'submitSearch',
        src: 'submitSearch',
        input: ({ context }) => ({
          urls: readUrls(context.text).urls,
          captchaToken: context.captchaToken,
          idempotencyKey: `${context.idempotencyKey}-${context.revision}`,
        }),
        onDone: {
          target: 'accepted',
          actions: [
            { type: 'storeAnswer', params: ({ event }) => ({ answer: event.output }) },
            { type: 'tellAccepted', params: ({ event }) => ({ answer: event.output }) },
          ],
        },
        onError: {
          target: 'editing.refused',
          actions: {
            type: 'storeComplaint',
            params: ({ event }) => ({ complaint: searchComplaintOf(readFailure(event.error)) }),
          },
        },
      },
    },
    accepted: {
      description: 'The server has taken the search.',
      initial: 'sorting',
      states: {
        sorting: {
          description: 'The answer is told apart by its status.',
          always: [
            { guard: { type: 'hasStatus', params: { status: 'found' } }, target: 'found' },
            { guard: { type: 'hasStatus', params: { status: 'partial' } }, target: 'partial' },
            { guard: { type: 'hasStatus', params: { status: 'running' } }, target: 'running' },
            { target: 'queued' },
          ],
        },
        found: { description: 'Every report is at hand.', type: 'final' },
        partial: { description: 'Some companies are at hand, others are being scanned.', type: 'final' },
        running: { description: 'The scan has begun.', type: 'final' },
        queued: { description: 'The scan waits behind others.', type: 'final' },
      },
    },
  },
});
