import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './chip.module.css';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly pressed: boolean;
}

/** Several chips may be on. `ChipGroup` allows only one. */
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
