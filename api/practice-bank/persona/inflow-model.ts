import * as v from 'valibot';

const types = [
  'none',
  'monthly-income',
  'monthly-balance-payment',
  'monthly-interest-only-payment',
] as const;

const LAST_SAFE_DAY = 28;

function isDayOfMonth(value: number | string): boolean {
  const day = Number(value);
  return value === 'last' || (Number.isInteger(day) && day >= 1 && day <= LAST_SAFE_DAY);
}

const dayOfMonth = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()], 'is not a day of the month'),
    v.check(isDayOfMonth, 'is neither 1 to 28 nor `last`'),
  ),
);

const payment = ['payment_day_of_month', 'transaction_name'] as const;
const neededFields = {
  none: [],
  'monthly-income': [...payment, 'income_amount'],
  'monthly-balance-payment': [...payment, 'statement_day_of_month'],
  'monthly-interest-only-payment': [...payment, 'statement_day_of_month'],
} as const;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

export const inflowModel = v.nullish(
  v.pipe(
    v.object({
      type: v.nullish(v.picklist(types, 'is not a type of inflow')),
      income_amount: v.nullish(v.pipe(v.number('is not a number'), v.finite('is not a number'))),
      payment_day_of_month: dayOfMonth,
      transaction_name: v.nullish(v.string('is not text')),
      statement_day_of_month: dayOfMonth,
    }),
    v.check(
      (model) => neededFields[model.type ?? 'none'].every((field) => isGiven(model[field])),
      'lacks a field that its type needs',
    ),
  ),
);
