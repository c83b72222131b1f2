import * as v from 'valibot';
import { remoteContractSchema } from './contract';
import { versionSchema } from './version';

/** The names are safe as a folder, in an address, and in an attribute. */
const fileName = v.pipe(v.string(), v.regex(/^[\w@-][\w.@-]*$/));
export const remoteNameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/));
export const isoInstant = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const readPath = v.pipe(v.string(), v.regex(/^\/api\/[\w/-]+(\?[\w=&.-]+)?$/));

const routeSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: v.string(),
  label: v.optional(v.string()),
  /** The lowest place is first. A screen without this field is not in the menu. */
  menu: v.optional(v.object({ place: v.number(), icon: v.string() })),
  /** These words find the screen. Search leaves out a screen without them. */
  search: v.optional(v.array(v.string())),
  loading: v.string(),
  preload: v.array(fileName),
  /** These reads start while the scripts of the route load. */
  reads: v.optional(v.array(readPath)),
});

/** A contribution is a part of a screen that another remote owns. Builds check these fields (docs/remotes.md). */
const contributionSchema = v.object({
  slot: v.string(),
  name: v.string(),
  title: v.string(),
  order: v.number(),
  /** It is in rem, and the slot reserves it. */
  height: v.number(),
  /** Without it, the part is shown for every kind of subject. */
  kinds: v.optional(v.array(v.string())),
  preload: v.array(fileName),
});

const fileSchema = v.object({
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  bytes: count,
  type: v.picklist(['js', 'css']),
});

const ownsSchema = v.object({
  slices: v.array(v.string()),
  endpoints: v.array(v.string()),
  css: v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/)),
});

const buildFields = {
  /** It is a folder with a trailing slash. During development, it may have another origin. */
  base: v.pipe(v.string(), v.regex(/^(https?:\/\/[\w.:-]+)?\/([\w.@-]+\/)*$/)),
  entry: fileName,
  /** Each version has its own name in Module Federation. */
  global: v.pipe(v.string(), v.regex(/^\w+$/)),
  contract: remoteContractSchema,
  routes: v.array(routeSchema),
  owns: ownsSchema,
  /** Conformance accepts only these paths. Older versions have none. */
  calls: v.optional(v.array(v.pipe(v.string(), v.regex(/^\/api\/[\w/-]+$/)))),
  /** No other file is ever run. */
  files: v.record(fileName, fileSchema),
};

const publishedSchema = v.object({
  at: isoInstant,
  by: v.string(),
  commit: v.nullable(v.string()),
  state: v.picklist(['live', 'revoked']),
});

interface Listed {
  readonly entry: string;
  readonly files: Readonly<Record<string, unknown>>;
  readonly routes: readonly { readonly preload: readonly string[] }[];
}

const namesOnlyItsFiles = ({ entry, files, routes }: Listed): boolean =>
  [entry, ...routes.flatMap(({ preload }) => preload)].every((file) => Object.hasOwn(files, file));

export const versionEntrySchema = v.pipe(
  v.object({
    ...buildFields,
    // Publishing checked it already, and the first script of home has no room for the schema.
    contributions: v.optional(v.custom<readonly RegistryContribution[]>(Array.isArray)),
    published: publishedSchema,
  }),
  v.check(
    (entry) => namesOnlyItsFiles(entry),
    'The entry and every preload must be among the files.',
  ),
);

/** A build writes it to `remote.json`, without the facts of a publication. */
const releaseSchema = v.pipe(
  v.object({
    name: remoteNameSchema,
    version: versionSchema,
    owner: v.string(),
    critical: v.boolean(),
    shared: v.record(v.string(), v.string()),
    contributions: v.optional(v.array(contributionSchema)),
    ...buildFields,
  }),
  v.check(
    (entry) => namesOnlyItsFiles(entry),
    'The entry and every preload must be among the files.',
  ),
);

export type RegistryEntry = v.InferOutput<typeof versionEntrySchema>;
export type RegistryRoute = v.InferOutput<typeof routeSchema>;
export type RegistryContribution = v.InferOutput<typeof contributionSchema>;
export type RegistryFile = v.InferOutput<typeof fileSchema>;
export type RemoteRelease = v.InferOutput<typeof releaseSchema>;

export function parseRelease(raw: unknown): RemoteRelease {
  return v.parse(releaseSchema, raw);
}
