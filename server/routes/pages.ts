import * as v from 'valibot';
import { PageSlug } from '../../contract/pages.ts';
import type { AppDeps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';

/** Static pages. */
export function pageRoutes(api: Api, { pages }: AppDeps): void {
  serve(api, 'listPages', async ({ query }) => ({
    success: true as const,
    data: PageSlug.options.flatMap((slug) => {
      const page = pages(query.lang, slug);
      return page ? [{ slug, title: page.title, updated_at: page.updated_at }] : [];
    }),
  }));

  serve(api, 'readPage', async ({ c, query }) => {
    const slug = c.req.param('slug');
    const page = v.is(PageSlug, slug) ? pages(query.lang, slug) : undefined;
    if (!page) throw new Refusal('not_found', 'pageNotFound');
    return { success: true as const, data: page };
  });
}
