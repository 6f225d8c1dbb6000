import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'undici';
import { createScanner } from '../../server/scan/index.ts';
import { type Cost, measure } from './cost.ts';
import { type BenchRatio, median, printRatios } from './ratios.ts';
import { benchPaths } from './site/pages.ts';

const ROUNDS = 25;
/** Rounds until the code is compiled, as it is in a server that has been up for some minutes; its peers have as many. */
const WARM_UP = 120;

/** Sites at once, and the megabytes that the process may then hold. */
const CROWD = 50;
const CROWD_MB = 400;

/**
 * A ten-page site with 30 ms latency: our scan against a bare undici loop over the same pages at the same
 * politeness (robots.txt first, then two at a time) and against Crawlee, in turns, as medians of the rounds.
 */
export async function benchScan(): Promise<BenchRatio[]> {
  const site = fork(new URL('./site/serve.ts', import.meta.url), { execArgv: [] });
  const [port] = (await once(site, 'message')) as [number];
  const crawlee = fork(new URL('./crawlee/serve.ts', import.meta.url));
  const crawleeGone = new AbortController();
  crawlee.once('exit', (code) => crawleeGone.abort(new Error(`Crawlee's process ended (${code})`)));
  const scanner = createScanner({ connectTo: { host: '127.0.0.1', port }, concurrency: CROWD });
  const bare: Cost[] = [];
  const ours: Cost[] = [];
  const peer: Cost[] = [];
  let crowdMb = 0;
  try {
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const bareCost = await measure(() => bareLoop(port));
      // A new host each round: nothing of the last one is remembered.
      const ourCost = await measure(() => scan(scanner, `firma-${round}.de`));
      const peerCost = await crawleeRound(crawlee, port, crawleeGone.signal);
      if (round < WARM_UP) continue;
      bare.push(bareCost);
      ours.push(ourCost);
      peer.push(peerCost);
    }
    crowdMb = await peakMegabytes(() =>
      Promise.all(Array.from({ length: CROWD }, (_, index) => scan(scanner, `viele-${index}.de`))),
    );
  } finally {
    await scanner.close();
    if (crawlee.connected) crawlee.disconnect();
    site.disconnect();
  }
  const wall = (costs: Cost[]) => median(costs.map((cost) => cost.wall));
  const cpu = (costs: Cost[]) => median(costs.map((cost) => cost.cpu));
  console.log(`scan: ${wall(ours).toFixed(0)} ms wall, bare loop ${wall(bare).toFixed(0)} ms (${ROUNDS} rounds)`);
  console.log(
    `scan: ${perPage(cpu(ours))} ms CPU per page, bare loop ${perPage(cpu(bare))} ms, Crawlee ${perPage(cpu(peer))} ms`,
  );
  console.log(`scan: ${crowdMb.toFixed(0)} MB at most with ${CROWD} sites at once`);
  return [
    { name: 'scan: wall time per site / bare undici loop', ratio: ratioOf(ours, bare, 'wall'), atMost: 1.25 },
    { name: 'scan: CPU per page / bare undici loop', ratio: ratioOf(ours, bare, 'cpu'), atMost: 4 },
    { name: "scan: CPU per page / Crawlee's CheerioCrawler", ratio: ratioOf(ours, peer, 'cpu'), atMost: 0.2 },
    { name: `scan: memory with ${CROWD} sites at once / ${CROWD_MB} MB`, ratio: crowdMb / CROWD_MB, atMost: 1 },
  ];
}

/** Median of the rounds' own ratios: what a round measures has the machine in the same state. */
function ratioOf(ours: readonly Cost[], theirs: readonly Cost[], what: keyof Cost): number {
  return median(ours.map((cost, round) => cost[what] / (theirs[round]?.[what] ?? Number.NaN)));
}

async function scan(scanner: ReturnType<typeof createScanner>, host: string): Promise<void> {
  const result = await scanner.scanSite(`http://${host}/`, {});
  const read = result.pages.filter((page) => page.result === 'read').length;
  if (read !== benchPaths.length) throw new Error(`the scan read ${read} of ${benchPaths.length} pages`);
}

async function bareLoop(port: number): Promise<void> {
  const dispatcher = new Agent({ connections: 2, pipelining: 1 });
  const get = async (path: string) => {
    const { body } = await request(`http://127.0.0.1:${port}${path}`, { dispatcher });
    return body.text();
  };
  await get('/robots.txt');
  const open = [...benchPaths];
  const worker = async () => {
    for (let path = open.shift(); path !== undefined; path = open.shift()) await get(path);
  };
  await Promise.all([worker(), worker()]);
  await dispatcher.close();
}

async function crawleeRound(crawlee: ChildProcess, port: number, signal: AbortSignal): Promise<Cost> {
  const answer = once(crawlee, 'message', { signal });
  crawlee.send(port);
  return (await answer)[0] as Cost;
}

async function peakMegabytes(work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  await work();
  clearInterval(watch);
  return peak / 1_000_000;
}

function perPage(cpu: number): string {
  return (cpu / benchPaths.length).toFixed(2);
}

if (import.meta.main) printRatios(await benchScan());
