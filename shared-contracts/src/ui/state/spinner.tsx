import { classNames } from '../class-names';
import styles from './spinner.module.css';

/** Shows that something is in progress. It is decoration: the words next to it say what. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.spinner, className)} />;
}
