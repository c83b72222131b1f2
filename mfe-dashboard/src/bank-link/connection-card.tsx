import { countWords, civilDay } from '@halyard/shared-contracts/finance';
import { Badge, ButtonLink, Card, spokenDate } from '@halyard/shared-contracts/ui';
import type { ReactNode } from 'react';
import type { useBankData } from './use-bank-data';
import styles from './connection.module.css';

interface ConnectionCardProps {
  readonly data: Pick<
    ReturnType<typeof useBankData>,
    'isChecking' | 'connected' | 'connectedAt' | 'mode' | 'accounts' | 'liabilities'
  >;
  readonly justConnected: boolean;
  readonly children: ReactNode;
}

export function ConnectionCard({ data, justConnected, children }: ConnectionCardProps) {
  const { isChecking, connected, connectedAt, mode } = data;
  const badge = (
    <Badge tone={connected ? 'positive' : 'neutral'}>
      {connected ? 'Connected' : 'Not connected'}
    </Badge>
  );
  return (
    <Card title="Connection status" actions={!isChecking && badge}>
      <div role="status" className={styles.status}>
        {isChecking && <p>Checking bank connection...</p>}
        {justConnected && <p className={styles.done}>Bank account connected successfully!</p>}
        {!isChecking && !connected && <p>No bank accounts connected</p>}
        {connected && connectedAt && (
          <p className={styles.note}>
            Connected since {spokenDate(civilDay(new Date(connectedAt)))}
          </p>
        )}
        {mode === 'practice' && (
          <p className={styles.note}>Practice bank: no real bank is contacted.</p>
        )}
      </div>
      {justConnected && <Found count={data.accounts.length + data.liabilities.length} />}
      {children}
    </Card>
  );
}

function Found({ count }: { readonly count: number }) {
  return (
    <div className={styles.found}>
      <p role="status" className={styles.count}>
        {countWords(count, 'account')} found
      </p>
      <ButtonLink to="/?found=1" variant="primary">
        See your home
      </ButtonLink>
    </div>
  );
}
