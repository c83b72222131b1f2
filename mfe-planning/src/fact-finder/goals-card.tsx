import type { IsoDate } from '@halyard/shared-contracts/finance';
import { AmountField } from '@halyard/shared-contracts/form';
import { Button, EmptyState, TextField } from '@halyard/shared-contracts/ui';
import { goalOf } from '@halyard/shared-contracts/wire';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { goalDateProblem } from '../form/goal-date-problem';
import type { FactFinderDraft } from './fact-finder-draft';
import styles from './fact-finder.module.css';
import { LONGEST_TEXT } from './longest-text';
import { Section } from './section';

const MOST_GOALS = 50;

const NEW_GOAL = { what: '', amount: null, by: '' };

export function GoalsCard({ today }: { readonly today: IsoDate }) {
  const { register, control, setFocus, formState, getValues } = useFormContext<FactFinderDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'goals' });
  const dateProblem = (date: string) => {
    const before = getValues('goalsBefore').map((text) => goalOf(text).by);
    return goalDateProblem(date, before, today) ?? true;
  };
  const removeAt = (index: number) => {
    remove(index);
    if (fields.length === 1) return;
    // The button that had the focus is gone.
    requestAnimationFrame(() => setFocus(`goals.${Math.max(0, index - 1)}.what`));
  };
  const add = (
    <Button onClick={() => append(NEW_GOAL)} disabled={fields.length >= MOST_GOALS}>
      Add goal
    </Button>
  );
  return (
    <Section title="Goals" part="goals">
      {fields.length === 0 && (
        <EmptyState title="No goals yet" hint="A home, a trip, early retirement." action={add} />
      )}
      <ol className={styles.goals}>
        {fields.map(({ id }, index) => (
          <li key={id} className={styles.goal}>
            <TextField
              label={`Goal ${index + 1}`}
              maxLength={LONGEST_TEXT}
              {...register(`goals.${index}.what`)}
            />
            <AmountField
              control={control}
              name={`goals.${index}.amount`}
              label="Amount (optional)"
            />
            <TextField
              label="By (optional)"
              type="date"
              error={formState.errors.goals?.[index]?.by?.message}
              {...register(`goals.${index}.by`, { validate: dateProblem })}
            />
            <Button
              variant="quiet"
              aria-label={`Remove goal ${index + 1}`}
              onClick={() => removeAt(index)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      {fields.length > 0 && <div className={styles.addGoal}>{add}</div>}
    </Section>
  );
}
