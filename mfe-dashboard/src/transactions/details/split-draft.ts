import type { Category } from '@halyard/shared-contracts/finance';
import {
  abs,
  type Cents,
  negate,
  subtract,
  sum,
  toDollars,
  ZERO,
} from '@halyard/shared-contracts/money';
import type { TransactionPatch } from '@halyard/shared-contracts/wire';
import type { WholeTransaction } from './whole-transaction';

/** The amount has no sign; the sign is the transaction's. */
export interface PartDraft {
  readonly key: number;
  readonly category: Category;
  readonly amount: Cents | null;
}

/** The API takes at most 20. */
export const FEWEST_PARTS = 2;
export const MOST_PARTS = 20;

export function firstParts({ row: { category, amount }, parts }: WholeTransaction): PartDraft[] {
  if (parts.length > 0)
    return parts.map((part, at) => ({
      key: at + 1,
      category: part.category,
      amount: abs(part.amount),
    }));
  return [
    { key: 1, category, amount: abs(amount) },
    { key: 2, category: 'Other', amount: null },
  ];
}

export function unassigned(whole: Cents, parts: readonly PartDraft[]): Cents {
  return subtract(abs(whole), sum(parts.map(({ amount }) => amount ?? ZERO)));
}

export function withPart(whole: Cents, parts: readonly PartDraft[]): PartDraft[] {
  const left = unassigned(whole, parts);
  const key = Math.max(0, ...parts.map((part) => part.key)) + 1;
  return [...parts, { key, category: 'Other', amount: left > 0 ? left : null }];
}

export function isWhole(whole: Cents, parts: readonly PartDraft[]): boolean {
  return (
    parts.length >= FEWEST_PARTS &&
    parts.every(({ amount }) => amount !== null && amount > 0) &&
    unassigned(whole, parts) === 0
  );
}

export function partsPatch(whole: Cents, parts: readonly PartDraft[]): TransactionPatch {
  const signed = (amount: Cents) => (whole < 0 ? negate(amount) : amount);
  return {
    parts: parts.map(({ category, amount }) => ({
      category,
      amount: toDollars(signed(amount ?? ZERO)),
    })),
  };
}
