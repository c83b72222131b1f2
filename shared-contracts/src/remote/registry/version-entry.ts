import * as v from 'valibot';
import { remoteContractSchema } from './contract';
import { versionSchema } from './version';

/** A name that is safe as a folder, in an address and in an attribute. */
const fileName = v.pipe(v.string(), v.regex(/^[\w@-][\w.@-]*$/));
export const remoteNameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/));
export const isoInstant = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A path of the api that is safe in an attribute, beside others of its kind. */
const readPath = v.pipe(v.string(), v.regex(/^\/api\/[\w/-]+(\?[\w=&.-]+)?$/));

const routeSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: v.string(),
  /** Shorter name in the menu and in search; the title without it. */
  label: v.optional(v.string()),
  /** Position in the menu, lowest first, and the name of an icon of the shell; absent for a screen outside the menu. */
  menu: v.optional(v.object({ place: v.number(), icon: v.string() })),
  /** More words by which search finds the screen; absent for a screen that search leaves out. */
  search: v.optional(v.array(v.string())),
  /** The text shown while the remote and then its data load: one text, so nothing flickers. */
  loading: v.string(),
  /** Files, relative to the version's folder, that this route needs at first paint. */
  preload: v.array(fileName),
  /** Reads of the api whose answers this route shows first; the page begins them while its scripts are on their way. */
  reads: v.optional(v.array(readPath)),
});

const fileSchema = v.object({
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  bytes: count,
  type: v.picklist(['js', 'css']),
});

/** What one remote may touch; no two remotes own the same. */
const ownsSchema = v.object({
  /** Keys of the store that it injects. */
  slices: v.array(v.string()),
  /** Prefixes of the names of the endpoints that it injects. */
  endpoints: v.array(v.string()),
  /** Prefix of all its class names. */
  css: v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/)),
});

const buildFields = {
  /** Folder that the version's files are served from, with a trailing slash; of another origin in development. */
  base: v.pipe(v.string(), v.regex(/^(https?:\/\/[\w.:-]+)?\/([\w.@-]+\/)*$/)),
  /** File of `files` that Module Federation starts from. */
  entry: fileName,
  /** Module Federation's name of this very version; no two versions share one. */
  global: v.pipe(v.string(), v.regex(/^\w+$/)),
  contract: remoteContractSchema,
  routes: v.array(routeSchema),
  owns: ownsSchema,
  /** What its paths of the api begin with; the conformance suite holds it to them. Versions of before do not tell. */
  calls: v.optional(v.array(v.pipe(v.string(), v.regex(/^\/api\/[\w/-]+$/)))),
  /** Every script and style sheet of the version. What is not listed here is never run. */
  files: v.record(fileName, fileSchema),
};

const publishedSchema = v.object({
  at: isoInstant,
  by: v.string(),
  commit: v.nullable(v.string()),
  /** A revoked version is refused wherever it is named. */
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
  v.object({ ...buildFields, published: publishedSchema }),
  v.check(
    (entry) => namesOnlyItsFiles(entry),
    'The entry and every preload must be among the files.',
  ),
);

/** What a build of a remote says of itself in `remote.json`: a registry entry but for how it was published. */
const releaseSchema = v.pipe(
  v.object({
    name: remoteNameSchema,
    version: versionSchema,
    owner: v.string(),
    critical: v.boolean(),
    /** Version ranges of the modules that it expects the shell to share. */
    shared: v.record(v.string(), v.string()),
    ...buildFields,
  }),
  v.check(
    (entry) => namesOnlyItsFiles(entry),
    'The entry and every preload must be among the files.',
  ),
);

export type RegistryEntry = v.InferOutput<typeof versionEntrySchema>;
export type RegistryRoute = v.InferOutput<typeof routeSchema>;
export type RegistryFile = v.InferOutput<typeof fileSchema>;
export type RemoteRelease = v.InferOutput<typeof releaseSchema>;

/** Reads what a build says of itself; throws a `ValiError` for any other shape. */
export function parseRelease(raw: unknown): RemoteRelease {
  return v.parse(releaseSchema, raw);
}
