import type { Account } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { failureMessage, useAccountsQuery } from '@halyard/shared-contracts/store';
import {
  accountTypeLabel,
  AsOf,
  Board,
  Card,
  Page,
  ProgressBar,
  QueryView,
} from '@halyard/shared-contracts/ui';
import { RemoveDialog } from '../form/remove-dialog';
import { useLayer } from '../form/use-layer';
import { TotalCard } from '../total-card';
import { AssetDialog } from './asset-dialog';
import { usePlanningRemoveAssetMutation } from './asset-endpoints';
import { AssetList } from './asset-list';
import { AssetPanel } from './asset-panel';
import { type AssetShare, assetsView } from './assets-view';
import styles from './assets.module.css';

export function AssetsScreen() {
  const query = useAccountsQuery();
  const asOf = query.data?.asOf;
  return (
    <Page title="Assets" lead={asOf && <AsOf instant={asOf} />}>
      <QueryView query={query} loading="Loading assets..." errorMessage={failureMessage}>
        {({ accounts }) => <AssetBoard accounts={accounts} />}
      </QueryView>
    </Page>
  );
}

function SharesCard({ shares }: { readonly shares: readonly AssetShare[] }) {
  if (shares.length < 2) return null;
  return (
    <Card title="By type">
      <div className={styles.shares}>
        {shares.map(({ type, amount, percent }) => (
          <ProgressBar
            key={type}
            label={accountTypeLabel(type)}
            value={percent}
            tone="info"
            valueText={`${formatUsd(amount)} · ${percent.toFixed(1)}%`}
          />
        ))}
      </div>
    </Card>
  );
}

function AssetBoard({ accounts }: { readonly accounts: readonly Account[] }) {
  const { total, rows, shares, counted } = assetsView(accounts);
  const { adding, details, edited, removed, close, ...open } = useLayer(rows);
  const [remove] = usePlanningRemoveAssetMutation();
  return (
    <Board>
      <TotalCard
        label="Total Assets"
        amount={total}
        note={counted === 1 ? 'In 1 account' : `Across ${counted} accounts`}
      />
      <AssetList rows={rows} onOpen={open.showDetails} onAdd={open.add} />
      <SharesCard shares={shares} />
      {details && (
        <AssetPanel
          row={details}
          total={total}
          onEdit={() => open.edit(details)}
          onRemove={() => open.remove(details)}
          onClose={close}
        />
      )}
      {adding && <AssetDialog onClose={close} />}
      {edited && <AssetDialog account={edited.account} onClose={close} />}
      {removed && (
        <RemoveDialog
          name={removed.account.name}
          message="The asset and the transactions on it go for good."
          confirmLabel="Remove asset"
          remove={() => remove(removed.id).unwrap()}
          onClose={close}
        />
      )}
    </Board>
  );
}
