import { Card } from '@halyard/shared-contracts/ui';
import { useDashboardDisconnectMutation } from '../link/link-api';
import { BankRow } from './bank-row';
import type { Bank } from './bank-state';
import styles from './connections.module.css';

interface ConnectionsCardProps {
  readonly banks: readonly Bank[];
  readonly onLink: (itemId?: string) => void;
  readonly onError: (error: unknown) => void;
}

export function ConnectionsCard({ banks, onLink, onError }: ConnectionsCardProps) {
  const [disconnect, { isLoading, originalArgs }] = useDashboardDisconnectMutation();
  return (
    <Card title="Connections">
      <ul className={styles.banks} role="list">
        {banks.map((bank) => (
          <BankRow
            key={bank.id}
            bank={bank}
            isRemoving={isLoading && originalArgs === bank.id}
            onLink={onLink}
            onRemove={() => void disconnect(bank.id).unwrap().catch(onError)}
          />
        ))}
      </ul>
    </Card>
  );
}
