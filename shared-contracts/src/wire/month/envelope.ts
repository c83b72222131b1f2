import * as v from 'valibot';
import {
  type BudgetSetting,
  type FinancialData,
  isoDate,
  type IsoDate,
  isoMonth,
  type IsoMonth,
} from '../../finance';
import { type Cents, fromDollars, toDollars } from '../../money';
import { civilDate, civilMonth, dollars } from '../common';
import { idInput, monthInput, positiveDollarsInput } from '../input';

const setting = <Amount extends v.GenericSchema<unknown, number>>(
  amount: Amount,
  by: typeof civilMonth | typeof monthInput,
) =>
  v.variant('kind', [
    v.object({ kind: v.literal('none') }),
    v.object({ kind: v.literal('rollover') }),
    v.object({ kind: v.literal('target'), amount, by }),
  ]);

const settingWire = setting(dollars, civilMonth);

/** It says what happens to the rest of a category at the end of a month. */
export const budgetSettingInput = setting(
  v.pipe(
    positiveDollarsInput,
    v.check((amount) => amount > 0, 'an amount above zero'),
  ),
  monthInput,
);

type SettingWire = v.InferOutput<typeof settingWire>;

const encodeSetting = (of: BudgetSetting): SettingWire =>
  of.kind === 'target' ? { ...of, amount: toDollars(of.amount) } : of;

export const decodeSetting = (wire: SettingWire): BudgetSetting =>
  wire.kind === 'target'
    ? { kind: 'target', amount: fromDollars(wire.amount), by: isoMonth(wire.by) }
    : wire;

export const encodeSettings = (settings: Readonly<Record<string, BudgetSetting>>) =>
  Object.fromEntries(Object.entries(settings).map(([key, each]) => [key, encodeSetting(each)]));

const lateWire = v.object({
  id: v.string(),
  merchant: v.string(),
  amount: dollars,
  month: civilMonth,
  arrived_on: civilDate,
});

export const envelopeEntries = {
  carried: v.optional(v.record(v.string(), dollars), {}),
  moved: v.optional(v.record(v.string(), dollars), {}),
  /** It has only categories that carry over. */
  settings: v.optional(v.record(v.string(), settingWire), {}),
  to_assign: v.optional(v.nullable(dollars), null),
  closed: v.optional(v.boolean(), false),
  late: v.optional(v.array(lateWire), []),
};

export interface LateRowFigures {
  readonly id: string;
  readonly merchant: string;
  readonly amount: Cents;
  readonly month: IsoMonth;
  readonly arrivedOn: IsoDate;
}

const MOST_LATE = 20;

export function encodeLateRows({ budget, transactions }: FinancialData) {
  const late = (budget.late ?? []).slice(0, MOST_LATE);
  if (late.length === 0) return [];
  const rows = new Map(transactions.map((row) => [row.id, row]));
  return late.flatMap(({ transactionId, month, arrivedOn }) => {
    const row = rows.get(transactionId);
    if (!row) return [];
    const { id, merchant, amount } = row;
    return [{ id, merchant, amount: toDollars(amount), month, arrived_on: arrivedOn }];
  });
}

export const decodeLateRow = (wire: v.InferOutput<typeof lateWire>): LateRowFigures => ({
  id: wire.id,
  merchant: wire.merchant,
  amount: fromDollars(wire.amount),
  month: isoMonth(wire.month),
  arrivedOn: isoDate(wire.arrived_on),
});

/** Money moves between two categories of a month. Null stands for the money that is still to be assigned. */
export const budgetMoveInputSchema = v.pipe(
  v.object({
    month: monthInput,
    from: v.nullable(idInput),
    to: v.nullable(idInput),
    amount: v.pipe(
      positiveDollarsInput,
      v.check((amount) => amount > 0, 'an amount above zero'),
    ),
  }),
  v.check(({ from, to }) => from !== to, 'two different categories'),
);

export type BudgetMoveInput = v.InferOutput<typeof budgetMoveInputSchema>;

export const budgetMovedSchema = v.object({ changeId: v.string() });

export const decodeBudgetMoved = (raw: unknown): string => v.parse(budgetMovedSchema, raw).changeId;
