import { Button } from '@halyard/shared-contracts/ui';
import styles from './summary.module.css';

interface NotReadProps {
  readonly what: string;
  readonly onRetry: () => void;
}

export function NotRead({ what, onRetry }: NotReadProps) {
  return (
    <div role="alert" className={styles.notRead}>
      <span>{what} could not be loaded.</span>
      <Button size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
