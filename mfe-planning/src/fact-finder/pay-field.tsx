import { TextField } from '@halyard/shared-contracts/ui';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FactFinderDraft } from './fact-finder-draft';
import { payProblem } from './fact-finder-problem';

interface PayFieldProps {
  readonly name: 'baseSalary' | 'bonus';
  readonly label: string;
}

/** A yearly pay in dollars; a numeric input, as the specification has it. */
export function PayField({ name, label }: PayFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const { register, formState } = useFormContext<FactFinderDraft>();
  // A numeric input reports an empty text for what it cannot read: only the field itself tells the two apart.
  const unreadable = () => input.current?.validity.badInput ?? false;
  const { ref, ...field } = register(`employment.${name}`, {
    validate: (text) => payProblem(text, unreadable()),
  });
  return (
    <TextField
      {...field}
      ref={(element) => {
        input.current = element;
        ref(element);
      }}
      label={label}
      hint="Dollars a year, before tax"
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      error={formState.errors.employment?.[name]?.message}
      // Turning the wheel over a focused number would change it unseen.
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  );
}
