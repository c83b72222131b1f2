import * as v from 'valibot';
import { versionSchema } from './version';
import { remoteNameSchema } from './version-entry';

/** What can go wrong with a version, told apart because each calls for something else. */
export const FAILURES = [
  'network',
  'timeout',
  'integrity',
  'evaluation',
  'handshake',
  'style',
  'render',
  'uncaught',
] as const;
export type FailureClass = (typeof FAILURES)[number];

const TEN_MINUTES_MS = 600_000;
const MOST_EVENTS = 50;

const eventSchema = v.object({
  remote: remoteNameSchema,
  version: versionSchema,
  source: v.picklist(['override', 'canary', 'stable', 'previous', 'last-known-good']),
  /** null: it loaded. */
  failure: v.nullable(v.picklist(FAILURES)),
  /** From the request to the screen, or to the failure. */
  ms: v.pipe(v.number(), v.minValue(0), v.maxValue(TEN_MINUTES_MS)),
  /** Whether a better candidate had failed before. */
  fallback: v.boolean(),
});

/** A report of one page: what `TELEMETRY_URL` takes. */
export const telemetrySchema = v.object({
  events: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(MOST_EVENTS)),
});

/** How one attempt to load a version ended. Nothing in it points to a person or a page. */
export type TelemetryEvent = v.InferOutput<typeof eventSchema>;
export type Telemetry = v.InferOutput<typeof telemetrySchema>;
