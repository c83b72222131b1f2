import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './chip.module.css';

interface ChipOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly count?: number | undefined;
}

interface ChipGroupProps<T extends string> {
  readonly label: string;
  readonly options: readonly ChipOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Native radio buttons move the choice with arrow keys. */
export function ChipGroup<T extends string>(props: ChipGroupProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} className={styles.group}>
      {props.options.map((option) => {
        const checked = option.value === props.value;
        return (
          <label
            key={option.value}
            className={clsx(styles.chip, styles.choice, checked && styles.on)}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={checked}
              onChange={() => props.onChange(option.value)}
              className="sr-only"
            />
            {option.label}
            {option.count !== undefined && (
              <>
                {' '}
                <span className={styles.count}>{option.count}</span>
              </>
            )}
          </label>
        );
      })}
    </div>
  );
}
