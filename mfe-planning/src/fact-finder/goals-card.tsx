import { Button, Card, EmptyState, TextField } from '@halyard/shared-contracts/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { FactFinderDraft } from './fact-finder-draft';
import styles from './fact-finder.module.css';
import { LONGEST_TEXT } from './longest-text';

const MOST_GOALS = 50;

export function GoalsCard() {
  const { register, control } = useFormContext<FactFinderDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'goals' });
  const add = (
    <Button onClick={() => append({ text: '' })} disabled={fields.length >= MOST_GOALS}>
      Add goal
    </Button>
  );
  return (
    <Card title="Goals" actions={fields.length > 0 && add}>
      {fields.length === 0 && (
        <EmptyState title="No goals yet" hint="A home, a trip, early retirement." action={add} />
      )}
      <ol className={styles.goals}>
        {fields.map(({ id }, index) => (
          <li key={id} className={styles.goal}>
            <TextField
              label={`Goal ${index + 1}`}
              maxLength={LONGEST_TEXT}
              {...register(`goals.${index}.text`)}
            />
            <Button
              variant="quiet"
              aria-label={`Remove goal ${index + 1}`}
              onClick={() => remove(index)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
