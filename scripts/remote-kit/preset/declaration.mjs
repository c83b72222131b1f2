import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PlainFailure } from '../../run/plain-failure.mjs';
import { DECLARATION } from './declaration-file.mjs';

/** This is the user of the sample. The server takes the real user from the session. */
const SAMPLE_USER = 'demo_user';

const text = v.pipe(v.string(), v.nonEmpty());
const apiPrefix = v.pipe(v.string(), v.startsWith('/api/'));
/** The registry requires this form, because the name is a folder, an address, and part of a global variable. */
const remoteName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,40}$/, 'Use 2 to 41 lower-case letters, digits, and hyphens'),
);
const classPrefix = v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/, 'Use 2 to 8 lower-case letters'));
const route = v.pipe(
  v.string(),
  v.regex(/^\/$|^(\/[a-z0-9_-]+)+$/, 'Use /, lower-case letters, digits, - and _'),
);

const screen = v.strictObject({
  path: route,
  /** The title is the screen's name in the browser's tab. */
  title: text,
  /** The label is a shorter name for the menu and the search. The default is the title. */
  label: v.optional(text),
  /** `place` is the position in the menu, lowest first. `icon` is a name from the kit's page named frame. */
  menu: v.optional(v.strictObject({ place: v.number(), icon: text })),
  /** The search also finds the screen by these words. Without this field, it does not find the screen. */
  search: v.optional(v.array(text)),
  /** The `webpackChunkName` in the remote's `routes.tsx`. */
  chunk: text,
  /** This text is visible while the code and then the data of the screen load. */
  loading: text,
  /** The page starts these API reads before the scripts arrive. An example is `finance/home`. */
  reads: v.optional(v.array(text), []),
});

/** A remote may show a part in these slots. The screen with the slot sets the subject of the part. */
const SLOTS = ['home', 'transaction', 'account', 'settings'];

/** A contribution is a part that a slot of a screen shows. */
const contribution = v.strictObject({
  slot: v.picklist(SLOTS),
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'Use lower-case letters, digits, and -'),
  ),
  /** The title begins the sentence that replaces a failed part. */
  title: text,
  /** The lowest order is first. The names of the remotes sort equal orders. */
  order: v.number(),
  /** The slot reserves this height in rem (16 px), and the part cannot use more. */
  height: v.pipe(v.number(), v.minValue(1), v.maxValue(20)),
  /** The part only appears for these kinds of subject. A transaction is `spending`, `income`, or `transfer`. */
  kinds: v.optional(v.array(text)),
  /** The `webpackChunkName` beside its `load`. */
  chunk: text,
});

const remote = v.strictObject({
  name: remoteName,
  owner: text,
  /** `true` means that the product is useless without this remote. */
  critical: v.boolean(),
  /** The dev server uses this port. */
  port: v.pipe(v.number(), v.integer(), v.minValue(1024), v.maxValue(65_535)),
  /** These are slices of the store, prefixes of endpoints, and the class prefix. No two remotes may own the same. */
  owns: v.strictObject({
    slices: v.array(text),
    endpoints: v.array(text),
    css: classPrefix,
  }),
  /** The API paths that the remote calls begin with these. */
  calls: v.array(apiPrefix),
  contributions: v.optional(v.array(contribution), []),
  screens: v.pipe(v.array(screen), v.minLength(1, 'A remote has at least one screen')),
});

/**
 * Returns the address of a read such as `finance/home`, exactly as the store requests it. Other queries follow the
 * user's id.
 */
function addressOf(read) {
  const [path, query] = read.split('?');
  return `/api/${path}?userId=${SAMPLE_USER}${query ? `&${query}` : ''}`;
}

function parsed(file) {
  if (!existsSync(file))
    throw new PlainFailure(`There is no ${file}: a remote declares itself there.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new PlainFailure(`${file} is not valid JSON: ${error.message}.`);
  }
}

/**
 * Reads the declaration of the remote in a folder. `routes` are its screens. Throws a sentence that names each
 * wrong field.
 */
export function readDeclaration(folder) {
  const file = join(folder, DECLARATION);
  const result = v.safeParse(remote, parsed(file));
  if (!result.success) {
    const problems = result.issues.map((issue) => `"${v.getDotPath(issue)}": ${issue.message}.`);
    throw new PlainFailure(`${file} is wrong. ${problems.join(' ')}`);
  }
  const { screens, ...declared } = result.output;
  const routes = screens.map(({ reads, ...each }) => ({ ...each, reads: reads.map(addressOf) }));
  return { ...declared, routes };
}
