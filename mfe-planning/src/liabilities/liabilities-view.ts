import { type Liability, monthlyDebtPayments, totalDebt } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { liabilityTypeLabel } from '@halyard/shared-contracts/ui';
import { type LeftOut, liabilityLeftOut } from '../left-out';

export interface DebtRow {
  readonly id: string;
  readonly title: string;
  readonly liability: Liability;
  readonly leftOut: LeftOut | null;
}

export interface LiabilitiesView {
  readonly total: Cents;
  readonly monthlyPayments: Cents;
  readonly rows: readonly DebtRow[];
  readonly counted: number;
}

const byBalance = (a: DebtRow, b: DebtRow): number =>
  Number(a.leftOut !== null) - Number(b.leftOut !== null) ||
  (b.liability.balance ?? 0) - (a.liability.balance ?? 0);

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
