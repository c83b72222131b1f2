import {
  type Liability,
  LIABILITY_TYPES,
  type MonthlyDebtPayments,
  monthlyDebtPayments,
  totalDebt,
} from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { liabilityTypeLabel } from '@halyard/shared-contracts/ui';
import { type NotInTotalReason, liabilityNotInTotal } from '../not-in-total';

export interface DebtRow {
  readonly id: string;
  readonly title: string;
  readonly typeName: string;
  readonly liability: Liability;
  readonly notInTotal: NotInTotalReason | null;
}

interface DebtShare {
  readonly name: string;
  readonly amount: Cents;
}

export interface LiabilitiesView {
  readonly total: Cents;
  readonly monthlyPayments: MonthlyDebtPayments;
  readonly rows: readonly DebtRow[];
  readonly shares: readonly DebtShare[];
  readonly counted: number;
}

const byBalance = (a: DebtRow, b: DebtRow): number =>
  Number(a.notInTotal !== null) - Number(b.notInTotal !== null) ||
  (b.liability.balance ?? 0) - (a.liability.balance ?? 0);

function sharesOf(liabilities: readonly Liability[]): DebtShare[] {
  return LIABILITY_TYPES.map((type) => ({
    name: liabilityTypeLabel(type),
    amount: totalDebt(liabilities.filter((debt) => debt.type === type)),
  }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
}

export function liabilitiesView(liabilities: readonly Liability[]): LiabilitiesView {
  const rows = liabilities
    .map((liability) => ({
      id: liability.id,
      title: liability.name.trim() || liabilityTypeLabel(liability.type),
      typeName: liabilityTypeLabel(liability.type),
      liability,
      notInTotal: liabilityNotInTotal(liability),
    }))
    .toSorted(byBalance);
  return {
    total: totalDebt(liabilities),
    monthlyPayments: monthlyDebtPayments(liabilities),
    rows,
    shares: sharesOf(liabilities),
    counted: rows.filter(({ notInTotal }) => notInTotal === null).length,
  };
}
