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

/** A category by its id, an account by its id, 'in' or 'out', or a day from '1', Monday, to '7'. */
export interface ChoiceCondition {
  readonly field: (typeof CHOICE_FIELDS)[number];
  readonly operator: (typeof CHOICE_OPERATORS)[number];
  readonly value: string;
}

/** An amount without its sign in cents, or a day from 1 to 31. `value2` is the end of 'between'. */
export interface NumberCondition {
  readonly field: (typeof NUMBER_FIELDS)[number];
  readonly operator: (typeof NUMBER_OPERATORS)[number];
  readonly value: number;
  readonly value2?: number | undefined;
}

export type RuleCondition = TextCondition | ChoiceCondition | NumberCondition;

/** A part of a split: an amount without sign, a share from 0 to 1, or what is left. */
export interface RulePart {
  readonly category: CategoryKey;
  readonly amount?: Cents | undefined;
  readonly share?: number | undefined;
}

/** What a rule can set, each decided on its own. A split stands in place of a category. */
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

/** A row as the bank and the user's own edits have it, before any rule. */
export interface RuleRow {
  readonly merchant: string;
  /** The bank's text. */
  readonly text: string;
  readonly category: CategoryKey;
  readonly amount: Cents;
  readonly accountId: string;
  readonly date: IsoDate;
}

/** What the rules set, each with the id of the first rule that sets it. */
export type RuleOutcome = {
  readonly [Field in RuleField]?:
    | { readonly rule: string; readonly value: RuleValues[Field] }
    | undefined;
};
