import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasPostgres, startPostgres } from '../server/support/postgres.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type Call, type Load, load } from './load.ts';
import { type BenchRatio, median, printRatios } from './ratios.ts';

const rounds = 5;
const roundMs = 1_500;

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
const searchCall = (urls: string[]): Call => ({
  method: 'POST',
  path: '/api/search',
  headers,
  body: JSON.stringify({ urls, captchaToken: '' }),
});

const forkServer = async (file: URL) => {
  const child = fork(file, { execArgv: [] });
  const [port] = (await once(child, 'message')) as [number];
  return { port, origin: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
};

/** Takes connections and never answers, so that accepted searches wait and only the API is measured. */
const startBlackHole = async () => {
  const server = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, stop: () => server.close() };
};

const enterJob = async (server: TestServer, urls: string[]): Promise<string> => {
  const answer = await fetch(`${server.url}/api/search`, {
    method: 'POST',
    headers,
    body: searchCall(urls).body ?? '',
  });
  const { jobId } = (await answer.json()) as { jobId: string };
  return jobId;
};

const statusCall = (jobId: string): Call => ({ method: 'GET', path: `/api/search/status/${jobId}` });

/** Status polls and searches against bare node:http in the same rounds; the floor of a POST reads its body, too. */
async function benchThroughput(name: string, server: TestServer, floors: { status: number; search: number }) {
  const bare = await forkServer(new URL('./bare/serve.ts', import.meta.url));
  const jobId = await enterJob(server, ['erste.example.de']);
  let number = 0;
  const runs: Record<'bareGet' | 'status' | 'barePost' | 'search', Load[]> = {
    bareGet: [],
    status: [],
    barePost: [],
    search: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const nextSearch = () => {
      number += 1;
      return searchCall([`firma-${number}.de`]);
    };
    runs.bareGet.push(await load(bare.origin, roundMs, () => statusCall(jobId)));
    runs.status.push(await load(server.url, roundMs, () => statusCall(jobId)));
    runs.barePost.push(await load(bare.origin, roundMs, () => searchCall(['firma.de'])));
    runs.search.push(await load(server.url, roundMs, nextSearch));
  }
  bare.stop();
  const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond));
  const p99 = (loads: Load[]) => median(loads.map((one) => one.p99));
  const refused = [...runs.status, ...runs.search].reduce((sum, one) => sum + one.refused, 0);
  console.log(
    `${name}: status ${rate(runs.status).toFixed(0)}/s of ${rate(runs.bareGet).toFixed(0)}/s bare, p99 ${p99(runs.status).toFixed(0)} ms; ` +
      `search ${rate(runs.search).toFixed(0)}/s of ${rate(runs.barePost).toFixed(0)}/s bare, p99 ${p99(runs.search).toFixed(0)} ms; ${refused} refused`,
  );
  return [
    { name: `${name}: bare GET / status poll`, ratio: rate(runs.bareGet) / rate(runs.status), atMost: floors.status },
    { name: `${name}: bare POST / search`, ratio: rate(runs.barePost) / rate(runs.search), atMost: floors.search },
    { name: `${name}: p99 of status polls / 250 ms`, ratio: p99(runs.status) / 250, atMost: 1 },
    { name: `${name}: p99 of searches / 250 ms`, ratio: p99(runs.search) / 250, atMost: 1 },
    { name: `${name}: calls refused`, ratio: refused, atMost: 0 },
  ];
}

/** Status polls at a visitor's pace, alone and while ten sites are being scanned. */
async function benchBesideScans(): Promise<BenchRatio[]> {
  const site = await forkServer(new URL('./site/serve.ts', import.meta.url));
  const server = await startServer({ farmPort: site.port });
  const jobId = await enterJob(server, ['ruhig.de']);
  const pollFor = async (ms: number) => {
    const times: number[] = [];
    for (const end = performance.now() + ms; performance.now() < end; await sleep(10)) {
      const start = performance.now();
      await (await fetch(`${server.url}/api/search/status/${jobId}`)).text();
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  };
  await pollFor(2_000);
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await pollFor(1_000));
    const jobs = Array.from({ length: 10 }, (_, index) => [`scan-${round}-${index}.de`]);
    await Promise.all(jobs.map((urls) => enterJob(server, urls)));
    busy.push(await pollFor(1_000));
    await sleep(2_000);
  }
  await server.stop();
  site.stop();
  console.log(`status p99: ${median(idle).toFixed(1)} ms idle, ${median(busy).toFixed(1)} ms beside ten scans`);
  return [{ name: 'status p99 beside ten scans / idle', ratio: median(busy) / median(idle), atMost: 2 }];
}

/** The API against bare node:http on both databases (PostgreSQL where the machine has one). */
export async function benchApi(): Promise<BenchRatio[]> {
  const hole = await startBlackHole();
  const options = { farmPort: hole.port, env: { SCAN_CONCURRENCY: '1' } };
  const embedded = await startServer(options);
  const ratios = await benchThroughput('PGlite', embedded, { status: 1 / 0.05, search: 1 / 0.04 });
  await embedded.stop();
  if (hasPostgres) {
    const postgres = await startPostgres();
    const server = await startServer({ ...options, env: { ...options.env, DATABASE_URL: postgres.url } });
    ratios.push(...(await benchThroughput('PostgreSQL', server, { status: 1 / 0.1, search: 1 / 0.08 })));
    await server.stop();
    await postgres.stop();
  }
  hole.stop();
  return [...ratios, ...(await benchBesideScans())];
}

if (import.meta.main) printRatios(await benchApi());
