import {
  type FinancialData,
  isoMonth,
  type IsoMonth,
  monthOf,
  referenceMonth,
} from '@halyard/shared-contracts/finance';
import * as v from 'valibot';

/** A month as a model names it; null is the month that screens open on. */
export const monthInput = v.nullable(v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)));

/** The month that was named, or the newest one with data. */
export function monthChosen(
  month: string | null,
  { transactions, today }: FinancialData,
): IsoMonth {
  return month === null ? referenceMonth(transactions, monthOf(today)) : isoMonth(month);
}
