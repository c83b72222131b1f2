import type { Registry, RegistryContribution } from '@halyard/shared-contracts/remote/registry';
import type { PageWatch } from '../hang/page-watch';
import type { Candidate } from '../loader/candidates';
import type { RemoteLoader } from '../loader/remote-loader';

/** One version of a remote offers this part for a slot in another remote's screen. */
export interface OfferedContribution extends RegistryContribution {
  readonly candidate: Candidate;
  /** It is unique among the paths of screens, which begin with a slash. */
  readonly path: string;
}

export const hasContributions = ({ remotes }: Registry): boolean =>
  Object.values(remotes).some(({ versions }) =>
    Object.values(versions).some(({ contributions = [] }) => contributions.length > 0),
  );

const isSame = (path: string, { remote, version }: Candidate, hung: PageWatch['hung'][number]) =>
  hung.path === path && hung.remote === remote && hung.version === version;

/** It uses the version of each remote whose screens are shown. The order depends only on the registry. */
export async function offeredContributions(
  { remotes }: Registry,
  loader: Pick<RemoteLoader, 'choice'>,
  hung: PageWatch['hung'] = [],
): Promise<readonly OfferedContribution[]> {
  const choices = await Promise.all(Object.keys(remotes).map((remote) => loader.choice(remote)));
  const offered = choices.flatMap(({ candidates: [candidate] }) =>
    (candidate?.entry.contributions ?? []).flatMap((each): OfferedContribution[] => {
      const path = `slot ${each.slot}/${each.name}`;
      return candidate && !hung.some((page) => isSame(path, candidate, page))
        ? [{ ...each, candidate, path }]
        : [];
    }),
  );
  return offered.toSorted(
    (a, b) =>
      a.order - b.order ||
      a.candidate.remote.localeCompare(b.candidate.remote, 'en') ||
      a.name.localeCompare(b.name, 'en'),
  );
}
