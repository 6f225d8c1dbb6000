import { type HttpHandler, HttpResponse, http } from 'msw';
import { type AnswerOf, type BodyOf, type CallName, calls } from '../../contract/calls.ts';
import type { ErrorAnswer, ErrorCode } from '../../contract/errors.ts';

/** What a mocked call gets to see. */
export interface MockRequest<N extends CallName> {
  params: Record<string, string>;
  query: URLSearchParams;
  body: BodyOf<N>;
  headers: Headers;
}

type Answers = { [N in CallName]: AnswerOf<N> };

const pathOf = (name: CallName) => `*/api${calls[name].path.replace(/\{(\w+)\}/g, ':$1')}`;

const textParams = (params: Record<string, string | readonly string[] | undefined>) =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));

function handle<N extends CallName>(name: N, respond: (request: MockRequest<N>) => Response | Promise<Response>) {
  const method = calls[name].method === 'POST' ? http.post : http.get;
  return method(pathOf(name), async ({ request, params }) =>
    respond({
      params: textParams(params),
      query: new URL(request.url).searchParams,
      body: calls[name].method === 'POST' ? await request.json() : undefined,
      headers: request.headers,
    } as MockRequest<N>),
  );
}

/** A handler for a call of the contract, whose answer has to be what the contract says. */
export const answer = <N extends CallName>(name: N, make: (request: MockRequest<N>) => Answers[N]): HttpHandler =>
  handle(name, (request) => Response.json(make(request)));

/** A handler that refuses a call the way the server does. */
export const refuse = (name: CallName, status: number, code: ErrorCode, message: string): HttpHandler =>
  handle(name, () =>
    HttpResponse.json({ success: false, code, message, error: message } satisfies ErrorAnswer, { status }),
  );

/** A handler that answers with whatever the test wants. */
export const respond = <N extends CallName>(
  name: N,
  make: (request: MockRequest<N>) => Response | Promise<Response>,
): HttpHandler => handle(name, make);
