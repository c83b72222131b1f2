import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import type { Cents } from '../../money';
import { Field } from './field';
import styles from './field.module.css';
import { amountText, typedAmount } from './typed-amount';

interface MoneyFieldProps {
  readonly label: ReactNode;
  readonly value: Cents | null;
  /** It is null for an empty field and an invalid amount, which also blocks the form. */
  readonly onChange: (value: Cents | null) => void;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

const NOT_AN_AMOUNT = 'Enter an amount in dollars, like 1,250.00';

export function MoneyField({ label, value, onChange, error, hint, id, ...rest }: MoneyFieldProps) {
  const { draft, problem, type, leave, refuse } = useTyping(onChange);
  return (
    <Field label={label} hint={hint} error={problem ?? error} id={id}>
      {(wiring) => (
        <span className={styles.money}>
          <span className={styles.dollar} aria-hidden="true">
            $
          </span>
          <input
            {...rest}
            {...wiring}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={draft ?? amountText(value)}
            onChange={(event) => type(event.target)}
            onInvalid={refuse}
            onBlur={leave}
            className={clsx(styles.control, 'tabular')}
          />
        </span>
      )}
    </Field>
  );
}

function useTyping(onChange: (value: Cents | null) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const invalid = draft !== null && typedAmount(draft) === 'invalid';
  return {
    draft,
    problem: left && invalid ? NOT_AN_AMOUNT : undefined,
    type(input: HTMLInputElement) {
      const amount = typedAmount(input.value);
      input.setCustomValidity(amount === 'invalid' ? NOT_AN_AMOUNT : '');
      setDraft(input.value);
      setLeft(false);
      onChange(amount === 'invalid' ? null : amount);
    },
    leave() {
      setLeft(true);
      if (!invalid) setDraft(null);
    },
    refuse: () => setLeft(true),
  };
}
