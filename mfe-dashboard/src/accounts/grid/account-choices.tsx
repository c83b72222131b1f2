import { countWords } from '@halyard/shared-contracts/finance';
import type { BalanceFilter, BalanceSort } from '@halyard/shared-contracts/finance';
import { ChipGroup, SortButtons } from '@halyard/shared-contracts/ui';
import { FilterSheet, useNarrow } from '@halyard/shared-contracts/ui/parts';
import { type AccountRow, filterChips } from '../account-rows';
import styles from './account-grid.module.css';

const SORTS: readonly { readonly value: BalanceSort; readonly label: string }[] = [
  { value: 'balance', label: 'Balance' },
  { value: 'name', label: 'Name' },
  { value: 'type', label: 'Type' },
  { value: 'institution', label: 'Institution' },
];

interface AccountChoicesProps {
  readonly rows: readonly AccountRow[];
  readonly shown: number;
  readonly filter: BalanceFilter;
  readonly sort: BalanceSort;
  readonly onFilter: (filter: BalanceFilter) => void;
  readonly onSort: (sort: BalanceSort) => void;
}

export function AccountChoices(props: AccountChoicesProps) {
  const { rows, shown, filter, sort, onFilter, onSort } = props;
  const isPhone = useNarrow();
  const choices = (
    <>
      <ChipGroup label="Show" options={filterChips(rows)} value={filter} onChange={onFilter} />
      <SortButtons label="Sort by" options={SORTS} value={sort} onChange={onSort} />
    </>
  );
  if (!isPhone) return <div className={styles.choices}>{choices}</div>;
  return (
    <div>
      <FilterSheet
        active={filter === 'all' ? 0 : 1}
        result={countWords(shown, 'account')}
        onClear={() => onFilter('all')}
      >
        {choices}
      </FilterSheet>
    </div>
  );
}
