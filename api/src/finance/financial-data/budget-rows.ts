import {
  type Budget,
  CATEGORY_KEYS,
  type CategoryKey,
  type IsoMonth,
  isoMonth,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents } from '@halyard/shared-contracts/money';
import type { BudgetTable } from '../../db/tables-of-papers';

type Row = Omit<BudgetTable, 'user_id'>;
type Lines = Readonly<Partial<Record<CategoryKey, Cents>>>;

function withRow(lines: Lines, row: Row): Lines {
  const key = CATEGORY_KEYS.find((each) => each === row.category_key);
  if (key === undefined) return lines;
  const { [key]: _, ...others } = lines;
  return row.assigned_cents === null ? others : { ...others, [key]: cents(row.assigned_cents) };
}

/** A budget with the person's own lines in the place of its own, or taken out. */
export function withBudgetRows(base: Budget, rows: readonly Row[]): Budget {
  return rows.reduce<Budget>((budget, row) => {
    if (row.month === '') return { ...budget, standard: withRow(budget.standard, row) };
    const month: IsoMonth = isoMonth(row.month);
    const lines = withRow(budget.months[month] ?? {}, row);
    return { ...budget, months: { ...budget.months, [month]: lines } };
  }, base);
}
