import type { Account } from '@halyard/shared-contracts/finance';
import { toDollars } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';
import type { ComponentProps } from 'react';

interface AccountBalanceProps {
  readonly account: Pick<Account, 'balance' | 'currency'>;
  readonly tone?: ComponentProps<typeof Money>['tone'];
}

const plain = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A balance in the currency it is held in; only dollars get a dollar sign. */
export function AccountBalance({ account, tone }: AccountBalanceProps) {
  const { balance, currency } = account;
  if (balance === null || currency === 'USD') return <Money amount={balance} tone={tone} />;
  return (
    <span className="tabular">
      {plain.format(toDollars(balance)).replace('-', '−')} {currency}
    </span>
  );
}
