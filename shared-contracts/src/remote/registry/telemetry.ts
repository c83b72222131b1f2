import * as v from 'valibot';
import { versionSchema } from './version';
import { remoteNameSchema } from './version-entry';

/** Each kind of failure needs another reaction. */
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
  failure: v.nullable(v.picklist(FAILURES)),
  ms: v.pipe(v.number(), v.minValue(0), v.maxValue(TEN_MINUTES_MS)),
  fallback: v.boolean(),
});

export const telemetrySchema = v.object({
  events: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(MOST_EVENTS)),
});

/** Nothing in an event identifies a user or a page. */
export type TelemetryEvent = v.InferOutput<typeof eventSchema>;
export type Telemetry = v.InferOutput<typeof telemetrySchema>;
