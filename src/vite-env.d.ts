/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base of the API where it is not `/api` on the page's own host, without a closing slash. */
  readonly VITE_API_URL?: string;
  /** '1' shows the flows to the inspector in a production build too. */
  readonly VITE_INSPECT?: string;
  /** Page of another viewer than Stately's. */
  readonly VITE_INSPECT_URL?: string;
}
