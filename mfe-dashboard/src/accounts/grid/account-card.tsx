import {
  AccountIcon,
  Button,
  Card,
  Figure,
  LiabilityIcon,
  Money,
} from '@halyard/shared-contracts/ui';
import { Dotted } from '@halyard/shared-contracts/ui/parts';
import { memo, useId } from 'react';
import styles from './account-card.module.css';
import type { AccountRow } from '../account-rows';
import { kindWords } from '../kind-words';
import { HealthBadge } from '../health-badge';

interface AccountCardProps {
  readonly row: AccountRow;
  readonly onDetails: (id: string) => void;
  readonly onTransfer: (id: string) => void;
}

// Implements P1-2.7-7.
export const AccountCard = memo(function AccountCard(props: AccountCardProps) {
  const { row, onDetails, onTransfer } = props;
  const nameId = useId();
  const Icon = row.kind === 'debt' ? LiabilityIcon : AccountIcon;
  return (
    <Card as="article" labelledBy={nameId}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Icon type={row.type} />
          <div className={styles.words}>
            <h2 id={nameId} className={styles.name}>
              {row.name}
            </h2>
            <p className={styles.kind}>
              <Dotted facts={[kindWords(row), row.institution]} />
            </p>
          </div>
          <HealthBadge row={row} />
        </div>
        <Figure
          label="Current Balance"
          size="large"
          value={<Money amount={row.balance} currency={row.currency} tone="auto" />}
        />
        <div className={styles.figures}>
          <Figure
            label="30-Day Activity"
            value={<Activity activity={row.activity} currency={row.currency} />}
          />
          <Figure label="Transactions" value={row.count.toLocaleString('en-US')} />
        </div>
        <div className={styles.buttons}>
          <Button aria-describedby={nameId} onClick={() => onDetails(row.id)}>
            View Details
          </Button>
          <Button aria-describedby={nameId} onClick={() => onTransfer(row.id)}>
            Transfer
          </Button>
        </div>
      </div>
    </Card>
  );
});

function Activity({ activity, currency }: Pick<AccountRow, 'activity' | 'currency'>) {
  const look = activity === 0 ? {} : ({ plus: true, tone: 'auto' } as const);
  return <Money amount={activity} currency={currency} {...look} />;
}
