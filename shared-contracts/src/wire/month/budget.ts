import * as v from 'valibot';
import {
  type BudgetMonth,
  type BudgetSetting,
  type CategoryAmounts,
  type CategoryKey,
  isoMonth,
  type IsoMonth,
  type UserCategory,
} from '../../finance';
import { type Cents, fromDollars } from '../../money';
import { civilMonth, dollars, provenance } from '../common';
import { monthInput, positiveDollarsInput } from '../input';
import { decodeUserCategories, userCategories } from '../category/category';
import {
  budgetSettingInput,
  decodeLateRow,
  decodeSetting,
  envelopeEntries,
  type LateRowFigures,
} from './envelope';
import { decodeProvenance, type Provenance } from '../provenance';

const perCategory = v.record(v.string(), dollars);

export const budgetAnswerSchema = v.object({
  ...provenance,
  ...userCategories,
  month: civilMonth,
  months: v.array(civilMonth),
  /** The amounts are dollars by category key (P2-3-2). */
  monthly_spending: perCategory,
  /** It includes categories without a budget. */
  spent: perCategory,
  /** This part of all spending was put aside. */
  put_aside: v.optional(dollars, 0),
  three_month_average: perCategory,
  /** These categories are one monthly bill each. */
  bills: v.optional(perCategory, {}),
  ...envelopeEntries,
});

export interface BudgetAnswer extends Provenance, BudgetMonth {
  readonly categories: readonly UserCategory[];
  readonly month: IsoMonth;
  readonly months: readonly IsoMonth[];
  readonly threeMonthAverage: CategoryAmounts;
  readonly bills: CategoryAmounts;
  readonly carried: CategoryAmounts;
  readonly moved: CategoryAmounts;
  readonly settings: Readonly<Record<CategoryKey, BudgetSetting>>;
  readonly toAssign: Cents | null;
  readonly closed: boolean;
  /** These rows changed closed months. The newest comes first. */
  readonly late: readonly LateRowFigures[];
}

const decodeAmounts = (amounts: Record<CategoryKey, number>): CategoryAmounts =>
  Object.fromEntries(Object.entries(amounts).map(([key, value]) => [key, fromDollars(value)]));

export function decodeBudget(raw: unknown): BudgetAnswer {
  const wire = v.parse(budgetAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    categories: decodeUserCategories(wire),
    month: isoMonth(wire.month),
    months: wire.months.map(isoMonth),
    assigned: decodeAmounts(wire.monthly_spending),
    spent: decodeAmounts(wire.spent),
    setAside: fromDollars(wire.put_aside),
    threeMonthAverage: decodeAmounts(wire.three_month_average),
    bills: decodeAmounts(wire.bills),
    carried: decodeAmounts(wire.carried),
    moved: decodeAmounts(wire.moved),
    settings: Object.fromEntries(
      Object.entries(wire.settings).map(([key, each]) => [key, decodeSetting(each)]),
    ),
    toAssign: wire.to_assign === null ? null : fromDollars(wire.to_assign),
    closed: wire.closed,
    late: wire.late.map(decodeLateRow),
  };
}

const key = v.pipe(v.string(), v.maxLength(100));

/** A null month means every month, and a null amount removes the line. */
export const budgetInputSchema = v.object({
  month: v.nullable(monthInput),
  assigned: v.optional(v.record(key, v.nullable(positiveDollarsInput)), {}),
  /** The settings hold from the month on, or from the current one. */
  settings: v.optional(v.record(key, budgetSettingInput)),
});

export type BudgetInput = v.InferOutput<typeof budgetInputSchema>;
