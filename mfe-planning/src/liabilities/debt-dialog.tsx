import {
  debtDraftOf,
  debtDraftProblems,
  type Liability,
  NEW_DEBT,
} from '@halyard/shared-contracts/finance';
import { debtInput } from '@halyard/shared-contracts/wire';
import { BalanceDialog } from '../form/balance-dialog';
import { useBalanceForm } from '../form/use-balance-form';
import { DebtFields } from './debt-fields';
import { usePlanningAddDebtMutation, usePlanningEditDebtMutation } from './debt-endpoints';

interface DebtDialogProps {
  readonly liability?: Liability;
  readonly onClose: () => void;
}

export function DebtDialog({ liability, onClose }: DebtDialogProps) {
  const [add] = usePlanningAddDebtMutation();
  const [edit] = usePlanningEditDebtMutation();
  const { form, dialog } = useBalanceForm({
    entry: liability,
    initial: liability ? debtDraftOf(liability) : NEW_DEBT,
    problemsOf: debtDraftProblems,
    toInput: debtInput,
    add: (input) => add(input).unwrap(),
    edit: (id, patch) => edit({ id, patch }).unwrap(),
    onClose,
  });
  return (
    <BalanceDialog
      {...dialog}
      kind="liability"
      sampleNote="A debt of your own takes the place of the sample figures."
      bankNote="Everything but the name comes from your bank."
      nameField={form.register('name')}
      nameProblem={form.formState.errors.name?.message}
    >
      <DebtFields form={form} />
    </BalanceDialog>
  );
}
