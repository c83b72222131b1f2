const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

export interface ServingLimits {
  /** Both times start with the first byte of the request. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** After this time, a body must have this speed. */
  readonly bodyGraceMs: number;
  readonly bodyBytesPerS: number;
  readonly checkMs: number;
  readonly silenceMs: number;
  /** It is longer than the minute of common proxies. */
  readonly keepAliveMs: number;
  readonly requestsPerConnection: number;
  readonly headerBytes: number;
  readonly headerCount: number;
  readonly connections: number;
}

/** A slow phone sends the largest copy in 525 s. */
export const SERVING_LIMITS: ServingLimits = {
  headersMs: 15 * SECOND_MS,
  requestMs: 20 * MINUTE_MS,
  bodyGraceMs: 30 * SECOND_MS,
  bodyBytesPerS: 2_000,
  checkMs: 5 * SECOND_MS,
  silenceMs: 2 * MINUTE_MS,
  keepAliveMs: 72 * SECOND_MS,
  requestsPerConnection: 10_000,
  headerBytes: 16_384,
  headerCount: 100,
  connections: 10_000,
};
