import { Button, LoadingView } from '@halyard/shared-contracts/ui';
import { type ComponentProps, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import styles from '../standing-page.module.css';
import { RouteGate } from './route-gate';

/** A prerendered page has the same elements. */
export function GatedApp(props: ComponentProps<typeof RouteGate>) {
  return (
    <ErrorBoundary FallbackComponent={RouteErrorPage}>
      <Suspense fallback={<LoadingView />}>
        <RouteGate {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** This page must not use other parts of the shell, which has failed. */
function RouteErrorPage() {
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
