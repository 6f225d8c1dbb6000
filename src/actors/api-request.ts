import ky, { HTTPError, type Options } from 'ky';
import * as v from 'valibot';
import { type AnswerOf, type CallName, calls } from '../../contract/calls.ts';
import { timing } from '../../contract/limits.ts';
import type { CallFailure } from '../../machines/call-failure.ts';
import type { ApiSettings, CallOptions } from './api-client.ts';

const ErrorTexts = v.object({ message: v.optional(v.string()), error: v.optional(v.string()) });

/** What a call without an answer, or with a refusal, threw, as the plain data that machines tell apart. */
function failureOf(thrown: unknown): CallFailure {
  if (!(thrown instanceof HTTPError)) return { kind: 'network' };
  const texts = v.safeParse(ErrorTexts, thrown.data);
  const { status, statusText } = thrown.response;
  return { kind: 'http', status, ...(statusText && { statusText }), ...(texts.success && texts.output) };
}

const GARBAGE: CallFailure = { kind: 'garbage' };

const pathOf = (template: string, params: Record<string, string> = {}) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

async function send<N extends CallName>(settings: ApiSettings, name: N, options: CallOptions<N>): Promise<Response> {
  const { method, path } = calls[name];
  const request: Options = {
    method,
    prefix: new URL(settings.baseUrl, document.baseURI).href,
    signal: options.signal,
    timeout: settings.callTimeout ?? timing.callTimeout,
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

/** Sends a call and reads all of its answer in one way or another. Rejects with a `CallFailure`. */
async function receive<N extends CallName, T>(
  settings: ApiSettings,
  name: N,
  options: CallOptions<N>,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    return await read(await send(settings, name, options));
  } catch (thrown) {
    return Promise.reject(failureOf(thrown));
  }
}

/** Sends a call and parses its JSON answer. Rejects with a `CallFailure`, also where the answer breaks the contract. */
export async function requestAnswer<N extends CallName>(
  settings: ApiSettings,
  name: N,
  options: CallOptions<N>,
): Promise<AnswerOf<N>> {
  const text = await receive(settings, name, options, (response) => response.text());
  const call = calls[name];
  const schema: v.GenericSchema = 'answer' in call ? call.answer : v.never();
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  // The schema is the one that AnswerOf infers from; TypeScript cannot follow it through the index.
  return answer.success ? (answer.output as AnswerOf<N>) : Promise.reject(GARBAGE);
}

/** Sends a call whose answer is a file. Rejects with a `CallFailure`. */
export const requestFile = <N extends CallName>(
  settings: ApiSettings,
  name: N,
  options: CallOptions<N>,
): Promise<Blob> => receive(settings, name, options, (response) => response.blob());
