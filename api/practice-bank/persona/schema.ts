import * as v from 'valibot';
import { amount, day, flag, text } from './fields';
import { inflowModel } from './inflow-model';
import { holding, investmentTransaction } from './investments';
import { subtypes } from './subtypes';

const address = v.nullish(
  v.object({ city: text, region: text, street: text, postal_code: text, country: text }),
);

const transaction = v.object({
  date_transacted: day,
  date_posted: day,
  amount,
  description: text,
  currency: text,
});

const liability = v.object({
  type: text,
  purchase_apr: amount,
  cash_apr: amount,
  balance_transfer_apr: amount,
  special_apr: amount,
  last_payment_amount: amount,
  minimum_payment_amount: amount,
  is_overdue: flag,
  origination_date: day,
  principal: amount,
  nominal_apr: amount,
  repayment_model: v.nullish(
    v.object({ type: text, non_repayment_months: amount, repayment_months: amount }),
  ),
  expected_payoff_date: day,
  guarantor: text,
  loan_name: text,
  loan_status: v.nullish(v.object({ type: text, end_date: day })),
  payment_reference_number: text,
  repayment_plan_description: text,
  repayment_plan_type: text,
  sequence_number: text,
  servicer_address: v.nullish(v.object({ data: address })),
  // Plaid's custom users cannot describe a mortgage, so we add these four fields with the names of /liabilities/get.
  interest_rate_type: text,
  next_monthly_payment: amount,
  loan_term: text,
  property_address: address,
});

const accountTypes = ['depository', 'credit', 'loan', 'investment', 'payroll', 'other'] as const;

const account = v.object({
  type: v.nullish(v.picklist(accountTypes, 'is not an account type')),
  subtype: v.nullish(v.picklist(subtypes, 'is not an account subtype')),
  starting_balance: amount,
  force_available_balance: amount,
  has_null_available_balance: flag,
  currency: text,
  meta: v.nullish(v.object({ name: text, official_name: text, limit: amount, mask: text })),
  numbers: v.nullish(v.object({ account: text })),
  transactions: v.nullish(v.array(transaction, 'is not a list')),
  holdings: v.nullish(v.array(holding, 'is not a list')),
  investment_transactions: v.nullish(v.array(investmentTransaction, 'is not a list')),
  liability: v.nullish(liability),
  inflow_model: inflowModel,
});

/** This is the part of Plaid's custom user that the bank reads (https://plaid.com/docs/sandbox/user-custom/). */
export const customUserSchema = v.pipe(
  v.unknown(),
  v.check((json) => !Array.isArray(json), 'is not an object'),
  v.object(
    {
      override_accounts: v.nullish(v.array(account, 'is not a list')),
      force_error: text,
      /**
       * Plaid's format does not have this field. It is the day that counts as today in the file; the default is the
       * newest date.
       */
      as_of: day,
    },
    'is not an object',
  ),
);

export type CustomUser = v.InferOutput<typeof customUserSchema>;
export type CustomAccount = v.InferOutput<typeof account>;
export type CustomLiability = v.InferOutput<typeof liability>;
