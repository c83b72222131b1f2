import { clsx } from 'clsx';
import styles from './spinner.module.css';

export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={clsx(styles.spinner, className)} />;
}
