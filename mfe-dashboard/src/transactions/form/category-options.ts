import { CATEGORIES } from '@halyard/shared-contracts/finance';

/** Every category alphabetically, for a select. */
export const CATEGORY_OPTIONS = CATEGORIES.toSorted().map((category) => ({
  value: category,
  label: category,
}));
