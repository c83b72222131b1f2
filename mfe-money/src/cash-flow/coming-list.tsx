import { spokenDay, weekday } from '@halyard/shared-contracts/finance';
import { Button, List, Money } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import styles from './cash-flow.module.css';
import type { ComingDay } from './coming-days';
import { ComingItem } from './upcoming-rows';

const FIRST_DAYS = 5;

/** Bills, paydays, and other items by day, with the balance that is expected after each day. */
export function ComingList({ days }: { readonly days: readonly ComingDay[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {(isOpen ? days : days.slice(0, FIRST_DAYS)).map((day) => (
        <section key={day.date} className={styles.day}>
          <DayHeader day={day} />
          <List>
            {day.rows.map((row, index) => (
              <ComingItem key={index} row={row} />
            ))}
          </List>
        </section>
      ))}
      {!isOpen && days.length > FIRST_DAYS && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Show all 90 days
        </Button>
      )}
    </>
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
