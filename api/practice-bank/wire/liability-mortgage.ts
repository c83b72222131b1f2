import type { MortgageLiability } from 'plaid';
import type { BankAccount } from '../bank/item';
import { addDays, nextMonthDay } from '../civil-day';
import type { Wire } from '../plaid-wire';
import { addressAnswer } from './address';

const DUE_DAY = 1;

/** A mortgage's terms, from the four fields that our own personas add to Plaid's custom users. */
export function mortgageLiability(account: BankAccount, today: string): Wire<MortgageLiability> {
  const { liability } = account;
  const due = nextMonthDay(addDays(today, 1), DUE_DAY);
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
