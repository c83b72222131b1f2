import { classNames } from '../class-names';
import styles from './spinner.module.css';

/** Something is under way. Decoration: the words beside it say what. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.spinner, className)} />;
}
