import { Button } from '@halyard/shared-contracts/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useBankLink } from './use-bank-link';
import styles from './connect-bank-button.module.css';

interface ConnectBankButtonProps {
  readonly children?: ReactNode;
  readonly variant?: ComponentProps<typeof Button>['variant'];
}

/** Links a bank and says how it went. */
export function ConnectBankButton({
  children = 'Connect Bank',
  variant = 'primary',
}: ConnectBankButtonProps) {
  const link = useBankLink();
  return (
    <div className={styles.connect}>
      <Button variant={variant} disabled={link.busy} onClick={() => link.open()}>
        {link.busy ? 'Connecting...' : children}
      </Button>
      {link.error && (
        <p role="alert" className={styles.error}>
          {link.error}
        </p>
      )}
      {link.justConnected && (
        <p role="status" className={styles.done}>
          Bank account connected successfully!
        </p>
      )}
    </div>
  );
}
