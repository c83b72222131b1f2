import type { IsoDate } from '../../finance';
import type { Cents } from '../../money';

export interface ValuePoint {
  readonly date: IsoDate;
  readonly value: Cents;
}

/**
 * The amount is above zero for money in, and below zero for money out. It is null for securities that moved without
 * a value.
 */
export interface Flow {
  readonly id: string;
  readonly date: IsoDate;
  readonly name: string;
  readonly amount: Cents | null;
}

/** The facts are about one account or several together. Values are ordered by day. */
export interface ReturnFacts {
  readonly values: readonly ValuePoint[];
  readonly flows: readonly Flow[];
  /** All flows are known from this day on. It is null if no flows are known. */
  readonly flowsFrom: IsoDate | null;
}

export type NoReturnReason =
  /** No bank reports what was paid in and taken out. */
  | { readonly why: 'flows-unknown' }
  /** Fewer than two values are known since flows are known. */
  | { readonly why: 'one-value' }
  /** Securities moved in or out, and their value is not known. */
  | { readonly why: 'unvalued-transfer'; readonly date: IsoDate }
  /** The value is not known for the day of a flow or the day before. */
  | { readonly why: 'value-unknown'; readonly date: IsoDate }
  /** The account was worth nothing, so that no share of it can be computed. */
  | { readonly why: 'nothing-invested'; readonly date: IsoDate }
  /** No yearly rate explains the flows. */
  | { readonly why: 'no-rate' };

export interface Period {
  readonly from: ValuePoint;
  readonly to: ValuePoint;
  readonly values: readonly ValuePoint[];
  /** These are after `from` and until `to`. */
  readonly flows: readonly (Flow & { readonly amount: Cents })[];
}

export const hasNoReturn = (found: object): found is NoReturnReason => 'why' in found;

/**
 * Returns the longest period in which values and flows are known. A flow on its first day is part of the first
 * value.
 */
export function periodOf({ values, flows, flowsFrom }: ReturnFacts): Period | NoReturnReason {
  if (flowsFrom === null) return { why: 'flows-unknown' };
  const known = values.filter(({ date }) => date >= flowsFrom);
  const [from, to] = [known[0], known.at(-1)];
  if (!from || !to || from.date === to.date) return { why: 'one-value' };
  const between = flows.filter(({ date }) => date > from.date && date <= to.date);
  const amounts = between.flatMap(({ amount, ...flow }) =>
    amount === null ? [] : { ...flow, amount },
  );
  const unvalued = between.find(({ amount }) => amount === null);
  if (unvalued) return { why: 'unvalued-transfer', date: unvalued.date };
  return { from, to, values: known, flows: amounts };
}
