import { brand } from '@halyard/shared-contracts/brand';
import type { DeletionReceipt } from '@halyard/shared-contracts/wire';

export const receiptText = (
  receipt: DeletionReceipt,
): string => `Receipt of a deletion at ${brand.name}

Number: ${receipt.id}
Asked for: ${receipt.asked_at}
Done: ${receipt.erased_at ?? `not yet; by ${receipt.erased_by} at the latest`}
Gone from backups: by ${receipt.backups_by} at the latest

Deleted: ${receipt.banks} bank links, ${receipt.accounts} accounts, ${receipt.transactions} transactions, and everything
else that was kept of the person who asked.

This receipt names nobody. Whoever holds its number can ask ${brand.email} how far the deletion is.
`;
