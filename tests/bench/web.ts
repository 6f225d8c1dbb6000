import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../support/browser.ts';
import { startServer } from '../support/server.ts';
import { buildFloor } from './floor/build.ts';
import { serveFolder } from './floor/serve.ts';
import { type BenchRatio, median, printRatios } from './ratios.ts';

const rounds = 7;
/** A phone on a slow line, as Lighthouse assumes one: 150 ms, 1.6 Mbit/s, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

interface Paint {
  first: number;
  largest: number;
}

/** First and largest paint of a page in a fresh browser context, in ms from the start of navigation. */
const measurePaint = async (browser: Browser, url: string): Promise<Paint> => {
  await using context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  return await page.evaluate(async () => {
    const last = (type: string) =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        });
        observer.observe({ type, buffered: true });
      });
    return { first: await last('paint'), largest: await last('largest-contentful-paint') };
  });
};

/** The home page against a page that loads the same packages and shows one line, interleaved, as medians. */
export const benchWeb = async (): Promise<BenchRatio[]> => {
  await using floorBuild = await buildFloor();
  await using floor = await serveFolder(floorBuild.folder);
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const ours: Paint[] = [];
  const bare: Paint[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await measurePaint(browser, floor.url));
      ours.push(await measurePaint(browser, server.url));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const ratio = (of: (paint: Paint) => number) => {
    const [own, floorTime] = [median(ours.map(of)), median(bare.map(of))];
    console.log(`web: ${own.toFixed(0)} ms, floor ${floorTime.toFixed(0)} ms`);
    return own / floorTime;
  };
  return [
    { name: 'web: first paint of the home page / packages alone', ratio: ratio(({ first }) => first), atMost: 1.3 },
    {
      name: 'web: largest paint of the home page / packages alone',
      ratio: ratio(({ largest }) => largest),
      atMost: 1.5,
    },
  ];
};

if (import.meta.main) printRatios(await benchWeb());
