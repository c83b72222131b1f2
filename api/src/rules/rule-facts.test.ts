import {
  categoryBook,
  isoDate,
  type Rule,
  type RuleCondition,
  ruleRunner,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { ruleFacts } from './rule-facts';

function namesAsked(match: Rule['match'], conditions: readonly RuleCondition[]): number {
  let asked = 0;
  const merchant = () => {
    asked += 1;
    return 'Coffee Bar';
  };
  const transaction = {
    id: 'txn-1',
    accountId: 'acc-1',
    date: isoDate('2025-07-01'),
    name: 'SQ *COFFEE BAR',
    category: 'Other',
    amount: cents(-450),
    type: 'debit' as const,
    pending: false,
    currency: 'USD',
    note: null,
    source: 'bank' as const,
  };
  const { row, own } = ruleFacts(
    { transaction, merchant, isTyped: false },
    undefined,
    categoryBook([]),
  );
  ruleRunner([{ id: 'rule-1', match, conditions, then: {} }])(row, own);
  return asked;
}

const text = { field: 'text', operator: 'contains', value: 'tea' } as const;
const merchant = { field: 'merchant', operator: 'contains', value: 'coffee' } as const;
const amount = { field: 'amount', operator: 'above', value: 9_900 } as const;

// Covers P3-A7-9.
test.each([
  ['all', [text], 0],
  ['all', [merchant], 1],
  ['all', [merchant, amount], 0],
  ['all', [merchant, text], 0],
  ['any', [merchant, { ...amount, operator: 'below' as const }], 0],
  ['any', [merchant, amount], 1],
] as const)('for %s of %j, the name of a row is made %d times', (match, conditions, times) => {
  expect(namesAsked(match, conditions)).toBe(times);
});
