import type { StatementPreview, StatementRowWire } from '@halyard/shared-contracts/wire';
import { type Cents, fromDollars, sum } from '@halyard/shared-contracts/money';
import { type IsoDate, isoDate } from '@halyard/shared-contracts/finance';

export interface StatementTotals {
  readonly taken: number;
  readonly left: number;
  readonly moneyIn: Cents;
  readonly moneyOut: Cents;
  readonly first: IsoDate | null;
  readonly last: IsoDate | null;
}

export const isTaken = (row: StatementRowWire, turned: ReadonlySet<number>): boolean =>
  row.take !== turned.has(row.line);

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

export interface StatementExamples {
  readonly out: StatementRowWire | null;
  readonly in: StatementRowWire | null;
}

export function statementExamples({ rows }: Pick<StatementPreview, 'rows'>): StatementExamples {
  return {
    out: rows.find(({ amount }) => amount < 0) ?? null,
    in: rows.find(({ amount }) => amount > 0) ?? null,
  };
}

const SHOWN = 100;

export function shownRows(rows: readonly StatementRowWire[]): readonly StatementRowWire[] {
  const doubtful = rows.filter(({ duplicate }) => duplicate !== null);
  const clear = rows.filter(({ duplicate }) => duplicate === null);
  return [...doubtful, ...clear].slice(0, SHOWN);
}
