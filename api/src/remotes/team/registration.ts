import type { RemoteRelease } from '@halyard/shared-contracts/remote/registry';
import type { Teams } from './team-store';

type Claimed = Pick<RemoteRelease, 'name' | 'owner' | 'critical'>;

const critical = (isCritical: boolean): string => (isCritical ? 'critical' : 'not critical');

/** Compares the owner and the critical flag that a build states with the registration by the operator. */
export function registrationGates({ name, owner, ...said }: Claimed, { remotes }: Teams): string[] {
  const registered = remotes[name];
  if (!registered) return [];
  return [
    ...(registered.team === owner
      ? []
      : [`${name} belongs to ${registered.team}, and the build says ${owner}.`]),
    ...(registered.critical === said.critical
      ? []
      : [
          `${name} is registered as ${critical(registered.critical)}, and the build says ${critical(said.critical)}.`,
        ]),
  ];
}
