import type { ReadOptions, StatementRow } from '../statement';

/** The files of these programs show money out as positive. Only they have columns of these names. */
const REVERSED: readonly (readonly string[])[] = [
  ['parent category', 'excluded'],
  ['ignored from', 'tax deductible'],
];

const PAYMENT = /\b(payment|autopay|thank you|direct debit)\b/i;

/** Returns `true` if a file seems to show money out as positive, as many cards do. */
export function hasReversedSigns(
  columns: readonly string[],
  rows: readonly StatementRow[],
  { isDebt = false, isCard = false }: Pick<ReadOptions, 'isDebt' | 'isCard'>,
): boolean {
  const names = new Set(columns.map((name) => name.toLowerCase()));
  if (REVERSED.some((program) => program.every((name) => names.has(name)))) return true;
  if (!isDebt) return false;
  const payments = rows.filter(({ payee }) => PAYMENT.test(payee));
  if (payments.length > 0 && payments.every(({ amount }) => amount < 0)) return true;
  if (payments.length > 0 && payments.every(({ amount }) => amount > 0)) return false;
  const above = rows.filter(({ amount }) => amount > 0).length;
  return isCard && 2 * above > rows.length;
}
