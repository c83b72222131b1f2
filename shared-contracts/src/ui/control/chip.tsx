import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './chip.module.css';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly pressed: boolean;
}

/** One choice of several that may be on together. For one of several, use `ChipGroup`. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={classNames(styles.chip, pressed && styles.on, className)}
    />
  );
}
