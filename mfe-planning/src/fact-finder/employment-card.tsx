import { TextField } from '@halyard/shared-contracts/ui';
import { useFormContext } from 'react-hook-form';
import { useState } from 'react';
import type { FactFinderDraft } from './fact-finder-draft';
import { LONGEST_TEXT } from './longest-text';
import { payProblem } from './fact-finder-problem';
import styles from './fact-finder.module.css';
import { Section } from './section';

interface PayFieldProps {
  readonly name: 'baseSalary' | 'bonus';
  readonly label: string;
}

function PayField({ name, label }: PayFieldProps) {
  // Both have the value '', so only the validity shows whether the input is unreadable.
  const [unreadable, setUnreadable] = useState(false);
  const { register, formState } = useFormContext<FactFinderDraft>();
  return (
    <TextField
      label={label}
      hint="Your own pay, in dollars a year before tax"
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      error={formState.errors.employment?.[name]?.message}
      onInput={({ currentTarget }) => setUnreadable(currentTarget.validity.badInput)}
      // Turning the wheel over a focused number would change it by accident.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      {...register(`employment.${name}`, { validate: (text) => payProblem(text, unreadable) })}
    />
  );
}

export function EmploymentCard() {
  const { register } = useFormContext<FactFinderDraft>();
  return (
    <Section title="Employment" part="employment">
      <div className={styles.pairs}>
        <TextField
          label="Employer"
          autoComplete="organization"
          maxLength={LONGEST_TEXT}
          {...register('employment.employer')}
        />
        <TextField
          label="Title"
          autoComplete="organization-title"
          maxLength={LONGEST_TEXT}
          {...register('employment.title')}
        />
        <PayField name="baseSalary" label="Base salary" />
        <PayField name="bonus" label="Bonus" />
      </div>
    </Section>
  );
}
