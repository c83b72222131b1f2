import {
  type BalanceFilter,
  type BalanceSort,
  filterBalances,
  sortBalances,
} from '@halyard/shared-contracts/finance';
import { formatUsd, sum } from '@halyard/shared-contracts/money';
import { Button, ChipGroup, EmptyState, Grid, SortButtons } from '@halyard/shared-contracts/ui';
import { useMemo, useState } from 'react';
import { AccountCard } from './account-card';
import styles from './account-grid.module.css';
import { type AccountRow, filterChips } from '../account-rows';

interface AccountGridProps {
  readonly rows: readonly AccountRow[];
  readonly isPart: boolean;
  readonly onWhole: () => void;
  readonly onDetails: (id: string) => void;
  readonly onTransfer: (id: string) => void;
  readonly onAdd: () => void;
}

const SORTS: readonly { readonly value: BalanceSort; readonly label: string }[] = [
  { value: 'balance', label: 'Balance' },
  { value: 'name', label: 'Name' },
  { value: 'type', label: 'Type' },
  { value: 'institution', label: 'Institution' },
];

export function AccountGrid(props: AccountGridProps) {
  const { rows, isPart, onWhole, onDetails, onTransfer, onAdd } = props;
  const [filter, setFilter] = useState<BalanceFilter>('all');
  const [sort, setSort] = useState<BalanceSort>('balance');
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const shown = sortBalances(filterBalances(rows, filter), sort).flatMap(
    ({ id }) => byId.get(id) ?? [],
  );
  return (
    <>
      <div className={styles.choices}>
        <ChipGroup label="Show" options={filterChips(rows)} value={filter} onChange={setFilter} />
        <SortButtons label="Sort by" options={SORTS} value={sort} onChange={setSort} />
      </div>
      {isPart && (
        <div>
          <Button size="small" onClick={onWhole}>
            {partLabel(rows)}
          </Button>
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="No accounts found"
          hint="Try adjusting your filters or add a new account"
          action={
            <Button variant="primary" onClick={onAdd}>
              Add Account
            </Button>
          }
        />
      ) : (
        <Grid columns={3}>
          {shown.map((row) => (
            <AccountCard key={row.id} row={row} onDetails={onDetails} onTransfer={onTransfer} />
          ))}
        </Grid>
      )}
    </>
  );
}

/** A chart that led here shows the same sum. */
function partLabel(rows: readonly AccountRow[]): string {
  const known = rows
    .filter(({ currency }) => currency === 'USD')
    .flatMap((row) => row.balance ?? []);
  const count = rows.length === 1 ? 'one account' : `${rows.length} accounts`;
  return `Only ${count}, together ${formatUsd(sum(known))}: show all accounts`;
}
