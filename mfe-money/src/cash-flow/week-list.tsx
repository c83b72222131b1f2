import { dayRange } from '@halyard/shared-contracts/finance';
import { List, Money } from '@halyard/shared-contracts/ui';
import { negate } from '@halyard/shared-contracts/money';
import type { UpcomingWeek } from './cash-flow-view';
import styles from './cash-flow.module.css';
import { PaymentRow } from './upcoming-rows';

export function WeekList({ weeks }: { readonly weeks: readonly UpcomingWeek[] }) {
  return weeks.map((week) => (
    <section key={week.to} aria-label={dayRange(week.from, week.to)} className={styles.week}>
      <header className={styles.weekHeader}>
        <h3 className={styles.weekName}>{dayRange(week.from, week.to)}</h3>
        <span className={styles.weekSums}>
          {week.moneyIn > 0 && <Money amount={week.moneyIn} plus decimals={0} />}
          {week.moneyOut > 0 && <Money amount={negate(week.moneyOut)} decimals={0} />}
        </span>
      </header>
      <List>
        {week.payments.map((payment) => (
          <PaymentRow
            key={`${payment.stream.merchant} ${payment.amount} ${payment.date}`}
            payment={payment}
          />
        ))}
      </List>
    </section>
  ));
}
