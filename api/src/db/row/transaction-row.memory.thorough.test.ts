import { bytesKept } from '@halyard/shared-contracts/testing/bytes-kept';
import { type ShownRow, toTransaction, transactionReader } from './transaction-row';

const ROWS = 20_000;

/** Returns rows as a driver does: each row has texts of its own. */
const rows = (): ShownRow[] =>
  Array.from({ length: ROWS }, (_, index) =>
    JSON.parse(
      JSON.stringify({
        id: `txn-${String(index).padStart(16, '0')}`,
        account_id: `account-of-the-person-${index % 3}`,
        date: `2026-${String(1 + (index % 12)).padStart(2, '0')}-15`,
        merchant: `Meridian Books and Papers ${index % 40}`,
        name: `Meridian Books and Papers ${index % 40}`,
        category: 'Entertainment',
        amount_cents: -300 - index,
        type: 'debit',
        pending: 0,
        currency: 'USD',
        source: 'manual',
      }),
    ),
  );

it('transactions of a long list share equal texts', async () => {
  const alone = await bytesKept(ROWS, () => rows().map(toTransaction));
  const sharing = await bytesKept(ROWS, () => rows().map(transactionReader()));
  expect(sharing).toBeLessThan(0.75 * alone);
});
