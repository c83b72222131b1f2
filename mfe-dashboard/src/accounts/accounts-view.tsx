import { useCallback, useMemo, useState } from 'react';
import { AccountGrid } from './grid/account-grid';
import { AccountInsights } from './account-insights';
import { AccountPanel } from './details/account-panel';
import { accountRows } from './account-rows';
import { AccountSummary } from './account-summary';
import type { AccountsData } from './accounts-data';
import { TransferPanel } from './transfer/transfer-panel';
import type { AccountChanges } from './use-account-changes';
import { useAccountsChoice } from './use-accounts-choice';

interface AccountsViewProps {
  readonly data: AccountsData;
  readonly changes: AccountChanges;
  readonly onAdd: () => void;
}

export function AccountsView({ data, changes, onAdd }: AccountsViewProps) {
  const rows = useMemo(() => accountRows(data), [data]);
  const { opened, only, choose } = useAccountsChoice();
  const details = useCallback((id: string) => choose({ opened: id }), [choose]);
  const [fromId, setFromId] = useState<string | null>(null);
  const row = rows.find(({ id }) => id === opened);
  const holding = [...data.accounts, ...data.liabilities].find(({ id }) => id === opened);
  return (
    <>
      <AccountSummary accounts={data.accounts} liabilities={data.liabilities} />
      <AccountGrid
        rows={only.length === 0 ? rows : rows.filter(({ id }) => only.includes(id))}
        isPart={only.length > 0}
        onWhole={() => choose({ only: [] })}
        onDetails={details}
        onTransfer={setFromId}
        onAdd={onAdd}
      />
      <AccountInsights accounts={data.accounts} liabilities={data.liabilities} />
      {row && holding && (
        <AccountPanel
          row={row}
          holding={holding}
          today={data.today}
          changes={changes}
          onClose={() => choose({ opened: null })}
        />
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
