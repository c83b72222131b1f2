import type { Pattern } from './pattern';

/** The first match counts, so specific patterns come before general ones. */
export const inflowPatterns: readonly Pattern[] = [
  [
    /social security|ssa treas/i,
    'Social Security Administration',
    'INCOME_RETIREMENT_PENSION',
    'other',
  ],
  [/unemployment|ui benefit/i, null, 'INCOME_UNEMPLOYMENT', 'other'],
  [/child support/i, null, 'INCOME_CHILD_SUPPORT', 'other'],
  [/pension/i, null, 'INCOME_RETIREMENT_PENSION', 'other'],
  [/^(?=.*ref).*(?:irs|tax) /i, 'Internal Revenue Service', 'INCOME_TAX_REFUND', 'other'],
  [
    /^(?=.*payout).*(?:uber|lyft|doordash|instacart)/i,
    null,
    'INCOME_GIG_ECONOMY',
    'online',
    'HIGH',
  ],
  [
    /stripe|upwork|invoice|client payment|self payout/i,
    null,
    'INCOME_CONTRACTOR',
    'online',
    'HIGH',
  ],
  [
    /payroll|salary|wages|dir(ect)? dep|paycheck|gusto|paychex|\badp\b/i,
    null,
    'INCOME_SALARY',
    'other',
  ],
  [/reimb/i, null, 'INCOME_OTHER', 'other', 'HIGH'],
  [/dividend/i, null, 'INCOME_DIVIDENDS', 'other'],
  [/interest|intrst/i, null, 'INCOME_INTEREST_EARNED', 'other'],
  [/venmo|zelle|cash ?app|paypal/i, null, 'TRANSFER_IN_TRANSFER_IN_FROM_APPS', 'online'],
  [
    /autopay|^(?=.*thank).*payment|online payment|card payment|bill payment/i,
    null,
    'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
    'other',
  ],
  [
    /coinbase|kraken|robinhood|betterment|ira distribution|brokerage/i,
    null,
    'TRANSFER_IN_INVESTMENT_AND_RETIREMENT_FUNDS',
    'other',
  ],
  [/transfer from savings/i, null, 'TRANSFER_IN_SAVINGS', 'other'],
  [/transfer|send money|brex/i, null, 'TRANSFER_IN_ACCOUNT_TRANSFER', 'other'],
  [/deposit|\bcheck\b/i, null, 'TRANSFER_IN_DEPOSIT', 'other'],
];
