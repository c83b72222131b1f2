const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long a connection may take for what, and how much it may bring. A test passes shorter ones. */
export interface ServingLimits {
  /** From the first byte of a request to the last one of its headers. */
  readonly headersMs: number;
  /** From the first byte of a request to the last one of its body. */
  readonly requestMs: number;
  /** A body has this time to begin with, and has to come at this speed from then on. */
  readonly bodyGraceMs: number;
  readonly bodyBytesPerS: number;
  /** How often the limits above are looked at. */
  readonly checkMs: number;
  /** A connection on which nothing moves in either direction. */
  readonly silenceMs: number;
  /** A connection that waits for its next request. Longer than the minute after which common proxies end one. */
  readonly keepAliveMs: number;
  readonly requestsPerConnection: number;
  readonly headerBytes: number;
  readonly headerCount: number;
  readonly connections: number;
}

/**
 * The largest honest bodies are a statement of 4 MB, which is 5.6 MB as base64, and a copy of 16 MiB. A slow phone sends
 * 256 kbit/s, that is 32,000 bytes a second: 175 s for the statement and 525 s for the copy, within the twenty minutes.
 * The least speed is a sixteenth of that phone's. Event streams send a heartbeat every 15 s, so the silence never ends them.
 */
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
