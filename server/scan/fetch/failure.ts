import type { ScanFailure } from '../types.ts';

/**
 * Why a fetch came to nothing. `reason` is all a visitor ever sees; `detail` is for our own logs.
 * `status` is set where the host answered with an HTTP error.
 */
export interface FetchFailure {
  ok: false;
  url: string;
  reason: ScanFailure;
  detail: string;
  status?: number;
}

/** A fetch that came to nothing, on its way to the door, which turns it into a `FetchFailure`. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly reason: ScanFailure;
  readonly status: number | undefined;

  constructor(reason: ScanFailure, detail: string, options: { status?: number; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
  }
}

/** The host has no TLS to offer on this address; plain http may still answer. */
export class NoTlsError extends FetchError {
  override name = 'NoTlsError';
}
