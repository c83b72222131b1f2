import { type ReviewReason, shortDay, type Transaction } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';

export function reasonWords(reason: ReviewReason, { category }: Pick<Transaction, 'category'>) {
  switch (reason.kind) {
    case 'deposit':
      return 'Unsorted deposit';
    case 'duplicate':
      return `Same as on ${shortDay(reason.other.date)}?`;
    case 'transfer':
      return 'Transfer?';
    case 'price':
      return `Up ${formatUsd(reason.by)}`;
    default:
      return category === 'Other' ? 'No category yet' : 'Guessed category';
  }
}

export const needsDetails = ({ kind }: ReviewReason): boolean =>
  kind === 'duplicate' || kind === 'transfer';
