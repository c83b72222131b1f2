import type { Cents } from '@halyard/shared-contracts/money';
import { readAmount } from '../read-amounts';
import { type DecimalMark, refused, type StatementRow } from '../statement';
import { cellOf, type CsvRecord } from './records';

const BALANCE = /balance|saldo|solde/i;

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRecord[];
  readonly decimal: DecimalMark;
}

function balancesOf({ columns, rows, decimal }: Table): Cents[] | null {
  const column = columns.findIndex((name) => BALANCE.test(name));
  if (column === -1) return null;
  const texts = rows.map((row) => cellOf(row, column));
  if (texts.some((text) => !/\d/.test(text))) return null;
  try {
    return texts.map((text) => readAmount(text, decimal, ''));
  } catch {
    return null;
  }
}

/** Returns how much each row but the first moved the balance. */
const movesOf = (balances: readonly Cents[], rows: readonly StatementRow[]) =>
  rows.slice(1).map(({ amount }, at) => ({ amount, move: balances[at + 1]! - balances[at]! }));

const isExplained = (moves: readonly { readonly amount: Cents; readonly move: number }[]) =>
  moves.length > 0 && moves.every(({ amount, move }) => Math.abs(move) === amount);

/**
 * Throws STATEMENT_REFUSED for a file without signs whose balances show that money went out. Reading it as money in
 * would turn spending into income.
 */
export function checkBalances(table: Table, rows: readonly StatementRow[]): void {
  const balances = rows.every(({ amount }) => amount > 0) ? balancesOf(table) : null;
  if (!balances) return;
  const oldestFirst = movesOf(balances, rows);
  const newestFirst = movesOf(balances.toReversed(), rows.toReversed());
  const moves = [oldestFirst, newestFirst].find(isExplained);
  if (moves?.some(({ move }) => move < 0))
    throw refused(
      'The balances of this file fall, but none of its amounts is below zero: choose a file that shows which money went out',
    );
}
