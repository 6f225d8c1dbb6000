import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** The server restarts after each change of its code; milliseconds until it is asked again. */
const RESTART = 1_000;

/** Hears of the server's records for as long as it tells of them: it does so where it runs with INSPECT=1. */
export async function watchServer(take: (event: StatelyInspectionEvent) => void): Promise<void> {
  for (let wasHeard = false; ; ) {
    const answer = await fetch('/api/inspect').catch(() => undefined);
    if (answer?.ok && answer.body) {
      wasHeard = true;
      await readLines(answer.body, (line) => take(JSON.parse(line)));
    } else if (!wasHeard || answer?.status === 404) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, RESTART));
  }
}

/** Reads until the stream ends or breaks off. */
async function readLines(body: ReadableStream<BufferSource>, hear: (line: string) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const next = () => reader.read().catch(() => ({ done: true, value: undefined }));
  let rest = '';
  for (let { done, value } = await next(); !done; { done, value } = await next()) {
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(hear);
  }
}
