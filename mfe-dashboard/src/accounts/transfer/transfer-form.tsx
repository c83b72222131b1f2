import {
  Button,
  Form,
  MoneyField,
  SelectField,
  TextArea,
  TextField,
} from '@halyard/shared-contracts/ui';
import type { TransferInput } from '@halyard/shared-contracts/wire';
import { useDraftForm } from '../../form/use-draft-form';
import { type TransferDraft, transferProblems, transferInput } from './transfer-draft';

interface TransferFormProps {
  readonly accounts: readonly { readonly value: string; readonly label: string }[];
  readonly initial: TransferDraft;
  readonly onSave: (input: TransferInput) => Promise<void>;
}

export function TransferForm({ accounts, initial, onSave }: TransferFormProps) {
  const { draft, problems, busy, change, submit } = useDraftForm({
    initial,
    check: transferProblems,
    onSave: (complete) => onSave(transferInput(complete)),
  });
  return (
    <Form onSubmit={submit}>
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
        error={problems.toId}
        onChange={(event) => change({ toId: event.target.value })}
      />
      <MoneyField
        label="Amount"
        required
        value={draft.amount}
        error={problems.amount}
        onChange={(amount) => change({ amount })}
      />
      <TextField
        label="Date"
        type="date"
        required
        value={draft.date}
        error={problems.date}
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
    </Form>
  );
}
