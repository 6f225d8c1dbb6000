import { type HttpHandler, HttpResponse } from 'msw';
import type { CallName } from '../../contract/calls.ts';
import { type ErrorCode, httpStatusOf } from '../../contract/errors.ts';
import type { Language } from '../../contract/primitives.ts';
import { faultMessages, type MessageKey, say } from '../../server/http/messages.ts';
import { type MockRequest, respond } from './answer.ts';
import { examples, fitting } from './examples.ts';
import { type Fields, withFields } from './fields.ts';
import { callNames, type Failure, type Reply } from './replies.ts';

const blanks = { field: 'email', hours: '7', minutes: '10' };
const sentences: Record<ErrorCode, MessageKey> = {
  bad_request: 'invalidField',
  captcha_failed: 'captchaFailed',
  conflict: 'alreadyRated',
  forbidden: 'linkInvalid',
  method_not_allowed: 'methodNotAllowed',
  not_found: 'notFound',
  payload_too_large: 'tooLarge',
  too_many_requests: 'tooMany',
  unsupported_media_type: 'notJson',
  unavailable: 'unavailable',
  internal: 'fault',
};

/** The server's own words. */
function sentenceOf(name: CallName, code: ErrorCode, language: Language): string {
  const fault = code === 'unavailable' || code === 'internal' ? faultMessages[name]?.[language] : undefined;
  return fault ?? say(sentences[code], language, blanks);
}

/** A failed call as the browser meets it. */
export function failWith(name: CallName, failure: Failure, language: Language): Response | Promise<Response> {
  switch (failure) {
    case 'held':
      return new Promise<Response>(() => {});
    case 'lost':
      return HttpResponse.error();
    case 'garbage':
      return HttpResponse.html('<!doctype html><title>Welcome</title>');
    case 'gateway':
      return HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' });
    default: {
      const message = sentenceOf(name, failure, language);
      const answer = { success: false, code: failure, message, error: message };
      return Response.json(answer, { status: httpStatusOf[failure] });
    }
  }
}

/** The example answer of a call, with these fields instead of its own. */
export function exampleOf<N extends CallName>(name: N, fields: Fields, request: MockRequest<N>): Response {
  const own = examples[name](request);
  if (own instanceof Response) return own;
  const chosen = withFields(name, own, fields);
  // Checked for every call and field by tests/unit/mocks: what is chosen still is an answer of the call.
  const adjust: ((answer: never) => unknown) | undefined = fitting[name];
  return Response.json(adjust ? adjust(chosen as never) : chosen);
}

/** A handler that answers a call in the way that counts at the moment. */
export const replyTo = <N extends CallName>(name: N, chosen: () => Reply | Promise<Reply>): HttpHandler =>
  respond(name, async (request) => {
    const reply = await chosen();
    const language = request.headers.get('Accept-Language') === 'en' ? 'en' : 'de';
    return typeof reply === 'string' ? failWith(name, reply, language) : exampleOf(name, reply, request);
  });

/** The whole API, each call answered in the way that counts at the moment. */
export const handlersFor = (chosen: (name: CallName) => Reply | Promise<Reply>): HttpHandler[] =>
  callNames.map((name) => replyTo(name, () => chosen(name)));
