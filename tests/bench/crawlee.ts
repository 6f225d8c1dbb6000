import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheerioCrawler, Configuration, log } from '@crawlee/cheerio';
import { benchPaths } from './site/pages.ts';

log.setLevel(log.LEVELS.ERROR);

/** Where the crawler keeps its queue: on disk, as it does unless told otherwise, or in memory alone. */
export type CrawleeStorage = 'disk' | 'memory';

/** Reads the bench's pages with Crawlee, two at a time: the peer that scanners are most often built on. */
export async function crawleeLoop(port: number, storage: CrawleeStorage): Promise<void> {
  // A store of its own, so that no page counts as seen in an earlier round.
  const localDataDirectory = await mkdtemp(join(tmpdir(), 'crawlee-'));
  const persistStorage = storage === 'disk';
  let read = 0;
  const crawler = new CheerioCrawler(
    {
      minConcurrency: 2,
      maxConcurrency: 2,
      requestHandler: ({ $ }) => {
        read += $('a[href]').length > 0 ? 1 : 0;
      },
    },
    new Configuration({ persistStorage, storageClientOptions: { localDataDirectory } }),
  );
  await crawler.run(benchPaths.map((path) => `http://127.0.0.1:${port}${path}`));
  await crawler.teardown();
  await rm(localDataDirectory, { recursive: true, force: true });
  if (read !== benchPaths.length) throw new Error(`Crawlee read ${read} of ${benchPaths.length} pages`);
}
