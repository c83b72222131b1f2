import type { FieldChange, UserChange } from '@halyard/shared-contracts/wire';

const KINDS: Readonly<Record<string, string>> = {
  'transaction-added': 'Added',
  'transaction-removed': 'Deleted',
  'transaction-edited': 'Changed',
  'transactions-edited': 'Changed',
  'merchant-renamed': 'Renamed',
  'category-merged': 'Merged',
  'category-deleted': 'Deleted the category',
  'rule-applied': 'Applied a rule',
  'rules-ran': 'Rules acted on new transactions',
  'receipt-added': 'Attached',
  'receipt-removed': 'Removed the receipt',
  'statement-imported': 'Imported',
  'bank-synced': 'Received from',
  'account-added': 'Added the account',
  'account-removed': 'Deleted the account',
  'account-edited': 'Changed the account',
  'budget-changed': 'Changed the budget of',
  'budget-moved': 'Moved',
  'goal-added': 'Added the goal',
  'goal-changed': 'Changed the goal',
  'goal-removed': 'Deleted the goal',
  'goal-contributed': 'Added money to',
  'goal-taken-out': 'Took money out of',
  'goal-contribution-removed': 'Removed a contribution to',
  'goals-from-fact-finder': 'Changed goals in the fact finder',
  'goals-from-onboarding': 'Set goals at the start',
  buffer: '',
};

const WITHOUT_NAME = / (of|to|by)$/;

export const changeWords = ({ kind, label }: Pick<UserChange, 'kind' | 'label'>): string =>
  label === ''
    ? (KINDS[kind] ?? 'Changed').replace(WITHOUT_NAME, '')
    : `${KINDS[kind] ?? 'Changed'} ${label}`.trim();

const MAKERS: Readonly<Record<UserChange['by'], string>> = {
  you: 'You',
  rule: 'A rule of yours',
  import: 'An import',
  sync: 'Your bank',
};

export const makerWords = ({ by }: Pick<UserChange, 'by'>): string => MAKERS[by];

const FIELDS: Readonly<Record<string, string>> = {
  category: 'Category',
  merchant: 'Name',
  note: 'Note',
  parts: 'Split',
  transfer: 'Transfer',
  hidden: 'Hidden',
  reviewed: 'Reviewed',
  tags: 'Tags',
  owed_cents: 'Paid for others',
  date: 'Date',
  amount_cents: 'Amount',
  name: 'Name',
  pending: 'Pending',
  receipt: 'Receipt',
  limit_cents: 'Limit',
  balance_cents: 'Balance',
  assigned_cents: 'Budget',
  target_cents: 'Amount',
  millionths: 'Share',
  kind: 'At the end of a month',
  by_month: 'By',
};

/** Returns, for example, “Category: Other → Groceries”, or null for a field that is not meant for users. */
export function fieldWords({ field, before, after }: FieldChange): string | null {
  const name = FIELDS[field.replace(/^rule_/, '')];
  if (name === undefined || (before === null && after === null)) return null;
  return `${name}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`;
}
