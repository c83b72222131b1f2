import { isoDate } from '@halyard/shared-contracts/finance';
import { fromDollars } from '@halyard/shared-contracts/money';
import { CivilDate, Money } from '@halyard/shared-contracts/ui';
import type { StatementRowWire } from '@halyard/shared-contracts/wire';
import { isTaken, shownRows } from './statement-view';
import styles from './statement.module.css';

const DUPLICATE_WORDS: Readonly<Record<NonNullable<StatementRowWire['duplicate']>, string>> = {
  id: 'Already there: same bank reference',
  same: 'Already there: same day, amount and payee',
  alike: 'May be there: same amount, similar payee, days apart',
  repeated: 'Twice in this file',
};

interface StatementRowsProps {
  readonly rows: readonly StatementRowWire[];
  readonly currency: string;
  readonly turned: ReadonlySet<number>;
  readonly onTurn: (line: number) => void;
}

export function StatementRows({ rows, currency, turned, onTurn }: StatementRowsProps) {
  const shown = shownRows(rows);
  const more = rows.length - shown.length;
  return (
    <>
      <ul role="list" className={styles.rows} aria-label="Rows of the statement">
        {shown.map((row) => (
          <li key={row.line}>
            <label className={styles.row}>
              <input
                type="checkbox"
                checked={isTaken(row, turned)}
                onChange={() => onTurn(row.line)}
              />
              <span className={styles.who}>
                <span>{row.payee}</span>
                <span className={styles.muted}>
                  <CivilDate date={isoDate(row.date)} />
                </span>
                {row.duplicate && (
                  <span className={styles.muted}>{DUPLICATE_WORDS[row.duplicate]}</span>
                )}
              </span>
              <Money amount={fromDollars(row.amount)} currency={currency} plus={row.amount > 0} />
            </label>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.muted}>And {more.toLocaleString('en-US')} more rows, counted above.</p>
      )}
    </>
  );
}
