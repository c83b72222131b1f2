import * as v from 'valibot';
import { shellContractSchema } from './contract';
import { versionSchema } from './version';
import { isoInstant, remoteNameSchema, versionEntrySchema } from './version-entry';

const canarySchema = v.object({
  version: versionSchema,
  permille: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  /** It selects the browsers of a canary, and stays the same while the canary grows. */
  salt: v.string(),
});

const channelsSchema = v.object({
  stable: versionSchema,
  previous: v.nullable(versionSchema),
  canary: v.nullable(canarySchema),
});

const remoteSchema = v.pipe(
  v.object({
    owner: v.string(),
    critical: v.boolean(),
    killed: v.boolean(),
    channels: channelsSchema,
    versions: v.record(versionSchema, versionEntrySchema),
  }),
  v.check(
    ({ channels: { stable, previous, canary }, versions }) =>
      [stable, previous, canary?.version].every((name) => !name || Object.hasOwn(versions, name)),
    'Every channel must name a listed version.',
  ),
);

const liveShellSchema = v.object({
  version: versionSchema,
  /** It is the SHA-256 in base64 of the shell.json, which lists the hash of each file. */
  digest: v.string(),
  /** The newest comes first. Open tabs still get their files. */
  earlier: v.array(versionSchema),
});

const registrySchema = v.object({
  schema: v.literal(2),
  /** A browser never accepts an older registry. */
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  issued: isoInstant,
  expires: isoInstant,
  keyId: v.string(),
  contract: shellContractSchema,
  /** It is missing before the first shell is published. */
  shell: v.optional(liveShellSchema),
  remotes: v.record(remoteNameSchema, remoteSchema),
});

/** The listed versions are immutable. */
export type Registry = v.InferOutput<typeof registrySchema>;
export type RegistryRemote = v.InferOutput<typeof remoteSchema>;

export function parseRegistry(raw: unknown): Registry {
  return v.parse(registrySchema, raw);
}
