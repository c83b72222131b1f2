import type { LiabilitiesObject, MortgageLiability } from 'plaid';
import type { BankAccount, Item } from '../bank/item';
import { addDays, nextMonthDay } from '../civil-day';
import type { Wire } from '../plaid-wire';
import { addressAnswer } from './address';
import { creditLiability } from './liability-credit';
import { studentLiability } from './liability-student';

/** Returns null for an account whose debt Plaid does not report, such as an auto loan. */
export function liabilityKind(account: BankAccount): 'credit' | 'student' | 'mortgage' | null {
  if (account.type === 'credit') return 'credit';
  if (account.type !== 'loan') return null;
  return account.subtype === 'student' || account.subtype === 'mortgage' ? account.subtype : null;
}

export function liabilitiesAnswer(
  item: Item,
  accounts: readonly BankAccount[],
  today: string,
): Wire<LiabilitiesObject> {
  const of = (kind: string) => accounts.filter((account) => liabilityKind(account) === kind);
  return {
    credit: orNull(of('credit').map((account) => creditLiability(item, account, today))),
    mortgage: orNull(of('mortgage').map((account) => mortgageLiability(account, today))),
    student: orNull(of('student').map((account) => studentLiability(account, today))),
  };
}

function orNull<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null;
}

const MORTGAGE_DUE_DAY = 1;

function mortgageLiability(account: BankAccount, today: string): Wire<MortgageLiability> {
  const { liability } = account;
  const due = nextMonthDay(addDays(today, 1), MORTGAGE_DUE_DAY);
  return {
    account_id: account.accountId,
    account_number: null,
    current_late_fee: null,
    escrow_balance: null,
    has_pmi: null,
    has_prepayment_penalty: null,
    interest_rate: {
      percentage: liability?.nominal_apr ?? null,
      type: liability?.interest_rate_type ?? null,
    },
    last_payment_amount: liability?.last_payment_amount ?? null,
    last_payment_date: null,
    loan_term: liability?.loan_term ?? null,
    loan_type_description: null,
    maturity_date: null,
    next_monthly_payment: liability?.next_monthly_payment ?? null,
    next_payment_due_date: due,
    origination_date: liability?.origination_date ?? null,
    origination_principal_amount: liability?.principal ?? null,
    past_due_amount: 0,
    property_address: addressAnswer(liability?.property_address),
    ytd_interest_paid: null,
    ytd_principal_paid: null,
  };
}
