import {
  compatibility,
  type Registry,
  type RemoteRelease,
  satisfies,
} from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { layout } from '../storage/layout';
import { textOrNull } from '../storage/write-file';

const liveShellSchema = v.object({ shared: v.record(v.string(), v.string()) });

/** Versions of the modules that the live shell shares; null when no shell was told of yet. */
export async function liveShared(store: string): Promise<Readonly<Record<string, string>> | null> {
  const text = await textOrNull(layout(store).shell);
  return text === null ? null : v.parse(liveShellSchema, JSON.parse(text)).shared;
}

/** Whether the live shell can run a version: the contract that it needs, and the modules that it does not bring. */
export function shellGates(
  { contract, shared }: RemoteRelease,
  live: Registry['contract'],
  provided: Readonly<Record<string, string>> | null,
): string[] {
  const verdict = compatibility(contract, live);
  const contractFault =
    verdict === 'compatible'
      ? []
      : [
          `It needs a shell of contract ${contract.requires} and was built with ${contract.builtWith}; the live shell provides ${live.current} and takes ${live.supported}.`,
        ];
  if (provided === null) return contractFault;
  const sharedFaults = Object.entries(shared)
    .filter(([name, range]) => satisfies(provided[name] ?? '', range) !== true)
    .map(
      ([name, range]) =>
        `It needs ${name} ${range}; the live shell shares ${provided[name] ?? 'none'}.`,
    );
  return [...contractFault, ...sharedFaults];
}
