import {
  BUILT_IN_CATEGORIES,
  type Category,
  offered,
  type UserCategory,
} from '@halyard/shared-contracts/finance';
import { useTransactionsQuery } from '@halyard/shared-contracts/store';

/** It includes the chosen category even if it is hidden. */
export function useOfferedCategories(chosen: Category | null): readonly UserCategory[] {
  const { data } = useTransactionsQuery();
  return offered(data?.categories ?? BUILT_IN_CATEGORIES, chosen);
}

export const useCategoryOptions = (chosen: Category) =>
  useOfferedCategories(chosen).map(({ name }) => ({ value: name, label: name }));
