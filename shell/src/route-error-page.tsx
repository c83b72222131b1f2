import { Button } from '@halyard/shared-contracts/ui';
import styles from './standing-page.module.css';

/** Must not need anything of the shell, which has failed. */
export function RouteErrorPage() {
  return (
    <main className={styles.page} role="alert">
      <h1>Unexpected Application Error!</h1>
      <p>Nothing you saved is lost. Load the page again, or go back to the start.</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <a href="/">Go to home</a>
      </div>
    </main>
  );
}
