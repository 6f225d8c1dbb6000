import { assign, setup } from 'xstate';
import type { Company } from '../../contract/company.ts';
import { unprovided } from '../placeholder.ts';

export interface CompaniesInput {
  /** How many logos the screen shows. */
  limit: number;
}

/** A few random companies whose logos decorate a screen; they are missing quietly when they cannot be had. */
export const companiesMachine = setup({
  types: {
    input: {} as CompaniesInput,
    context: {} as { limit: number; companies: Company[] },
  },
  actors: { readRandomCompanies: unprovided<Company[], { limit: number }>('readRandomCompanies') },
  actions: { storeCompanies: assign({ companies: (_, params: { companies: Company[] }) => params.companies }) },
  guards: { isEmpty: (_, params: { companies: Company[] }) => params.companies.length === 0 },
}).createMachine({
  id: 'companies',
  context: ({ input }) => ({ limit: input.limit, companies: [] }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The companies are asked for.',
      tags: 'busy',
      invoke: {
        id: 'readRandomCompanies',
        src: 'readRandomCompanies',
        input: ({ context }) => ({ limit: context.limit }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ companies: event.output }) }, target: 'absent' },
          {
            target: 'shown',
            actions: { type: 'storeCompanies', params: ({ event }) => ({ companies: event.output }) },
          },
        ],
        onError: { target: 'absent' },
      },
    },
    shown: { description: 'The logos are visible.', type: 'final' },
    absent: { description: 'There is nothing to show; the grid is left out.', type: 'final' },
  },
});
