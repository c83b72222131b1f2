import { addDays } from '../civil-day';
import type { Bank } from './bank';
import { nextId } from './ids';
import type { Item, Row } from './item';
import { currentRows } from './ledger';

/**
 * What `/transactions/refresh` finds. For Plaid's dynamic Sandbox user it is what Plaid documents: everything pending has
 * posted, one posted amount is a dollar more, and one new purchase is pending. For everyone else the bank has nothing
 * new: a persona's own amounts are never touched.
 */
export function refresh(bank: Bank, item: Item): void {
  const account = item.accounts.find((one) => one.type === 'depository' || one.type === 'credit');
  if (!item.dynamic || !account) return;
  bank.postAllPending(item);
  const dearer = currentRows(item).find((row) => !row.inOpeningBalance && row.amount > 0);
  const changes = [newPending(bank, account.accountId, account.currency)];
  if (dearer) changes.push({ ...dearer, amount: (Math.round(dearer.amount * 100) + 100) / 100 });
  bank.change(
    item,
    changes.map((row) => ({ id: row.id, row })),
  );
}

function newPending(bank: Bank, accountId: string, currency: string): Row {
  const today = bank.today();
  return {
    id: nextId(bank.state.ids, 'transaction'),
    accountId,
    amount: 4.75,
    currency,
    description: 'BLUE BOTTLE COFFEE',
    transacted: today,
    posted: addDays(today, 1),
    pending: true,
    pendingId: null,
    inOpeningBalance: false,
  };
}
