import type { SearchableScreen } from '@halyard/shared-contracts/finance';
import type { RegistryRoute } from '@halyard/shared-contracts/remote/registry';
import { byPlace } from '../layout/menu/menu';

export function searchableScreens(routes: readonly RegistryRoute[] = []): SearchableScreen[] {
  return routes
    .toSorted(byPlace)
    .flatMap(({ path, title, label = title, search }) =>
      search ? [{ path, title: label, words: search }] : [],
    );
}
