import { type DebtDraft, debtTypeFacts, LIABILITY_TYPES } from '@halyard/shared-contracts/finance';
import { AmountField } from '@halyard/shared-contracts/form';
import { liabilityTypeLabel, SelectField, TextField } from '@halyard/shared-contracts/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';

const TYPES = LIABILITY_TYPES.map((type) => ({ value: type, label: liabilityTypeLabel(type) }));

export function DebtFields({
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
        hint="Who it is owed to, if anyone by name"
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
        hint="With the rate it tells when the debt ends and what it costs until then"
      />
      <AmountField control={control} name="minimumPayment" label="Minimum payment (optional)" />
    </>
  );
}
