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

/** One part as it is being written; `amount` has no sign: the parts carry that of the transaction. */
export interface PartDraft {
  /** Tells parts apart while they are edited. */
  readonly key: number;
  readonly category: Category;
  readonly amount: Cents | null;
}

/** Fewest parts of a split, and the most that the api takes. */
export const FEWEST_PARTS = 2;
export const MOST_PARTS = 20;

/** The parts there are; without any, everything in the transaction's own category and nothing in a second part. */
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

/** What the parts leave over of the whole; below zero when they exceed it. */
export function unassigned(whole: Cents, parts: readonly PartDraft[]): Cents {
  return subtract(abs(whole), sum(parts.map(({ amount }) => amount ?? ZERO)));
}

/** Another part, which takes what is left over. */
export function withPart(whole: Cents, parts: readonly PartDraft[]): PartDraft[] {
  const left = unassigned(whole, parts);
  const key = Math.max(0, ...parts.map((part) => part.key)) + 1;
  return [...parts, { key, category: 'Other', amount: left > 0 ? left : null }];
}

/** Whether the parts may be saved: at least two, each above zero, together the whole to the cent. */
export function isWhole(whole: Cents, parts: readonly PartDraft[]): boolean {
  return (
    parts.length >= FEWEST_PARTS &&
    parts.every(({ amount }) => amount !== null && amount > 0) &&
    unassigned(whole, parts) === 0
  );
}

/** The parts as they cross HTTP, with the sign of the whole. */
export function partsPatch(whole: Cents, parts: readonly PartDraft[]): TransactionPatch {
  const signed = (amount: Cents) => (whole < 0 ? negate(amount) : amount);
  return {
    parts: parts.map(({ category, amount }) => ({
      category,
      amount: toDollars(signed(amount ?? ZERO)),
    })),
  };
}
