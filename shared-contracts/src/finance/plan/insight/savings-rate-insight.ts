import { tenths } from '../tenths';

/** A savings rate from this percentage on is excellent (P2-9-4). */
export const EXCELLENT_SAVINGS_PERCENT = 20;

const OKAY_SAVINGS_PERCENT = 10;

export type SavingsLevel = 'excellent' | 'okay' | 'low';

export function savingsLevel(percent: number): SavingsLevel {
  if (percent >= EXCELLENT_SAVINGS_PERCENT) return 'excellent';
  return percent >= OKAY_SAVINGS_PERCENT ? 'okay' : 'low';
}

const STEP = 0.1;

/** Rounds to one decimal but never up to a threshold: 19.96 becomes 19.9, because 20 counts as excellent. */
export function shownSavingsRate(percent: number): number {
  const rounded = tenths(percent);
  const overstated = [0, OKAY_SAVINGS_PERCENT, EXCELLENT_SAVINGS_PERCENT].some(
    (threshold) => percent < threshold && rounded === threshold,
  );
  return overstated ? tenths(rounded - STEP) : rounded;
}

const AIMS: Readonly<Record<SavingsLevel, string>> = {
  excellent: `That is ${EXCELLENT_SAVINGS_PERCENT}% or more: excellent.`,
  okay: `That is okay; ${EXCELLENT_SAVINGS_PERCENT}% or more would be excellent.`,
  low: `A first aim is ${OKAY_SAVINGS_PERCENT}%.`,
};

const BREAK_EVEN = 'A first aim is to spend no more than you earn.';

interface SavingsRate {
  readonly percent: number;
  readonly level: SavingsLevel;
  /** It counts the months with rows among the last three. */
  readonly months: number;
}

const MONTHS_IN_WORDS: Readonly<Record<number, string>> = { 1: 'month', 2: 'two months' };

export function savingsRateSentence({ percent, level, months }: SavingsRate): string {
  const shown = shownSavingsRate(percent);
  const share =
    shown < 0
      ? `You spent ${-shown}% more than you earned`
      : `You kept ${shown}% of what you earned`;
  const aim = shown < 0 ? BREAK_EVEN : AIMS[level];
  return `${share} over the last ${MONTHS_IN_WORDS[months] ?? 'three months'}. ${aim}`;
}
