type Execute = (action: string) => Promise<string>;

/** How long the third party's script may take before the form says that it is not loaded, in milliseconds. */
const LOAD_LIMIT = 15_000;

/** What the flows need: tokens. */
export interface RecaptchaPort {
  /** Has the provider mounted with this key; resolves when tokens can be had, rejects when it takes too long. */
  load(siteKey: string): Promise<void>;
  /** A token for the action. */
  execute: Execute;
}

/** What the React provider needs: to know when it is wanted, and to say when it is ready. */
export interface RecaptchaSocket {
  /** The key, once some form wants the provider; null before. */
  siteKey(): string | null;
  subscribe(listen: () => void): () => void;
  connect(execute: Execute): void;
}

/** A port to reCAPTCHA that stays unconnected, and contacts nobody, until a form is used. */
export function createRecaptchaPort(): RecaptchaPort & RecaptchaSocket {
  const listeners = new Set<() => void>();
  const connected = Promise.withResolvers<Execute>();
  let wanted: string | null = null;

  const want = (siteKey: string | null) => {
    wanted = siteKey;
    for (const listen of listeners) listen();
  };

  return {
    async load(siteKey) {
      want(siteKey);
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('reCAPTCHA was not loaded in time')), LOAD_LIMIT);
      try {
        await Promise.race([connected.promise, late.promise]);
      } catch (failure) {
        // Unmounted, so that the next attempt fetches the script anew.
        want(null);
        throw failure;
      } finally {
        clearTimeout(timer);
      }
    },
    execute: async (action) => (await connected.promise)(action),
    siteKey: () => wanted,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    connect: connected.resolve,
  };
}
