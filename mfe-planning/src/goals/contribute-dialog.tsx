import { type Cents, formatUsd, toDollars } from '@halyard/shared-contracts/money';
import { MoneyField, SelectField } from '@halyard/shared-contracts/ui';
import type { GoalAccount, GoalFigures } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { FormDialog } from '../form/form-dialog';
import { useGoalChanges } from './use-goal-changes';

const DIRECTIONS = [
  { value: 'in', label: 'Add money' },
  { value: 'out', label: 'Take money out' },
];

interface ContributeDialogProps {
  readonly goal: GoalFigures;
  readonly accounts: readonly GoalAccount[];
  readonly onClose: () => void;
}

export function ContributeDialog({ goal, accounts, onClose }: ContributeDialogProps) {
  const funding = goal.accounts.find(({ accountId }) =>
    accounts.some((each) => each.accountId === accountId),
  );
  const [direction, setDirection] = useState('in');
  const [accountId, setAccountId] = useState(funding?.accountId ?? accounts[0]?.accountId ?? '');
  const [amount, setAmount] = useState<Cents | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const { contribute, busy, error } = useGoalChanges();
  const isMissing = amount === null || amount === 0;
  const submit = async () => {
    setSubmitted(true);
    if (isMissing) return;
    const dollars = toDollars(amount);
    const input = { accountId, amount: direction === 'out' ? -dollars : dollars };
    if (await contribute(goal.id, input)) onClose();
  };
  return (
    <FormDialog
      title={`Money for ${goal.name}`}
      submitLabel="Save"
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label="What to do"
        options={DIRECTIONS}
        value={direction}
        onChange={({ target }) => setDirection(target.value)}
      />
      <SelectField
        label="Account"
        options={accounts.map((each) => ({
          value: each.accountId,
          label: `${each.name}, ${formatUsd(each.free)} free`,
        }))}
        value={accountId}
        onChange={({ target }) => setAccountId(target.value)}
      />
      <MoneyField
        label="Amount"
        value={amount}
        error={submitted && isMissing ? 'Enter an amount' : undefined}
        onChange={setAmount}
      />
    </FormDialog>
  );
}
