import type { AnyStateMachine } from 'xstate';
import type { PersonValues } from '../../../machines/form/checks/person.ts';
import type { FormMachine } from '../../../machines/form/form.selectors.ts';
import { flow } from '../harness/flow.ts';
import { garbage, http, network } from './failures.ts';
import { formStates } from './forms.ts';

/** The flow of a form that asks for a name and a mail address. */
export const personFlow = <M extends FormMachine<PersonValues> & AnyStateMachine>(machine: M, file: string) =>
  flow<FormMachine<PersonValues>>({
    machine,
    file,
    inputs: [{ values: { name: '', email: '' }, subject: 'job-1', idempotencyKey: 'key' }],
    events: {
      'field.changed': [
        { field: 'name', value: 'Eva Muster' },
        { field: 'email', value: 'eva@muster.de' },
        { field: 'email', value: 'eva' },
      ],
      'form.submit': [{}],
    },
    answers: {
      submitForm: { outputs: [undefined], errors: [http(400, { message: 'Nein.', error: 'Nein.' }), network, garbage] },
    },
    forget: ['revision'],
    states: formStates(machine.id),
  });
