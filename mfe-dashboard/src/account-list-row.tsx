import type { Account } from '@halyard/shared-contracts/finance';
import { AccountIcon, accountTypeLabel, ListRow, Money } from '@halyard/shared-contracts/ui';
import type { ReactNode } from 'react';

interface AccountListRowProps {
  readonly account: Account;
  readonly meta?: ReactNode;
}

export function AccountListRow({ account, meta }: AccountListRowProps) {
  return (
    <ListRow
      icon={<AccountIcon type={account.type} />}
      title={account.name}
      subtitle={`${account.institution} · ${accountTypeLabel(account.type)}`}
      value={<Money amount={account.balance} currency={account.currency} />}
      meta={meta}
    />
  );
}
