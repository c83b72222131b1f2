import * as v from 'valibot';
import {
  CATEGORY_KEYS,
  type BudgetMonth,
  type CategoryAmounts,
  type CategoryKey,
  isoMonth,
  type IsoMonth,
} from '../../finance';
import { fromDollars } from '../../money';
import { civilMonth, dollars, provenance } from '../common';
import { positiveDollarsInput } from '../input';
import { decodeProvenance, type Provenance } from '../provenance';

const perCategory = v.record(v.picklist(CATEGORY_KEYS), dollars);

export const budgetAnswerSchema = v.object({
  ...provenance,
  month: civilMonth,
  months: v.array(civilMonth),
  /** Dollars by category key (P2-3-2). */
  monthly_spending: perCategory,
  /** Includes categories without a budget. */
  spent: perCategory,
  three_month_average: perCategory,
});

export interface BudgetAnswer extends Provenance, BudgetMonth {
  readonly month: IsoMonth;
  readonly months: readonly IsoMonth[];
  readonly threeMonthAverage: CategoryAmounts;
}

const decodeAmounts = (amounts: Partial<Record<CategoryKey, number>>): CategoryAmounts =>
  Object.fromEntries(Object.entries(amounts).map(([key, value]) => [key, fromDollars(value)]));

export function decodeBudget(raw: unknown): BudgetAnswer {
  const wire = v.parse(budgetAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    month: isoMonth(wire.month),
    months: wire.months.map(isoMonth),
    assigned: decodeAmounts(wire.monthly_spending),
    spent: decodeAmounts(wire.spent),
    threeMonthAverage: decodeAmounts(wire.three_month_average),
  };
}

/** Month null means every month, and amount null removes the line. */
export const budgetInputSchema = v.object({
  month: v.nullable(civilMonth),
  assigned: v.record(v.picklist(CATEGORY_KEYS), v.nullable(positiveDollarsInput)),
});

export type BudgetInput = v.InferOutput<typeof budgetInputSchema>;
