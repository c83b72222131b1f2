import type { Cents } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';

interface SignedAmountProps {
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  /** Class of the cell of a table that the amount alone fills. */
  readonly cell?: string | undefined;
}

/** What a transaction moved: money in with a plus and in green, money out with a minus in plain text. */
export function SignedAmount({ amount, currency, cell }: SignedAmountProps) {
  const isIn = amount > 0;
  const look = isIn ? ({ plus: true, tone: 'positive' } as const) : {};
  return <Money amount={amount} currency={currency} cell={cell} {...look} />;
}
