import type { IsoDate } from '../../finance';
import { sum } from '../../money';
import type { ReturnFacts, ValuePoint } from './series';

/** Combines accounts into one. Its values are the sums on days for which all values are known. */
export function combineReturns(accounts: readonly ReturnFacts[]): ReturnFacts {
  const [first, ...others] = accounts.map(
    ({ values }) => new Map(values.map(({ date, value }) => [date, value])),
  );
  const values = [...(first ?? [])].flatMap(([date, value]): ValuePoint[] => {
    const rest = others.map((each) => each.get(date));
    return rest.every((each) => each !== undefined) ? [{ date, value: sum([value, ...rest]) }] : [];
  });
  return {
    values,
    flows: accounts.flatMap(({ flows }) => flows).toSorted((a, b) => a.date.localeCompare(b.date)),
    flowsFrom: latest(accounts.map(({ flowsFrom }) => flowsFrom)),
  };
}

function latest(days: readonly (IsoDate | null)[]): IsoDate | null {
  const known = days.filter((day) => day !== null);
  return known.length < days.length ? null : (known.toSorted().at(-1) ?? null);
}
