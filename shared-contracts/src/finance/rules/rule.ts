import type { Cents } from '../../money';
import type { CategoryKey } from '../category';
import type { IsoDate } from '../civil-date';

export const TEXT_FIELDS = ['merchant', 'text'] as const;
export const CHOICE_FIELDS = ['category', 'account', 'direction', 'weekday'] as const;
export const NUMBER_FIELDS = ['amount', 'dayOfMonth'] as const;

export const TEXT_OPERATORS = ['is', 'isNot', 'contains', 'startsWith', 'matches'] as const;
export const CHOICE_OPERATORS = ['is', 'isNot'] as const;
export const NUMBER_OPERATORS = ['is', 'isNot', 'above', 'below', 'between'] as const;

export const DIRECTIONS = ['in', 'out'] as const;

export interface TextCondition {
  readonly field: (typeof TEXT_FIELDS)[number];
  readonly operator: (typeof TEXT_OPERATORS)[number];
  readonly value: string;
}

/** `value` is the id of a category or an account, 'in' or 'out', or a day from '1', Monday, to '7'. */
export interface ChoiceCondition {
  readonly field: (typeof CHOICE_FIELDS)[number];
  readonly operator: (typeof CHOICE_OPERATORS)[number];
  readonly value: string;
}

/** `value` is an amount in cents without its sign, or a day from 1 to 31. `value2` is the end of 'between'. */
export interface NumberCondition {
  readonly field: (typeof NUMBER_FIELDS)[number];
  readonly operator: (typeof NUMBER_OPERATORS)[number];
  readonly value: number;
  readonly value2?: number | undefined;
}

export type RuleCondition = TextCondition | ChoiceCondition | NumberCondition;

/** A part of a split has an amount without sign, a share from 0 to 1, or gets the rest. */
export interface RulePart {
  readonly category: CategoryKey;
  readonly amount?: Cents | undefined;
  readonly share?: number | undefined;
}

/** A rule can set each of these fields. A split replaces a category. */
export interface RuleValues {
  readonly category: CategoryKey | readonly RulePart[];
  readonly merchant: string;
  readonly tags: readonly string[];
  readonly hidden: boolean;
  readonly reviewed: boolean;
}

export type RuleField = keyof RuleValues;

export interface Rule {
  readonly id: string;
  readonly match: 'all' | 'any';
  readonly conditions: readonly RuleCondition[];
  readonly then: { readonly [Field in RuleField]?: RuleValues[Field] | undefined };
}

/** This is a row from the bank with the user's own edits, before any rule. */
export interface RuleRow {
  readonly merchant: string;
  readonly text: string;
  readonly category: CategoryKey;
  readonly amount: Cents;
  readonly accountId: string;
  readonly date: IsoDate;
}

/** Each value has the id of the first rule that sets it. */
export type RuleOutcome = {
  readonly [Field in RuleField]?:
    | { readonly rule: string; readonly value: RuleValues[Field] }
    | undefined;
};
