import * as v from 'valibot';
import type { IncomeSource } from '../../finance';
import { fromDollars, toDollars } from '../../money';
import { dollars } from '../common';

const CADENCES = [
  'weekly',
  'biweekly',
  'semimonthly',
  'monthly',
  'quarterly',
  'yearly',
  'irregular',
] as const satisfies IncomeSource['cadence'][];

export const incomeSourceWireSchema = v.object({
  name: v.string(),
  category: v.string(),
  cadence: v.picklist(CADENCES),
  amount: dollars,
  low: dollars,
  high: dollars,
  yearly: dollars,
  account_id: v.optional(v.string()),
});

type IncomeSourceWire = v.InferOutput<typeof incomeSourceWireSchema>;

export function encodeIncomeSource(source: IncomeSource): IncomeSourceWire {
  return {
    name: source.name,
    category: source.category,
    cadence: source.cadence,
    amount: toDollars(source.amount),
    low: toDollars(source.low),
    high: toDollars(source.high),
    yearly: toDollars(source.yearly),
    account_id: source.accountId,
  };
}

export function decodeIncomeSource(wire: IncomeSourceWire): IncomeSource {
  return {
    name: wire.name,
    category: wire.category,
    cadence: wire.cadence,
    amount: fromDollars(wire.amount),
    low: fromDollars(wire.low),
    high: fromDollars(wire.high),
    yearly: fromDollars(wire.yearly),
    accountId: wire.account_id,
  };
}
