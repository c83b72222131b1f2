import type { RegistryRoute } from '@halyard/shared-contracts/remote/registry';

export interface MenuEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: string;
  /** Whether a rule above it separates it from the entries before. */
  readonly startsGroup: boolean;
}

const placeOf = ({ menu }: RegistryRoute): number => menu?.place ?? Number.MAX_SAFE_INTEGER;

export const byPlace = (a: RegistryRoute, b: RegistryRoute): number =>
  placeOf(a) - placeOf(b) || a.path.localeCompare(b.path);

/** Places of the menu where a group of entries begins. */
const GROUP_STARTS = [50, 70, 100, 130];

const groupOf = (place: number): number => GROUP_STARTS.filter((start) => start <= place).length;

export function menuOf(routes: readonly RegistryRoute[]): MenuEntry[] {
  let group = 0;
  return routes.toSorted(byPlace).flatMap(({ path, title, label = title, menu }) => {
    if (!menu) return [];
    const before = group;
    group = groupOf(menu.place);
    return [{ path, label, icon: menu.icon, startsGroup: group > before }];
  });
}
