import type { ReadOptions, StatementRow } from '../statement';

/** Programs whose files show money out above zero, by names of columns that only they have. */
const REVERSED: readonly (readonly string[])[] = [
  ['parent category', 'excluded'],
  ['ignored from', 'tax deductible'],
];

const PAYMENT = /\b(payment|autopay|thank you|direct debit)\b/i;

/** True if a file seems to show money out above zero, as those of many cards do. */
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
