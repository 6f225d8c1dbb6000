import { assign, setup } from 'xstate';
import type { StaticPage } from '../../contract/pages.ts';
import type { Language } from '../../contract/primitives.ts';
import { type CallFailure, isMissing, readFailure } from '../call-failure.ts';
import { unprovided } from '../placeholder.ts';

export interface StaticPageInput {
  /** The path without its leading slash; empty where there is none. */
  slug: string;
  language: Language;
}

export interface StaticPageContext extends StaticPageInput {
  page: StaticPage | null;
  failure: CallFailure | null;
}

/** A page of text: Impressum, data protection, terms. One actor for each slug and language. */
export const staticPageMachine = setup({
  types: { input: {} as StaticPageInput, context: {} as StaticPageContext, tags: {} as 'busy' },
  actors: { readPage: unprovided<StaticPage, StaticPageInput>('readPage') },
  actions: {
    storePage: assign({ page: (_, params: { page: StaticPage }) => params.page }),
    storeFailure: assign({ failure: (_, params: { failure: CallFailure }) => params.failure }),
  },
  guards: {
    hasSlug: ({ context }) => context.slug !== '',
    isNotThere: (_, params: { failure: CallFailure }) => isMissing(params.failure),
  },
}).createMachine({
  id: 'staticPage',
  context: ({ input }) => ({ ...input, page: null, failure: null }),
  initial: 'entering',
  states: {
    entering: {
      description: 'Looks whether the address names a page.',
      always: [{ guard: 'hasSlug', target: 'reading' }, { target: 'notFound' }],
    },
    reading: {
      description: 'The page is asked for.',
      tags: 'busy',
      invoke: {
        id: 'readPage',
        src: 'readPage',
        input: ({ context: { slug, language } }) => ({ slug, language }),
        onDone: { target: 'shown', actions: { type: 'storePage', params: ({ event }) => ({ page: event.output }) } },
        onError: [
          {
            guard: { type: 'isNotThere', params: ({ event }) => ({ failure: readFailure(event.error) }) },
            target: 'notFound',
          },
          {
            target: 'failed',
            actions: { type: 'storeFailure', params: ({ event }) => ({ failure: readFailure(event.error) }) },
          },
        ],
      },
    },
    shown: { description: 'The page is shown.', type: 'final' },
    notFound: { description: "The card 'Page Not Found' is shown.", type: 'final' },
    failed: { description: 'The page could not be loaded; the reason is shown.', type: 'final' },
  },
});
