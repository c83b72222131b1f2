import { sum, type Cents } from '../../money';
import { countedLiabilities } from '../account/counted';
import type { Liability } from '../entities';

/** What open debts ask for each month, in cents; a debt whose payment the bank does not say adds nothing. */
export function monthlyDebtPayments(liabilities: readonly Liability[]): Cents {
  return sum(
    countedLiabilities(liabilities).flatMap(({ balance, monthlyPayment, minimumPayment }) => {
      const payment = monthlyPayment ?? minimumPayment;
      return balance > 0 && payment !== null ? [payment] : [];
    }),
  );
}
