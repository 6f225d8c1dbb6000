import { CheerioCrawler, Configuration, log } from '@crawlee/cheerio';
import { measure } from '../cost.ts';
import { benchPaths } from '../site/pages.ts';

log.setLevel(log.LEVELS.ERROR);

/** Reads the bench's pages with Crawlee, two at a time: the peer that scanners are most often built on. */
async function crawl(port: number): Promise<void> {
  let read = 0;
  const crawler = new CheerioCrawler(
    {
      minConcurrency: 2,
      maxConcurrency: 2,
      requestHandler: ({ $ }) => {
        read += $('a[href]').length > 0 ? 1 : 0;
      },
    },
    // A store of its own in memory, so that no page counts as seen in an earlier round.
    new Configuration({ persistStorage: false }),
  );
  await crawler.run(benchPaths.map((path) => `http://127.0.0.1:${port}${path}`));
  await crawler.teardown();
  if (read !== benchPaths.length) throw new Error(`Crawlee read ${read} of ${benchPaths.length} pages`);
}

// A process of its own: its packages alone hold more memory than a scan. Each message is the site's port, for one round.
process.on('message', async (port: number) => {
  process.send?.(await measure(() => crawl(port)));
});
process.on('disconnect', () => process.exit());
