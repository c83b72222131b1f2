import { spokenDay, weekday } from '@halyard/shared-contracts/finance';
import { Badge, List, ListRow, Money } from '@halyard/shared-contracts/ui';
import { Monogram } from '@halyard/shared-contracts/ui/parts';
import type { ForecastAnswer } from '@halyard/shared-contracts/wire';
import styles from './cash-flow.module.css';
import { itemBadge } from './forecast-view';

interface ForecastDaysProps {
  readonly days: ForecastAnswer['days'];
}

/** The bills, paydays, and other items of each day, with the balance that is expected after them. */
export function ForecastDays({ days }: ForecastDaysProps) {
  return days.map(({ date, items, expected }) => (
    <section key={date} className={styles.week}>
      <h3 className={styles.weekName}>
        <time dateTime={date}>
          {weekday(date)}, {spokenDay(date)}
        </time>
      </h3>
      <List>
        {items.map(({ name, amount, kind }, index) => (
          <ListRow
            key={index}
            icon={<Monogram name={name} />}
            title={name}
            value={<Money amount={amount} plus={amount > 0} />}
            badge={badgeOf(itemBadge(kind))}
            meta={
              index === items.length - 1 && (
                <>
                  <Money amount={expected} decimals={0} /> after that day
                </>
              )
            }
          />
        ))}
      </List>
    </section>
  ));
}

const badgeOf = (text: string | null) => text !== null && <Badge tone="neutral">{text}</Badge>;
