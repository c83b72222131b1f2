import { countWords } from '../../finance';
import { ALL_FUTURES } from '../settings';
import type { Outcome } from './outcome';

/** Returns the chance out of 100. It is 100 only if all succeed, and 0 only if none does. */
export function chanceOf100({ chance, successes, paths }: Outcome): number {
  if (successes === paths) return ALL_FUTURES;
  if (successes === 0) return 0;
  return Math.min(ALL_FUTURES - 1, Math.max(1, Math.round(chance * ALL_FUTURES)));
}

/** Returns "In 87 of 100 tried futures, your money lasts to 95". */
export function chanceWords(outcome: Outcome, lastAge: number): string {
  const shown = chanceOf100(outcome);
  if (shown === ALL_FUTURES) return `In all tried futures, your money lasts to ${lastAge}`;
  if (shown === 0) return `In none of the tried futures does your money last to ${lastAge}`;
  return `In ${shown} of 100 tried futures, your money lasts to ${lastAge}`;
}

const percent = (share: number): string => `${Math.round(share * 100)}`;

export function intervalWords({ interval, paths }: Outcome): string {
  const { low, high } = interval;
  return `${paths.toLocaleString('en-US')} futures tried; with more of them, between ${percent(low)} and ${percent(high)} of 100`;
}

const BROKEN: Readonly<Record<Outcome['breaks'][number]['what'], string>> = {
  need: 'a planned expense',
  spending: 'spending in retirement',
  saving: 'spending before retirement',
};

/**
 * Returns a text such as "What could not be paid first: mostly spending in retirement, in 612 futures, half of them
 * by 88."
 */
export function breakWords({ breaks }: Outcome): string | null {
  const [first] = breaks;
  if (!first) return null;
  return `What could not be paid first: mostly ${BROKEN[first.what]}, in ${countWords(first.paths, 'future')}, half of them by age ${first.medianAge}.`;
}
