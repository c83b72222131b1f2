import type {
  Registry,
  RegistryRemote,
  RegistryRoute,
} from '@halyard/shared-contracts/remote/registry';
import type { Candidate } from './candidates';

export interface OwnedRoute extends RegistryRoute {
  readonly remote: string;
}

const declaresPlaces = ({ menu, search }: RegistryRoute): boolean => Boolean(menu ?? search);

/** Old releases have no menu entries. */
function withPlaces(
  routes: readonly RegistryRoute[],
  versions: RegistryRemote['versions'],
): readonly RegistryRoute[] {
  const declared = Object.values(versions).flatMap((entry) => entry.routes.filter(declaresPlaces));
  return routes.map((route) => ({ ...declared.find(({ path }) => path === route.path), ...route }));
}

/** If no version can run, its addresses show the unavailable view. */
export function ownedRoutes(
  { remotes }: Registry,
  candidatesOf: (remote: string) => readonly Candidate[],
) {
  return Object.entries(remotes).flatMap(([remote, { channels, versions }]) => {
    const entry = candidatesOf(remote)[0]?.entry ?? versions[channels.stable];
    const routes = entry?.routes ?? [];
    const declared = routes.some(declaresPlaces) ? routes : withPlaces(routes, versions);
    return declared.map((route): OwnedRoute => ({ ...route, remote }));
  });
}
