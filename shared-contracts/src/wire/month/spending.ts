import * as v from 'valibot';
import { CATEGORIES, isoMonth, type Category, type IsoMonth } from '../../finance';
import { type Cents, fromDollars } from '../../money';
import { civilMonth, dollars, provenance } from '../common';
import { decodeProvenance, type Provenance } from '../provenance';

export const spendingAnswerSchema = v.object({
  ...provenance,
  month: civilMonth,
  /** Newest first. */
  months: v.array(civilMonth),
  categories: v.array(
    v.object({
      name: v.picklist(CATEGORIES),
      amount: dollars,
      percentage: v.number(),
      count: v.number(),
    }),
  ),
  total: dollars,
});

export interface SpendingAnswer extends Provenance {
  readonly month: IsoMonth;
  readonly months: readonly IsoMonth[];
  readonly categories: readonly {
    readonly category: Category;
    readonly amount: Cents;
    /** A whole percentage of the total. */
    readonly percentage: number;
    readonly count: number;
  }[];
  readonly total: Cents;
}

export function decodeSpending(raw: unknown): SpendingAnswer {
  const wire = v.parse(spendingAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    month: isoMonth(wire.month),
    months: wire.months.map(isoMonth),
    categories: wire.categories.map(({ name, amount, percentage, count }) => ({
      category: name,
      amount: fromDollars(amount),
      percentage,
      count,
    })),
    total: fromDollars(wire.total),
  };
}
