import {
  CHOICE_OPERATORS,
  NUMBER_OPERATORS,
  TEXT_OPERATORS,
} from '@halyard/shared-contracts/finance';
import { ruleBodySchema, type RuleBody, type RuleWire } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { Operator, RuleFieldName } from '../rule-words';

export interface ConditionDraft {
  readonly field: RuleFieldName;
  readonly operator: Operator;
  readonly value: string;
  readonly value2: string;
}

export interface RuleDraft {
  readonly name: string;
  readonly match: 'all' | 'any';
  readonly conditions: readonly ConditionDraft[];
  /** '' means no change. */
  readonly category: string;
  readonly merchant: string;
  /** Tags are separated by commas. */
  readonly tags: string;
  readonly hidden: boolean;
  readonly transfer: boolean;
  readonly reviewed: boolean;
  /** The form does not change a split. */
  readonly split: RuleBody['then']['split'];
}

export const OPERATORS: Readonly<Record<RuleFieldName, readonly Operator[]>> = {
  merchant: TEXT_OPERATORS,
  text: TEXT_OPERATORS,
  category: CHOICE_OPERATORS,
  account: CHOICE_OPERATORS,
  direction: CHOICE_OPERATORS,
  weekday: CHOICE_OPERATORS,
  amount: NUMBER_OPERATORS,
  dayOfMonth: NUMBER_OPERATORS,
};

const FIRST_VALUES: Readonly<Partial<Record<RuleFieldName, string>>> = {
  direction: 'out',
  weekday: '1',
};

export const conditionOn = (field: RuleFieldName): ConditionDraft => ({
  field,
  operator: field === 'merchant' || field === 'text' ? 'contains' : 'is',
  value: FIRST_VALUES[field] ?? '',
  value2: '',
});

export const newDraft = (merchant = '', category = ''): RuleDraft => ({
  name: '',
  match: 'all',
  conditions: [
    merchant === ''
      ? conditionOn('merchant')
      : { field: 'merchant', operator: 'is', value: merchant, value2: '' },
  ],
  category,
  merchant: '',
  tags: '',
  hidden: false,
  transfer: false,
  reviewed: false,
  split: undefined,
});

export const draftOf = ({ name, when, then }: RuleWire): RuleDraft => ({
  name: name ?? '',
  match: when.match,
  conditions: when.conditions.map((condition) => ({
    field: condition.field,
    operator: condition.operator,
    value: String(condition.value),
    value2: 'value2' in condition ? String(condition.value2 ?? '') : '',
  })),
  category: then.category ?? '',
  merchant: then.merchant ?? '',
  tags: (then.tags ?? []).join(', '),
  hidden: then.hidden ?? false,
  transfer: then.transfer ?? false,
  reviewed: then.reviewed ?? false,
  split: then.split,
});

const NUMBERS: ReadonlySet<RuleFieldName> = new Set(['amount', 'dayOfMonth', 'weekday']);

const numberOf = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.replaceAll(/[$,\s]/g, ''));

function conditionOf({ field, operator, value, value2 }: ConditionDraft): object {
  if (!NUMBERS.has(field)) return { field, operator, value };
  const end = operator === 'between' ? { value2: numberOf(value2) } : {};
  return { field, operator, value: numberOf(value), ...end };
}

function thenOf(draft: RuleDraft): object {
  const words = draft.tags.split(',').map((tag) => tag.trim());
  const tags = [...new Set(words)].filter((tag) => tag !== '');
  return {
    ...(draft.category !== '' && !draft.transfer && { category: draft.category }),
    ...(draft.category === '' && !draft.transfer && draft.split && { split: draft.split }),
    ...(draft.merchant.trim() !== '' && { merchant: draft.merchant }),
    ...(tags.length > 0 && { tags }),
    ...(draft.hidden && { hidden: true }),
    ...(draft.transfer && { transfer: true }),
    ...(draft.reviewed && { reviewed: true }),
  };
}

export function bodyOfDraft(draft: RuleDraft): RuleBody | null {
  const parsed = v.safeParse(ruleBodySchema, {
    when: { match: draft.match, conditions: draft.conditions.map(conditionOf) },
    then: thenOf(draft),
  });
  return parsed.success ? parsed.output : null;
}
