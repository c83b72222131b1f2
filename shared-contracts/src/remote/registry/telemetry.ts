import * as v from 'valibot';
import { versionSchema } from './version';
import { remoteNameSchema } from './version-entry';

export const FAILURES = [
  'network',
  'timeout',
  'integrity',
  'evaluation',
  'handshake',
  'style',
  'render',
  'uncaught',
  'hang',
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

/** Paint and interaction are in ms; shift has no unit. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof VITALS)[number];

const vitalSchema = v.object({
  remote: remoteNameSchema,
  version: versionSchema,
  name: v.picklist(VITALS),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(TEN_MINUTES_MS)),
});

export const telemetrySchema = v.pipe(
  v.object({
    events: v.pipe(v.array(eventSchema), v.maxLength(MOST_EVENTS)),
    vitals: v.optional(v.pipe(v.array(vitalSchema), v.maxLength(VITALS.length)), []),
  }),
  v.check(({ events, vitals }) => events.length + vitals.length > 0, 'The report is empty.'),
);

/** It identifies neither a user nor a page. */
export type TelemetryEvent = v.InferOutput<typeof eventSchema>;
export type TelemetryVital = v.InferOutput<typeof vitalSchema>;
export type Telemetry = v.InferOutput<typeof telemetrySchema>;
