import {
  type IsoDate,
  type Liability,
  paidInFull,
  payoffOutlook,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { monthLabel } from '@halyard/shared-contracts/ui';

interface Payer {
  readonly debt: Liability;
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
}

const MISSING = {
  rate: 'Unknown without the interest rate',
  payment: 'Unknown without the monthly payment',
  both: 'Unknown without the rate and the payment',
} as const;

/** Returns null for a debt that is not counted. */
export function paidOffBy({ debt, transactions, today }: Payer): string | null {
  const outlook = payoffOutlook(debt, today);
  if (outlook.kind === 'none') return null;
  if (paidInFull({ liabilities: [debt], transactions, today }).has(debt.id)) {
    return 'Paid in full each month';
  }
  if (outlook.kind === 'unknown') return MISSING[outlook.missing];
  return outlook.kind === 'never' ? 'Never at today’s payment' : monthLabel(outlook.payoffMonth);
}
