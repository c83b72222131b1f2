import type { Registry } from '@halyard/shared-contracts/remote/registry';
import type { ShellArtifact } from './shell-artifact';

/** With the live shell these are five, so that no tab that was opened under one of them misses a file. */
const EARLIER_SHELLS = 4;

export function withShell(registry: Registry, { release, digest }: ShellArtifact): Registry {
  const { shell: before } = registry;
  const { version, contract } = release;
  const earlier = before ? [before.version, ...before.earlier] : [];
  return {
    ...registry,
    contract,
    shell: {
      version,
      digest,
      earlier: earlier.filter((each) => each !== version).slice(0, EARLIER_SHELLS),
    },
  };
}
