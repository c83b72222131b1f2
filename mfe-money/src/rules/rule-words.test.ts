import type { RuleBody } from '@halyard/shared-contracts/wire';
import { ruleTitle, thenWords, whenWords } from './rule-words';

const ACCOUNTS = new Map([['account-1', 'Everyday']]);
const when = (...conditions: RuleBody['when']['conditions']) =>
  whenWords({ match: 'all', conditions }, ACCOUNTS);

// Covers P3-A7-10.
test.each([
  [{ field: 'merchant', operator: 'contains', value: 'coffee' }, 'When merchant contains “coffee”'],
  [{ field: 'text', operator: 'startsWith', value: 'SQ' }, 'When bank text starts with “SQ”'],
  [
    { field: 'amount', operator: 'between', value: 4, value2: 5.5 },
    'When amount is between $4.00 and $5.50',
  ],
  [{ field: 'dayOfMonth', operator: 'above', value: 20 }, 'When day of the month is above 20'],
  [{ field: 'weekday', operator: 'isNot', value: 7 }, 'When weekday is not Sunday'],
  [{ field: 'direction', operator: 'is', value: 'in' }, 'When money is coming in'],
  [{ field: 'account', operator: 'is', value: 'account-1' }, 'When account is Everyday'],
  [{ field: 'account', operator: 'is', value: 'gone' }, 'When account is a closed account'],
  [{ field: 'category', operator: 'is', value: 'Other' }, 'When category is Other'],
] as const)('%j is "%s"', (condition, words) => {
  expect(when(condition)).toBe(words);
});

test('conditions are joined by what they need', () => {
  const conditions = [
    { field: 'category', operator: 'is', value: 'Other' },
    { field: 'direction', operator: 'is', value: 'out' },
  ] as const;
  const words = 'When category is Other and money is going out';
  expect(when(...conditions)).toBe(words);
  const any = whenWords({ match: 'any', conditions: [...conditions] }, ACCOUNTS);
  expect(any).toBe(words.replace(' and ', ' or '));
});

test.each([
  [
    { category: 'Travel', merchant: 'Metro', tags: ['trip', 'work'] },
    'category Travel, name “Metro”, tags trip, work',
  ],
  [
    { transfer: true, hidden: true, reviewed: true } as const,
    'transfer between my accounts, left out of spending, reviewed',
  ],
  [{ hidden: false }, 'kept in spending'],
  [
    { split: [{ category: 'Rent', share: 0.5 }, { category: 'Travel' }] },
    'split into Rent and Travel',
  ],
])('%j is "%s"', (then, words) => {
  expect(thenWords({ then })).toBe(words);
});

test('a rule without a name is called by what it does', () => {
  const body: RuleBody = {
    when: { match: 'all', conditions: [{ field: 'category', operator: 'is', value: 'Other' }] },
    then: { reviewed: true },
  };
  expect(ruleTitle({ ...body, name: null })).toBe('→ reviewed');
  expect(ruleTitle({ ...body, name: 'Quick' })).toBe('Quick');
});
