import type { StatementMapping } from '@halyard/shared-contracts/wire';
import { cellOf, type CsvRecord } from './records';
import { isNegative } from '../read-amounts';

export type Direction = 'in' | 'out';

const OUT = new Set(
  (
    'debit dbit dr db d - withdrawal withdrawals withdraw sale purchase charge fee fees expense spend spent ' +
    'out outgoing outflow soll s lastschrift ausgang af débit cargo dare uitgaven'
  ).split(' '),
);
const IN = new Set(
  (
    'credit crdt cr c + deposit deposits refund return income salary in incoming inflow ' +
    'haben h gutschrift eingang bij crédit abono avere'
  ).split(' '),
);
const PAYMENT = new Set(['payment', 'payments']);

/** The kind of card says nothing about the direction. */
const CARD = /\b(debit|credit) card\b/;

function directionOfWord(word: string, isDebt: boolean): Direction | null {
  if (PAYMENT.has(word)) return isDebt ? 'in' : 'out';
  if (OUT.has(word)) return 'out';
  return IN.has(word) ? 'in' : null;
}

/** Returns the direction in a text such as "ACH Debit", or null if it names none or both. */
export function directionOf(text: string, isDebt: boolean): Direction | null {
  const words = text
    .slice(0, 100)
    .toLowerCase()
    .replace(CARD, '')
    .split(/[\s/._]/);
  const found = new Set(words.flatMap((word) => directionOfWord(word, isDebt) ?? []));
  const [direction = null] = found;
  return found.size === 1 ? direction : null;
}

const TYPE =
  /^(transaction |trans |tran |entry )?type$|^typ$|direction$|indicator$|^sign$|^af bij$/i;
const BOTH =
  /\b(debit|dr|soll|out|d|s|expense)\b.{1,5}\b(credit|cr|haben|in|c|h|income)\b|\b(credit|cr|in|c|income)\b.{1,5}\b(debit|dr|out|d|expense)\b/i;

/** Such a column, for example "Debit/Credit", has either words or signed amounts. */
export const namesBothDirections = (name: string): boolean => BOTH.test(name.slice(0, 60));

/** Words that contradict the signs of the amounts are not directions. */
function givesSigns(
  column: number,
  rows: readonly CsvRecord[],
  amount: number,
  isDebt: boolean,
): boolean {
  const signs = new Map<Direction, boolean>();
  return rows.every((row) => {
    const direction = directionOf(cellOf(row, column), isDebt);
    if (direction === null) return false;
    const negative = isNegative(cellOf(row, amount));
    if (!signs.has(direction)) signs.set(direction, negative);
    return signs.get(direction) === negative;
  });
}

/** Returns the column whose words give the amounts their signs, or null if there is none. */
export function directionColumn(
  names: readonly string[],
  dated: readonly CsvRecord[],
  { amount }: StatementMapping,
  isDebt: boolean,
): number | null {
  if (amount === null || dated.length === 0) return null;
  const found = names.findIndex(
    (name, column) =>
      column !== amount &&
      (TYPE.test(name) || namesBothDirections(name)) &&
      givesSigns(column, dated, amount, isDebt),
  );
  return found === -1 ? null : found;
}
