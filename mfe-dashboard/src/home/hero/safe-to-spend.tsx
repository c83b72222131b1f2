import {
  type SafeToSpend as Found,
  type Shortage,
  spokenDay,
} from '@halyard/shared-contracts/finance';
import { Figure, Money } from '@halyard/shared-contracts/ui';
import styles from './home-hero.module.css';

function causeOf(shortage: Shortage): string {
  const day = spokenDay(shortage.date);
  switch (shortage.kind) {
    case 'payment':
      return `Not enough on ${day}, when ${shortage.name} is due.`;
    case 'everyday':
      return `Everyday spending takes the rest by ${day}.`;
    case 'reserved':
      return 'You keep back more than you have today.';
    default:
      return 'Your balance is below zero today.';
  }
}

const SHORT_HISTORY_DAYS = 180;

const roomNote = ({ knownDays }: Found): string =>
  knownDays < SHORT_HISTORY_DAYS
    ? 'The room gets smaller as your history grows.'
    : 'The room is how far earlier forecasts were off.';

// Implements P3-B2-2.
export function SafeToSpend({ found }: { readonly found: Found }) {
  const { amount, until, parts, shortage } = found;
  return (
    <details className={styles.safe}>
      <summary className={styles.summary}>
        <Figure
          size="large"
          label={`Safe to spend until ${spokenDay(until)}`}
          value={<Money amount={amount} tone={amount < 0 ? 'negative' : 'plain'} />}
        />
        {shortage && <p className={styles.cause}>{causeOf(shortage)}</p>}
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
        On top of what you usually spend, if no large purchase comes unplanned. {roomNote(found)}
      </p>
    </details>
  );
}
