import { DayGroup } from './day-group';
import { type DrawnRows, ListRows } from './list-rows';
import type { useListLayout } from './use-list-layout';

interface ListBodyProps {
  readonly drawn: DrawnRows;
  readonly places: Pick<ReturnType<typeof useListLayout>, 'days' | 'layout' | 'sizes'>;
}

export function ListBody({ drawn, places: { days, layout, sizes } }: ListBodyProps) {
  const { first, end } = drawn;
  if (days.length === 0)
    return (
      <div role="rowgroup">
        <div role="presentation" style={{ height: first * sizes.row }} />
        <ListRows drawn={drawn} from={first} to={end} />
      </div>
    );
  return daysIn(layout.dayOf(first), layout.dayOf(end - 1)).map((day) => (
    <DayGroup
      key={days[day]!.date}
      day={days[day]!}
      range={layout.rowsOf(day)}
      layout={layout}
      sizes={sizes}
      drawn={drawn}
    />
  ));
}

const daysIn = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
