import {
  type CalendarEntry,
  type IsoDate,
  type IsoMonth,
  monthLabel,
  WEEKDAYS,
} from '@halyard/shared-contracts/finance';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dayLabel } from './bill-words';
import styles from './bills.module.css';
import { dayByKey, weeksOf } from './month-days';

interface MonthGridProps {
  readonly month: IsoMonth;
  readonly chosen: IsoDate;
  readonly today: IsoDate;
  readonly days: ReadonlyMap<IsoDate, readonly CalendarEntry[]>;
  readonly onChoose: (date: IsoDate) => void;
}

const EMPTY = '\u00A0';

export function MonthGrid({ month, chosen, today, days, onChoose }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(chosen, event.key);
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    onChoose(next);
  };
  return (
    <table ref={table} aria-label={`Bills in ${monthLabel(month)}`} className={styles.grid}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              <span aria-hidden="true">{name.slice(0, 2)}</span>
              <span className={styles.hiddenText}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          <tr key={at}>
            {week.map((date, column) =>
              date === null ? (
                <td key={column}>{EMPTY}</td>
              ) : (
                <td key={column}>
                  <Day
                    date={date}
                    entries={days.get(date) ?? []}
                    isChosen={date === chosen}
                    today={today}
                    onChoose={() => onChoose(date)}
                    onKeyDown={onKeyDown}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  readonly date: IsoDate;
  readonly entries: readonly CalendarEntry[];
  readonly isChosen: boolean;
  readonly today: IsoDate;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const MOST_DOTS = 3;

function Day({ date, entries, isChosen, today, onChoose, onKeyDown }: DayProps) {
  return (
    <button
      type="button"
      className={styles.dayButton}
      data-day={date}
      data-today={date === today || undefined}
      data-chosen={isChosen || undefined}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={dayLabel(date, entries, today)}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <span>{Number(date.slice(-2))}</span>
      <span className={styles.dots} aria-hidden="true">
        {entries.slice(0, MOST_DOTS).map(({ id, kind, status }) => (
          <span key={id} className={styles.dot} data-kind={kind} data-status={status} />
        ))}
      </span>
    </button>
  );
}
