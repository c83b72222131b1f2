import { type SafeToSpend as Found, spokenDay } from '@halyard/shared-contracts/finance';
import { Figure, Money } from '@halyard/shared-contracts/ui';
import styles from './home-hero.module.css';

// P3-B2-2.
export function SafeToSpend({ found: { amount, until, parts } }: { readonly found: Found }) {
  const cause = parts.findLast(({ date }) => date !== null);
  return (
    <details className={styles.safe}>
      <summary className={styles.summary}>
        <Figure
          size="large"
          label={`Safe to spend until ${spokenDay(until)}`}
          value={<Money amount={amount} tone={amount < 0 ? 'negative' : 'plain'} />}
        />
        {amount < 0 && (
          <p className={styles.cause}>
            {cause?.date
              ? `Not enough on ${spokenDay(cause.date)}, when ${cause.label} is due.`
              : 'Your balance is below zero today.'}
          </p>
        )}
      </summary>
      <ul role="list" className={styles.parts}>
        {parts.map(({ label, amount: part, date }, index) => (
          <li key={index} className={styles.part}>
            <span>
              {label}
              {date && <span className={styles.day}> · {spokenDay(date)}</span>}
            </span>
            <Money amount={part} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        On top of what you usually spend. The room is how far earlier forecasts were off.
      </p>
    </details>
  );
}
