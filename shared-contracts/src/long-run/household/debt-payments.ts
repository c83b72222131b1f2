import { amortise, plannableDebts, type Liability } from '../../finance';
import { cents, type Cents } from '../../money';
import { MOST_YEARS } from '../settings';

const MONTHS = 12;

/** Sums the payments of debts with known terms for each year from now. */
export function yearlyDebtPayments(liabilities: readonly Liability[]): Cents[] {
  const years: number[] = [];
  for (const { balance, aprPercent, payment } of plannableDebts(liabilities).debts) {
    const loan = amortise(balance, aprPercent, payment);
    const payments =
      loan === 'never'
        ? Array.from({ length: MOST_YEARS * MONTHS }, () => payment)
        : loan.schedule.map((month) => month.payment);
    payments.forEach((paid, month) => {
      const year = Math.floor(month / MONTHS);
      years[year] = (years[year] ?? 0) + paid;
    });
  }
  return years.map(cents);
}
