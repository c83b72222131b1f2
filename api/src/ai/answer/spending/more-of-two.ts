import { abs, subtract } from '@halyard/shared-contracts/money';
import type { Query } from '@halyard/shared-contracts/wire';
import type { MoneyFact } from '../../fact/fact';
import { say } from '../../fact/figured-text';
import { money, screen } from '../facts';
import { type Part, sentence } from '../parts';

interface Side {
  /** It is a text such as 'on Groceries' or 'at Costco'. */
  readonly where: string;
  readonly spent: MoneyFact;
}

/** 'Groceries or gas, which is more' asks for the larger of two. */
export function moreOfTwo(
  { subjects, compare }: Query,
  kind: 'spending' | 'income',
  split: NonNullable<Query['split']>,
  sides: readonly Side[],
): Part[] {
  const [one, other, ...others] = sides;
  const isOfTwo = subjects.length > 1 && subjects.every((each) => each.kind === split);
  if (!isOfTwo || compare || !one || !other) return [];
  const verb = kind === 'income' ? 'received' : 'spent';
  if (others.length > 0) return kind === 'income' ? mostOf(sides) : [];
  const change = subtract(one.spent.value, other.spent.value);
  if (change === 0)
    return [
      sentence(say`You ${verb} exactly as much ${one.where} as ${other.where}: ${one.spent}.`),
    ];
  const [more, less] = change > 0 ? [one, other] : [other, one];
  const by = money('difference', abs(change), screen(kind === 'income' ? '/income' : '/spending'));
  return [
    sentence(
      say`You ${verb} ${by} more ${more.where} than ${less.where}: ${more.spent} and ${less.spent}.`,
    ),
  ];
}

/** 'Uber, Lyft, or DoorDash, who paid more' asks for the largest payer. */
function mostOf(sides: readonly Side[]): Part[] {
  const [first] = sides.toSorted((a, b) => b.spent.value - a.spent.value);
  return first ? [sentence(say`You received the most ${first.where}: ${first.spent}.`)] : [];
}
