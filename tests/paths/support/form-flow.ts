import type { FormEvent, FormInput, FormValues } from '../../../machines/form/form.machine.ts';
import type { FormMachine } from '../../../machines/form/form.selectors.ts';
import { type Flow, flow } from '../harness/flow.ts';
import { garbage, http, network } from './failures.ts';
import { formStates } from './forms.ts';

type Edit<Values extends FormValues> = Omit<Extract<FormEvent<Values>, { type: 'field.changed' }>, 'type'>;

interface FormFlow<Values extends FormValues> {
  machine: FormMachine<Values>;
  file: string;
  values: Values;
  /** Edits that lead through every rule to a form that can be sent. */
  edits: Edit<Values>[];
}

/** The flow of a form: the one chart, with the fields of this form. */
export function formFlowOf<Values extends FormValues>(form: FormFlow<Values>): Flow<FormMachine<Values>> {
  const input: FormInput<Values> = { values: form.values, subject: 'job-1', idempotencyKey: 'key' };
  return flow<FormMachine<Values>>({
    machine: form.machine,
    file: form.file,
    inputs: [input],
    events: { 'field.changed': form.edits, 'form.submit': [{}] },
    answers: {
      submitForm: { outputs: [undefined], errors: [http(400, { message: 'Nein.', error: 'Nein.' }), network, garbage] },
    },
    forget: ['revision', 'failure'],
    states: formStates(form.machine.id),
  });
}
