import { type Cents, divide } from '@halyard/shared-contracts/money';
import { Button, MoneyField } from '@halyard/shared-contracts/ui';
import { type SubmitEvent, useState } from 'react';
import styles from './share-section.module.css';

interface ShareFormProps {
  readonly most: Cents;
  readonly onSave: (amount: Cents) => void;
}

export function ShareForm({ most, onSave }: ShareFormProps) {
  const [amount, setAmount] = useState<Cents | null>(null);
  const [error, setError] = useState<string>();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (amount === null || amount <= 0) return setError('Enter what they pay back.');
    if (amount > most) return setError('That is more than the whole purchase.');
    onSave(amount);
  };
  const type = (next: Cents | null) => {
    setAmount(next);
    setError(undefined);
  };
  return (
    <form className={styles.section} data-edited={amount === null ? undefined : ''} onSubmit={save}>
      <p className={styles.note}>Only your own share counts as spending.</p>
      <MoneyField label="Others pay back" value={amount} error={error} onChange={type} />
      <div className={styles.choices}>
        <Button size="small" onClick={() => type(divide(most, 2))}>
          Half
        </Button>
        <Button size="small" onClick={() => type(most)}>
          All of it
        </Button>
        <Button type="submit" size="small" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}
