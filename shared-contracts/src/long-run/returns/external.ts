/**
 * These kinds of investment transactions bring money into an account or take it out. Other kinds, such as
 * purchases, dividends, interest, and fees, move money inside the account. Source:
 * https://plaid.com/docs/api/accounts/#investment-transaction-types-schema
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

export const isExternal = (kind: string): boolean => EXTERNAL.has(kind);

const FEES = /\bfee\b|margin expense/;

export const isFee = (kind: string): boolean => FEES.test(kind);
