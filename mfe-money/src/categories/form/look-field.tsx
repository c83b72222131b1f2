import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './form.module.css';

interface LookOption {
  readonly value: string;
  readonly label: string;
  readonly picture: ReactNode;
}

interface LookFieldProps {
  readonly legend: string;
  readonly options: readonly LookOption[];
  readonly field: UseFormRegisterReturn;
}

/** The arrow keys work in native radio buttons. */
export function LookField({ legend, options, field }: LookFieldProps) {
  return (
    <fieldset className={styles.looks}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label, picture }) => (
        <label key={value} className={styles.look} title={label}>
          <input type="radio" value={value} aria-label={label} className="sr-only" {...field} />
          {picture}
        </label>
      ))}
    </fieldset>
  );
}
