import { Spinner } from './spinner';
import styles from './state.module.css';

/** The shared loading view (P1-2.6-54). It has the height of a screen, so nothing jumps when the data comes. */
export function LoadingView({ message = 'Loading...' }: { readonly message?: string | undefined }) {
  return (
    <div role="status" className={styles.view}>
      <Spinner className={styles.spinner} />
      <p className={styles.title}>{message}</p>
      <p className={styles.hint}>Please wait while we fetch your data</p>
    </div>
  );
}
