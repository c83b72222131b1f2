import * as v from 'valibot';

/** What the page needs of the registry of remotes; its whole shape is the shell's to know. */
const registrySchema = v.object({
  remotes: v.record(
    v.string(),
    v.object({
      base: v.string(),
      routes: v.array(v.object({ path: v.string(), preload: v.array(v.string()) })),
    }),
  ),
});

const isSafe = (url: string): boolean => /^[\w./~@-]+$/.test(url);

/** Without a `crossorigin` attribute: the bundler's own requests have none, and a preload that differs is fetched twice. */
function preloadTag(url: string): string {
  if (!isSafe(url)) return '';
  if (url.endsWith('.js')) return `<link rel="preload" as="script" href="${url}">`;
  return url.endsWith('.css') ? `<link rel="preload" as="style" href="${url}">` : '';
}

/** Tags, by path, that ask for everything a route needs at first paint. Throws for text that is no registry. */
export function preloadTags(registryText: string): ReadonlyMap<string, string> {
  const { remotes } = v.parse(registrySchema, JSON.parse(registryText));
  return new Map(
    Object.values(remotes).flatMap(({ base, routes }) =>
      routes.map(({ path, preload }) => [
        path,
        preload.map((file) => preloadTag(`${base}${file}`)).join(''),
      ]),
    ),
  );
}
