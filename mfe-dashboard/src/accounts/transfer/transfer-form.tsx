import { Button, Form, SelectField, TextArea, TextField } from '@halyard/shared-contracts/ui';
import type { TransferInput } from '@halyard/shared-contracts/wire';
import { AmountField } from '../../form/amount-field';
import { useDraftForm } from '../../form/use-draft-form';
import { type TransferDraft, transferInput, transferProblems } from './transfer-draft';

interface TransferFormProps {
  readonly accounts: readonly { readonly value: string; readonly label: string }[];
  readonly initial: TransferDraft;
  readonly onSave: (input: TransferInput) => Promise<void>;
}

export function TransferForm({ accounts, initial, onSave }: TransferFormProps) {
  const { control, register, handleSubmit, formState } = useDraftForm(initial, transferProblems);
  const { errors, isSubmitting } = formState;
  return (
    <Form onSubmit={handleSubmit((draft) => onSave(transferInput(draft)))}>
      <SelectField label="From" options={accounts} {...register('fromId')} />
      <SelectField
        label="To"
        options={accounts}
        error={errors.toId?.message}
        {...register('toId')}
      />
      <AmountField control={control} name="amount" label="Amount" required />
      <TextField
        label="Date"
        type="date"
        required
        error={errors.date?.message}
        {...register('date')}
      />
      <TextArea label="Note" {...register('note')} />
      <Button type="submit" variant="primary" busy={isSubmitting}>
        Record transfer
      </Button>
    </Form>
  );
}
