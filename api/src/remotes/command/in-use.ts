import type { Registry, RegistryEntry } from '@halyard/shared-contracts/remote/registry';

/** A version that people run, or fall back to. */
interface VersionInUse {
  readonly name: string;
  readonly version: string;
  /** As a person reads it, such as `mfe-money@1.2.3 (stable)`. */
  readonly called: string;
  readonly entry: RegistryEntry;
}

/** The stable, canary and previous version of every remote. */
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
