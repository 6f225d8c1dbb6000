import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';
import { abortable } from './abortable.ts';
import { type Answer, createAsker, type Wish } from './ask.ts';
import { type BrowserProxy, openBrowserProxy } from './browser-proxy.ts';
import type { ConnectTo } from './connect-to.ts';
import { createConnector } from './connector.ts';
import { withDeadline } from './deadline.ts';
import { FetchError, type FetchFailure } from './failure.ts';
import { follow } from './follow.ts';
import { imageTypeOf } from './image-type.ts';
import { DOOR_LIMITS, type DoorLimits } from './limits.ts';
import { type ResolveName, resolveByDns } from './resolve.ts';
import { isAllowed, ROBOTS_MAX_BYTES } from './robots.ts';
import { createRobotsStore } from './robots-store.ts';
import { admitUrl } from './url-policy.ts';

/** Our name in robots.txt and in the User-Agent header. */
export const PRODUCT_TOKEN = 'Firmenlupe';

export interface DoorOptions {
  /** Sends every connection to one address and switches the address guard off: for local farms of test sites. */
  connectTo?: ConnectTo | undefined;
  /** Page that tells a site's owner who we are; part of the User-Agent. */
  contactUrl?: string | undefined;
  /** Certificate authorities instead of the built-in ones. */
  ca?: string | undefined;
  /** Looks names up, and opens sockets; replaced in tests only. */
  resolveName?: ResolveName;
  dial?: buildConnector.connector;
  limits?: Partial<DoorLimits>;
}

export interface FetchOptions {
  signal?: AbortSignal;
  /** The page is a legal notice: only a robots.txt rule that names us keeps us out. */
  legal?: boolean;
}

/**
 * A document as it came, with its address after redirects; `decodeText` makes text of it. Only the beginning,
 * where it was longer than the cap.
 */
export type DocumentFetch =
  | { ok: true; url: string; bytes: Uint8Array; contentType: string | undefined }
  | FetchFailure;
export type ImageFetch = { ok: true; url: string; bytes: Buffer; type: string } | FetchFailure;

export interface Door {
  /** An HTML page. Never rejects. */
  fetchPage(address: string, options?: FetchOptions): Promise<DocumentFetch>;
  /** An XML sitemap. Never rejects. */
  fetchSitemap(address: string, options?: FetchOptions): Promise<DocumentFetch>;
  /** A favicon: raster images only, whatever their header says. Never rejects. */
  fetchImage(address: string, options?: FetchOptions): Promise<ImageFetch>;
  /** Sitemaps that the robots.txt of the address's host names; empty where it cannot be had. */
  listSitemaps(address: string): Promise<readonly string[]>;
  /** The same door for a browser: a local proxy that holds to policy and guard. */
  openProxy(): Promise<BrowserProxy>;
  /** The name under which we ask, for a browser to use too. */
  userAgent: string;
  close(): Promise<void>;
}

const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
/** `<` in every encoding the web knows. */
const MARKUP = 0x3c;
const XML_TYPE = /^\s*(?:text|application)\/(?:[\w.-]+\+)?xml\b/i;

/** The one way to hosts that strangers name: policy, guard, robots.txt, caps and deadlines for every request. */
export function createDoor(options: DoorOptions = {}): Door {
  const limits = { ...DOOR_LIMITS, ...options.limits };
  const { connectTo, resolveName = resolveByDns, contactUrl = 'https://firmenlupe.example/impressum' } = options;
  const { ca, dial } = options;
  const connect = createConnector({ connectTo, resolveName, timeout: limits.connectMs, ca, dial });
  const userAgent = `Mozilla/5.0 (compatible; ${PRODUCT_TOKEN}/1.0; +${contactUrl})`;
  const asker = createAsker({ connect, userAgent, perHost: limits.perHost });

  const admit = (address: URL | string) => admitUrl(address, { anySuffix: connectTo !== undefined });
  const maxRedirects = limits.redirects;
  const robotsOf = createRobotsStore((signal) => {
    const wish = { accept: 'text/plain,*/*;q=0.5', maxBytes: ROBOTS_MAX_BYTES };
    return { admit, maxRedirects, plainHttp: false, ask: (url) => asker.ask(url, wish, signal) };
  }, limits.pageMs);

  const fetchGuarded = async (address: string, wish: Wish, fetchOptions: FetchOptions, signal: AbortSignal) => {
    const ask = async (url: URL): Promise<Answer> => {
      const robots = await abortable(robotsOf(url), signal);
      if (!isAllowed(robots, url, PRODUCT_TOKEN, fetchOptions.legal)) {
        throw new FetchError('robots', 'robots.txt keeps us out');
      }
      return asker.ask(url, wish, signal);
    };
    return follow(admit(address), { admit, ask, maxRedirects, plainHttp: true });
  };

  /** Runs one fetch under its deadline and turns whatever is thrown into a typed failure. */
  const attempt = <Result>(
    address: string,
    wish: Wish,
    fetchOptions: FetchOptions,
    read: (answer: Exclude<Answer, { location: string }>) => Result,
  ): Promise<({ ok: true; url: string } & Result) | FetchFailure> => {
    return withDeadline(limits.pageMs, fetchOptions.signal, async (signal) => {
      try {
        const { url, answer } = await fetchGuarded(address, wish, fetchOptions, signal);
        return { ok: true, url: url.href, ...read(answer) };
      } catch (error) {
        return failureOf(address, error, signal);
      }
    });
  };

  const fetchDocument = (address: string, accept: string, type: RegExp, fetchOptions: FetchOptions) =>
    attempt(address, { accept, maxBytes: limits.pageBytes }, fetchOptions, ({ bytes, contentType }) => {
      if (contentType !== undefined && !type.test(contentType)) {
        throw new FetchError('notHtml', `of type ${contentType.slice(0, 60)}`);
      }
      // A page with nothing on it is still a page.
      if (bytes.length > 0 && !bytes.includes(MARKUP)) throw new FetchError('notHtml', 'no markup in it');
      return { bytes, contentType };
    });

  return {
    fetchPage: (address, fetchOptions = {}) =>
      fetchDocument(address, 'text/html,application/xhtml+xml', HTML_TYPE, fetchOptions),
    fetchSitemap: (address, fetchOptions = {}) =>
      fetchDocument(address, 'application/xml,text/xml', XML_TYPE, fetchOptions),
    fetchImage: (address, fetchOptions = {}) =>
      attempt(address, { accept: 'image/*', maxBytes: limits.imageBytes }, fetchOptions, ({ bytes, truncated }) => {
        const type = imageTypeOf(bytes);
        if (type === undefined || truncated) throw new FetchError('notHtml', 'no raster image, or too large');
        return { bytes: Buffer.from(bytes), type };
      }),
    listSitemaps: async (address) => {
      const robots = await robotsOf(admit(address)).catch(() => undefined);
      return robots?.sitemaps ?? [];
    },
    openProxy: () =>
      openBrowserProxy({ admit, connect: (target) => openSocket(connect, target), maxBytes: limits.renderBytes }),
    userAgent,
    close: () => asker.close(),
  };
}

/** A plain TCP connection through the guard. */
function openSocket(connect: buildConnector.connector, target: { hostname: string; port: number }): Promise<Socket> {
  const { hostname, port } = target;
  return new Promise((resolve, reject) => {
    connect({ hostname, protocol: 'http:', port: String(port) }, (error, socket) =>
      error ? reject(error) : resolve(socket),
    );
  });
}

function failureOf(url: string, error: unknown, signal: AbortSignal): FetchFailure {
  if (signal.aborted) return { ok: false, url, reason: 'timeout', detail: 'gave no answer in time' };
  if (error instanceof FetchError) {
    const { reason, message: detail, status } = error;
    return { ok: false, url, reason, detail, ...(status === undefined ? {} : { status }) };
  }
  // Sockets, HTTP parsers and decompressors name their errors by code; what has none is our own mistake.
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code !== undefined) return { ok: false, url, reason: 'unreachable', detail: `broke off (${code})` };
  return { ok: false, url, reason: 'crashed', detail: String(error) };
}
