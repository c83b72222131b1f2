import type { Cents } from '@halyard/shared-contracts/money';
import { RemoveDialog } from '../form/remove-dialog';
import type { Layers } from '../form/use-layer';
import { AssetDialog } from './asset-dialog';
import { usePlanningRemoveAssetMutation } from './asset-endpoints';
import { AssetPanel } from './asset-panel';
import type { AssetRow } from './assets-view';

interface AssetLayersProps {
  readonly layer: Layers<AssetRow>;
  readonly total: Cents;
}

export function AssetLayers({ layer, total }: AssetLayersProps) {
  const { adding, details, edited, removed, close } = layer;
  const [remove] = usePlanningRemoveAssetMutation();
  return (
    <>
      {details && (
        <AssetPanel
          row={details}
          total={total}
          onEdit={() => layer.edit(details)}
          onRemove={() => layer.remove(details)}
          onClose={close}
        />
      )}
      {adding && <AssetDialog onClose={close} />}
      {edited && <AssetDialog account={edited.account} onClose={close} />}
      {removed && (
        <RemoveDialog
          name={removed.account.name}
          message="The asset and its transactions are deleted for good."
          confirmLabel="Remove asset"
          remove={() => remove(removed.id).unwrap()}
          onClose={close}
        />
      )}
    </>
  );
}
