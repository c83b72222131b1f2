import type { Registry, RegistryRemote } from '@halyard/shared-contracts/remote/registry';
import { Refused } from '../storage/refused';
import { changeRegistry } from '../storage/registry-store';

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

/** Versions newer than the stable one that no channel names: the newest few stay listed, so that QA can ask for one. */
const WAITING_VERSIONS = 2;

function waiting({ channels, versions }: RegistryRemote): string[] {
  const since = versions[channels.stable]?.published.at ?? '';
  const inChannels = [channels.stable, channels.previous, channels.canary?.version];
  return Object.entries(versions)
    .filter(([version, { published }]) => published.at > since && !inChannels.includes(version))
    .toSorted(([, a], [, b]) => (a.published.at < b.published.at ? 1 : -1))
    .slice(0, WAITING_VERSIONS)
    .map(([version]) => version);
}

/** A remote without what nobody can be given any more; the store keeps it. A revoked version stays named as such. */
export function withoutOldVersions(remote: RegistryRemote): RegistryRemote {
  const { stable, previous, canary } = remote.channels;
  const kept = new Set([stable, previous, canary?.version, ...waiting(remote)]);
  const versions = Object.entries(remote.versions).filter(
    ([version, { published }]) => kept.has(version) || published.state === 'revoked',
  );
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
