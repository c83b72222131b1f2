import * as v from 'valibot';

/** What the page needs of the registry of remotes; its whole shape is the shell's to know. */
const registrySchema = v.object({
  remotes: v.record(
    v.string(),
    v.object({
      base: v.string(),
      routes: v.array(v.object({ path: v.string(), preload: v.array(v.string()) })),
      files: v.record(v.string(), v.object({ integrity: v.string() })),
    }),
  ),
});

const isSafe = (url: string): boolean => /^[\w./~@-]+$/.test(url);

const isHash = (integrity: string): boolean => /^sha384-[\w+/=]+$/.test(integrity);

/** With the attributes of the bundler's own requests: a preload that differs from them is fetched twice. */
function preloadTag(url: string, integrity: string): string {
  if (!isSafe(url) || !isHash(integrity)) return '';
  const as = url.endsWith('.js') ? 'script' : url.endsWith('.css') ? 'style' : null;
  return as === null
    ? ''
    : `<link rel="preload" as="${as}" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;
}

/** Tags, by path, that ask for everything a route needs at first paint. Throws for text that is no registry. */
export function preloadTags(registryText: string): ReadonlyMap<string, string> {
  const { remotes } = v.parse(registrySchema, JSON.parse(registryText));
  return new Map(
    Object.values(remotes).flatMap(({ base, routes, files }) =>
      routes.map(({ path, preload }) => [
        path,
        preload.map((file) => preloadTag(`${base}${file}`, files[file]?.integrity ?? '')).join(''),
      ]),
    ),
  );
}
