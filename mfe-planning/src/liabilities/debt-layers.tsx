import type { IsoDate } from '@halyard/shared-contracts/finance';
import { lazy, Suspense } from 'react';
import { RemoveDialog } from '../form/remove-dialog';
import type { Layers } from '../form/use-layer';
import { usePlanningRemoveDebtMutation } from './debt-endpoints';
import { DebtPanel } from './debt-panel';
import type { DebtRow } from './liabilities-view';

/** Most visits only read the list, so the forms load when one is opened. */
const DebtDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "debt-forms" */ './debt-dialog')).DebtDialog,
}));
const TermsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "debt-forms" */ './terms-dialog')).TermsDialog,
}));

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
      <Suspense>
        {isOfBank && <TermsDialog row={asked} onClose={close} />}
        {(adding || changed) && <DebtDialog liability={changed?.liability} onClose={close} />}
      </Suspense>
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
