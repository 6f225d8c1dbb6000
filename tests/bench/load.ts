import { Pool } from 'undici';

export interface Load {
  perSecond: number;
  /** Milliseconds that 99 of 100 answers kept within. */
  p99: number;
  /** Answers that were not 2xx. */
  refused: number;
}

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const connections = 50;

/** Keeps 50 connections busy for `ms` with the calls that `next` makes. */
export async function load(origin: string, ms: number, next: () => Call): Promise<Load> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + ms;
  const connection = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const { statusCode, body } = await pool.request(next());
      await body.dump();
      times.push(performance.now() - start);
      if (statusCode >= 300) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  await pool.close();
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { perSecond: (times.length * 1000) / ms, p99, refused };
}
