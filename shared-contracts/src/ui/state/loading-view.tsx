import { Spinner } from './spinner';
import styles from './state.module.css';

/** The view has the height of a screen, so that nothing moves when data arrives (P1-2.6-54). */
export function LoadingView({ message = 'Loading...' }: { readonly message?: string | undefined }) {
  return (
    <div role="status" className={styles.view}>
      <Spinner className={styles.spinner} />
      <p className={styles.title}>{message}</p>
      <p className={styles.hint}>Please wait while we fetch your data</p>
    </div>
  );
}
