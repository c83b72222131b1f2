import * as v from 'valibot';
import { amount, day, text } from './fields';

const security = v.nullish(
  v.object({
    isin: text,
    cusip: text,
    sedol: text,
    name: text,
    ticker_symbol: text,
    currency: text,
  }),
);

export const holding = v.object({
  institution_price: amount,
  institution_price_as_of: day,
  cost_basis: amount,
  quantity: amount,
  currency: text,
  security,
});

const types = ['buy', 'sell', 'cancel', 'cash', 'fee', 'transfer'] as const;

export const investmentTransaction = v.object({
  date: day,
  name: text,
  quantity: amount,
  price: amount,
  fees: amount,
  type: v.nullish(v.picklist(types, 'is not a type of investment transaction')),
  currency: text,
  security,
});

export type CustomSecurity = v.InferOutput<typeof security>;
export type CustomHolding = v.InferOutput<typeof holding>;
export type CustomTrade = v.InferOutput<typeof investmentTransaction>;
