import { daysBetween, type IsoDate } from '../../finance';
import {
  hasNoReturn,
  type NoReturnReason,
  periodOf,
  type ReturnFacts,
  type ValuePoint,
} from './series';

/** The rate is for the whole period: 0.05 is 5 %. */
export interface PeriodReturn {
  readonly rate: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

interface Link {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly start: number;
  readonly end: number;
  /** This money came in at the end, in addition to `end`. */
  readonly flow: number;
}

export interface ChainedReturn extends PeriodReturn {
  readonly links: readonly Link[];
}

const sumByDay = (flows: readonly { readonly date: IsoDate; readonly amount: number }[]) => {
  const byDay = new Map<IsoDate, number>();
  for (const { date, amount } of flows) byDay.set(date, (byDay.get(date) ?? 0) + amount);
  return [...byDay].toSorted(([a], [b]) => a.localeCompare(b));
};

/** Returns the value just before the flow of a day: that of the day minus the flow, or else that of the day before. */
function valueBefore(
  values: ReadonlyMap<IsoDate, number>,
  latest: ValuePoint | undefined,
  [date, flow]: readonly [IsoDate, number],
): number | null {
  const after = values.get(date);
  if (after !== undefined) return after - flow;
  return latest && daysBetween(latest.date, date) === 1 ? latest.value : null;
}

/**
 * Returns the time-weighted return, Π(1 + r) over the periods between external flows. It does not depend on when
 * money came in or went out.
 */
export function timeWeighted(facts: ReturnFacts): ChainedReturn | NoReturnReason {
  const period = periodOf(facts);
  if (hasNoReturn(period)) return period;
  const values = new Map<IsoDate, number>(period.values.map(({ date, value }) => [date, value]));
  const links: Link[] = [];
  let [since, base]: [IsoDate, number] = [period.from.date, period.from.value];
  for (const [date, flow] of sumByDay(period.flows)) {
    const latest = period.values.findLast((point) => point.date < date);
    const end = valueBefore(values, latest, [date, flow]);
    if (end === null) return { why: 'value-unknown', date };
    if (base <= 0) return { why: 'nothing-invested', date: since };
    links.push({ from: since, to: date, start: base, end, flow });
    [since, base] = [date, end + flow];
  }
  if (since < period.to.date) {
    if (base <= 0) return { why: 'nothing-invested', date: since };
    links.push({ from: since, to: period.to.date, start: base, end: period.to.value, flow: 0 });
  }
  const growth = links.reduce((product, { start, end }) => product * (end / start), 1);
  return { rate: growth - 1, from: period.from.date, to: period.to.date, links };
}
