import { toCategory } from '@halyard/shared-contracts/finance';
import {
  Button,
  ChipGroup,
  Form,
  MoneyField,
  SelectField,
  TextArea,
  TextField,
} from '@halyard/shared-contracts/ui';
import type { TransactionInput } from '@halyard/shared-contracts/wire';
import { useDraftForm } from '../../form/use-draft-form';
import { CATEGORY_OPTIONS } from './category-options';
import { draftProblems, draftInput, type TransactionDraft } from './transaction-draft';

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
  const { draft, problems, busy, change, submit } = useDraftForm({
    initial,
    check: draftProblems,
    onSave: (complete) => onSave(draftInput(complete)),
  });
  return (
    <Form onSubmit={submit}>
      <ChipGroup
        label="Direction"
        options={DIRECTIONS}
        value={draft.direction}
        onChange={(direction) => change({ direction })}
      />
      <MoneyField
        label="Amount"
        required
        value={draft.amount}
        error={problems.amount}
        onChange={(amount) => change({ amount })}
      />
      <TextField
        label="Merchant"
        required
        value={draft.merchant}
        error={problems.merchant}
        onChange={(event) => change({ merchant: event.target.value })}
      />
      <SelectField
        label="Category"
        options={CATEGORY_OPTIONS}
        value={draft.category}
        onChange={(event) => change({ category: toCategory(event.target.value) })}
      />
      <TextField
        label="Date"
        type="date"
        required
        value={draft.date}
        error={problems.date}
        onChange={(event) => change({ date: event.target.value })}
      />
      <SelectField
        label="Account"
        options={accounts}
        value={draft.accountId}
        onChange={(event) => change({ accountId: event.target.value })}
      />
      <TextArea
        label="Note"
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {saveLabel}
      </Button>
    </Form>
  );
}
