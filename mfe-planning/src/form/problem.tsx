import { failureMessage } from '@halyard/shared-contracts/store';
import styles from './form.module.css';

/** Why the last write failed; nothing while there is no failure. */
export function Problem({ error }: { readonly error: unknown }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {failureMessage(error)}
    </p>
  );
}
