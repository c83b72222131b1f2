import { type Cents, percentOf, sum } from '../../../money';
import { ShareRow } from './share-row';
import styles from './stacked-bar.module.css';

interface StackedBarPart {
  readonly name: string;
  readonly amount: Cents;
  /** It is a CSS color. */
  readonly color: string;
}

interface StackedBarProps {
  readonly label: string;
  readonly parts: readonly StackedBarPart[];
  /** With it, each part is a button. */
  readonly onOpen?: ((name: string) => void) | undefined;
}

/** Parts of zero and below are not drawn in the bar. */
export function StackedBar({ label, parts, onOpen }: StackedBarProps) {
  const drawn = parts.filter(({ amount }) => amount > 0);
  const total = sum(drawn.map(({ amount }) => amount));
  return (
    <div className={styles.whole}>
      <div className={styles.bar} aria-hidden="true">
        {drawn.map(({ name, amount, color }) => (
          <span key={name} style={{ flexGrow: amount, background: color }} />
        ))}
      </div>
      {parts.length === 0 ? (
        <p className={styles.empty}>Nothing to show yet</p>
      ) : (
        <ul role="list" aria-label={label} className={styles.legend}>
          {parts.map(({ name, amount, color }) => (
            <li key={name}>
              <ShareRow
                name={name}
                amount={amount}
                color={color}
                share={shareText(amount, total)}
                onOpen={onOpen && (() => onOpen(name))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function shareText(amount: Cents, total: Cents): string {
  if (amount <= 0) return 'credit';
  const share = percentOf(amount, total);
  return share < 0.5 ? '<1%' : `${Math.round(share)}%`;
}
