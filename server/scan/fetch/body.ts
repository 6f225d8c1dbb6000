import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, constants as zlib } from 'node:zlib';
import { FetchError } from './failure.ts';

export interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  /** The page was longer than allowed; `bytes` holds its beginning. */
  truncated: boolean;
}

/** Content codings we ask for. */
export const ACCEPT_ENCODING = 'gzip, br';

/**
 * Reads a body and undoes its Content-Encoding, up to `maxBytes` counted after decompression: a few wire
 * kilobytes can unfold to gigabytes. The rest of the body is never read.
 */
export async function readBody(body: Readable, encoding: string | undefined, maxBytes: number): Promise<Body> {
  const stream = decoded(body, encoding);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      const rest = maxBytes - length;
      chunks.push(chunk.length > rest ? chunk.subarray(0, rest) : chunk);
      length += chunk.length;
      if (length > maxBytes) return { bytes: joined(chunks, maxBytes), truncated: true };
    }
  } finally {
    stream.destroy();
    body.destroy();
  }
  return { bytes: joined(chunks, length), truncated: false };
}

/** In memory of its own, not in Node's shared pool, so that it can be handed to another thread uncopied. */
function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

function decoded(body: Readable, encoding = ''): Readable {
  const coding = encoding.trim().toLowerCase();
  if (coding === '' || coding === 'identity') return body;
  // Like browsers, keep what a cut-off stream has delivered.
  const decoder =
    coding === 'gzip' || coding === 'x-gzip'
      ? createGunzip({ finishFlush: zlib.Z_SYNC_FLUSH })
      : coding === 'br'
        ? createBrotliDecompress({ finishFlush: zlib.BROTLI_OPERATION_FLUSH })
        : coding === 'deflate'
          ? createInflate({ finishFlush: zlib.Z_SYNC_FLUSH })
          : undefined;
  if (!decoder) throw new FetchError('notHtml', `unknown content coding "${coding.slice(0, 40)}"`);
  // The decoder is destroyed with the error; whoever iterates over it hears of it there.
  return pipeline(body, decoder, () => {});
}
