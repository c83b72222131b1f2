import {
  compatibility,
  type Registry,
  type RemoteRelease,
  satisfies,
} from '@halyard/shared-contracts/remote/registry';

/** Checks the contract and the shared modules. */
export function shellGates(
  { contract, shared }: RemoteRelease,
  shell: Registry['contract'],
  provided: Readonly<Record<string, string>> | undefined,
): string[] {
  const verdict = compatibility(contract, shell);
  const contractFault =
    verdict === 'compatible'
      ? []
      : [
          `It needs a shell of contract ${contract.requires} and was built with ${contract.builtWith}; the shell provides ${shell.current} and takes ${shell.supported}.`,
        ];
  if (provided === undefined) return contractFault;
  const sharedFaults = Object.entries(shared)
    .filter(([name, range]) => satisfies(provided[name] ?? '', range) !== true)
    .map(
      ([name, range]) => `It needs ${name} ${range}; the shell shares ${provided[name] ?? 'none'}.`,
    );
  return [...contractFault, ...sharedFaults];
}
