import { AmountField, useDraftForm } from '@halyard/shared-contracts/form';
import {
  Button,
  ChipGroup,
  Form,
  SelectField,
  TextArea,
  TextField,
} from '@halyard/shared-contracts/ui';
import type { TransactionInput } from '@halyard/shared-contracts/wire';
import { Controller } from 'react-hook-form';
import { useCategoryOptions } from './use-category-options';
import { draftInput, draftProblems, type TransactionDraft } from './transaction-draft';

interface TransactionFormProps {
  readonly initial: TransactionDraft;
  readonly accounts: readonly { readonly value: string; readonly label: string }[];
  readonly saveLabel: string;
  readonly onSave: (input: TransactionInput) => Promise<boolean>;
}

const DIRECTIONS = [
  { value: 'out', label: 'Money out' },
  { value: 'in', label: 'Money in' },
] as const;

export function TransactionForm({ initial, accounts, saveLabel, onSave }: TransactionFormProps) {
  const { control, register, handleSubmit, formState } = useDraftForm(initial, draftProblems);
  const { errors, isSubmitting } = formState;
  const categories = useCategoryOptions(initial.category);
  return (
    <Form onSubmit={handleSubmit((draft) => onSave(draftInput(draft)))}>
      <Controller
        control={control}
        name="direction"
        render={({ field: { value, onChange } }) => (
          <ChipGroup label="Direction" options={DIRECTIONS} value={value} onChange={onChange} />
        )}
      />
      <AmountField control={control} name="amount" label="Amount" required />
      <TextField
        label="Merchant"
        required
        error={errors.merchant?.message}
        {...register('merchant')}
      />
      <SelectField label="Category" options={categories} {...register('category')} />
      <TextField
        label="Date"
        type="date"
        required
        error={errors.date?.message}
        {...register('date')}
      />
      <SelectField label="Account" options={accounts} {...register('accountId')} />
      <TextArea label="Note" {...register('note')} />
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {saveLabel}
      </Button>
    </Form>
  );
}
