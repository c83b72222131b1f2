import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './chip.module.css';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly pressed: boolean;
}

/** Several may be on; `ChipGroup` is for one of several. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={clsx(styles.chip, pressed && styles.on, className)}
    />
  );
}
