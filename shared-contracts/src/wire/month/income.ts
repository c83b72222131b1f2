import * as v from 'valibot';
import {
  type IncomeBasis,
  type IncomeSource,
  isoDate,
  isoMonth,
  type IsoMonth,
  type Paystub,
} from '../../finance';
import { type Cents, fromDollars, subtract, toDollars } from '../../money';
import { decodeAmount } from '../amount';
import { civilDate, civilMonth, dollars, provenance } from '../common';
import { dateInput, isWholeCents, lineInput, positiveDollarsInput } from '../input';
import { decodeIncomeSource, incomeSourceWireSchema } from './income-source';
import { decodeProvenance, type Provenance } from '../provenance';

const paystubWireSchema = v.object({
  id: v.string(),
  date: civilDate,
  employer: v.string(),
  gross: dollars,
  deductions: dollars,
  net: dollars,
});

type PaystubWire = v.InferOutput<typeof paystubWireSchema>;

export const paystubsAnswerSchema = v.object({
  ...provenance,
  paystubs: v.array(paystubWireSchema),
});

export const incomeAnswerSchema = v.object({
  ...provenance,
  month: civilMonth,
  months: v.array(civilMonth),
  annual_income: v.nullable(dollars),
  /** The income is the user's own figure before tax, or estimated from deposits after tax. */
  income_basis: v.nullable(v.picklist(['profile', 'deposits'])),
  /** The largest comes first. */
  income_sources: v.optional(v.array(incomeSourceWireSchema), []),
  /** Both leave out own transfers. */
  received: dollars,
  spent: dollars,
  /** This part of `spent` was put aside. */
  put_aside: v.optional(dollars, 0),
  budgeted: dollars,
  by_month: v.array(v.object({ month: civilMonth, income: dollars, spending: dollars })),
  paystubs: v.array(paystubWireSchema),
});

interface PaystubsAnswer extends Provenance {
  readonly paystubs: readonly Paystub[];
}

export interface IncomeAnswer extends PaystubsAnswer {
  readonly month: IsoMonth;
  readonly months: readonly IsoMonth[];
  readonly annualIncome: Cents | null;
  readonly incomeBasis: IncomeBasis | null;
  readonly incomeSources: readonly IncomeSource[];
  readonly received: Cents;
  readonly spent: Cents;
  readonly setAside: Cents;
  readonly budgeted: Cents;
  /** The oldest comes first. */
  readonly byMonth: readonly {
    readonly month: IsoMonth;
    readonly income: Cents;
    readonly spending: Cents;
  }[];
}

export function encodePaystub(paystub: Paystub): PaystubWire {
  return {
    id: paystub.id,
    date: paystub.date,
    employer: paystub.employer,
    gross: toDollars(paystub.gross),
    deductions: toDollars(paystub.deductions),
    net: toDollars(paystub.net),
  };
}

function decodePaystub(wire: PaystubWire): Paystub {
  return {
    id: wire.id,
    date: isoDate(wire.date),
    employer: wire.employer,
    gross: fromDollars(wire.gross),
    deductions: fromDollars(wire.deductions),
    net: fromDollars(wire.net),
  };
}

export function decodePaystubs(raw: unknown): PaystubsAnswer {
  const wire = v.parse(paystubsAnswerSchema, raw);
  return { ...decodeProvenance(wire), paystubs: wire.paystubs.map(decodePaystub) };
}

export function decodeIncome(raw: unknown): IncomeAnswer {
  const wire = v.parse(incomeAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    month: isoMonth(wire.month),
    months: wire.months.map(isoMonth),
    annualIncome: decodeAmount(wire.annual_income),
    incomeBasis: wire.income_basis,
    incomeSources: wire.income_sources.map(decodeIncomeSource),
    received: fromDollars(wire.received),
    spent: fromDollars(wire.spent),
    setAside: fromDollars(wire.put_aside),
    budgeted: fromDollars(wire.budgeted),
    byMonth: wire.by_month.map(({ month, income, spending }) => ({
      month: isoMonth(month),
      income: fromDollars(income),
      spending: fromDollars(spending),
    })),
    paystubs: wire.paystubs.map(decodePaystub),
  };
}

/** Gross minus deductions must equal net, to the cent. */
export const paystubInputSchema = v.pipe(
  v.object({
    date: dateInput,
    employer: lineInput,
    gross: positiveDollarsInput,
    deductions: positiveDollarsInput,
    net: positiveDollarsInput,
  }),
  v.check(
    ({ gross, deductions, net }) =>
      [gross, deductions, net].every(isWholeCents) &&
      subtract(fromDollars(gross), fromDollars(deductions)) === fromDollars(net),
    'gross minus deductions equal to net',
  ),
);

export type PaystubInput = v.InferOutput<typeof paystubInputSchema>;

export const paystubAnswerSchema = v.object({ paystub: paystubWireSchema });
