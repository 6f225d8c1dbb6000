import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PersonValues } from '../../../machines/form/checks/person.ts';
import type { FormSubmission } from '../../../machines/form/form.machine.ts';
import { leadMachine } from '../../../machines/lead/lead.machine.ts';
import { mask, maskEvent } from '../../../src/inspector/mask.ts';

const canary = 'kanarie@vogel.example';

test('nothing typed into a form can be read in what a form and its call look like', () => {
  const submitForm = fromPromise<void, FormSubmission<PersonValues>>(() => new Promise(() => {}));
  const actor = createActor(leadMachine.provide({ actors: { submitForm } }), {
    input: { values: { name: '', email: '' }, subject: 'job-1', idempotencyKey: 'key' },
  }).start();
  actor.send({ type: 'field.changed', field: 'name', value: 'Karla Kanarie' });
  actor.send({ type: 'field.changed', field: 'email', value: canary });
  actor.send({ type: 'form.submit' });
  const call = actor.getSnapshot().children.submitForm?.getSnapshot();
  expect(JSON.stringify(call)).toContain(canary);
  const sent = JSON.stringify([mask(actor.getSnapshot()), mask(call)]);
  expect(sent).not.toMatch(/Karla|kanarie/i);
  expect(sent).toContain('"submitting"');
  actor.stop();
});

test('the value of a changed field is hidden, its name is not', () => {
  const event = { type: 'field.changed', field: 'name', value: 'Karla Kanarie' };
  expect(maskEvent(event)).toEqual({ type: 'field.changed', field: 'name', value: '•••' });
});

test('mail addresses are hidden wherever they stand', () => {
  const masked = JSON.stringify(
    mask({ message: `Schon eingetragen: ${canary}.`, list: [{ url: `mailto:${canary}` }] }),
  );
  expect(masked).not.toContain('kanarie');
  expect(masked).toContain('Schon eingetragen');
});

test('free text and tokens are hidden, stars and states are not', () => {
  const rating = { value: { open: 'submitting' }, context: { stars: 4, comment: 'Nett.', captchaToken: 'abc' } };
  expect(mask(rating)).toEqual({
    value: { open: 'submitting' },
    context: { stars: 4, comment: '•••', captchaToken: '•••' },
  });
});
