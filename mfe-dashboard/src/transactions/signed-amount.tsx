import type { Cents } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';

interface SignedAmountProps {
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
}

/** What a transaction moved: money in with a plus and in green, money out with a minus in plain text. */
export function SignedAmount({ amount, currency }: SignedAmountProps) {
  const isIn = amount > 0;
  return (
    <Money amount={amount} currency={currency} plus={isIn} tone={isIn ? 'positive' : 'plain'} />
  );
}
