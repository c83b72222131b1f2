import * as v from 'valibot';
import { versionSchema } from './version';
import { remoteNameSchema } from './version-entry';

const removalSchema = v.object({
  remote: remoteNameSchema,
  /** null takes the whole remote out of use. */
  version: v.nullable(versionSchema),
  since: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.string(),
});

const quarantineSchema = v.object({
  schema: v.literal(1),
  /** One more with every change. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  removed: v.array(removalSchema),
});

/**
 * What was taken out of use since the registry was signed. It is not signed and needs not be: it can only remove, so
 * a server without the key can stop a version, and a forger can do no more than that.
 */
export type Quarantine = v.InferOutput<typeof quarantineSchema>;

export const NO_QUARANTINE: Quarantine = { schema: 1, revision: 0, removed: [] };

/** Reads a quarantine; throws a `ValiError` for any other shape. */
export function parseQuarantine(raw: unknown): Quarantine {
  return v.parse(quarantineSchema, raw);
}

export function isQuarantined({ removed }: Quarantine, remote: string, version: string): boolean {
  return removed.some(
    (each) => each.remote === remote && (each.version === null || each.version === version),
  );
}
