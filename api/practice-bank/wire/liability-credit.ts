import type { APR, CreditCardLiability } from 'plaid';
import { balancesOf } from '../bank/balances';
import { currentRows } from '../bank/ledger';
import type { BankAccount, Item } from '../bank/item';
import { addDays, nextMonthDay } from '../civil-day';
import type { CustomLiability } from '../persona/schema';
import type { Wire } from '../plaid-wire';

const DUE_DAY = 15;
const STATEMENT_BEFORE_DUE_DAYS = 25;

/** Payments are read from the transactions, so that both always agree. */
export function creditLiability(
  item: Item,
  account: BankAccount,
  today: string,
): Wire<CreditCardLiability> {
  const due = nextMonthDay(today, DUE_DAY);
  const payment = lastPayment(item, account);
  const { liability } = account;
  return {
    account_id: account.accountId,
    aprs: liability ? aprsOf(liability, Math.max(0, balancesOf(item, account).current)) : [],
    is_overdue: liability?.is_overdue ?? null,
    last_payment_amount: liability?.last_payment_amount ?? payment?.amount ?? null,
    last_payment_date: payment?.date ?? null,
    last_statement_balance: balancesOf(item, account).current,
    last_statement_issue_date: addDays(due, -STATEMENT_BEFORE_DUE_DAYS),
    minimum_payment_amount: liability?.minimum_payment_amount ?? null,
    next_payment_due_date: due,
  };
}

function lastPayment(item: Item, account: BankAccount) {
  const paid = currentRows(item)
    .filter((row) => row.accountId === account.accountId && row.amount < 0 && !row.pending)
    .sort((a, b) => b.posted.localeCompare(a.posted))[0];
  return paid && { amount: -paid.amount, date: paid.posted };
}

function aprsOf(liability: CustomLiability, balance: number): Wire<APR>[] {
  const rates = [
    ['purchase_apr', liability.purchase_apr],
    ['cash_apr', liability.cash_apr],
    ['balance_transfer_apr', liability.balance_transfer_apr],
    ['special', liability.special_apr],
  ] as const;
  return rates.flatMap(([type, percent]) =>
    typeof percent === 'number'
      ? {
          apr_percentage: percent,
          apr_type: type,
          balance_subject_to_apr: type === 'purchase_apr' ? balance : 0,
          interest_charge_amount: null,
        }
      : [],
  );
}
