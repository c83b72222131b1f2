import {
  isQuarantined,
  type Quarantine,
  type Registry,
  type RegistryEntry,
  type RegistryFile,
} from '@halyard/shared-contracts/remote/registry';

const AS = { js: 'script', css: 'style' } as const;

/** With other attributes than those of the bundler, the browser would fetch the file twice. */
const preloadTag = (url: string, { integrity, type }: RegistryFile): string =>
  `<link rel="preload" as="${AS[type]}" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;

const tagsOf = ({ base, files }: RegistryEntry, preload: readonly string[]): string =>
  preload.map((name) => (files[name] ? preloadTag(`${base}${name}`, files[name]) : '')).join('');

function stableVersion(
  name: string,
  { remotes }: Registry,
  quarantine: Quarantine,
): RegistryEntry | null {
  const remote = remotes[name];
  if (!remote || remote.killed || isQuarantined(quarantine, name, remote.channels.stable))
    return null;
  return remote.versions[remote.channels.stable] ?? null;
}

/** The shell's index.html reads this. */
const readsTag = (reads: readonly string[] = []): string =>
  reads.length === 0
    ? ''
    : `<meta name="halyard-reads" content="${reads.join(' ').replaceAll('&', '&amp;')}">`;

export function preloadTags(
  registry: Registry,
  quarantine: Quarantine,
): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(registry.remotes).flatMap((name) => {
      const entry = stableVersion(name, registry, quarantine);
      return entry
        ? entry.routes.map(
            ({ path, preload, reads }) => [path, tagsOf(entry, preload) + readsTag(reads)] as const,
          )
        : [];
    }),
  );
}
