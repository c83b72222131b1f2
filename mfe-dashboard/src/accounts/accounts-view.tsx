import { useCallback, useMemo, useState } from 'react';
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

interface OpenPanel {
  readonly kind: 'details' | 'transfer';
  readonly id: string;
}

export function AccountsView({ data, changes, onAdd }: AccountsViewProps) {
  const rows = useMemo(() => accountRows(data), [data]);
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const details = useCallback((id: string) => setPanel({ kind: 'details', id }), []);
  const transfer = useCallback((id: string) => setPanel({ kind: 'transfer', id }), []);
  const close = () => setPanel(null);

  const row = rows.find(({ id }) => id === panel?.id);
  const holding = [...data.accounts, ...data.liabilities].find(({ id }) => id === panel?.id);
  return (
    <>
      <AccountSummary accounts={data.accounts} liabilities={data.liabilities} />
      <AccountGrid rows={rows} onDetails={details} onTransfer={transfer} onAdd={onAdd} />
      <AccountInsights accounts={data.accounts} liabilities={data.liabilities} />
      {panel?.kind === 'details' && row && holding && (
        <AccountPanel
          row={row}
          holding={holding}
          today={data.today}
          changes={changes}
          onClose={close}
        />
      )}
      {panel?.kind === 'transfer' && (
        <TransferPanel
          fromId={panel.id}
          data={data}
          changes={changes}
          onAddAccount={() => {
            close();
            onAdd();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
