import type { Registry, ShellContract } from '@halyard/shared-contracts/remote/registry';
import { inUse } from './world';
import { layout } from '../storage/layout';
import { readArtifact } from '../release/artifact';
import { claimedByShell } from '../release/owner-gates';
import { shellGates } from '../release/shell-gates';
import type { ShellNames } from '../release/shell-names';

interface Shell {
  readonly contract: ShellContract;
  readonly shared?: Readonly<Record<string, string>> | undefined;
  readonly names?: ShellNames | undefined;
}

/** Returns one sentence for each reason why a version that users run, or fall back to, does not work in a shell. */
export async function incompatibleVersions(
  store: string,
  registry: Registry,
  { contract, shared, names }: Shell,
): Promise<string[]> {
  const found = await Promise.all(
    inUse(registry).map(async ({ name, version, called, entry }) => {
      const { release } = await readArtifact(layout(store).artifact(name, version));
      const claimed = names ? claimedByShell(entry, names) : [];
      return [
        ...shellGates(release, contract, shared),
        ...claimed.map((claim) => `It has ${claim}, which the shell claims.`),
      ].map((sentence) => `${called}: ${sentence}`);
    }),
  );
  return found.flat();
}
