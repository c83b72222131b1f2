import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

const LINES = 3;

export function TextArea({ label, hint, error, id, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <textarea
          rows={LINES}
          {...rest}
          {...wiring}
          className={clsx(styles.control, styles.area, className)}
        />
      )}
    </Field>
  );
}
