import { TextField } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FactFinderDraft } from './fact-finder-draft';
import { payProblem } from './fact-finder-problem';

interface PayFieldProps {
  readonly name: 'baseSalary' | 'bonus';
  readonly label: string;
}

export function PayField({ name, label }: PayFieldProps) {
  // A numeric input reports an empty text for input that it cannot read; only its validity shows the difference.
  const [unreadable, setUnreadable] = useState(false);
  const { register, formState } = useFormContext<FactFinderDraft>();
  return (
    <TextField
      label={label}
      hint="Dollars a year, before tax"
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      error={formState.errors.employment?.[name]?.message}
      onInput={({ currentTarget }) => setUnreadable(currentTarget.validity.badInput)}
      // Turning the wheel over a focused number would change it unnoticed.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      {...register(`employment.${name}`, { validate: (text) => payProblem(text, unreadable) })}
    />
  );
}
