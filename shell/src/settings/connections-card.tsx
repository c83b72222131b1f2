import { countWords } from '@halyard/shared-contracts/finance';
import { useBankStatusQuery } from '@halyard/shared-contracts/store';
import { Badge, ButtonLink, Card, List, ListRow } from '@halyard/shared-contracts/ui';
import type { BankStatus } from '@halyard/shared-contracts/wire';
import styles from './settings.module.css';

type Bank = BankStatus['items'][number];

const accountsOf = (count: number): string => countWords(count, 'account');

function BankBadge({ status }: Pick<Bank, 'status'>) {
  if (status === 'ok') return <Badge tone="positive">Connected</Badge>;
  if (status === 'syncing') return <Badge tone="neutral">Updating</Badge>;
  return <Badge tone="warning">Needs attention</Badge>;
}

function Banks({ banks }: { readonly banks: readonly Bank[] }) {
  return (
    <List>
      {banks.map((bank) => (
        <ListRow
          key={bank.id}
          title={bank.institution}
          subtitle={accountsOf(bank.accounts)}
          value={<BankBadge status={bank.status} />}
        />
      ))}
    </List>
  );
}

/** A status that cannot be checked counts as not connected (P1-8-16). */
export function ConnectionsCard() {
  const { data } = useBankStatusQuery();
  const isConnected = data?.connected ?? false;
  return (
    <Card title="Connections">
      {isConnected ? (
        <Banks banks={data?.items ?? []} />
      ) : (
        <p className={styles.note}>No bank is connected. Halyard only ever reads your accounts.</p>
      )}
      <div className={styles.buttons}>
        <ButtonLink to={isConnected ? '/plaid-test' : '/plaid-test?connect=1'}>
          {isConnected ? 'Manage connections' : 'Connect Bank'}
        </ButtonLink>
      </div>
    </Card>
  );
}
