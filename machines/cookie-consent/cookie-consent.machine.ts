import { assign, setup } from 'xstate';
import { silent, unprovided } from '../placeholder.ts';

/** What the visitor allows beside the essential; kept under `cookieConsent`. */
export interface ConsentCategories {
  analytics: boolean;
  marketing: boolean;
}

export type ConsentEvent =
  | { type: 'consent.accepted' }
  /** 'Reject all', and closing the banner. */
  | { type: 'consent.rejected' }
  | { type: 'consent.customised' }
  | { type: 'category.toggled'; category: keyof ConsentCategories }
  | { type: 'consent.saved' }
  /** From the footer. */
  | { type: 'consent.reopened' }
  /** Another tab decided. */
  | { type: 'consent.followed'; categories: ConsentCategories };

const NONE: ConsentCategories = { analytics: false, marketing: false };
const ALL: ConsentCategories = { analytics: true, marketing: true };

/** The cookie banner: shown until a decision is stored, reachable again afterwards. */
export const cookieConsentMachine = setup({
  types: { context: {} as { categories: ConsentCategories }, events: {} as ConsentEvent },
  actors: {
    recallConsent: unprovided<ConsentCategories | null>('recallConsent'),
    storeConsent: unprovided<void, { categories: ConsentCategories }>('storeConsent'),
    postConsent: unprovided<void, { categories: ConsentCategories }>('postConsent'),
    watchConsent: silent(),
  },
  actions: {
    allowAll: assign({ categories: ALL }),
    allowNone: assign({ categories: NONE }),
    toggle: assign({
      categories: ({ context: { categories } }, params: { category: keyof ConsentCategories }) => ({
        ...categories,
        [params.category]: !categories[params.category],
      }),
    }),
    storeCategories: assign({ categories: (_, params: { categories: ConsentCategories }) => params.categories }),
  },
  guards: {
    isDecided: (_, params: { categories: ConsentCategories | null }) => params.categories !== null,
    allowsAll: ({ context: { categories } }) => categories.analytics && categories.marketing,
    allowsNone: ({ context: { categories } }) => !categories.analytics && !categories.marketing,
  },
}).createMachine({
  id: 'cookieConsent',
  context: { categories: NONE },
  invoke: { id: 'watchConsent', src: 'watchConsent' },
  initial: 'recalling',
  on: {
    'consent.followed': {
      target: '.decided.record.kept',
      reenter: true,
      actions: { type: 'storeCategories', params: ({ event }) => event },
    },
  },
  states: {
    recalling: {
      description: 'An earlier decision is looked up; nothing is shown yet.',
      invoke: {
        id: 'recallConsent',
        src: 'recallConsent',
        onDone: [
          {
            guard: { type: 'isDecided', params: ({ event }) => ({ categories: event.output }) },
            target: 'decided.record.kept',
            actions: { type: 'storeCategories', params: ({ event }) => ({ categories: event.output ?? NONE }) },
          },
          { target: 'undecided' },
        ],
        onError: { target: 'undecided' },
      },
    },
    undecided: {
      description: 'The banner is open; only the essential is allowed.',
      initial: 'banner',
      on: {
        'consent.accepted': { target: 'decided', actions: 'allowAll' },
        'consent.rejected': { target: 'decided', actions: 'allowNone' },
      },
      states: {
        banner: {
          description: 'Accept, reject or customise.',
          on: { 'consent.customised': { target: 'customising' } },
        },
        customising: {
          description: 'Two switches; the essential is always on.',
          on: {
            'category.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
            'consent.saved': { target: '#cookieConsent.decided' },
          },
        },
      },
    },
    decided: {
      description: 'The banner is closed.',
      type: 'parallel',
      on: { 'consent.reopened': { target: 'undecided.customising' } },
      states: {
        choice: {
          description: 'What is allowed.',
          initial: 'weighing',
          states: {
            weighing: {
              description: 'The decision is told apart.',
              always: [
                { guard: 'allowsAll', target: 'all' },
                { guard: 'allowsNone', target: 'none' },
                { target: 'chosen' },
              ],
            },
            all: { description: 'Everything is allowed.' },
            none: { description: 'Only the essential is allowed.' },
            chosen: { description: 'One of the two is allowed.' },
          },
        },
        record: {
          description: 'Keeping the decision.',
          initial: 'storing',
          states: {
            storing: {
              description: 'It is being stored; a browser without storage asks again on the next visit.',
              invoke: {
                id: 'storeConsent',
                src: 'storeConsent',
                input: ({ context }) => ({ categories: context.categories }),
                onDone: { target: 'posting' },
                onError: { target: 'posting' },
              },
            },
            posting: {
              description: 'The server is told; a failure is swallowed.',
              invoke: {
                id: 'postConsent',
                src: 'postConsent',
                input: ({ context }) => ({ categories: context.categories }),
                onDone: { target: 'kept' },
                onError: { target: 'kept' },
              },
            },
            kept: { description: 'Nothing is left to do.' },
          },
        },
      },
    },
  },
});
