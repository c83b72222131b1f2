import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountGrid } from './account-grid';
import { AccountInsights } from './account-insights';
import { AccountPanel } from './account-panel';
import { accountRows } from './account-rows';
import { AccountSummary } from './account-summary';
import type { AccountsData } from './accounts-data';
import { TransferPanel } from './transfer-panel';
import type { AccountChanges } from './use-account-changes';

interface AccountsViewProps {
  readonly data: AccountsData;
  readonly changes: AccountChanges;
  readonly onAdd: () => void;
}

/** Parameter of the address that names the account whose details are open: `/accounts?details=acc-1`. */
const DETAILS = 'details';

export function AccountsView({ data, changes, onAdd }: AccountsViewProps) {
  const rows = useMemo(() => accountRows(data), [data]);
  const [params, setParams] = useSearchParams();
  const [transferFrom, setTransferFrom] = useState<string | null>(null);
  const shown = params.get(DETAILS);
  const show = useCallback(
    (id: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === null) next.delete(DETAILS);
          else next.set(DETAILS, id);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );

  const row = rows.find(({ id }) => id === shown);
  const holding = [...data.accounts, ...data.liabilities].find(({ id }) => id === shown);
  return (
    <>
      <AccountSummary accounts={data.accounts} liabilities={data.liabilities} />
      <AccountGrid rows={rows} onDetails={show} onTransfer={setTransferFrom} onAdd={onAdd} />
      <AccountInsights accounts={data.accounts} liabilities={data.liabilities} />
      {row && holding && (
        <AccountPanel
          row={row}
          holding={holding}
          today={data.today}
          changes={changes}
          onClose={() => show(null)}
        />
      )}
      {transferFrom !== null && (
        <TransferPanel
          fromId={transferFrom}
          data={data}
          changes={changes}
          onAddAccount={() => {
            setTransferFrom(null);
            onAdd();
          }}
          onClose={() => setTransferFrom(null)}
        />
      )}
    </>
  );
}
