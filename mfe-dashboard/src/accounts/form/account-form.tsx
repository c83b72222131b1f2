import {
  type AccountType,
  accountTypeFacts,
  debtTypeFacts,
  isLiabilityType,
  type LiabilityType,
} from '@halyard/shared-contracts/finance';
import { AmountField, useDraftForm } from '@halyard/shared-contracts/form';
import { Button, Form, SelectField, TextField } from '@halyard/shared-contracts/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  type AccountEntry,
  accountEntry,
  type BalanceDraft,
  draftProblems,
  typeOptions,
} from './account-draft';

function amountLabel(type: AccountType | LiabilityType): string {
  if (isLiabilityType(type)) return 'Amount owed';
  return accountTypeFacts(type).isValued ? 'Value today' : 'Balance';
}

interface AccountFormProps {
  readonly initial: BalanceDraft;
  readonly only?: 'asset' | 'debt';
  readonly saveLabel: string;
  readonly onSave: (entry: AccountEntry) => Promise<boolean>;
}

export function AccountForm({ initial, only, saveLabel, onSave }: AccountFormProps) {
  const form = useDraftForm(initial, draftProblems);
  const { control, register, handleSubmit, formState } = form;
  const type = useWatch({ control, name: 'type' });
  const isDebt = isLiabilityType(type);
  const save = async (draft: BalanceDraft) => {
    const entry = accountEntry(draft);
    if (entry) await onSave(entry);
  };
  return (
    <Form onSubmit={handleSubmit(save)}>
      <SelectField label="Type" options={typeOptions(only)} {...register('type')} />
      <TextField
        label="Name"
        required
        maxLength={200}
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Institution"
        hint="Where it is kept, if anywhere"
        maxLength={200}
        {...register('institution')}
      />
      <AmountField control={control} name="balance" label={amountLabel(type)} required />
      {isDebt && <DebtFields form={form} isCard={debtTypeFacts(type).isCard} />}
      <Button type="submit" variant="primary" busy={formState.isSubmitting}>
        {saveLabel}
      </Button>
    </Form>
  );
}

interface DebtFieldsProps {
  readonly form: UseFormReturn<BalanceDraft>;
  readonly isCard: boolean;
}

function DebtFields({ form: { control, register, formState }, isCard }: DebtFieldsProps) {
  return (
    <>
      {isCard && <AmountField control={control} name="limit" label="Credit limit" />}
      <TextField
        label="Interest rate (% a year)"
        inputMode="decimal"
        error={formState.errors.aprPercent?.message}
        {...register('aprPercent')}
      />
      <AmountField control={control} name="monthlyPayment" label="Monthly payment" />
      <AmountField control={control} name="minimumPayment" label="Minimum payment" />
    </>
  );
}
