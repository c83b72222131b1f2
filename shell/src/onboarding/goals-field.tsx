import { isIsoDate, type IsoDate, isNewPastDate } from '@halyard/shared-contracts/finance';
import type { OnboardingAnswers, TimelineQuestion } from '@halyard/shared-contracts/onboarding';
import { type Goal, goalOf, goalText } from '@halyard/shared-contracts/wire';
import { Chip, ChipGroup, MoneyField, TextField } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import styles from './question-field.module.css';

const IDEAS = [
  'Emergency fund',
  'Pay off my cards',
  'A home',
  'A family',
  'Travel',
  'Retire early',
];

interface GoalsFieldProps {
  readonly goals: TimelineQuestion['goals'];
  readonly answers: OnboardingAnswers;
  readonly today: IsoDate;
  readonly onChange: (part: OnboardingAnswers) => void;
}

/** The years before it appear while a later year is typed. */
const FIRST_YEAR = '1900';

type GoalKey = TimelineQuestion['goals'][number]['key'];

export function GoalsField({ goals, answers, today, onChange }: GoalsFieldProps) {
  const [key, setKey] = useState<GoalKey>('q7_1');
  const [drafts, setDrafts] = useState<Partial<Record<GoalKey, Goal>>>({});
  const goal = drafts[key] ?? goalOf(answers[key] ?? '');
  const isPast = ({ by }: Goal) => isNewPastDate(by, null, today);
  const isShown = isPast(goal) && (goal.by ?? '') >= FIRST_YEAR;
  const change = (part: Partial<Goal>) => {
    const next = { ...goal, ...part };
    setDrafts({ ...drafts, [key]: next });
    onChange({ [key]: goalText(isPast(next) ? { ...next, by: null } : next) });
  };
  const horizons = goals.map(({ key: value, label }) => ({ value, label }));
  return (
    <>
      <ChipGroup label="When" options={horizons} value={key} onChange={setKey} />
      <div className={styles.choices}>
        {IDEAS.map((idea) => (
          <Chip
            key={idea}
            pressed={goal.what === idea}
            onClick={() => change({ what: goal.what === idea ? '' : idea })}
          >
            {idea}
          </Chip>
        ))}
      </div>
      <TextField
        label="Goal"
        value={goal.what}
        onChange={({ target }) => change({ what: target.value })}
      />
      <div className={styles.pair}>
        <MoneyField
          key={key}
          label="Amount"
          value={goal.amount}
          onChange={(amount) => change({ amount })}
        />
        <TextField
          type="date"
          label="By"
          value={goal.by ?? ''}
          error={isShown ? 'Choose today or a later day, or leave it open' : undefined}
          onChange={({ target }) => change({ by: isIsoDate(target.value) ? target.value : null })}
        />
      </div>
    </>
  );
}
