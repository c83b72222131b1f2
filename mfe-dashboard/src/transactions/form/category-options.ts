import { CATEGORIES } from '@halyard/shared-contracts/finance';

export const CATEGORY_OPTIONS = CATEGORIES.toSorted().map((category) => ({
  value: category,
  label: category,
}));
