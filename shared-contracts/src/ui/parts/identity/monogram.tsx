import { clsx } from 'clsx';
import styles from './identity.module.css';
import { initials, monogramHue } from './monogram-look';

interface MonogramProps {
  /** Assistive technology skips the letters. */
  readonly name: string;
  readonly kind?: 'merchant' | 'bank' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
}

export function Monogram({ name, kind = 'merchant', size = 'medium' }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.monogram, styles[kind], size === 'small' && styles.small)}
      style={{ background: `var(--monogram-${monogramHue(name)})` }}
    >
      {initials(name)}
    </span>
  );
}
