import {
  type BalanceFilter,
  type BalanceSort,
  filterBalances,
  sortBalances,
} from '@halyard/shared-contracts/finance';
import { formatUsd, sum } from '@halyard/shared-contracts/money';
import { Button, EmptyState, Grid } from '@halyard/shared-contracts/ui';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import { useMemo, useState } from 'react';
import type { AccountRow } from '../account-rows';
import type { AccountsData } from '../accounts-data';
import { accountGroups } from '../list/account-groups';
import { AccountList } from '../list/account-list';
import { AccountCard } from './account-card';
import { AccountChoices } from './account-choices';

interface AccountGridProps {
  readonly data: AccountsData;
  readonly rows: readonly AccountRow[];
  readonly isPart: boolean;
  readonly onWhole: () => void;
  readonly onDetails: (id: string) => void;
  readonly onTransfer: (id: string) => void;
  readonly onAdd: () => void;
}

/** The cards do not fit side by side in narrower windows. */
const CARDS_PX = 1024;

export function AccountGrid(props: AccountGridProps) {
  const { data, rows, isPart, onWhole, onDetails, onTransfer, onAdd } = props;
  const isList = useNarrow(CARDS_PX);
  const [filter, setFilter] = useState<BalanceFilter>('all');
  const [sort, setSort] = useState<BalanceSort>('balance');
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const shown = sortBalances(filterBalances(rows, filter), sort).flatMap(
    ({ id }) => byId.get(id) ?? [],
  );
  return (
    <>
      <AccountChoices
        rows={rows}
        shown={shown.length}
        filter={filter}
        sort={sort}
        onFilter={setFilter}
        onSort={setSort}
      />
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
      ) : isList ? (
        <AccountList groups={accountGroups(shown, data)} today={data.today} onDetails={onDetails} />
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

/** The chart that links here shows the same sum. */
function partLabel(rows: readonly AccountRow[]): string {
  const known = rows
    .filter(({ currency }) => currency === 'USD')
    .flatMap((row) => row.balance ?? []);
  const count = rows.length === 1 ? 'one account' : `${rows.length} accounts`;
  return `Only ${count}, together ${formatUsd(sum(known))}: show all accounts`;
}
