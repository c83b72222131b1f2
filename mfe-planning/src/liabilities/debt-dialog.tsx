import {
  type DebtDraft,
  debtDraftOf,
  debtDraftProblems,
  debtTypeFacts,
  type Liability,
  LIABILITY_TYPES,
  NEW_DEBT,
} from '@halyard/shared-contracts/finance';
import { AmountField } from '@halyard/shared-contracts/form';
import { liabilityTypeLabel, SelectField, TextField } from '@halyard/shared-contracts/ui';
import { debtInput } from '@halyard/shared-contracts/wire';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { BalanceDialog } from '../form/balance-dialog';
import { useBalanceForm } from '../form/use-balance-form';
import { usePlanningAddDebtMutation, usePlanningEditDebtMutation } from './debt-endpoints';

interface DebtDialogProps {
  readonly liability?: Liability | undefined;
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

const TYPES = LIABILITY_TYPES.map((type) => ({ value: type, label: liabilityTypeLabel(type) }));

function DebtFields({
  form: { control, register, formState },
}: {
  readonly form: UseFormReturn<DebtDraft>;
}) {
  const type = useWatch({ control, name: 'type' });
  return (
    <>
      <SelectField label="Type" options={TYPES} {...register('type')} />
      <TextField
        label="Institution"
        hint="Who you owe it to, if you know"
        maxLength={200}
        {...register('institution')}
      />
      <AmountField control={control} name="balance" label="Amount owed" />
      {debtTypeFacts(type).isCard && (
        <AmountField control={control} name="limit" label="Credit limit (optional)" />
      )}
      <TextField
        label="Interest rate, % a year (optional)"
        inputMode="decimal"
        error={formState.errors.aprPercent?.message}
        {...register('aprPercent')}
      />
      <AmountField
        control={control}
        name="monthlyPayment"
        label="Monthly payment (optional)"
        hint="With the rate, this shows when the debt ends and what it costs until then"
      />
      <AmountField control={control} name="minimumPayment" label="Minimum payment (optional)" />
    </>
  );
}
