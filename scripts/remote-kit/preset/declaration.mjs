import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PlainFailure } from '../../run/plain-failure.mjs';
import { DECLARATION } from './declaration-file.mjs';

/** The user of the sample; the server takes the real one from the session. */
const SAMPLE_USER = 'demo_user';

const text = v.pipe(v.string(), v.nonEmpty());
const apiPrefix = v.pipe(v.string(), v.startsWith('/api/'));
/** As the registry requires it: the name is a folder, an address, and part of a global variable. */
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
  /** Name of the screen in the browser's tab. */
  title: text,
  /** Shorter name in the menu and in search; the title without it. */
  label: v.optional(text),
  /** Position in the menu, where the lowest comes first, and a name from the page of the kit named frame. */
  menu: v.optional(v.strictObject({ place: v.number(), icon: text })),
  /** More words by which search finds the screen; without this field it finds no such screen. */
  search: v.optional(v.array(text)),
  /** The `webpackChunkName` in the remote's `routes.tsx`. */
  chunk: text,
  /** Shown while the code and then the data of the screen load. */
  loading: text,
  /** API reads of the screen, which the page starts before its scripts arrive: `finance/home`. */
  reads: v.optional(v.array(text), []),
});

/** The places of screens where a remote may show a part; the screen that has the place names what it is about. */
const SLOTS = ['home', 'transaction', 'account', 'settings'];

/** A part that is shown in a place of a screen. */
const contribution = v.strictObject({
  slot: v.picklist(SLOTS),
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'Use lower-case letters, digits, and -'),
  ),
  /** Begins the sentence that is shown where the part fails. */
  title: text,
  /** The lowest is first; of equals, the names of the remotes decide. */
  order: v.number(),
  /** In rem (16 px): the place keeps it free, and more cannot be used. */
  height: v.pipe(v.number(), v.minValue(1), v.maxValue(20)),
  /** For which kinds of subject; a transaction is `spending`, `income`, or `transfer`. */
  kinds: v.optional(v.array(text)),
  /** The `webpackChunkName` beside its `load`. */
  chunk: text,
});

const remote = v.strictObject({
  name: remoteName,
  owner: text,
  /** Whether the product is useless without this remote. */
  critical: v.boolean(),
  /** Port of the dev server. */
  port: v.pipe(v.number(), v.integer(), v.minValue(1024), v.maxValue(65_535)),
  /** Slices of the store, endpoint prefixes, and the class prefix; no two remotes own the same. */
  owns: v.strictObject({
    slices: v.array(text),
    endpoints: v.array(text),
    css: classPrefix,
  }),
  /** Beginnings of the API paths that the remote calls. */
  calls: v.array(apiPrefix),
  contributions: v.optional(v.array(contribution), []),
  screens: v.pipe(v.array(screen), v.minLength(1, 'A remote has at least one screen')),
});

/** `finance/home` as the store requests it, letter for letter; other queries follow the user's. */
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
    throw new PlainFailure(`${file} is no JSON: ${error.message}.`);
  }
}

/** What the remote in a folder declares, with its screens as `routes`. Throws a sentence that names each wrong field. */
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
