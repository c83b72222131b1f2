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
  if (currency === 'USD')
    return <Money amount={amount} plus={isIn} tone={isIn ? 'positive' : 'plain'} />;
  return <span className="tabular">{foreignAmount(amount, currency)}</span>;
}

/** An amount in another currency, with its code: `−EUR 12.50`. */
export function foreignAmount(amount: Cents, currency: string): string {
  const digits = (Math.abs(amount) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `${amount < 0 ? '−' : ''}${currency} ${digits}`;
}
