import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { type Cents, LARGEST_DOLLARS } from '../../money';
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
  /** An amount below zero is invalid. */
  readonly fromZero?: boolean | undefined;
}

/** The first format of a number takes many milliseconds on a phone, so it must not run when the page loads. */
const PROBLEMS = {
  invalid: 'Enter an amount in dollars, like 1,250.00',
  negative: 'Enter an amount of zero or more',
  get 'too-large'() {
    return `Enter at most ${LARGEST_DOLLARS.toLocaleString('en-US')} dollars`;
  },
};

function readAmount(text: string, fromZero: boolean): { amount: Cents | null; problem: string } {
  const typed = typedAmount(text);
  const isNegative = fromZero && typeof typed === 'number' && typed < 0;
  const amount = isNegative ? 'negative' : typed;
  return typeof amount === 'string'
    ? { amount: null, problem: PROBLEMS[amount] }
    : { amount, problem: '' };
}

export function MoneyField(props: MoneyFieldProps) {
  const { label, value, onChange, error, hint, id, fromZero = false, ...rest } = props;
  const { draft, problem, type, leave, refuse } = useTyping(onChange, fromZero);
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

function useTyping(onChange: (value: Cents | null) => void, fromZero: boolean) {
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const problem = draft === null ? '' : readAmount(draft, fromZero).problem;
  return {
    draft,
    problem: left && problem !== '' ? problem : undefined,
    type(input: HTMLInputElement) {
      const read = readAmount(input.value, fromZero);
      input.setCustomValidity(read.problem);
      setDraft(input.value);
      setLeft(false);
      onChange(read.amount);
    },
    leave() {
      setLeft(true);
      if (problem === '') setDraft(null);
    },
    refuse: () => setLeft(true),
  };
}
