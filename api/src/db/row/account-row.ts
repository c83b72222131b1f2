import {
  type Account,
  ACCOUNT_TYPES,
  type Liability,
  LIABILITY_TYPES,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents } from '@halyard/shared-contracts/money';
import type { AccountTable } from '../schema';

const amount = (value: number | null): Cents | null => (value === null ? null : cents(value));

const shared = (row: AccountTable, asOf: string | null) => ({
  id: row.id,
  name: row.name,
  institution: row.institution,
  balance: amount(row.balance_cents),
  currency: row.currency,
  mask: row.mask,
  source: row.source,
  closed: row.closed_at !== null,
  asOf,
});

/** An asset account from its row; `asOf` is when its bank last answered, null for a manual one. */
export function toAccount(row: AccountTable, asOf: string | null): Account {
  const type = ACCOUNT_TYPES.find((each) => each === row.type) ?? 'other';
  return { ...shared(row, asOf), type, officialName: row.official_name };
}

/** A debt from its row. */
export function toLiability(row: AccountTable, asOf: string | null): Liability {
  return {
    ...shared(row, asOf),
    type: LIABILITY_TYPES.find((each) => each === row.type) ?? 'loan',
    limit: amount(row.limit_cents),
    monthlyPayment: amount(row.monthly_payment_cents),
    minimumPayment: amount(row.minimum_payment_cents),
    aprPercent: row.apr_percent,
  };
}
