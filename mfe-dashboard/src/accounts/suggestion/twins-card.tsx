import { countWords } from '@halyard/shared-contracts/finance';
import { Card, List, ListRow, Money } from '@halyard/shared-contracts/ui';
import type { AccountsData } from '../accounts-data';
import styles from './asset-suggestions.module.css';
import { accountsWithTwin } from './twins';

interface TwinsCardProps {
  readonly data: AccountsData;
  readonly onDetails: (id: string) => void;
}

export function TwinsCard({ data, onDetails }: TwinsCardProps) {
  const twins = accountsWithTwin(data);
  if (twins.length === 0) return null;
  const count = countWords(twins.length, 'account');
  return (
    <Card rank="quiet" title={`${count} ${twins.length === 1 ? 'counts' : 'count'} twice`}>
      <p className={styles.why}>
        They came with your copy, and again from your bank. Open those of the copy and remove them
        when you no longer need their older transactions.
      </p>
      <List>
        {twins.map(({ id, name, mask, institution, balance, currency }) => (
          <ListRow
            key={id}
            title={name}
            subtitle={`••${mask} · ${institution}`}
            value={<Money amount={balance} currency={currency} />}
            onOpen={() => onDetails(id)}
          />
        ))}
      </List>
    </Card>
  );
}
