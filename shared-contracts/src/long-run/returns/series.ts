import type { IsoDate } from '../../finance';
import type { Cents } from '../../money';

/** What an account was worth at the end of a day. */
export interface ValuePoint {
  readonly date: IsoDate;
  readonly value: Cents;
}

/** Money that came in (above zero) or went out (below zero). A null amount moved securities without a value. */
export interface Flow {
  readonly id: string;
  readonly date: IsoDate;
  readonly name: string;
  readonly amount: Cents | null;
}

/** What is known about one account, or about several together. Values are in the order of their days. */
export interface ReturnFacts {
  readonly values: readonly ValuePoint[];
  readonly flows: readonly Flow[];
  /** The first day since which every flow is known; null if flows are not known at all. */
  readonly flowsFrom: IsoDate | null;
}

export type Obstacle =
  /** Nobody reports what was paid in and taken out. */
  | { readonly why: 'flows-unknown' }
  /** The value is known for fewer than two days since flows are known. */
  | { readonly why: 'one-value' }
  /** Securities were moved in or out, and their value is not known. */
  | { readonly why: 'unvalued-transfer'; readonly date: IsoDate }
  /** Neither the value of the day of a flow nor that of the day before is known. */
  | { readonly why: 'value-unknown'; readonly date: IsoDate }
  /** The account was worth nothing, so that a share of it means nothing. */
  | { readonly why: 'nothing-invested'; readonly date: IsoDate }
  /** No yearly rate explains the flows. */
  | { readonly why: 'no-rate' };

/** A period with a known value at both ends, and the flows in between. */
export interface Period {
  readonly from: ValuePoint;
  readonly to: ValuePoint;
  /** The values from `from` to `to`. */
  readonly values: readonly ValuePoint[];
  /** The flows after `from` until `to`. */
  readonly flows: readonly (Flow & { readonly amount: Cents })[];
}

export const isObstacle = (found: object): found is Obstacle => 'why' in found;

/** The longest period in which values and flows are known. A flow on its first day is part of the first value. */
export function periodOf({ values, flows, flowsFrom }: ReturnFacts): Period | Obstacle {
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
