import type { Account } from '@halyard/shared-contracts/finance';
import { Card, EmptyState, List } from '@halyard/shared-contracts/ui';
import { AccountListRow } from '../account-list-row';

interface BankAccountsCardProps {
  readonly accounts: readonly Account[];
  readonly debug: boolean;
}

export function BankAccountsCard({ accounts, debug }: BankAccountsCardProps) {
  return (
    <Card title="Accounts">
      {accounts.length === 0 ? (
        <EmptyState title="No accounts yet" hint="They show up once your bank has answered." />
      ) : (
        <List>
          {accounts.map((account) => (
            <AccountListRow key={account.id} account={account} meta={debug && account.id} />
          ))}
        </List>
      )}
    </Card>
  );
}
