import { Button, MoneyField, SelectField, TextArea, TextField } from '@halyard/shared-contracts/ui';
import type { TransferInput } from '@halyard/shared-contracts/wire';
import formStyles from '../form/form.module.css';
import { useDraftForm } from '../form/use-draft-form';
import { type TransferDraft, transferErrors, transferInput } from './transfer-draft';

interface TransferFormProps {
  readonly accounts: readonly { readonly value: string; readonly label: string }[];
  readonly initial: TransferDraft;
  readonly onSave: (input: TransferInput) => Promise<void>;
}

export function TransferForm({ accounts, initial, onSave }: TransferFormProps) {
  const { draft, errors, busy, change, onSubmit } = useDraftForm({
    initial,
    check: transferErrors,
    onSave: (complete) => onSave(transferInput(complete)),
  });
  return (
    <form noValidate className={formStyles.form} onSubmit={onSubmit}>
      <SelectField
        label="From"
        options={accounts}
        value={draft.fromId}
        onChange={(event) => change({ fromId: event.target.value })}
      />
      <SelectField
        label="To"
        options={accounts}
        value={draft.toId}
        error={errors.toId}
        onChange={(event) => change({ toId: event.target.value })}
      />
      <MoneyField
        label="Amount"
        required
        value={draft.amount}
        error={errors.amount}
        onChange={(amount) => change({ amount })}
      />
      <TextField
        label="Date"
        type="date"
        required
        value={draft.date}
        error={errors.date}
        onChange={(event) => change({ date: event.target.value })}
      />
      <TextArea
        label="Note"
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Button type="submit" variant="primary" busy={busy}>
        Record transfer
      </Button>
    </form>
  );
}
