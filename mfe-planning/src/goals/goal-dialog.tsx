import { useToday } from '@halyard/shared-contracts/store';
import { MoneyField, TextField } from '@halyard/shared-contracts/ui';
import type { GoalAccount, GoalFigures } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { FormDialog } from '../form/form-dialog';
import { FundingFields } from './funding-fields';
import { draftOf, draftProblems, type GoalDraft, inputOf, NEW_GOAL } from './goal-draft';
import styles from './goals.module.css';
import { useGoalChanges } from './use-goal-changes';

const LONGEST_NAME = 200;

interface GoalDialogProps {
  readonly goal?: GoalFigures;
  readonly accounts: readonly GoalAccount[];
  readonly onClose: () => void;
}

export function GoalDialog({ goal, accounts, onClose }: GoalDialogProps) {
  const [draft, setDraft] = useState<GoalDraft>(() => (goal ? draftOf(goal) : NEW_GOAL));
  const [submitted, setSubmitted] = useState(false);
  const { saveGoal, busy, error } = useGoalChanges();
  const today = useToday();
  const problems = draftProblems(draft, { today, dateBefore: goal?.date ?? null });
  const shown = submitted ? problems : {};
  const change = (part: Partial<GoalDraft>) => setDraft({ ...draft, ...part });
  const submit = async () => {
    setSubmitted(true);
    if (Object.keys(problems).length > 0) return;
    if (await saveGoal(inputOf(draft, accounts), goal)) onClose();
  };
  return (
    <FormDialog
      title={goal ? 'Edit goal' : 'Add goal'}
      submitLabel={goal ? 'Save' : 'Add'}
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="What you save for"
        maxLength={Math.max(LONGEST_NAME, goal?.name.length ?? 0)}
        value={draft.name}
        error={shown.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <MoneyField
        label="Amount"
        hint="Leave it open if you do not know it yet"
        value={draft.target}
        error={shown.target}
        onChange={(target) => change({ target })}
      />
      <TextField
        label="By (optional)"
        type="date"
        value={draft.date}
        error={shown.date}
        onChange={({ target }) => change({ date: target.value })}
      />
      {accounts.map((account) => (
        <FundingFields
          key={account.accountId}
          account={account}
          value={draft.funding[account.accountId]}
          onChange={(funding) =>
            change({ funding: { ...draft.funding, [account.accountId]: funding } })
          }
        />
      ))}
      {shown.funding && (
        <p role="alert" className={styles.problem}>
          {shown.funding}
        </p>
      )}
    </FormDialog>
  );
}
