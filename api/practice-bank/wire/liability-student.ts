import type { StudentLoan } from 'plaid';
import type { BankAccount } from '../bank/item';
import { addDays, nextMonthDay } from '../civil-day';
import type { CustomLiability } from '../persona/schema';
import type { Wire } from '../plaid-wire';
import { addressAnswer } from './address';

const DUE_DAY = 20;
const STATEMENT_BEFORE_DUE_DAYS = 21;

type Plan = Wire<StudentLoan>['repayment_plan'];

const plans: readonly Plan['type'][] = [
  'extended graduated',
  'extended standard',
  'graduated',
  'income-contingent repayment',
  'income-based repayment',
  'income-sensitive repayment',
  'interest only',
  'pay as you earn',
  'revised pay as you earn',
  'standard',
  'saving on a valuable education',
];

/** Without a stated minimum payment, the payment is the fixed one that repays the loan in time. */
export function studentLiability(account: BankAccount, today: string): Wire<StudentLoan> {
  const { liability } = account;
  const due = nextMonthDay(today, DUE_DAY);
  return {
    account_id: account.accountId,
    account_number: null,
    disbursement_dates: liability?.origination_date ? [liability.origination_date] : null,
    expected_payoff_date: liability?.expected_payoff_date ?? null,
    guarantor: liability?.guarantor ?? null,
    interest_rate_percentage: liability?.nominal_apr ?? 0,
    is_overdue: liability?.is_overdue ?? false,
    last_payment_amount: liability?.last_payment_amount ?? null,
    last_payment_date: null,
    last_statement_balance: account.openingBalance,
    last_statement_issue_date: addDays(due, -STATEMENT_BEFORE_DUE_DAYS),
    loan_name: liability?.loan_name ?? null,
    loan_status: { end_date: liability?.loan_status?.end_date ?? null, type: 'repayment' },
    minimum_payment_amount: liability?.minimum_payment_amount ?? fixedPayment(liability),
    next_payment_due_date: due,
    origination_date: liability?.origination_date ?? null,
    origination_principal_amount: liability?.principal ?? null,
    outstanding_interest_amount: null,
    payment_reference_number: liability?.payment_reference_number ?? null,
    pslf_status: {
      estimated_eligibility_date: null,
      payments_made: null,
      payments_remaining: null,
    },
    repayment_plan: planOf(liability),
    sequence_number: liability?.sequence_number ?? null,
    servicer_address: addressAnswer(liability?.servicer_address?.data),
    ytd_interest_paid: null,
    ytd_principal_paid: null,
  };
}

function planOf(liability: CustomLiability | null): Plan {
  const type = liability?.repayment_plan_type ?? liability?.repayment_model?.type;
  return {
    description: liability?.repayment_plan_description ?? null,
    type: plans.find((plan) => plan === type) ?? 'other',
  };
}

/** Returns the monthly payment in dollars, or null if the principal, the rate or the number of months is unknown. */
function fixedPayment(liability: CustomLiability | null): number | null {
  const months = liability?.repayment_model?.repayment_months;
  const { principal, nominal_apr: percent } = liability ?? {};
  if (!months || !principal || !percent) return null;
  const rate = percent / 1200;
  return Math.round((principal * rate * 100) / (1 - (1 + rate) ** -months)) / 100;
}
