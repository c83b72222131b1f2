import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

type TextFieldProps = FieldProps & ComponentProps<'input'>;

export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <input type="text" {...rest} {...wiring} className={clsx(styles.control, className)} />
      )}
    </Field>
  );
}
