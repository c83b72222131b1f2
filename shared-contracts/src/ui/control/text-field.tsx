import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

type TextFieldProps = FieldProps & ComponentProps<'input'>;

export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  const { problem, ...events } = useUnreadable(rest);
  return (
    <Field label={label} hint={hint} error={error || problem} id={id}>
      {(wiring) => (
        <input
          type="text"
          {...rest}
          {...wiring}
          {...events}
          className={clsx(styles.control, className)}
        />
      )}
    </Field>
  );
}

/** The value of half a date is '', so only its validity shows that something was typed. */
function useUnreadable({ type, onInput, onBlur }: ComponentProps<'input'>) {
  const [isUnreadable, setUnreadable] = useState(false);
  const events: Pick<ComponentProps<'input'>, 'onInvalid' | 'onInput' | 'onBlur'> = {
    onInvalid: ({ currentTarget }) => setUnreadable(currentTarget.validity.badInput),
    onInput: (event) => {
      setUnreadable(false);
      onInput?.(event);
    },
    onBlur: (event) => {
      setUnreadable(event.currentTarget.validity.badInput);
      onBlur?.(event);
    },
  };
  return { ...events, problem: isUnreadable && `Enter a complete ${type}, or clear it` };
}
