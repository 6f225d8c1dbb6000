import ky, { HTTPError, NetworkError, type Options, TimeoutError } from 'ky';
import * as v from 'valibot';
import { type AnswerOf, type CallName, calls } from '../../contract/calls.ts';
import { timing } from '../../contract/limits.ts';
import type { CallFailure } from '../../machines/call-failure.ts';
import type { ApiSettings, CallOptions } from './api-client.ts';

const ErrorTexts = v.object({ message: v.optional(v.string()), error: v.optional(v.string()) });

/** What ky threw, as the plain data that machines tell apart. */
function failureOf(thrown: unknown): CallFailure {
  if (thrown instanceof HTTPError) {
    const texts = v.safeParse(ErrorTexts, thrown.data);
    return { kind: 'http', status: thrown.response.status, ...(texts.success && texts.output) };
  }
  return thrown instanceof NetworkError || thrown instanceof TimeoutError ? { kind: 'network' } : { kind: 'garbage' };
}

const pathOf = (template: string, params: Record<string, string> = {}) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

async function send<N extends CallName>(settings: ApiSettings, name: N, options: CallOptions<N>): Promise<Response> {
  const { method, path } = calls[name];
  const request: Options = {
    method,
    prefix: new URL(settings.baseUrl, document.baseURI).href,
    signal: options.signal,
    timeout: timing.callTimeout,
    // The flows decide what is tried again, and when.
    retry: 0,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': settings.language(),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      ...options.headers,
    },
    ...(options.query && { searchParams: options.query }),
    ...(options.body && { json: options.body }),
  };
  return ky(pathOf(path, options.params).slice(1), request);
}

/** Sends a call and parses its JSON answer. Rejects with a `CallFailure`, also where the answer breaks the contract. */
export async function requestAnswer<N extends CallName>(
  settings: ApiSettings,
  name: N,
  options: CallOptions<N>,
): Promise<AnswerOf<N>> {
  try {
    const response = await send(settings, name, options);
    const call = calls[name];
    const answer: v.GenericSchema = 'answer' in call ? call.answer : v.never();
    // The schema is the one that AnswerOf infers from; TypeScript cannot follow it through the index.
    return v.parse(answer, await response.json()) as AnswerOf<N>;
  } catch (thrown) {
    return Promise.reject(failureOf(thrown));
  }
}

/** Sends a call whose answer is a file. Rejects with a `CallFailure`. */
export async function requestFile<N extends CallName>(
  settings: ApiSettings,
  name: N,
  options: CallOptions<N>,
): Promise<Blob> {
  try {
    return await (await send(settings, name, options)).blob();
  } catch (thrown) {
    return Promise.reject(failureOf(thrown));
  }
}
