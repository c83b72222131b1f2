import type { NeedAnswers } from '@halyard/shared-contracts/long-run';
import { Disclosure, MoneyField, TextField } from '@halyard/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styles from './gap.module.css';

type Amount = 'income' | 'education' | 'mortgage' | 'otherDebts';
type Count = 'years' | 'ownSharePercent' | 'growthPercent';

const MOST: Readonly<Record<Count, number>> = {
  years: 60,
  ownSharePercent: 100,
  growthPercent: 20,
};

interface GapFieldsProps {
  readonly draft: NeedAnswers;
  readonly onChange: (draft: NeedAnswers) => void;
  /** `true` means that the fact finder has no number of years. */
  readonly isAsked: boolean;
}

/** An empty number of years means unknown. Other empty fields mean zero. */
function numberOf({ value, valueAsNumber }: HTMLInputElement, key: Count): number | null {
  if (value === '' && key === 'years') return null;
  return Math.min(MOST[key], Math.max(0, valueAsNumber || 0));
}

export function GapFields({ draft, onChange, isAsked }: GapFieldsProps) {
  const amount = (key: Amount, label: string, hint: string) => (
    <MoneyField
      fromZero
      label={label}
      hint={hint}
      value={draft[key]}
      onChange={(value) => onChange({ ...draft, [key]: value })}
    />
  );
  const count = (key: Count, label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      type="number"
      min={0}
      max={MOST[key]}
      value={draft[key] ?? ''}
      onChange={({ target }) => onChange({ ...draft, [key]: numberOf(target, key) })}
    />
  );
  return (
    <Disclosure summary="Change the numbers" defaultOpen={isAsked}>
      {isAsked && (
        <p className={styles.note}>
          For how many years would others need your income? Enter it here to try it out, or{' '}
          <Link to="/fact-finder">store it in the fact finder</Link>.
        </p>
      )}
      <div className={styles.fields}>
        {amount('income', 'Income a year before tax', 'From your profile')}
        {count('years', 'Years', 'From the fact finder')}
        {amount('otherDebts', 'Debts without mortgages', 'From your liabilities')}
        {amount('mortgage', 'Mortgages', 'From your liabilities')}
        {amount('education', 'Education', 'Nothing until you enter it')}
        {count(
          'ownSharePercent',
          'Part of the income that you use yourself, in %',
          'Halyard’s assumption',
        )}
        {count('growthPercent', 'Growth of money a year, in %', 'Halyard’s assumption')}
      </div>
    </Disclosure>
  );
}
