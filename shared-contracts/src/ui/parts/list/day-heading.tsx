import { type IsoDate, relativeDay, spokenDay, weekday } from '../../../finance';
import type { Cents } from '../../../money';
import { Money } from '@halyard/shared-contracts/ui';
import styles from './day-heading.module.css';

interface DayHeadingProps {
  readonly date: IsoDate;
  readonly today: IsoDate;
  readonly total: Cents | null;
  readonly level?: 2 | 3 | undefined;
}

/** It is sticky below `--sticky-top`. */
export function DayHeading({ date, today, total, level = 3 }: DayHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.day}>
      <Heading className={styles.name}>
        <time dateTime={date}>{dayName(date, today)}</time>
      </Heading>
      <span className={styles.total}>
        <span className="sr-only">Total of the day: </span>
        <Money amount={total} plus={total !== null && total > 0} />
      </span>
    </div>
  );
}

function dayName(date: IsoDate, today: IsoDate): string {
  const { unit } = relativeDay(date, today);
  if (unit === 'today') return 'Today';
  if (unit === 'yesterday') return 'Yesterday';
  const day = `${weekday(date)}, ${spokenDay(date)}`;
  return date.slice(0, 4) === today.slice(0, 4) ? day : `${day}, ${date.slice(0, 4)}`;
}
