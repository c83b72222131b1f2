import { WEEKDAYS } from '@halyard/shared-contracts/finance';
import { fromDollars, formatUsd } from '@halyard/shared-contracts/money';
import type { RuleBody } from '@halyard/shared-contracts/wire';

type Condition = RuleBody['when']['conditions'][number];
export type RuleFieldName = Condition['field'];
export type Operator = Condition['operator'];

export type AccountNames = ReadonlyMap<string, string>;

export const FIELD_WORDS: Readonly<Record<RuleFieldName, string>> = {
  merchant: 'merchant',
  text: 'bank text',
  category: 'category',
  amount: 'amount',
  account: 'account',
  direction: 'money',
  weekday: 'weekday',
  dayOfMonth: 'day of the month',
};

export const OPERATOR_WORDS: Readonly<Record<Operator, string>> = {
  is: 'is',
  isNot: 'is not',
  contains: 'contains',
  startsWith: 'starts with',
  matches: 'matches',
  above: 'is above',
  below: 'is below',
  between: 'is between',
};

export const DIRECTION_WORDS = { in: 'coming in', out: 'going out' } as const;

/** Rules count the days from 1 for Monday to 7 for Sunday. */
export const weekdayName = (number: number): string => WEEKDAYS[number % WEEKDAYS.length] ?? '';

const dollars = (amount: number): string => formatUsd(fromDollars(amount));

function valueWords(condition: Condition, accounts: AccountNames): string {
  switch (condition.field) {
    case 'merchant':
    case 'text':
      return `“${condition.value}”`;
    case 'amount':
      return [condition.value, condition.value2 ?? []].flat().map(dollars).join(' and ');
    case 'dayOfMonth':
      return [condition.value, condition.value2 ?? []].flat().join(' and ');
    case 'weekday':
      return weekdayName(condition.value);
    case 'direction':
      return DIRECTION_WORDS[condition.value];
    case 'account':
      return accounts.get(condition.value) ?? 'a closed account';
    default:
      return condition.value;
  }
}

const conditionWords = (condition: Condition, accounts: AccountNames): string =>
  [
    FIELD_WORDS[condition.field],
    OPERATOR_WORDS[condition.operator],
    valueWords(condition, accounts),
  ].join(' ');

export const whenWords = ({ match, conditions }: RuleBody['when'], accounts: AccountNames) =>
  `When ${conditions
    .map((condition) => conditionWords(condition, accounts))
    .join(match === 'all' ? ' and ' : ' or ')}`;

export function thenWords({ then }: Pick<RuleBody, 'then'>): string {
  const { category, transfer, split, merchant, tags, hidden, reviewed } = then;
  return [
    category !== undefined && `category ${category}`,
    transfer && 'transfer between my accounts',
    split && `split into ${split.map((part) => part.category).join(' and ')}`,
    merchant !== undefined && `name “${merchant}”`,
    tags && tags.length > 0 && `tags ${tags.join(', ')}`,
    hidden !== undefined && (hidden ? 'left out of spending' : 'kept in spending'),
    reviewed && 'reviewed',
  ]
    .filter((words): words is string => typeof words === 'string')
    .join(', ');
}

export const ruleTitle = (rule: RuleBody & { readonly name: string | null }): string =>
  rule.name ?? `→ ${thenWords(rule)}`;
