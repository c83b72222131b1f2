import type { RuleWire } from '@halyard/shared-contracts/wire';
import { bodyOfDraft, conditionOn, draftOf, newDraft } from './rule-draft';

const RULE: RuleWire = {
  id: 'rule-1',
  name: 'Coffee',
  order: 0,
  when: {
    match: 'any',
    conditions: [
      { field: 'merchant', operator: 'contains', value: 'coffee' },
      { field: 'amount', operator: 'between', value: 4, value2: 5.5 },
      { field: 'weekday', operator: 'is', value: 1 },
    ],
  },
  then: { category: 'Dining Out', tags: ['treat', 'work'], hidden: true },
};

test('a rule comes back from the form as it was', () => {
  const { when, then } = RULE;
  expect(bodyOfDraft(draftOf(RULE))).toEqual({ when, then });
});

test('a split stays until the user chooses a category', () => {
  const split = [{ category: 'Rent', share: 0.5 }, { category: 'Travel' }];
  const draft = draftOf({ ...RULE, then: { split } });
  expect(bodyOfDraft(draft)?.then).toEqual({ split });
  expect(bodyOfDraft({ ...draft, category: 'Rent' })?.then).toEqual({ category: 'Rent' });
});

const START = newDraft('Blue Bottle', 'Dining Out');

test.each([
  ['nothing to do', { ...START, category: '' }],
  ['no text', { ...START, conditions: [conditionOn('text')] }],
  ['no category', { ...START, conditions: [conditionOn('category')] }],
  ['no amount', { ...START, conditions: [conditionOn('amount')] }],
  ['no number', { ...START, conditions: [{ ...conditionOn('amount'), value: 'four' }] }],
  ['a day 32', { ...START, conditions: [{ ...conditionOn('dayOfMonth'), value: '32' }] }],
  [
    'no end',
    {
      ...START,
      conditions: [{ ...conditionOn('amount'), operator: 'between' as const, value: '4' }],
    },
  ],
])('a draft with %s is no rule yet', (_, draft) => {
  expect(bodyOfDraft(START)).not.toBeNull();
  expect(bodyOfDraft(draft)).toBeNull();
});

test('an amount may be typed with a dollar sign and commas', () => {
  const condition = { ...conditionOn('amount'), value: ' $1,204.50 ' };
  const body = bodyOfDraft({ ...START, conditions: [condition] });
  expect(body?.when.conditions).toEqual([{ field: 'amount', operator: 'is', value: 1204.5 }]);
});
