import { type Cents, formatUsd, subtract } from '@halyard/shared-contracts/money';
import type { Query } from '@halyard/shared-contracts/wire';
import { say } from '../../fact/figured-text';
import { type Part, sentence } from '../parts';

interface Side {
  /** It is a text such as 'on Groceries' or 'at Costco'. */
  readonly where: string;
  readonly amount: Cents;
}

/** 'Groceries or gas, which is more' asks for the larger of two. The larger side is first. */
export function moreOfTwo(
  { subjects, compare }: Query,
  kind: 'spending' | 'income',
  split: NonNullable<Query['split']>,
  [more, less, ...others]: readonly Side[],
): Part[] {
  const isOfTwo = subjects.length === 2 && subjects.every((each) => each.kind === split);
  if (kind !== 'spending' || !isOfTwo || compare || !more || !less || others.length > 0) return [];
  const by = formatUsd(subtract(more.amount, less.amount));
  return more.amount === less.amount
    ? [sentence(say`You spent exactly as much ${more.where} as ${less.where}.`)]
    : [sentence(say`You spent ${by} more ${more.where} than ${less.where}.`)];
}
