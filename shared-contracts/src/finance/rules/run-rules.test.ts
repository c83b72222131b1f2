import fc from 'fast-check';
import { cents } from '../../money';
import { isoDate } from '../civil-date';
import type { Rule, RuleCondition, RuleRow } from './rule';
import { ruleRunner } from './run-rules';
import { anyRow, anyRules } from './testing/any-rule';
import { naiveOutcome } from './testing/naive-rules';

const ROW: RuleRow = {
  merchant: 'Blue  Bottle Coffee',
  text: 'SQ *BLUE BOTTLE 0123',
  category: 'other',
  amount: cents(-1250),
  accountId: 'account-1',
  date: isoDate('2025-07-14'),
};

const NOBODY = new Set<never>();
const rule = (id: string, condition: RuleCondition, then: Rule['then']): Rule => ({
  id,
  match: 'all',
  conditions: [condition],
  then,
});
const isMet = (condition: RuleCondition, row: Partial<RuleRow> = {}) =>
  ruleRunner([rule('a', condition, { hidden: true })])({ ...ROW, ...row }, NOBODY).met.length === 1;

// Covers P3-A7-1.
test.each([
  [{ field: 'merchant', operator: 'is', value: ' blue bottle COFFEE ' }, true],
  [{ field: 'merchant', operator: 'is', value: 'Blue Bottle' }, false],
  [{ field: 'merchant', operator: 'isNot', value: 'Blue Bottle' }, true],
  [{ field: 'text', operator: 'contains', value: 'bottle 01' }, true],
  [{ field: 'text', operator: 'contains', value: 'b.ttle' }, false],
  [{ field: 'text', operator: 'startsWith', value: 'sq *' }, true],
  [{ field: 'text', operator: 'matches', value: 'sq*0123' }, true],
  [{ field: 'text', operator: 'matches', value: '*bottle' }, false],
  [{ field: 'text', operator: 'matches', value: '(a+)+$' }, false],
  [{ field: 'category', operator: 'is', value: 'other' }, true],
  [{ field: 'account', operator: 'isNot', value: 'account-1' }, false],
  [{ field: 'direction', operator: 'is', value: 'out' }, true],
  [{ field: 'weekday', operator: 'is', value: '1' }, true],
  [{ field: 'weekday', operator: 'is', value: '7' }, false],
  [{ field: 'dayOfMonth', operator: 'is', value: 14 }, true],
  [{ field: 'amount', operator: 'is', value: 1250 }, true],
  [{ field: 'amount', operator: 'above', value: 1250 }, false],
  [{ field: 'amount', operator: 'above', value: 1249 }, true],
  [{ field: 'amount', operator: 'below', value: 1250 }, false],
  [{ field: 'amount', operator: 'below', value: 1251 }, true],
  [{ field: 'amount', operator: 'between', value: 1250, value2: 1250 }, true],
  [{ field: 'amount', operator: 'between', value: 2000, value2: 1251 }, false],
  [{ field: 'amount', operator: 'between', value: 2000, value2: 1250 }, true],
] as const)('%j is met: %s', (condition, expected) => {
  expect(isMet(condition)).toBe(expected);
});

test('a day before 1970 has a weekday', () => {
  const date = isoDate('1969-12-28');
  expect(isMet({ field: 'weekday', operator: 'is', value: '7' }, { date })).toBe(true);
});

// Covers P3-A7-2.
test('the first rule that sets a field wins, and no rule replaces what the user set', () => {
  const always: RuleCondition = { field: 'direction', operator: 'is', value: 'out' };
  const run = ruleRunner([
    rule('a', always, { category: 'groceries' }),
    rule('b', always, { category: 'travel', merchant: 'Blue Bottle' }),
  ]);
  expect(run(ROW, NOBODY)).toEqual({
    outcome: {
      category: { rule: 'a', value: 'groceries' },
      merchant: { rule: 'b', value: 'Blue Bottle' },
    },
    met: ['a', 'b'],
  });
  expect(run(ROW, new Set(['category'])).outcome).toEqual({
    merchant: { rule: 'b', value: 'Blue Bottle' },
  });
});

test('a rule sees the name that an earlier rule gave, and no later one', () => {
  const renames = rule(
    'a',
    { field: 'text', operator: 'contains', value: 'bottle' },
    { merchant: 'Café' },
  );
  const sorts = rule(
    'b',
    { field: 'merchant', operator: 'is', value: 'café' },
    { category: 'dining_out' },
  );
  expect(ruleRunner([renames, sorts])(ROW, NOBODY).met).toEqual(['a', 'b']);
  expect(ruleRunner([sorts, renames])(ROW, NOBODY).met).toEqual(['a']);
  expect(ruleRunner([renames, sorts])(ROW, new Set(['merchant'])).met).toEqual(['a']);
});

// Covers P3-A7-2.
test('any rules on any row have the same result as a naive loop', () => {
  const own = fc.subarray(['category', 'merchant', 'tags', 'hidden', 'reviewed'] as const);
  fc.assert(
    fc.property(anyRules, anyRow, own, (rules, row, fields) => {
      const set = new Set(fields);
      expect(ruleRunner(rules)(row, set)).toEqual(naiveOutcome(rules, row, set));
    }),
    { numRuns: 3_000 },
  );
});
