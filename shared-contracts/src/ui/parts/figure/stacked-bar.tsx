import { type Cents, formatUsd, percentOf, sum } from '../../../money';
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
          {parts.map((part) => (
            <li key={part.name}>
              <Part part={part} total={total} onOpen={onOpen} />
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

interface PartProps extends Pick<StackedBarProps, 'onOpen'> {
  readonly part: StackedBarPart;
  readonly total: Cents;
}

function Part({ part: { name, amount, color }, total, onOpen }: PartProps) {
  const words = (
    <>
      <span className={styles.swatch} style={{ background: color }} />
      <span className={styles.name}>{name}</span>
      <span className={styles.amount}>{formatUsd(amount, { decimals: 0 })}</span>
      <span className={styles.share}>{shareText(amount, total)}</span>
    </>
  );
  if (!onOpen) return <span className={styles.part}>{words}</span>;
  return (
    <button type="button" className={styles.part} onClick={() => onOpen(name)}>
      {words}
    </button>
  );
}
