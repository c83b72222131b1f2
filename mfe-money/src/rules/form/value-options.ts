import { offered } from '@halyard/shared-contracts/finance';
import { useAccountsQuery } from '@halyard/shared-contracts/store';
import { useMemo } from 'react';
import { useMoneyCategoriesQuery } from '../../data/category-endpoints';
import { DIRECTION_WORDS, type RuleFieldName, weekdayName } from '../rule-words';

type Option = { readonly value: string; readonly label: string };

export type ValueOptions = Readonly<Partial<Record<RuleFieldName, readonly Option[]>>>;

const DIRECTIONS: readonly Option[] = [
  { value: 'out', label: DIRECTION_WORDS.out },
  { value: 'in', label: DIRECTION_WORDS.in },
];
const WEEKDAY_OPTIONS = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
  value: String(number),
  label: weekdayName(number),
}));
const CHOOSE: Option = { value: '', label: 'Choose one' };

export function useValueOptions(): ValueOptions {
  const { data: categories } = useMoneyCategoriesQuery();
  const { data: accounts } = useAccountsQuery();
  return useMemo(
    () => ({
      category: [
        CHOOSE,
        ...offered(categories ?? [], null).map(({ name }) => ({ value: name, label: name })),
      ],
      account: [
        CHOOSE,
        ...(accounts?.accounts ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
      direction: DIRECTIONS,
      weekday: WEEKDAY_OPTIONS,
    }),
    [categories, accounts],
  );
}
