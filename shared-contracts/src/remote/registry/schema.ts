import * as v from 'valibot';
import { shellContractSchema } from './contract';
import { versionSchema } from './version';
import { isoInstant, remoteNameSchema, versionEntrySchema } from './version-entry';

const canarySchema = v.object({
  version: versionSchema,
  /** Of a thousand browsers, how many get it. */
  permille: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  /** Changes who they are; kept while a canary grows, so that nobody is moved back and forth. */
  salt: v.string(),
});

const channelsSchema = v.object({
  stable: versionSchema,
  previous: v.nullable(versionSchema),
  canary: v.nullable(canarySchema),
});

const remoteSchema = v.pipe(
  v.object({
    /** Team to call. */
    owner: v.string(),
    /** Whether the product is of no use without it. */
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

const registrySchema = v.object({
  schema: v.literal(2),
  /** One more than the registry before: a browser never goes back. */
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  issued: isoInstant,
  expires: isoInstant,
  /** The key that signed these bytes. */
  keyId: v.string(),
  /** What the live shell provides. */
  contract: shellContractSchema,
  remotes: v.record(remoteNameSchema, remoteSchema),
});

/** Which versions of which remotes there are, and who gets which. What it names is immutable. */
export type Registry = v.InferOutput<typeof registrySchema>;
export type RegistryRemote = v.InferOutput<typeof remoteSchema>;

/** Reads a registry; throws a `ValiError` for any other shape, a missing hash among them. */
export function parseRegistry(raw: unknown): Registry {
  return v.parse(registrySchema, raw);
}
