import { DayHeading } from '@halyard/shared-contracts/ui/parts';
import type { DayOfRows } from '../search-index/transaction-index';
import type { ListLayout, ListSizes } from './list-layout';
import { type DrawnRows, ListRows } from './list-rows';
import styles from './transaction-list.module.css';

interface DayGroupProps {
  readonly day: DayOfRows;
  /** These are the index of the first row of the day and the index after its last row. */
  readonly range: ReturnType<ListLayout['rowsOf']>;
  readonly layout: ListLayout;
  readonly sizes: ListSizes;
  readonly drawn: DrawnRows;
}

export function DayGroup({ day, range: [start, after], layout, sizes, drawn }: DayGroupProps) {
  const from = Math.max(drawn.first, start);
  return (
    <div
      role="rowgroup"
      className={styles.group}
      style={{
        top: layout.topOf(start) - sizes.day,
        height: sizes.day + (after - start) * sizes.row,
      }}
    >
      <div role="row" className={styles.day}>
        <div role="cell" aria-colspan={5}>
          <DayHeading level={2} date={day.date} today={drawn.today} total={day.total} />
        </div>
      </div>
      <div role="presentation" style={{ height: (from - start) * sizes.row }} />
      <ListRows drawn={drawn} from={from} to={Math.min(drawn.end, after)} />
    </div>
  );
}
