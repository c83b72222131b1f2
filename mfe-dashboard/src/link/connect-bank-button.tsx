import { Button } from '@halyard/shared-contracts/ui';
import type { ReactNode } from 'react';
import type { BankLink } from './use-bank-link';
import styles from './connect-bank-button.module.css';

interface ConnectBankButtonProps {
  readonly link: BankLink;
  readonly children?: ReactNode;
}

export function ConnectBankButton({ link, children = 'Connect Bank' }: ConnectBankButtonProps) {
  return (
    <div className={styles.connect}>
      <Button variant="primary" disabled={link.busy} onClick={() => link.open()}>
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
