import type { StatementMapping, StatementRowWire } from '@halyard/shared-contracts/wire';

export const DUPLICATE_WORDS: Readonly<Record<NonNullable<StatementRowWire['duplicate']>, string>> =
  {
    id: 'Already there: same bank reference',
    same: 'Already there: same day, amount and payee',
    alike: 'May be there: same amount, similar payee, days apart',
    repeated: 'Stands twice in this file',
  };

export const FIELD_WORDS: readonly (readonly [keyof StatementMapping, string])[] = [
  ['date', 'Date'],
  ['payee', 'Payee'],
  ['amount', 'Amount'],
  ['debit', 'Money out'],
  ['credit', 'Money in'],
  ['note', 'Note'],
  ['ref', 'Bank reference'],
];
