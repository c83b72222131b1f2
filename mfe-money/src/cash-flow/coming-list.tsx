import { spokenDay, weekday } from '@halyard/shared-contracts/finance';
import { List, Money } from '@halyard/shared-contracts/ui';
import { ShowAll } from '../show-all';
import styles from './cash-flow.module.css';
import type { ComingDay } from './coming-days';
import { ComingItem } from './upcoming-rows';

const MOST_FIRST_ROWS = 3;

/** Returns 2 days, or 1 if both days together have many rows. */
export function firstDays([one, two]: readonly ComingDay[]): number {
  const rows = (one?.rows.length ?? 0) + (two?.rows.length ?? 0);
  return rows > MOST_FIRST_ROWS ? 1 : 2;
}

export function ComingList({ days }: { readonly days: readonly ComingDay[] }) {
  return (
    <ShowAll rows={days} first={firstDays(days)} all="Show all 90 days">
      {(shown) =>
        shown.map((day) => (
          <section key={day.date} className={styles.day}>
            <DayHeader day={day} />
            <List>
              {day.rows.map((row, index) => (
                <ComingItem key={index} row={row} />
              ))}
            </List>
          </section>
        ))
      }
    </ShowAll>
  );
}

function DayHeader({ day: { date, expected } }: { readonly day: ComingDay }) {
  return (
    <header className={styles.dayHeader}>
      <h3 className={styles.dayName}>
        <time dateTime={date}>
          {weekday(date)}, {spokenDay(date)}
        </time>
      </h3>
      {expected !== null && (
        <span className={styles.after}>
          <Money amount={expected} decimals={0} /> after that day
        </span>
      )}
    </header>
  );
}
