import { expect } from 'vitest';
import { companiesMachine } from '../../../machines/companies/companies.machine.ts';
import { companiesOf } from '../../../machines/companies/companies.selectors.ts';
import { flow } from '../harness/flow.ts';
import { company } from '../support/answers.ts';
import { network } from '../support/failures.ts';

export const companiesFlow = flow<typeof companiesMachine>({
  machine: companiesMachine,
  file: 'companies/companies.machine.ts',
  inputs: [{ limit: 4 }],
  events: {},
  answers: { readRandomCompanies: { outputs: [[company], []], errors: [network] } },
  states: {
    'companies.reading': ({ snapshot, asked }) => {
      expect(companiesOf(snapshot)).toEqual([]);
      expect(asked).toEqual([{ id: 'readRandomCompanies', input: { limit: 4 }, received: [] }]);
    },
    'companies.shown': ({ snapshot }) => expect(companiesOf(snapshot)).toEqual([company]),
    'companies.absent': ({ snapshot }) => expect(companiesOf(snapshot)).toEqual([]),
  },
});
