import type {
  Registry,
  RegistryEntry,
  RegistryRemote,
} from '@halyard/shared-contracts/remote/registry';
import { Refused } from '../storage/refused';
import { changeRegistry } from '../storage/registry-store';
import { assertUnlocked, type Channel } from '../team/channel-lock';
import type { TeamCaller } from '../team/team-token';

interface VersionInUse {
  readonly name: string;
  readonly version: string;
  /** An example is `mfe-money@1.2.3 (stable)`. */
  readonly called: string;
  readonly entry: RegistryEntry;
}

export function inUse({ remotes }: Registry): VersionInUse[] {
  return Object.entries(remotes).flatMap(([name, { channels, versions }]) =>
    Object.entries({
      stable: channels.stable,
      canary: channels.canary?.version,
      previous: channels.previous,
    }).flatMap(([channel, version]) => {
      const entry = version ? versions[version] : undefined;
      if (!version || !entry) return [];
      return [{ name, version, called: `${name}@${version} (${channel})`, entry }];
    }),
  );
}

export interface World {
  readonly store: string;
  readonly who: string;
  /** It is absent for the operator. */
  readonly caller?: TeamCaller;
  readonly now: () => Date;
}

/** `ok` is false when the answer to a question is no. */
export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

export const done = (...lines: readonly string[]): Outcome => ({ ok: true, lines });

export function remoteOf({ remotes }: Registry, name: string): RegistryRemote {
  const remote = remotes[name];
  if (!remote) {
    const known = Object.keys(remotes).join(', ') || 'none';
    throw new Refused(`There is no remote "${name}". Known: ${known}.`);
  }
  return remote;
}

/** Newer versions outside all channels stay listed for testing. */
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

/** It removes versions from the registry only; the store still has them. */
export function withoutOldVersions(remote: RegistryRemote): RegistryRemote {
  const { stable, previous, canary } = remote.channels;
  const remaining = new Set([stable, previous, canary?.version, ...waiting(remote)]);
  const versions = Object.entries(remote.versions).filter(
    ([version, { published }]) => remaining.has(version) || published.state === 'revoked',
  );
  return { ...remote, versions: Object.fromEntries(versions) };
}

interface RemoteAct {
  readonly what: string;
  readonly why: string;
  readonly channel?: Channel;
}

/** Throws `Refused` while the channel is locked, which may have happened while the command waited for the store. */
export function changeRemote(
  { store, who, now }: World,
  name: string,
  { what, why, channel }: RemoteAct,
  change: (remote: RegistryRemote, registry: Registry) => RegistryRemote,
): Promise<Registry> {
  return changeRegistry(store, { who, what, why }, now(), async (registry) => {
    if (channel) await assertUnlocked(store, name, channel);
    return {
      ...registry,
      remotes: {
        ...registry.remotes,
        [name]: withoutOldVersions(change(remoteOf(registry, name), registry)),
      },
    };
  });
}
