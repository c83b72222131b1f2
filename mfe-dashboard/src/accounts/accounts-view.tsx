import {
  type AccountType,
  netWorth,
  totalAssets,
  totalDebt,
} from '@halyard/shared-contracts/finance';
import { Money, StatCard, StatRow } from '@halyard/shared-contracts/ui';
import {
  type AccountsChoice,
  readAccountsChoice,
  writeAccountsChoice,
} from '@halyard/shared-contracts/wire';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountInsights } from './account-insights';
import { accountRows } from './account-rows';
import type { AccountsData } from './accounts-data';
import { AccountGrid } from './grid/account-grid';
import { AssetSuggestions } from './suggestion/asset-suggestions';
import { TwinsCard } from './suggestion/twins-card';
import { TransferPanel } from './transfer/transfer-panel';
import type { AccountChanges } from './use-account-changes';

const AccountPanel = lazy(() =>
  import(/* webpackChunkName: "account-panel" */ './details/account-panel').then((module) => ({
    default: module.AccountPanel,
  })),
);

interface AccountsViewProps {
  readonly data: AccountsData;
  readonly changes: AccountChanges;
  readonly onAdd: () => void;
  readonly onAddType: (type: AccountType) => void;
}

export function AccountsView({ data, changes, onAdd, onAddType }: AccountsViewProps) {
  const rows = useMemo(() => accountRows(data), [data]);
  const { opened, only, choose } = useAccountsChoice();
  const details = useCallback((id: string) => choose({ opened: id }), [choose]);
  const [fromId, setFromId] = useState<string | null>(null);
  const row = rows.find(({ id }) => id === opened);
  const accountOrDebt = [...data.accounts, ...data.liabilities].find(({ id }) => id === opened);
  return (
    <>
      <AccountSummary accounts={data.accounts} liabilities={data.liabilities} />
      <TwinsCard data={data} onDetails={details} />
      <AccountGrid
        data={data}
        rows={only.length === 0 ? rows : rows.filter(({ id }) => only.includes(id))}
        isPart={only.length > 0}
        onWhole={() => choose({ only: [] })}
        onDetails={details}
        onTransfer={setFromId}
        onAdd={onAdd}
      />
      <AssetSuggestions data={data} onAdd={onAddType} />
      <AccountInsights data={data} />
      {row && accountOrDebt && (
        <Suspense fallback={null}>
          <AccountPanel
            row={row}
            accountOrDebt={accountOrDebt}
            transactions={data.transactions}
            today={data.today}
            changes={changes}
            onTransfer={() => {
              choose({ opened: null });
              setFromId(row.id);
            }}
            onClose={() => choose({ opened: null })}
          />
        </Suspense>
      )}
      {fromId !== null && (
        <TransferPanel
          fromId={fromId}
          data={data}
          changes={changes}
          onAddAccount={() => {
            setFromId(null);
            onAdd();
          }}
          onClose={() => setFromId(null)}
        />
      )}
    </>
  );
}

function useAccountsChoice() {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (part: Partial<AccountsChoice>) =>
      setParams((now) => writeAccountsChoice(now, { ...readAccountsChoice(now), ...part }), {
        replace: true,
      }),
    [setParams],
  );
  return { ...readAccountsChoice(params), choose };
}

function AccountSummary({ accounts, liabilities }: Pick<AccountsData, 'accounts' | 'liabilities'>) {
  const debt = totalDebt(liabilities);
  return (
    <StatRow>
      <StatCard
        label="Total Assets"
        value={<Money amount={totalAssets(accounts)} tone="positive" />}
      />
      <StatCard
        label="Total Debt"
        value={<Money amount={debt} tone={debt === 0 ? 'plain' : 'negative'} />}
      />
      <StatCard
        label="Net Worth"
        value={<Money amount={netWorth(accounts, liabilities)} tone="auto" />}
      />
    </StatRow>
  );
}
