import { type Liability, monthlyDebtPayments, totalDebt } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { liabilityTypeLabel } from '@halyard/shared-contracts/ui';
import { type LeftOut, liabilityLeftOut } from '../left-out';

export interface DebtRow {
  readonly id: string;
  /** The debt's name, or its type when it has none (P2-2.liabilities-3). */
  readonly title: string;
  readonly liability: Liability;
  readonly leftOut: LeftOut | null;
}

export interface LiabilitiesView {
  readonly total: Cents;
  /** What all debts ask for each month, as far as it is known. */
  readonly monthlyPayments: Cents;
  /** Largest balance first; what is in no total comes last. */
  readonly rows: readonly DebtRow[];
  /** How many debts make up the total. */
  readonly counted: number;
}

const byBalance = (a: DebtRow, b: DebtRow): number =>
  Number(a.leftOut !== null) - Number(b.leftOut !== null) ||
  (b.liability.balance ?? 0) - (a.liability.balance ?? 0);

/** Total Liabilities and its list. */
export function liabilitiesView(liabilities: readonly Liability[]): LiabilitiesView {
  const rows = liabilities
    .map((liability) => ({
      id: liability.id,
      title: liability.name.trim() || liabilityTypeLabel(liability.type),
      liability,
      leftOut: liabilityLeftOut(liability),
    }))
    .toSorted(byBalance);
  return {
    total: totalDebt(liabilities),
    monthlyPayments: monthlyDebtPayments(liabilities),
    rows,
    counted: rows.filter(({ leftOut }) => leftOut === null).length,
  };
}
