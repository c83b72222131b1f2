import * as v from 'valibot';
import { type Categorized, isoMonth, type IsoMonth } from '../../finance';
import { customIn, decodeUserCategories, userCategories } from '../category/category';
import { type Cents, fromDollars } from '../../money';
import { civilMonth, dollars, provenance } from '../common';
import { decodeProvenance, type Provenance } from '../provenance';

export const spendingAnswerSchema = v.object({
  ...provenance,
  ...userCategories,
  month: civilMonth,
  /** The newest comes first. */
  months: v.array(civilMonth),
  categories: v.array(
    v.object({
      name: v.string(),
      amount: dollars,
      percentage: v.number(),
      count: v.number(),
    }),
  ),
  total: dollars,
  /** This part of the total was put aside. */
  put_aside: v.optional(dollars, 0),
});

export interface SpendingAnswer extends Provenance {
  readonly month: IsoMonth;
  readonly months: readonly IsoMonth[];
  readonly categories: readonly (Categorized & {
    readonly amount: Cents;
    /** It is a whole percentage of the total. */
    readonly percentage: number;
    readonly count: number;
  })[];
  readonly total: Cents;
  readonly setAside: Cents;
}

export function decodeSpending(raw: unknown): SpendingAnswer {
  const wire = v.parse(spendingAnswerSchema, raw);
  const custom = customIn(decodeUserCategories(wire));
  return {
    ...decodeProvenance(wire),
    month: isoMonth(wire.month),
    months: wire.months.map(isoMonth),
    categories: wire.categories.map(({ name, amount, percentage, count }) => ({
      category: name,
      ...custom(name),
      amount: fromDollars(amount),
      percentage,
      count,
    })),
    total: fromDollars(wire.total),
    setAside: fromDollars(wire.put_aside),
  };
}
