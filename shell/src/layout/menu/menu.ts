import type { RegistryRoute } from '@halyard/shared-contracts/remote/registry';

export interface MenuEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: string;
}

const placeOf = ({ menu }: RegistryRoute): number => menu?.place ?? Number.MAX_SAFE_INTEGER;

export const byPlace = (a: RegistryRoute, b: RegistryRoute): number =>
  placeOf(a) - placeOf(b) || a.path.localeCompare(b.path);

export function menuOf(routes: readonly RegistryRoute[]): MenuEntry[] {
  return routes
    .toSorted(byPlace)
    .flatMap(({ path, title, label = title, menu }) =>
      menu ? [{ path, label, icon: menu.icon }] : [],
    );
}
