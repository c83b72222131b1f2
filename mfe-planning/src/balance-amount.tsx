import type { Cents } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';

interface BalanceAmountProps {
  readonly balance: Cents | null;
  readonly currency: string;
}

export function BalanceAmount({ balance, currency }: BalanceAmountProps) {
  const tone = (balance ?? 0) < 0 ? 'negative' : 'plain';
  return <Money amount={balance} currency={currency} tone={tone} />;
}
