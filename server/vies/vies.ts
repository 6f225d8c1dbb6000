import * as v from 'valibot';

/** What the EU's VAT Information Exchange System says of an id; `unreachable` says nothing about the id. */
export type ViesAnswer = 'valid' | 'invalid' | 'unreachable';

/**
 * Asks whether an id is on record.
 * @param vatId with its country prefix, without blanks: 'DE136695976'
 * @param signal gives up; the answer is then `unreachable`
 */
export type AskVies = (vatId: string, signal: AbortSignal) => Promise<ViesAnswer>;

export interface ViesOptions {
  /** Address of the REST API, without trailing slash. */
  url: string;
  timeoutMs?: number;
  /** Hears why there was no answer. */
  log: (message: string, details: { reason: string }) => void;
}

/** Where a member state does not answer, VIES names the error, in one of two shapes and with status 200 all the same. */
const Answer = v.object({
  valid: v.boolean(),
  userError: v.optional(v.picklist(['VALID', 'INVALID', ''])),
  actionSucceed: v.optional(v.literal(true)),
});

/** Longest answer that is read, in characters; real ones have a tenth. */
const longestAnswer = 10_000;

/** The REST API behind https://ec.europa.eu/taxation_customs/vies, call `check-vat-number`. */
export function createVies({ url, timeoutMs = 5_000, log }: ViesOptions): AskVies {
  const ask = async (vatId: string, signal: AbortSignal): Promise<ViesAnswer> => {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const text = await readBounded(response);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return v.parse(Answer, JSON.parse(text)).valid ? 'valid' : 'invalid';
  };
  return async (vatId, signal) => {
    try {
      return await ask(vatId, signal);
    } catch (error) {
      log('VIES gave no answer', { reason: error instanceof Error ? error.message : String(error) });
      return 'unreachable';
    }
  };
}

/** @throws for an answer that is longer than any real one */
async function readBounded({ body }: Response): Promise<string> {
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > longestAnswer) throw new Error('the answer is too long');
  }
  return text;
}
