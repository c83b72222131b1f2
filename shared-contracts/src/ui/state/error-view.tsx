import { CircleAlert } from 'lucide-react';
import { Button } from '../control/button';
import styles from './state.module.css';

interface ErrorViewProps {
  readonly message?: string | undefined;
  readonly onRetry?: (() => unknown) | undefined;
}

/** All screens share this view (P1-2.6-55). */
export function ErrorView({ message = 'Something went wrong', onRetry }: ErrorViewProps) {
  return (
    <div role="alert" className={styles.view}>
      <CircleAlert size={32} aria-hidden="true" className={styles.alert} />
      <p className={styles.title}>Oops!</p>
      <p className={styles.hint}>{message}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button variant="primary" onClick={() => void onRetry()}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}
