import fc from 'fast-check';
import { cents } from '../../../money';
import { addDays, isoDate } from '../../civil-date';
import {
  CHOICE_OPERATORS,
  NUMBER_OPERATORS,
  type Rule,
  type RuleCondition,
  type RuleRow,
  TEXT_OPERATORS,
} from '../rule';

/** The texts have few letters, so that rules often match rows. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' '), maxLength: 6 });
const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '.', '('), maxLength: 6 });
const category = fc.constantFrom('groceries', 'dining_out', 'category-1');
const account = fc.constantFrom('account-1', 'account-2');
const amount = fc.integer({ min: 0, max: 5 }).map((dollars) => cents(dollars * 100));

const choice = (
  field: 'category' | 'account' | 'direction' | 'weekday',
  value: fc.Arbitrary<string>,
) =>
  fc.record({ field: fc.constant(field), operator: fc.constantFrom(...CHOICE_OPERATORS), value });

const number = (field: 'amount' | 'dayOfMonth', value: fc.Arbitrary<number>) =>
  fc.record({
    field: fc.constant(field),
    operator: fc.constantFrom(...NUMBER_OPERATORS),
    value,
    value2: value,
  });

const condition: fc.Arbitrary<RuleCondition> = fc.oneof(
  fc.record({
    field: fc.constantFrom('merchant' as const, 'text' as const),
    operator: fc.constantFrom(...TEXT_OPERATORS),
    value: fc.oneof(text, pattern),
  }),
  choice('category', category),
  choice('account', account),
  choice('direction', fc.constantFrom('in', 'out')),
  choice('weekday', fc.integer({ min: 1, max: 7 }).map(String)),
  number('amount', amount),
  number('dayOfMonth', fc.integer({ min: 1, max: 31 })),
);

const then = fc.record(
  {
    category: fc.oneof(category, fc.constant([{ category: 'travel', share: 1 }])),
    merchant: text,
    tags: fc.constant(['trip']),
    hidden: fc.boolean(),
    reviewed: fc.boolean(),
  },
  { requiredKeys: [] },
);

export const anyRules: fc.Arbitrary<Rule[]> = fc
  .array(
    fc.record({
      match: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
      then,
    }),
    { maxLength: 5 },
  )
  .map((rules) => rules.map((rule, at) => ({ ...rule, id: `rule-${at}` })));

export const anyRow: fc.Arbitrary<RuleRow> = fc.record({
  merchant: text,
  text,
  category,
  amount: fc.integer({ min: -5, max: 5 }).map((dollars) => cents(dollars * 100)),
  accountId: account,
  date: fc.integer({ min: -20_000, max: 40_000 }).map((day) => addDays(isoDate('1990-01-01'), day)),
});
