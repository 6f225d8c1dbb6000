import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, constants as zlib } from 'node:zlib';
import { FetchError } from './failure.ts';

export interface Body {
  bytes: Uint8Array;
  /** The page was longer than allowed; `bytes` holds its beginning. */
  truncated: boolean;
}

/** What a body comes from: it can be told to wait, and that no more is wanted. */
export interface BodySource {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Content codings we ask for. */
export const ACCEPT_ENCODING = 'gzip, br';

/**
 * Takes in a body chunk by chunk and undoes its Content-Encoding, up to `maxBytes` counted after decompression: a few
 * wire kilobytes can unfold to gigabytes. `done` settles with the body, or rejects with what broke it; the source is
 * stopped where the rest is not wanted. Throws FetchError for a coding that is not known.
 */
export class BodyReader {
  readonly done: Promise<Body>;
  private readonly source: BodySource;
  private readonly maxBytes: number;
  private readonly decoder: Transform | null;
  private readonly chunks: Uint8Array[] = [];
  private length = 0;
  private readonly settle: { resolve: (body: Body) => void; reject: (error: unknown) => void };

  constructor(encoding: string | undefined, maxBytes: number, source: BodySource) {
    this.maxBytes = maxBytes;
    this.source = source;
    this.decoder = decoderOf(encoding);
    const { promise, resolve, reject } = Promise.withResolvers<Body>();
    this.done = promise;
    this.settle = { resolve, reject };
    this.decoder
      ?.on('data', (chunk: Buffer) => this.take(chunk))
      .on('end', () => this.finish(false))
      .on('error', (error) => this.fail(error))
      .on('drain', () => source.resume());
  }

  write(chunk: Uint8Array): void {
    if (!this.decoder) this.take(chunk);
    else if (!this.decoder.write(chunk)) this.source.pause();
  }

  end(): void {
    if (this.decoder) this.decoder.end();
    else this.finish(false);
  }

  /** Gives the body up; what came of it is of no use. */
  fail(error: unknown): void {
    this.settle.reject(error);
    this.decoder?.destroy();
    this.source.stop();
  }

  private take(chunk: Uint8Array): void {
    const rest = this.maxBytes - this.length;
    this.chunks.push(chunk.length > rest ? chunk.subarray(0, rest) : chunk);
    this.length += Math.min(chunk.length, rest);
    if (chunk.length <= rest) return;
    this.finish(true);
    this.decoder?.destroy();
    this.source.stop();
  }

  private finish(truncated: boolean): void {
    this.settle.resolve({ bytes: joined(this.chunks, this.length), truncated });
  }
}

/** In memory that another thread can read uncopied. */
function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(new SharedArrayBuffer(length));
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

/** Like browsers, decoders keep what a cut-off stream has delivered. */
function decoderOf(encoding = ''): Transform | null {
  const coding = encoding.trim().toLowerCase();
  if (coding === '' || coding === 'identity') return null;
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip({ finishFlush: zlib.Z_SYNC_FLUSH });
  if (coding === 'br') return createBrotliDecompress({ finishFlush: zlib.BROTLI_OPERATION_FLUSH });
  if (coding === 'deflate') return createInflate({ finishFlush: zlib.Z_SYNC_FLUSH });
  throw new FetchError('notHtml', `unknown content coding "${coding.slice(0, 40)}"`);
}
