import { sum, type Cents } from '../../money';
import { countedLiabilities } from '../account/counted';
import type { Liability } from '../entities';

/** A debt with an unknown payment adds nothing. */
export function monthlyDebtPayments(liabilities: readonly Liability[]): Cents {
  return sum(
    countedLiabilities(liabilities).flatMap(({ balance, monthlyPayment, minimumPayment }) => {
      const payment = monthlyPayment ?? minimumPayment;
      return balance > 0 && payment !== null ? [payment] : [];
    }),
  );
}
