import * as v from 'valibot';
import { PlainFailure } from '../run/plain-failure.mjs';
import { DECLARATION } from '../remotes.mjs';

const text = v.pipe(v.string(), v.nonEmpty());
const apiPrefix = v.pipe(v.string(), v.startsWith('/api/'));

const screen = v.strictObject({
  path: v.pipe(v.string(), v.startsWith('/')),
  /** Name of the screen in the browser's tab. */
  title: text,
  /** Shorter name in the menu and in search; the title without it. */
  label: v.optional(text),
  /** Position in the menu, where the lowest comes first, and a name from the shell's `menu-icon.tsx`. */
  menu: v.optional(v.strictObject({ place: v.number(), icon: text })),
  /** More words by which search finds the screen; without this field it finds no such screen. */
  search: v.optional(v.array(text)),
  /** The `webpackChunkName` in the remote's `routes.tsx`. */
  chunk: text,
  /** Shown while the code and then the data of the screen load. */
  loading: text,
  /** API reads of the screen, which the page starts before its scripts arrive. */
  reads: v.array(apiPrefix),
});

const remote = v.strictObject({
  name: text,
  owner: text,
  /** Whether the product is useless without this remote. */
  critical: v.boolean(),
  /** Port of the dev server. */
  port: v.number(),
  /** Slices of the store, endpoint prefixes, and the class prefix; no two remotes own the same. */
  owns: v.strictObject({ slices: v.array(text), endpoints: v.array(text), css: text }),
  /** Beginnings of the API paths that the remote calls. */
  calls: v.array(apiPrefix),
  routes: v.array(screen),
});

/** Returns a remote whose declaration is complete; otherwise throws and names the field that is wrong. */
export function checkedRemote(declared) {
  const result = v.safeParse(remote, declared);
  if (result.success) return declared;
  const problems = result.issues.map((issue) => {
    const field = v.getDotPath(issue)?.replace(/^routes\b/, 'screens');
    return `"${field}": ${issue.message}.`;
  });
  throw new PlainFailure(`${declared.name}/${DECLARATION} is wrong. ${problems.join(' ')}`);
}
