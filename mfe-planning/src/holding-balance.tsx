import { type Cents, formatUsd } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';

interface HoldingBalanceProps {
  readonly balance: Cents | null;
  /** ISO 4217; another currency than USD is printed with its code. */
  readonly currency: string;
}

/** What an account holds or a debt owes; below zero in red. */
export function HoldingBalance({ balance, currency }: HoldingBalanceProps) {
  if (balance === null || currency === 'USD') {
    return <Money amount={balance} tone={(balance ?? 0) < 0 ? 'negative' : 'plain'} />;
  }
  return (
    <span className="tabular">
      {currency} {formatUsd(balance).replace('$', '')}
    </span>
  );
}
