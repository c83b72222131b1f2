import { parseRegistry } from '@halyard/shared-contracts/remote/registry';
import { faults, readArtifact } from './release/artifact';
import { contributionGates } from './release/contribution-gates';
import { codeGates } from './release/code-gates';
import { droppedRoutes } from './release/dropped-routes';
import { endpointGates } from './release/endpoint-gates';
import { nameGates } from './release/name-gates';
import { ownerGates } from './release/owner-gates';
import { shellGates } from './release/shell-gates';

interface Known {
  /** It is the registry that a host serves; without it, only the build itself is judged. */
  readonly registry?: unknown;
  readonly drops?: readonly string[];
}

/**
 * Used by the kit for remotes outside this repository. Returns why `publish` would refuse the build in a folder, as far
 * as the build and the host's registry show it: only the host knows its own tokens and the names of its shell.
 */
export async function buildObjections(
  folder: string,
  { registry: raw, drops = [] }: Known = {},
): Promise<string[]> {
  const artifact = await readArtifact(folder);
  const { release } = artifact;
  const broken = await faults(artifact);
  if (broken.length > 0) return broken.map((sentence) => `${sentence}.`);
  const registry = raw === undefined ? null : parseRegistry(raw);
  const ofHost = registry && [
    ...shellGates(release, registry.contract, undefined),
    ...ownerGates(release, registry, undefined),
    ...droppedRoutes(release, registry, drops),
  ];
  return [
    ...(await nameGates(artifact)),
    ...(ofHost ?? []),
    ...endpointGates(release),
    ...contributionGates(release),
    ...(await codeGates(artifact)),
  ];
}
