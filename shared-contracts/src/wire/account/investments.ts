import * as v from 'valibot';
import {
  type FinancialData,
  type InvestmentHistory,
  type InvestmentNotes,
  isoDate,
} from '../../finance';
import { fromDollars, toDollars } from '../../money';
import { civilDate, dollars, provenance } from '../common';
import { dateInput, idInput, lineInput, positiveDollarsInput } from '../input';
import { decodeProvenance, encodeProvenance, type Provenance } from '../provenance';

const MOST_NOTES = 500;
export const MOST_EXPENSE_PERCENT = 20;

/** The user enters prices of purchases, and the yearly cost of funds in percent. */
export const investmentNotesSchema = v.object({
  purchases: v.pipe(
    v.array(v.object({ accountId: idInput, price: positiveDollarsInput })),
    v.maxLength(MOST_NOTES),
  ),
  /** `fund` is the ticker of a fund, or its name if it has none. */
  expenseRatios: v.pipe(
    v.array(
      v.object({
        fund: lineInput,
        percent: v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_EXPENSE_PERCENT)),
      }),
    ),
    v.maxLength(MOST_NOTES),
  ),
});

export const NO_INVESTMENT_NOTES: InvestmentNotes = { purchases: [], expenseRatios: [] };

/** It is the value of an account on a past day. Null deletes the stored value. */
export const accountValueInputSchema = v.object({
  date: dateInput,
  value: v.nullable(positiveDollarsInput),
});

export type AccountValueInput = v.InferOutput<typeof accountValueInputSchema>;

/** `GET /api/finance/investments` returns this answer. */
export const investmentsAnswerSchema = v.object({
  ...provenance,
  trades: v.array(
    v.object({
      id: v.string(),
      account_id: v.string(),
      date: civilDate,
      name: v.string(),
      kind: v.string(),
      security: v.nullable(v.string()),
      quantity: v.number(),
      unit_price: v.nullable(v.number()),
      amount: dollars,
      fees: v.nullable(dollars),
    }),
  ),
  values: v.array(v.object({ account_id: v.string(), date: civilDate, value: dollars })),
  /** All trades of the account are known from `date` on. An account without this day has no entry. */
  flows_from: v.array(v.object({ account_id: v.string(), date: civilDate })),
  notes: investmentNotesSchema,
});

export interface InvestmentsAnswer extends Provenance, InvestmentHistory {}

export function encodeInvestments(
  data: Pick<FinancialData, 'source' | 'today' | 'asOf'>,
  { trades, values, flowsFrom, notes }: InvestmentHistory,
): v.InferOutput<typeof investmentsAnswerSchema> {
  return {
    ...encodeProvenance(data),
    trades: trades.map(({ accountId, unitPrice, amount, fees, ...trade }) => ({
      ...trade,
      account_id: accountId,
      unit_price: unitPrice,
      amount: toDollars(amount),
      fees: fees === null ? null : toDollars(fees),
    })),
    values: values.map(({ accountId, date, value }) => ({
      account_id: accountId,
      date,
      value: toDollars(value),
    })),
    flows_from: flowsFrom.map(({ accountId, date }) => ({ account_id: accountId, date })),
    notes: { purchases: [...notes.purchases], expenseRatios: [...notes.expenseRatios] },
  };
}

export function decodeInvestments(raw: unknown): InvestmentsAnswer {
  const wire = v.parse(investmentsAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    trades: wire.trades.map(({ account_id, unit_price, amount, fees, date, ...trade }) => ({
      ...trade,
      accountId: account_id,
      date: isoDate(date),
      unitPrice: unit_price,
      amount: fromDollars(amount),
      fees: fees === null ? null : fromDollars(fees),
    })),
    values: wire.values.map(({ account_id, date, value }) => ({
      accountId: account_id,
      date: isoDate(date),
      value: fromDollars(value),
    })),
    flowsFrom: wire.flows_from.map(({ account_id, date }) => ({
      accountId: account_id,
      date: isoDate(date),
    })),
    notes: wire.notes,
  };
}
