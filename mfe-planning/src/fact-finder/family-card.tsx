import { TextField } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FactFinderDraft } from './fact-finder-draft';
import { countProblem } from './fact-finder-problem';
import styles from './fact-finder.module.css';
import { Section } from './section';

interface CountFieldProps {
  readonly name: keyof FactFinderDraft['family'];
  readonly label: string;
  readonly hint: string;
  readonly most: number;
}

function CountField({ name, label, hint, most }: CountFieldProps) {
  const [unreadable, setUnreadable] = useState(false);
  const { register, formState } = useFormContext<FactFinderDraft>();
  return (
    <TextField
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      error={formState.errors.family?.[name]?.message}
      onInput={({ currentTarget }) => setUnreadable(currentTarget.validity.badInput)}
      onWheel={({ currentTarget }) => currentTarget.blur()}
      {...register(`family.${name}`, {
        validate: (text) => countProblem(text, unreadable, most),
      })}
    />
  );
}

export function FamilyCard() {
  return (
    <Section title="Family" part="family">
      <div className={styles.pairs}>
        <CountField
          name="dependents"
          label="People who depend on your income"
          hint="Children, a partner, parents"
          most={20}
        />
        <CountField
          name="supportYears"
          label="Years they will need it"
          hint="Until the youngest earns their own"
          most={60}
        />
      </div>
    </Section>
  );
}
