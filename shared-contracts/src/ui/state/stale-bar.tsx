import { Button } from '../control/button';
import styles from './state.module.css';

interface StaleBarProps {
  readonly busy: boolean;
  readonly onRetry: (() => unknown) | undefined;
}

export function StaleBar({ busy, onRetry }: StaleBarProps) {
  return (
    <div role="status" className={styles.stale}>
      <span>Could not refresh.</span>
      {onRetry && (
        <Button variant="quiet" size="small" busy={busy} onClick={() => void onRetry()}>
          Try Again
        </Button>
      )}
    </div>
  );
}
