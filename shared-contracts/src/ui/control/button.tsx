import type { ComponentProps } from 'react';
import { Spinner } from '../state/spinner';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** A busy button ignores presses but keeps its size and focus. */
  readonly busy?: boolean | undefined;
}

export function Button({
  variant,
  size,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      className={buttonClass(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy && <Spinner className={styles.spinner} />}
      {children}
    </button>
  );
}
