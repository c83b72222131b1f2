import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './sort-buttons.module.css';

type SortDirection = 'asc' | 'desc';

interface SortButtonsProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T;
  readonly direction?: SortDirection | undefined;
  /** The current option reverses the direction. */
  readonly onChange: (value: T) => void;
}

export function SortButtons<T extends string>(props: SortButtonsProps<T>) {
  return (
    <div role="group" aria-label={props.label} className={styles.group}>
      <span className={styles.label} aria-hidden="true">
        {props.label}
      </span>
      {props.options.map((option) => {
        const pressed = option.value === props.value;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={pressed}
            onClick={() => props.onChange(option.value)}
            className={clsx(styles.option, pressed && styles.on)}
          >
            {option.label}
            {pressed && props.direction && <Direction direction={props.direction} />}
          </button>
        );
      })}
    </div>
  );
}

function Direction({ direction }: { readonly direction: SortDirection }) {
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <>
      <Arrow size={14} aria-hidden="true" />
      <span className="sr-only">{direction === 'asc' ? ', ascending' : ', descending'}</span>
    </>
  );
}
