import type { Api } from '../http/serve.ts';
import type { Inspector, Viewer } from './inspector.ts';

/** Streams what an inspector tells, each message a line of JSON, for as long as the viewer listens. */
export function inspectorRoute(api: Api, inspector: Inspector): void {
  api.get('/inspect', (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', 'application/x-ndjson');
    return c.body(linesFor(inspector));
  });
}

function linesFor(inspector: Inspector): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let viewer: Viewer;
  return new ReadableStream({
    start: (lines) => {
      viewer = {
        tell: (event) => lines.enqueue(encoder.encode(`${JSON.stringify(event)}\n`)),
        end: () => lines.close(),
      };
      inspector.attach(viewer);
    },
    cancel: () => inspector.detach(viewer),
  });
}
