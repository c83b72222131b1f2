import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, id, options, className, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <span className={styles.select}>
          <select {...rest} {...wiring} className={clsx(styles.control, className)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
