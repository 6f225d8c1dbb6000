import type { Browser, BrowserContext, Route } from 'playwright-core';
import { abortable } from '../fetch/abortable.ts';
import type { BrowserProxy } from '../fetch/browser-proxy.ts';
import type { DocumentFetch, Door, FetchOptions } from '../fetch/door.ts';
import type { FetchFailure } from '../fetch/failure.ts';
import { createSlots } from '../slots.ts';

export interface RendererOptions {
  door: Door;
  /** Path of a Chromium. */
  executable: string;
  /** Milliseconds for a page, its fetching included. */
  pageMs?: number;
  /** Milliseconds without work after which the browser is closed. */
  idleMs?: number;
}

export interface Renderer {
  /** A page as it looks when its scripts have run; like the door's `fetchPage`. Never rejects. */
  fetchPage(address: string, options?: FetchOptions): Promise<DocumentFetch>;
  close(): Promise<void>;
}

/** Milliseconds of quiet network that are waited for; a page that never rests is read as it stands then. */
const SETTLE_MS = 4_000;
/** Characters of a rendered page that are read. */
const MAX_HTML = 2 * 1024 * 1024;
/** What can change the text of a page. */
const NEEDED = new Set(['document', 'script', 'xhr', 'fetch']);

/** Pages reach the world through our proxy alone, loopback included; the browser itself, which calls home, by no way. */
const FLAGS = [
  '--proxy-server=http://nowhere.invalid',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Renders pages in a Chromium that can reach the world only through the door; one page at a time. */
export function createRenderer({ door, executable, pageMs = 10_000, idleMs = 20_000 }: RendererOptions): Renderer {
  const inSlot = createSlots(1);
  let session: Promise<{ browser: Browser; proxy: BrowserProxy }> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const open = async () => {
    const proxy = await door.openProxy();
    try {
      // Loaded when the first page needs it: most processes never render one.
      const { chromium } = await import('playwright-core');
      const browser = await chromium.launch({
        executablePath: executable,
        args: FLAGS,
        // Chromium refuses to sandbox itself for root.
        chromiumSandbox: process.getuid?.() !== 0,
        // Our own environment holds secrets.
        env: { PATH: process.env.PATH ?? '', HOME: process.env.TMPDIR ?? '/tmp', LANG: 'de_DE.UTF-8' },
      });
      return { browser, proxy };
    } catch (error) {
      await proxy.close();
      throw error;
    }
  };

  const launch = () => {
    const opening = open();
    const forget = () => {
      if (session === opening) session = undefined;
    };
    opening.then(({ browser, proxy }) => {
      browser.on('disconnected', () => {
        forget();
        void proxy.close();
      });
    }, forget);
    return opening;
  };

  const closeSession = async () => {
    clearTimeout(idle);
    const closing = session;
    session = undefined;
    await (await closing?.catch(() => undefined))?.browser.close();
  };

  const render = async (page: DocumentFetch & { ok: true }, signal: AbortSignal): Promise<string> => {
    clearTimeout(idle);
    session ??= launch();
    const { browser, proxy } = await session;
    proxy.reset();
    const context = await browser.newContext({
      proxy: { server: proxy.url, bypass: '<-loopback>' },
      userAgent: door.userAgent,
      locale: 'de-DE',
      serviceWorkers: 'block',
      acceptDownloads: false,
    });
    const html = await abortable(renderIn(context, page), signal);
    await abortable(context.close(), signal);
    idle = setTimeout(() => void closeSession(), idleMs).unref();
    return html;
  };

  return {
    fetchPage: async (address, options = {}) => {
      const fetched = await door.fetchPage(address, options);
      if (!fetched.ok) return fetched;
      // The fragment, which no server hears of, may be the route that an application shows.
      const page = { ...fetched, url: fetched.url + (URL.parse(address)?.hash ?? '') };
      const caller = options.signal ?? new AbortController().signal;
      return inSlot('browser', caller, async () => {
        // The page's time begins when the browser is free for it.
        const signal = AbortSignal.any([caller, AbortSignal.timeout(pageMs)]);
        try {
          const bytes = new TextEncoder().encode((await render(page, signal)).slice(0, MAX_HTML));
          return { ...page, bytes, contentType: 'text/html; charset=utf-8' };
        } catch (error) {
          // A page that blocks its process would go on burning it.
          await closeSession();
          return renderFailure(page.url, error, signal);
        }
      }).catch((error: unknown) => renderFailure(page.url, error, caller));
    },
    close: closeSession,
  };
}

function renderFailure(url: string, error: unknown, signal: AbortSignal): FetchFailure {
  const detail = error instanceof Error ? error.message : String(error);
  return { ok: false, url, reason: signal.aborted ? 'timeout' : 'crashed', detail };
}

async function renderIn(context: BrowserContext, { url, bytes, contentType }: DocumentFetch & { ok: true }) {
  const page = await context.newPage();
  let delivered = false;
  await context.route('**/*', async (route: Route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      // The page itself has come through the door already. A script that leads elsewhere is not followed:
      // an answer without content leaves the page standing.
      if (delivered) return route.fulfill({ status: 204 });
      delivered = true;
      return route.fulfill({ body: Buffer.from(bytes), headers: contentType ? { 'content-type': contentType } : {} });
    }
    return NEEDED.has(request.resourceType()) ? route.continue() : route.abort();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: SETTLE_MS });
  await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {});
  return page.content();
}
