import * as v from 'valibot';
import { isoMonth, type NetWorthPoint } from '../../finance';
import { type Cents, fromDollars, toDollars } from '../../money';
import { civilMonth, dollars, provenance } from '../common';
import { decodeProvenance, type Provenance } from '../provenance';

export const netWorthAnswerSchema = v.object({
  ...provenance,
  current: dollars,
  assets: dollars,
  liabilities: dollars,
  change: v.object({ amount: dollars, percentage: v.number() }),
  history: v.array(
    v.object({ date: civilMonth, value: dollars, assets: dollars, liabilities: dollars }),
  ),
});

export interface NetWorthAnswer extends Provenance {
  readonly current: Cents;
  readonly assets: Cents;
  readonly liabilities: Cents;
  /** It compares with the second-to-last point. `percent` is a whole number. */
  readonly change: { readonly amount: Cents; readonly percent: number };
  readonly history: readonly NetWorthPoint[];
}

export function encodeNetWorthPoint(point: NetWorthPoint): {
  date: string;
  value: number;
  assets: number;
  liabilities: number;
} {
  return {
    date: point.date,
    value: toDollars(point.value),
    assets: toDollars(point.assets),
    liabilities: toDollars(point.liabilities),
  };
}

export function decodeNetWorth(raw: unknown): NetWorthAnswer {
  const wire = v.parse(netWorthAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    current: fromDollars(wire.current),
    assets: fromDollars(wire.assets),
    liabilities: fromDollars(wire.liabilities),
    change: { amount: fromDollars(wire.change.amount), percent: wire.change.percentage },
    history: wire.history.map((point) => ({
      date: isoMonth(point.date),
      value: fromDollars(point.value),
      assets: fromDollars(point.assets),
      liabilities: fromDollars(point.liabilities),
    })),
  };
}
