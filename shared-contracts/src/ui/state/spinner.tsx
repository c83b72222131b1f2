import { classNames } from '../class-names';
import styles from './spinner.module.css';

export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.spinner, className)} />;
}
