import { isIsoDate } from '@halyard/shared-contracts/finance';
import { type Cents, toDollars, ZERO } from '@halyard/shared-contracts/money';
import { AmountField, useDraftForm } from '@halyard/shared-contracts/form';
import {
  Button,
  Form,
  type Problems,
  SelectField,
  TextArea,
  TextField,
} from '@halyard/shared-contracts/ui';
import type { TransferInput } from '@halyard/shared-contracts/wire';

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

interface TransferDraft {
  readonly fromId: string;
  readonly toId: string;
  readonly amount: Cents | null;
  readonly date: string;
  readonly note: string;
}

export function transferProblems({
  fromId,
  toId,
  amount,
  date,
}: TransferDraft): Problems<TransferDraft> {
  return {
    ...(fromId === toId ? { toId: 'Choose another account' } : {}),
    ...(amount !== null && amount > 0 ? {} : { amount: 'Enter an amount above $0.00' }),
    ...(isIsoDate(date) ? {} : { date: 'Choose a date' }),
  };
}

export function transferInput({ fromId, toId, amount, date, note }: TransferDraft): TransferInput {
  return {
    from_account_id: fromId,
    to_account_id: toId,
    amount: toDollars(amount ?? ZERO),
    date,
    note: note.trim() === '' ? null : note.trim(),
  };
}
