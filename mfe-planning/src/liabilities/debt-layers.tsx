import type { IsoDate } from '@halyard/shared-contracts/finance';
import { RemoveDialog } from '../form/remove-dialog';
import type { Layers } from '../form/use-layer';
import { DebtDialog } from './debt-dialog';
import { usePlanningRemoveDebtMutation } from './debt-endpoints';
import { DebtPanel } from './debt-panel';
import type { DebtRow } from './liabilities-view';
import { TermsDialog } from './terms-dialog';

interface DebtLayersProps {
  readonly layer: Layers<DebtRow>;
  readonly today: IsoDate;
}

export function DebtLayers({ layer, today }: DebtLayersProps) {
  const { adding, details, edited, removed, asked, close } = layer;
  const [remove] = usePlanningRemoveDebtMutation();
  const isOfBank = asked?.liability.source === 'bank';
  const changed = isOfBank ? edited : (edited ?? asked);
  return (
    <>
      {details && (
        <DebtPanel
          row={details}
          today={today}
          onTerms={() => layer.terms(details)}
          onEdit={() => layer.edit(details)}
          onRemove={() => layer.remove(details)}
          onClose={close}
        />
      )}
      {isOfBank && <TermsDialog row={asked} onClose={close} />}
      {(adding || changed) && <DebtDialog liability={changed?.liability} onClose={close} />}
      {removed && (
        <RemoveDialog
          name={removed.title}
          message="The debt and its transactions leave your figures for good. The debt itself is not touched."
          confirmLabel="Remove liability"
          remove={() => remove(removed.id).unwrap()}
          onClose={close}
        />
      )}
    </>
  );
}
