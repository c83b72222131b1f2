import {
  isQuarantined,
  type Quarantine,
  type Registry,
  type RegistryEntry,
  type RegistryFile,
} from '@halyard/shared-contracts/remote/registry';

const AS = { js: 'script', css: 'style' } as const;

/** With the attributes of the bundler's own requests: a preload that differs from them is fetched twice. */
const preloadTag = (url: string, { integrity, type }: RegistryFile): string =>
  `<link rel="preload" as="${AS[type]}" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;

const tagsOf = ({ base, files }: RegistryEntry, preload: readonly string[]): string =>
  preload.map((name) => (files[name] ? preloadTag(`${base}${name}`, files[name]) : '')).join('');

/** The version that most browsers load; null where a remote is out of use. */
function usual(name: string, { remotes }: Registry, quarantine: Quarantine): RegistryEntry | null {
  const remote = remotes[name];
  if (!remote || remote.killed || isQuarantined(quarantine, name, remote.channels.stable))
    return null;
  return remote.versions[remote.channels.stable] ?? null;
}

/** What the page's own script asks the api for (see the shell's index.html). */
const readsTag = (reads: readonly string[] = []): string =>
  reads.length === 0
    ? ''
    : `<meta name="halyard-reads" content="${reads.join(' ').replaceAll('&', '&amp;')}">`;

/** Tags, by path, that name everything a route needs at first paint: its files, and the reads that it shows. */
export function preloadTags(
  registry: Registry,
  quarantine: Quarantine,
): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(registry.remotes).flatMap((name) => {
      const entry = usual(name, registry, quarantine);
      return entry
        ? entry.routes.map(
            ({ path, preload, reads }) => [path, tagsOf(entry, preload) + readsTag(reads)] as const,
          )
        : [];
    }),
  );
}
