import { isIsoDate } from '@halyard/shared-contracts/finance';
import { type Cents, toDollars, ZERO } from '@halyard/shared-contracts/money';
import type { Problems } from '@halyard/shared-contracts/ui';
import type { TransferInput } from '@halyard/shared-contracts/wire';

export interface TransferDraft {
  readonly fromId: string;
  readonly toId: string;
  readonly amount: Cents | null;
  readonly date: string;
  readonly note: string;
}

export function transferProblems({
  fromId,
  toId,
  amount,
  date,
}: TransferDraft): Problems<TransferDraft> {
  return {
    ...(fromId === toId ? { toId: 'Choose another account' } : {}),
    ...(amount !== null && amount > 0 ? {} : { amount: 'Enter an amount above $0.00' }),
    ...(isIsoDate(date) ? {} : { date: 'Choose a date' }),
  };
}

export function transferInput({ fromId, toId, amount, date, note }: TransferDraft): TransferInput {
  return {
    from_account_id: fromId,
    to_account_id: toId,
    amount: toDollars(amount ?? ZERO),
    date,
    note: note.trim() === '' ? null : note.trim(),
  };
}
