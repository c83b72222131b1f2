import {
  type Account,
  ACCOUNT_TYPES,
  type DebtTerm,
  INVESTMENT_KINDS,
  type InvestmentHolding,
  isoDate,
  type Liability,
  LIABILITY_TYPES,
  mapAccountType,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents } from '@halyard/shared-contracts/money';
import type { AccountTable } from '../schema';
import type { InvestmentHoldingTable } from '../tables/investments';

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

export function isTypeUnknownToBank({
  source,
  raw_type: type,
  raw_subtype: subtype,
}: AccountTable) {
  return source === 'bank' && type !== null && mapAccountType(type, subtype).type === 'other';
}

export function termsUnknownToBank(row: AccountTable): DebtTerm[] {
  if (row.source !== 'bank' || row.kind !== 'debt') return [];
  const isRateKnown = row.apr_percent !== null;
  const isPaymentKnown = row.monthly_payment_cents !== null || row.minimum_payment_cents !== null;
  return [
    ...(isRateKnown ? [] : ['rate' as const]),
    ...(isPaymentKnown ? [] : ['payment' as const]),
  ];
}

/** `asOf` is the time of the bank’s figures, or null for a manual account. */
export function toAccount(row: AccountTable, asOf: string | null): Account {
  const type = ACCOUNT_TYPES.find((each) => each === row.type) ?? 'other';
  const typeKnown = !isTypeUnknownToBank(row);
  return { ...shared(row, asOf), type, typeKnown, officialName: row.official_name };
}

export function toLiability(row: AccountTable, asOf: string | null): Liability {
  return {
    ...shared(row, asOf),
    type: LIABILITY_TYPES.find((each) => each === row.type) ?? 'loan',
    limit: amount(row.limit_cents),
    monthlyPayment: amount(row.monthly_payment_cents ?? row.own_payment_cents),
    minimumPayment: amount(row.minimum_payment_cents),
    aprPercent: row.apr_percent ?? row.own_apr_percent,
    original: amount(row.original_cents),
    openTerms: termsUnknownToBank(row),
  };
}

export const toOwned = (row: AccountTable): Account | Liability =>
  row.kind === 'asset' ? toAccount(row, null) : toLiability(row, null);

export function toInvestmentHolding(row: InvestmentHoldingTable): InvestmentHolding {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    ticker: row.ticker,
    kind: INVESTMENT_KINDS.find((each) => each === row.kind) ?? 'other',
    quantity: row.quantity,
    unitPrice: row.unit_price,
    value: cents(row.value_cents),
    costBasis: row.cost_basis_cents === null ? null : cents(row.cost_basis_cents),
    currency: row.currency,
    pricedOn: row.priced_on === null ? null : isoDate(row.priced_on),
  };
}
