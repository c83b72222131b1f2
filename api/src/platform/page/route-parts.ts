import {
  isQuarantined,
  type Quarantine,
  type Registry,
  type RegistryEntry,
  type RegistryFile,
} from '@halyard/shared-contracts/remote/registry';
import { escapedHtml } from '../escaped-html';

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
  reads.length === 0 ? '' : `<meta name="halyard-reads" content="${escapedHtml(reads.join(' '))}">`;

/** The part of a page that depends on its route. */
export interface RoutePart {
  readonly tags: string;
  /** The text of its screen while it loads. */
  readonly loading: string;
}

export function routeParts(
  registry: Registry,
  quarantine: Quarantine,
): ReadonlyMap<string, RoutePart> {
  return new Map(
    Object.keys(registry.remotes).flatMap((name) => {
      const entry = stableVersion(name, registry, quarantine);
      return entry
        ? entry.routes.map(({ path, preload, reads, loading }) => {
            const tags = tagsOf(entry, preload) + readsTag(reads);
            return [path, { tags, loading: escapedHtml(loading) }] as const;
          })
        : [];
    }),
  );
}
