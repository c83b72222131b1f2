import type { Category } from '@halyard/shared-contracts/finance';
import {
  abs,
  allocate,
  type Cents,
  cents,
  negate,
  percentOf,
  subtract,
  sum,
  toDollars,
  ZERO,
} from '@halyard/shared-contracts/money';
import type { TransactionPatch } from '@halyard/shared-contracts/wire';
import type { WholeTransaction } from './whole-transaction';

/** The amount has no sign, because the transaction has it. */
export interface PartDraft {
  readonly key: number;
  readonly category: Category;
  readonly amount: Cents | null;
}

/** The API accepts at most 20 parts. */
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

const PERCENT = 100;

/** Shares with two decimals, such as three of 33.33, may differ from the whole by this much. */
const ROUNDING = 0.05;

/** Returns the share of a part in percent with two decimals, or '' for a part without an amount. */
export function shareText(whole: Cents, { amount }: PartDraft): string {
  if (amount === null) return '';
  return String(Math.round(percentOf(amount, abs(whole)) * PERCENT) / PERCENT);
}

function percentIn(text: string | undefined): number | null {
  const percent = Number((text ?? '').replace(',', '.').replace('%', '').trim() || NaN);
  return percent > 0 && percent <= PERCENT ? percent : null;
}

/** Sets these shares. Shares of 100 % add up to the whole, to the cent. */
export function withShares(
  whole: Cents,
  parts: readonly PartDraft[],
  texts: Readonly<Record<number, string>>,
): PartDraft[] {
  const percents = parts.map(({ key }) => percentIn(texts[key]));
  const known = percents.filter((percent) => percent !== null);
  const total = known.reduce((all, percent) => all + percent, 0);
  const areWhole = known.length === parts.length && Math.abs(total - PERCENT) <= ROUNDING;
  const exact = areWhole ? allocate(abs(whole), known) : null;
  return parts.map((part, at) => {
    const percent = percents[at] ?? null;
    const rounded = percent === null ? null : cents(Math.round((abs(whole) * percent) / PERCENT));
    return { ...part, amount: exact?.[at] ?? rounded };
  });
}
