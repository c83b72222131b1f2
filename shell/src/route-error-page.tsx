import { Button } from '@halyard/shared-contracts/ui';
import styles from './standing-page.module.css';

/** What is left when the shell itself fails: the text of P1-8-20, and two ways out that need nothing of the shell. */
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
