/**
 * The kinds of investment transactions that bring money into an account or take it out. Every other kind moves money
 * inside the account: purchases, dividends, interest, fees.
 * Source: https://plaid.com/docs/api/accounts/#investment-transaction-types-schema
 */
const EXTERNAL: ReadonlySet<string> = new Set([
  'contribution',
  'deposit',
  'distribution',
  'withdrawal',
  'transfer',
  'send',
  'request',
  'pending credit',
  'pending debit',
  'loan payment',
  'adjustment',
]);

/** Whether a transaction of this kind moves money between the account and the rest of the world. */
export const isExternal = (kind: string): boolean => EXTERNAL.has(kind);

const FEES = /\bfee\b|margin expense/;

/** Whether a transaction of this kind is a fee. */
export const isFee = (kind: string): boolean => FEES.test(kind);
