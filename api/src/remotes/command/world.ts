import type { Registry, RegistryRemote } from '@halyard/shared-contracts/remote/registry';
import { Refused } from '../store/refused';
import { changeRegistry } from '../store/registry-store';

/** What a command works on, and who asks for it. */
export interface World {
  /** Folder of the store. */
  readonly store: string;
  readonly who: string;
  readonly now: () => Date;
}

/** What a person reads afterwards. `ok` is false where a question was answered with no. */
export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

export const done = (...lines: readonly string[]): Outcome => ({ ok: true, lines });

/** A remote of the registry; throws `Refused` naming the known ones. */
export function remoteOf({ remotes }: Registry, name: string): RegistryRemote {
  const remote = remotes[name];
  if (!remote) {
    const known = Object.keys(remotes).join(', ') || 'none';
    throw new Refused(`There is no remote "${name}". Known: ${known}.`);
  }
  return remote;
}

/** Versions that were published and are in no channel yet stay listed, the newest of them, so that QA can ask for one. */
const WAITING_VERSIONS = 2;

function withoutOldVersions(remote: RegistryRemote): RegistryRemote {
  const { stable, previous, canary } = remote.channels;
  const inUse = new Set([stable, previous, canary?.version]);
  const rest = Object.entries(remote.versions)
    .filter(([version]) => !inUse.has(version))
    .toSorted(([, a], [, b]) => (a.published.at < b.published.at ? 1 : -1));
  const dropped = new Set(
    rest
      .filter(([, { published }]) => published.state === 'live')
      .slice(WAITING_VERSIONS)
      .map(([version]) => version),
  );
  const versions = Object.entries(remote.versions).filter(([version]) => !dropped.has(version));
  return { ...remote, versions: Object.fromEntries(versions) };
}

/** Changes one remote of the registry; what no channel names any more is no longer carried by the page. */
export function changeRemote(
  { store, who, now }: World,
  name: string,
  { what, why }: { readonly what: string; readonly why: string },
  change: (remote: RegistryRemote, registry: Registry) => RegistryRemote,
): Promise<Registry> {
  return changeRegistry(store, { who, what, why }, now(), (registry) => ({
    ...registry,
    remotes: {
      ...registry.remotes,
      [name]: withoutOldVersions(change(remoteOf(registry, name), registry)),
    },
  }));
}
