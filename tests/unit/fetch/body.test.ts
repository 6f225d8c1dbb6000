import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Body, BodyReader } from '../../../server/scan/fetch/body.ts';

const page = Buffer.from('<h1>Grüße aus Köln</h1>'.repeat(50));
const streamOf = (bytes: Buffer, chunk = 1_000) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, i) => bytes.subarray(i * chunk, (i + 1) * chunk)),
  );

/** Reads a stream as the answer to a request is read. */
async function readBody(stream: Readable, encoding: string | undefined, maxBytes: number): Promise<Body> {
  const reader = new BodyReader(encoding, maxBytes, {
    pause: () => stream.pause(),
    resume: () => stream.resume(),
    stop: () => stream.destroy(),
  });
  stream.on('data', (chunk: Buffer) => reader.write(chunk)).on('end', () => reader.end());
  return reader.done;
}

describe('BodyReader', () => {
  it.each([
    [undefined, page],
    ['identity', page],
    ['gzip', gzipSync(page)],
    ['GZIP', gzipSync(page)],
    ['br', brotliCompressSync(page)],
    ['deflate', deflateSync(page)],
  ])('undoes %s', async (encoding, wire) => {
    const body = await readBody(streamOf(wire), encoding, 10_000);
    expect(body).toEqual({ bytes: new Uint8Array(page), truncated: false });
  });

  it('counts decoded bytes and stops a bomb at the cap', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const wire = streamOf(bomb, 1_000);
    const body = await readBody(wire, 'gzip', 100_000);
    expect(body.truncated).toBe(true);
    expect(body.bytes.length).toBe(100_000);
    expect(wire.destroyed).toBe(true);
  });

  it('stops a source that sends more than the cap plainly', async () => {
    const wire = streamOf(Buffer.alloc(5_000));
    expect(await readBody(wire, undefined, 2_500)).toEqual({ bytes: new Uint8Array(2_500), truncated: true });
    expect(wire.destroyed).toBe(true);
  });

  it('lets its source wait while it decodes', async () => {
    const wire = streamOf(gzipSync(randomBytes(2_000_000)), 100_000);
    let pauses = 0;
    wire.on('pause', () => {
      pauses += 1;
    });
    expect((await readBody(wire, 'gzip', 3_000_000)).bytes.length).toBe(2_000_000);
    expect(pauses).toBeGreaterThan(0);
  });

  it('takes a body of exactly the cap whole', async () => {
    const body = await readBody(streamOf(Buffer.alloc(100)), undefined, 100);
    expect(body).toEqual({ bytes: new Uint8Array(100), truncated: false });
  });

  it('keeps what a cut-off stream has delivered', async () => {
    const whole = gzipSync(randomBytes(20_000));
    const body = await readBody(streamOf(whole.subarray(0, whole.length - 100)), 'gzip', 100_000);
    expect(body.bytes.length).toBeGreaterThan(10_000);
  });

  it('rejects bytes that are not what they claim to be, and codings it never asked for', async () => {
    await expect(readBody(streamOf(page), 'gzip', 10_000)).rejects.toThrow();
    await expect(readBody(streamOf(page), 'zstd', 10_000)).rejects.toMatchObject({ reason: 'notHtml' });
  });
});
