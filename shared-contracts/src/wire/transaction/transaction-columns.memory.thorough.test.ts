import type { Transaction } from '../../finance';
import { financialData, transaction } from '../../testing';
import { bytesKept } from '../../testing/bytes-kept';
import { decodeTransactions, transactionLines } from '../index';

describe('transactions by columns', () => {
  it('share equal texts between blocks', async () => {
    const count = 100_000;
    const transactions = Array.from({ length: count }, (_, at) =>
      transaction({
        id: `t-${at}`,
        merchant: `Meridian Books and Papers at the Lower Harbor, next to the Market ${at % 500}`,
      }),
    );
    const lines = JSON.stringify([...transactionLines(financialData(), transactions)]);
    const decoded = () => decodeTransactions(JSON.parse(lines)).transactions;
    const ownText = ({ merchant }: Transaction) => JSON.parse(JSON.stringify(merchant));
    const sharing = await bytesKept(count, decoded);
    const alone = await bytesKept(count, () =>
      decoded().map((row) => ({ ...row, merchant: ownText(row) })),
    );
    expect(sharing).toBeLessThan(0.85 * alone);
  });
});
