import { search, untilFinal } from './client.ts';
import { test as base } from './e2e.ts';

export interface Jobs {
  /** A finished job with the report of Falkenrath Dachbau GmbH. */
  ready: string;
  /** A job whose site has no company. */
  failed: string;
}

/** The browser test with two finished jobs, made once per worker. */
export const test = base.extend<object, { jobs: Jobs }>({
  jobs: [
    async ({ server }, use) => {
      const finish = async (url: string) => {
        const { jobId } = await search(server.url, [url]);
        await untilFinal(server.url, jobId);
        return jobId;
      };
      await use({ ready: await finish('www.falkenrath-dachbau.de'), failed: await finish('hannas-hefezopf.de') });
    },
    { scope: 'worker' },
  ],
});

export { expect } from './e2e.ts';
