import { HttpResponse } from 'msw';
import type { CallName } from '../../../../contract/calls.ts';
import type { CallFailure } from '../../../../machines/call-failure.ts';
import { respond } from '../../../../src/mocks/answer.ts';
import { server } from '../../../component/server.ts';

/** API calls that wait until the test answers them. */
export interface GatedApi {
  /** Number of calls that wait. */
  waiting: (call: CallName) => number;
  /** Answers the oldest call that waits. */
  answer: (call: CallName, output: unknown) => void;
  /** Lets the oldest call that waits fail in this way. */
  refuse: (call: CallName, failure: CallFailure) => void;
  /** Answers whatever still waits; a call that is cut off would be reported as a broken connection. */
  close: () => void;
}

export function gateApi(calls: CallName[]): GatedApi {
  const waiting = new Map<CallName, ((response: Response) => void)[]>(calls.map((call) => [call, []]));
  server.use(
    ...calls.map((call) =>
      respond(call, () => new Promise<Response>((resolve) => void waiting.get(call)?.push(resolve))),
    ),
  );
  const release = (call: CallName, response: Response) => {
    const resolve = waiting.get(call)?.shift();
    if (!resolve) throw new Error(`No call of ${call} waits for an answer`);
    resolve(response);
  };
  return {
    waiting: (call) => waiting.get(call)?.length ?? 0,
    answer: (call, output) => release(call, Response.json(output ?? { success: true })),
    refuse: (call, failure) => release(call, responseOf(failure)),
    close: () => {
      for (const resolve of [...waiting.values()].flat()) resolve(Response.json({ success: true }));
    },
  };
}

function responseOf(failure: CallFailure): Response {
  if (failure.kind === 'network') return HttpResponse.error();
  if (failure.kind === 'garbage') return new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } });
  const { status, message, error } = failure;
  return Response.json({ success: false, code: 'internal', message, error }, { status });
}
