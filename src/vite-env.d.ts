/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base of the API where it is not `/api` on the page's own host, without a closing slash. */
  readonly VITE_API_URL?: string;
}
