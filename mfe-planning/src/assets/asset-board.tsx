import type { Account } from '@halyard/shared-contracts/finance';
import { Board } from '@halyard/shared-contracts/ui';
import { RemoveDialog } from '../form/remove-dialog';
import { useLayer } from '../form/use-layer';
import { TotalCard } from '../total-card';
import { AssetDialog } from './asset-dialog';
import { usePlanningRemoveAssetMutation } from './asset-endpoints';
import { AssetList } from './asset-list';
import { AssetPanel } from './asset-panel';
import { assetsView } from './assets-view';
import { SharesCard } from './shares-card';

export function AssetBoard({ accounts }: { readonly accounts: readonly Account[] }) {
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
