type Execute = (action: string) => Promise<string>;

/** How long the third party's script may take before the form says that it is not loaded, in milliseconds. */
const LOAD_LIMIT = 15_000;

/** Joins the flows, which need tokens, to the React provider that can make them. */
export interface RecaptchaPort {
  /** Has the provider mounted with this key; resolves when tokens can be had. */
  load(siteKey: string): Promise<void>;
  /** A token for the action. */
  execute: Execute;
  /** For the React side: the key once some form wants it. */
  siteKey(): string | null;
  subscribe(listen: () => void): () => void;
  /** For the React side: the provider's script is ready. */
  connect(execute: Execute): void;
}

/** A port to reCAPTCHA that stays unconnected, and contacts nobody, until a form is used. */
export function createRecaptchaPort(): RecaptchaPort {
  const listeners = new Set<() => void>();
  const connected = Promise.withResolvers<Execute>();
  let wanted: string | null = null;

  return {
    async load(siteKey) {
      wanted = siteKey;
      for (const listen of listeners) listen();
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('reCAPTCHA was not loaded in time')), LOAD_LIMIT);
      await Promise.race([connected.promise, late.promise]).finally(() => clearTimeout(timer));
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
