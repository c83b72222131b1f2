import { abs } from '../../money';
import { weekdayOf } from '../civil-date';
import { findPiece, pieceOf } from './finder';
import { foldText } from './fold-text';
import type {
  ChoiceCondition,
  NumberCondition,
  RuleCondition,
  RuleRow,
  TextCondition,
} from './rule';
import { wildcards } from './wildcards';

export type Test = (row: RuleRow) => boolean;

const textIs: Readonly<
  Record<TextCondition['operator'], (value: string) => (text: string) => boolean>
> = {
  is: (value) => (text) => text === value,
  isNot: (value) => (text) => text !== value,
  contains: (value) => {
    const piece = pieceOf(value);
    return (text) => findPiece(text, piece, 0) !== -1;
  },
  startsWith: (value) => (text) => text.startsWith(value),
  matches: wildcards,
};

const MOST_REMEMBERED = 20_000;

const MOST_LETTERS = 100;

/** Remembers results, because a long list has few different texts. */
function remembering(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    if (text.length > MOST_LETTERS) return test(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const result = test(text);
    known.set(text, result);
    return result;
  };
}

type Fold = (text: string) => string;

/** Remembers two texts, because all conditions of all rules read the same two texts of a row. */
export function foldOfRow(): Fold {
  let [text, folded, otherText, otherFolded] = ['', '', '', ''];
  return (wanted) => {
    if (wanted === text) return folded;
    const result = wanted === otherText ? otherFolded : foldText(wanted);
    [text, folded, otherText, otherFolded] = [wanted, result, text, folded];
    return result;
  };
}

function textTest({ field, operator, value }: TextCondition, fold: Fold): Test {
  const isMet = textIs[operator](foldText(value));
  const test = remembering((text) => isMet(fold(text)));
  return (row) => test(row[field]);
}

/** Rules count the days from 1 for Monday to 7 for Sunday. */
const weekday = ({ date }: RuleRow): string => String(weekdayOf(date) || 7);

const choiceOf: Readonly<Record<ChoiceCondition['field'], (row: RuleRow) => string>> = {
  category: ({ category }) => category,
  account: ({ accountId }) => accountId,
  direction: ({ amount }) => (amount < 0 ? 'out' : 'in'),
  weekday,
};

function choiceTest({ field, operator, value }: ChoiceCondition): Test {
  const choice = choiceOf[field];
  return (row) => (choice(row) === value) === (operator === 'is');
}

const numberOf: Readonly<Record<NumberCondition['field'], (row: RuleRow) => number>> = {
  amount: ({ amount }) => abs(amount),
  dayOfMonth: ({ date }) => Number(date.slice(8)),
};

function isNumber({ operator, value, value2 = value }: NumberCondition, number: number): boolean {
  if (operator === 'is') return number === value;
  if (operator === 'isNot') return number !== value;
  if (operator === 'above') return number > value;
  if (operator === 'below') return number < value;
  return number >= Math.min(value, value2) && number <= Math.max(value, value2);
}

/** A condition on a text compares it letter by letter, and one on the merchant has to build its name first. */
const COST: Readonly<Partial<Record<RuleCondition['field'], number>>> = { text: 1, merchant: 2 };

/** The order of conditions does not change a rule, so the fast ones come first. */
export const cheapestFirst = (conditions: readonly RuleCondition[]): RuleCondition[] =>
  conditions.toSorted((a, b) => (COST[a.field] ?? 0) - (COST[b.field] ?? 0));

export function conditionTest(condition: RuleCondition, fold: Fold): Test {
  switch (condition.field) {
    case 'merchant':
    case 'text':
      return textTest(condition, fold);
    case 'amount':
    case 'dayOfMonth':
      return (row) => isNumber(condition, numberOf[condition.field](row));
    default:
      return choiceTest(condition);
  }
}
