import type { AccountType, LiabilityType } from '../entities';

/** What a bank's account becomes: an asset account or a debt. */
export type MappedType =
  | { readonly kind: 'account'; readonly type: AccountType }
  | { readonly kind: 'liability'; readonly type: LiabilityType };

const account = (type: AccountType): MappedType => ({ kind: 'account', type });
const liability = (type: LiabilityType): MappedType => ({ kind: 'liability', type });

const SAVINGS = ['savings', 'cd', 'money market', 'hsa'];

const CRYPTO = ['crypto exchange', 'non-custodial wallet'];

/** Plaid's retirement subtypes, lower case; the specification names only ira and 401k. */
const RETIREMENT = [
  '401a',
  '401k',
  '403b',
  '457b',
  'ira',
  'keogh',
  'lif',
  'lira',
  'lrif',
  'lrsp',
  'pension',
  'prif',
  'profit sharing plan',
  'retirement',
  'rlif',
  'roth',
  'roth 401k',
  'roth 403b',
  'rrif',
  'rrsp',
  'sarsep',
  'sep ira',
  'simple ira',
  'sipp',
  'thrift savings plan',
];

const LOANS: Readonly<Record<string, LiabilityType>> = {
  student: 'student_loan',
  auto: 'auto_loan',
  mortgage: 'mortgage',
};

const depository = (subtype: string): MappedType =>
  account(SAVINGS.includes(subtype) ? 'savings' : 'checking');

const investment = (subtype: string): MappedType => {
  if (RETIREMENT.includes(subtype)) return account('retirement');
  return account(CRYPTO.includes(subtype) ? 'crypto' : 'brokerage');
};

const BY_TYPE: Readonly<Record<string, (subtype: string) => MappedType>> = {
  depository,
  investment,
  brokerage: () => account('brokerage'),
  credit: () => liability('credit_card'),
  loan: (subtype) => liability(LOANS[subtype] ?? 'loan'),
};

/**
 * Maps Plaid's account type and subtype, in any case, to ours (P1-7-24 to P1-7-26, R-3.9).
 * A type we do not know becomes the account type 'other': shown, left out of totals, never an error.
 */
export function mapAccountType(type: string, subtype: string | null): MappedType {
  const known = new Map(Object.entries(BY_TYPE)).get(type.toLowerCase());
  return known ? known((subtype ?? '').toLowerCase()) : account('other');
}
