import { budgetLines, type CategoryKey } from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd, toDollars } from '@halyard/shared-contracts/money';
import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Dialog,
  Form,
  FormButtons,
  MoneyField,
  SelectField,
  useToast,
} from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import { useId, useState } from 'react';
import { useMoneyMoveBudgetMutation } from '../../data/budget-endpoints';
import { useUndo } from '../../use-undo';

/** This value means no category. */
const TO_ASSIGN = '';

function sourcesOf(answer: BudgetAnswer, to: CategoryKey) {
  const { toAssign } = answer;
  const income =
    toAssign !== null && toAssign > 0
      ? [{ value: TO_ASSIGN, label: `Income to assign, ${formatUsd(toAssign)}` }]
      : [];
  const lines = budgetLines(answer)
    .filter(({ key, remaining }) => key !== to && remaining > 0)
    .map(({ key, category, remaining }) => ({
      value: key,
      label: `${category}, ${formatUsd(remaining)} left`,
    }));
  return [...income, ...lines];
}

interface FundDialogProps {
  readonly answer: BudgetAnswer;
  readonly to: CategoryKey;
  readonly onClose: () => void;
}

export function FundDialog({ answer, to, onClose }: FundDialogProps) {
  const formId = useId();
  const sources = sourcesOf(answer, to);
  const [from, setFrom] = useState(sources[0]?.value ?? TO_ASSIGN);
  const [amount, setAmount] = useState<Cents | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const [move, { isLoading, error }] = useMoneyMoveBudgetMutation();
  const undo = useUndo();
  const toast = useToast();
  const name = answer.categories.find(({ id }) => id === to)?.name ?? to;
  const isMissing = amount === null || amount === 0;
  const submit = async () => {
    setSubmitted(true);
    if (isMissing) return;
    const side = from === TO_ASSIGN ? null : from;
    const { month } = answer;
    const { data } = await move({ month, from: side, to, amount: toDollars(amount) });
    if (data === undefined) return;
    const action = { label: 'Undo', onClick: () => void undo(data) };
    toast.show({ message: `${formatUsd(amount)} moved to ${name}`, action });
    onClose();
  };
  return (
    <Dialog
      open
      title={`Fund ${name}`}
      onClose={onClose}
      footer={<FormButtons formId={formId} submitLabel="Move" busy={isLoading} onClose={onClose} />}
    >
      <Form id={formId} onSubmit={submit} problem={error && failureMessage(error)}>
        {sources.length === 0 ? (
          <p>No other category has money left this month.</p>
        ) : (
          <SelectField
            label="From"
            options={sources}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        )}
        <MoneyField
          label="Amount"
          value={amount}
          error={submitted && isMissing ? 'Enter an amount' : undefined}
          onChange={setAmount}
        />
      </Form>
    </Dialog>
  );
}
