import { fromPromise } from 'xstate';
import type { EmailValues } from '../../machines/form/checks/email.ts';
import type { FormSubmission } from '../../machines/form/form.machine.ts';
import type { ApiClient } from './api-client.ts';

/** The token of a mailed link, which proves that the address is the visitor's own; no header without one. */
async function proofOf(token: string): Promise<{ headers?: Record<string, string> }> {
  if (!token) return {};
  const { dataTokenHeader } = await import('../../contract/forms.ts');
  return { headers: { [dataTokenHeader]: token } };
}

/** Time for a browser to take a file over. */
const FILE_KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), FILE_KEPT_MS);
}

/** Without a token asks for a mailed link; with one (the form's subject) downloads the data on file. */
export const exportData = (api: ApiClient) =>
  fromPromise<void, FormSubmission<EmailValues>>(async ({ input: { values, subject: token }, signal }) => {
    const file = await api.download('exportData', {
      signal,
      params: { email: values.email.trim() },
      ...(await proofOf(token)),
    });
    if (token) saveFile(file, 'firmenlupe-daten.json');
  });

/** Without a token asks for a mailed link; with one (the form's subject) deletes the data on file. */
export const deleteData = (api: ApiClient) =>
  fromPromise<void, FormSubmission<EmailValues>>(async ({ input, signal }) => {
    const { values, subject: token, idempotencyKey } = input;
    await api.call('deleteData', { signal, idempotencyKey, body: values, ...(await proofOf(token)) });
  });
