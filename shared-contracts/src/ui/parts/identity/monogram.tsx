import { clsx } from 'clsx';
import styles from './identity.module.css';
import { initials, monogramHue } from './monogram-look';

interface MonogramProps {
  /** The name stands next to the monogram, so assistive technology skips the letters. */
  readonly name: string;
  readonly kind?: 'merchant' | 'bank' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
}

/** The color belongs to the name, so a merchant looks the same on every screen. */
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
