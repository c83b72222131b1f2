import { clsx } from 'clsx';
import { type Cents, formatMoney } from '../../money';
import type { Tone } from '../tone';
import styles from './money.module.css';
import { toneClass } from './tone-class';

interface MoneyProps {
  /** Null is never printed as zero. */
  readonly amount: Cents | null;
  /** It is an ISO 4217 code. Amounts in other currencies than USD have their code and no color. */
  readonly currency?: string | undefined;
  readonly decimals?: 0 | 2 | undefined;
  readonly plus?: boolean | undefined;
  /** 'auto' is red below zero, and green otherwise. */
  readonly tone?: 'auto' | 'plain' | Tone | undefined;
  readonly cell?: string | undefined;
}

function toneOf(amount: Cents, tone: 'auto' | 'plain' | Tone): Tone | undefined {
  if (tone === 'plain') return undefined;
  if (tone !== 'auto') return tone;
  return amount < 0 ? 'negative' : 'positive';
}

export function Money(props: MoneyProps) {
  const { amount, currency = 'USD', decimals = 2, plus = false, tone = 'plain', cell } = props;
  if (amount === null) return <UnknownAmount cell={cell} />;
  const inDollars = currency === 'USD';
  const toned = inDollars && toneClass(toneOf(amount, tone));
  return <span {...cellOf(cell, toned)}>{formatMoney(amount, currency, { decimals, plus })}</span>;
}

const cellOf = (cell: string | undefined, toned?: string | false) => ({
  role: cell && 'cell',
  className: clsx(styles.money, cell, toned),
});

function UnknownAmount({ cell }: Pick<MoneyProps, 'cell'>) {
  return (
    <span {...cellOf(cell)}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">unknown</span>
    </span>
  );
}
