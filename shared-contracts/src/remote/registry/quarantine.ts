import * as v from 'valibot';
import { versionSchema } from './version';
import { remoteNameSchema } from './version-entry';

const removalSchema = v.object({
  remote: remoteNameSchema,
  /** Null stands for all versions of the remote. */
  version: v.nullable(versionSchema),
  since: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.string(),
});

const quarantineSchema = v.object({
  schema: v.literal(1),
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  removed: v.array(removalSchema),
});

/** It is unsigned, because it only removes versions: a server without the key can stop one. */
export type Quarantine = v.InferOutput<typeof quarantineSchema>;

export const NO_QUARANTINE: Quarantine = { schema: 1, revision: 0, removed: [] };

export function parseQuarantine(raw: unknown): Quarantine {
  return v.parse(quarantineSchema, raw);
}

export function isQuarantined({ removed }: Quarantine, remote: string, version: string): boolean {
  return removed.some(
    (each) => each.remote === remote && (each.version === null || each.version === version),
  );
}
