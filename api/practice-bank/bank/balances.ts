import { currentRows } from './ledger';
import type { BankAccount, Item } from './item';
import { cachePerStep } from './cache-per-step';

/** The amounts are in dollars. Debt is positive on credit and loan accounts. */
interface Balances {
  readonly current: number;
  readonly available: number | null;
  readonly limit: number | null;
}

const toCents = (dollars: number) => Math.round(dollars * 100);

/** The cents left an account after the Item was linked. */
interface Outflow {
  readonly posted: number;
  readonly pending: number;
}

const NOTHING: Outflow = { posted: 0, pending: 0 };

const outflowByAccount = cachePerStep((item): ReadonlyMap<string, Outflow> => {
  const outflows = new Map<string, Outflow>();
  for (const { accountId, amount, pending, inOpeningBalance } of currentRows(item)) {
    if (!pending && inOpeningBalance) continue;
    const before = outflows.get(accountId) ?? NOTHING;
    const field = pending ? 'pending' : 'posted';
    outflows.set(accountId, { ...before, [field]: before[field] + toCents(amount) });
  }
  return outflows;
});

/** The opening balance includes all rows that had posted when the Item was linked. */
export function balancesOf(item: Item, account: BankAccount): Balances {
  const { posted, pending } = outflowByAccount(item).get(account.accountId) ?? NOTHING;
  const owes = account.type === 'credit' || account.type === 'loan';
  const current = toCents(account.openingBalance) + (owes ? posted : -posted);
  return {
    current: current / 100,
    available: availableOf(account, current, pending),
    limit: account.limit,
  };
}

function availableOf(account: BankAccount, current: number, pending: number): number | null {
  if (account.hidesAvailable) return null;
  if (account.forcedAvailable !== null) return account.forcedAvailable;
  if (account.type === 'depository') return (current - pending) / 100;
  if (account.type !== 'credit' || account.limit === null) return null;
  return (toCents(account.limit) - current - pending) / 100;
}
