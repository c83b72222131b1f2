import {
  type Category,
  isIsoDate,
  type IsoDate,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { abs, type Cents, negate, toDollars, ZERO } from '@halyard/shared-contracts/money';
import type { Problems } from '@halyard/shared-contracts/ui';
import type { TransactionInput } from '@halyard/shared-contracts/wire';

export interface TransactionDraft {
  readonly accountId: string;
  readonly date: string;
  readonly merchant: string;
  readonly category: Category;
  readonly direction: 'out' | 'in';
  /** The amount is above zero, and the direction gives the sign. */
  readonly amount: Cents | null;
  readonly note: string;
}

export function emptyDraft(accountId: string, today: IsoDate): TransactionDraft {
  return {
    accountId,
    date: today,
    merchant: '',
    category: 'Other',
    direction: 'out',
    amount: null,
    note: '',
  };
}

export function draftOf(row: Transaction): TransactionDraft {
  const { accountId, date, merchant, category, amount, note } = row;
  const direction = amount > 0 ? 'in' : 'out';
  return { accountId, date, merchant, category, direction, amount: abs(amount), note: note ?? '' };
}

/** An earlier year is a typing error, such as 26 for 2026. */
const EARLIEST = '1900-01-01';

function dateProblem(date: string): Problems<TransactionDraft> {
  if (!isIsoDate(date)) return { date: 'Choose a date' };
  return date < EARLIEST ? { date: 'Check the year: it is before 1900' } : {};
}

export function draftProblems({
  date,
  merchant,
  amount,
}: TransactionDraft): Problems<TransactionDraft> {
  return {
    ...dateProblem(date),
    ...(merchant.trim() === '' ? { merchant: 'Say who was paid or who paid' } : {}),
    ...(amount !== null && amount > 0 ? {} : { amount: 'Enter an amount above $0.00' }),
  };
}

export function draftInput(draft: TransactionDraft): TransactionInput {
  const { accountId, date, merchant, category, direction, amount, note } = draft;
  const size = amount ?? ZERO;
  return {
    account_id: accountId,
    date,
    merchant: merchant.trim(),
    category,
    amount: toDollars(direction === 'out' ? negate(size) : size),
    note: note.trim() === '' ? null : note.trim(),
  };
}
