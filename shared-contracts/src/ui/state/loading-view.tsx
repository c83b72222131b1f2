import { Spinner } from './spinner';
import styles from './state.module.css';

/** The shared loading view (spec part 1, 2.6). Keeps a screen's height, so nothing jumps when data comes. */
export function LoadingView({ message = 'Loading...' }: { readonly message?: string | undefined }) {
  return (
    <div role="status" className={styles.view}>
      <Spinner className={styles.spinner} />
      <p className={styles.title}>{message}</p>
      <p className={styles.hint}>Please wait while we fetch your data</p>
    </div>
  );
}
