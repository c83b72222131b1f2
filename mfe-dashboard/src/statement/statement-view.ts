import type { StatementPreview, StatementRowWire } from '@halyard/shared-contracts/wire';
import { type Cents, fromDollars, sum } from '@halyard/shared-contracts/money';
import { type IsoDate, isoDate } from '@halyard/shared-contracts/finance';

/** What will be imported, in figures. */
export interface StatementTotals {
  readonly taken: number;
  readonly left: number;
  readonly moneyIn: Cents;
  readonly moneyOut: Cents;
  readonly first: IsoDate | null;
  readonly last: IsoDate | null;
}

/** Whether a row will be imported, including what the user switched. */
export const isTaken = (row: StatementRowWire, turned: ReadonlySet<number>): boolean =>
  row.take !== turned.has(row.line);

/** The figures of the rows that are taken. */
export function statementTotals(
  { rows }: Pick<StatementPreview, 'rows'>,
  turned: ReadonlySet<number>,
): StatementTotals {
  const taken = rows.filter((row) => isTaken(row, turned));
  const amounts = taken.map(({ amount }) => fromDollars(amount));
  const days = taken.map(({ date }) => date).sort();
  const [first, last] = [days[0], days.at(-1)];
  return {
    taken: taken.length,
    left: rows.length - taken.length,
    moneyIn: sum(amounts.filter((amount) => amount > 0)),
    moneyOut: sum(amounts.filter((amount) => amount < 0)),
    first: first === undefined ? null : isoDate(first),
    last: last === undefined ? null : isoDate(last),
  };
}

/** How many rows are drawn at a time, because a list of ten thousand helps no user. */
const SHOWN = 100;

/** What to look at: rows that may be there already come first, for they need a decision. */
export function shownRows(rows: readonly StatementRowWire[]): readonly StatementRowWire[] {
  const doubtful = rows.filter(({ duplicate }) => duplicate !== null);
  const clear = rows.filter(({ duplicate }) => duplicate === null);
  return [...doubtful, ...clear].slice(0, SHOWN);
}
