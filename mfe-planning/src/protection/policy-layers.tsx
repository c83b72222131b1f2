import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { policyTypeLabel } from '@halyard/shared-contracts/ui';
import { usePlanningRemovePolicyMutation } from '../data/policy-endpoints';
import { RemoveDialog } from '../form/remove-dialog';
import type { Layers } from '../form/use-layer';
import { PolicyDialog } from './policy-dialog';
import { PolicyPanel } from './policy-panel';

export function PolicyLayers({ layer }: { readonly layer: Layers<ProtectionPolicy> }) {
  const { adding, details, edited, removed, close } = layer;
  const [remove] = usePlanningRemovePolicyMutation();
  return (
    <>
      {details && (
        <PolicyPanel
          policy={details}
          onEdit={() => layer.edit(details)}
          onRemove={() => layer.remove(details)}
          onClose={close}
        />
      )}
      {adding && <PolicyDialog onClose={close} />}
      {edited && <PolicyDialog policy={edited} onClose={close} />}
      {removed && (
        <RemoveDialog
          name={`${policyTypeLabel(removed.type)} policy`}
          message={`Policy ${removed.policyNumber} of ${removed.provider} leaves your list. The insurance itself is not touched.`}
          confirmLabel="Remove policy"
          remove={() => remove(removed.id).unwrap()}
          onClose={close}
        />
      )}
    </>
  );
}
