import type { Cents } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';

interface SignedAmountProps {
  readonly amount: Cents;
  readonly currency: string;
  readonly cell?: string | undefined;
}

export function SignedAmount({ amount, currency, cell }: SignedAmountProps) {
  const isIn = amount > 0;
  const look = isIn ? ({ plus: true, tone: 'positive' } as const) : {};
  return <Money amount={amount} currency={currency} cell={cell} {...look} />;
}
