import type { Account } from '@halyard/shared-contracts/finance';
import {
  AccountIcon,
  accountTypeLabel,
  Card,
  EmptyState,
  List,
  ListRow,
} from '@halyard/shared-contracts/ui';
import { AccountBalance } from '../account-balance';

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
            <ListRow
              key={account.id}
              icon={<AccountIcon type={account.type} />}
              title={account.name}
              subtitle={`${account.institution} · ${accountTypeLabel(account.type)}`}
              value={<AccountBalance account={account} />}
              meta={debug && account.id}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
