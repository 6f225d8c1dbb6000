/** Bounds of one fetch. Tests tighten them; nothing in the product does. */
export interface DoorLimits {
  /** Milliseconds for a page: all redirects, headers and body. */
  pageMs: number;
  /** Milliseconds for a TCP and TLS connection. */
  connectMs: number;
  /** Bytes of a page after decompression. */
  pageBytes: number;
  imageBytes: number;
  /** Bytes that a page rendered in a browser may load, all its files together. */
  renderBytes: number;
  redirects: number;
  /** Requests at once to one host. */
  perHost: number;
}

export const DOOR_LIMITS: DoorLimits = {
  pageMs: 10_000,
  connectMs: 4_000,
  pageBytes: 2 * 1024 * 1024,
  imageBytes: 100_000,
  renderBytes: 20 * 1024 * 1024,
  redirects: 5,
  perHost: 2,
};
