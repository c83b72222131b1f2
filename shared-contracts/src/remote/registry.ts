import * as v from 'valibot';

const routeSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: v.string(),
  /** The text shown while the remote and then its data load: one text, so nothing flickers. */
  loading: v.string(),
  /** Files, relative to the remote's folder, that this route needs at first paint. */
  preload: v.array(v.string()),
});

const entrySchema = v.object({
  version: v.string(),
  /** Contract version that the remote was built with. */
  contract: v.string(),
  /** Module Federation's name of this very version; no two versions share one. */
  global: v.string(),
  /** Folder that the version's files are served from, with a trailing slash. */
  base: v.pipe(v.string(), v.endsWith('/')),
  entry: v.string(),
  routes: v.array(routeSchema),
  /** Every script and style sheet of the version, with its sha384. */
  files: v.record(v.string(), v.object({ integrity: v.string(), bytes: v.number() })),
});

const registrySchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), entrySchema),
});

/** Which version of which remote serves which routes. Never cached; what it names is immutable. */
export type Registry = v.InferOutput<typeof registrySchema>;
export type RegistryEntry = v.InferOutput<typeof entrySchema>;
export type RegistryRoute = v.InferOutput<typeof routeSchema>;

/** Reads a registry; throws a `ValiError` for any other shape. */
export function parseRegistry(raw: unknown): Registry {
  return v.parse(registrySchema, raw);
}

/** Id of the element in the shell's page that carries the registry, so that the first load asks for none. */
export const REGISTRY_ELEMENT_ID = 'halyard-registry';

/** Where a fresh registry is read from. */
export const REGISTRY_URL = '/remotes/registry.json';
