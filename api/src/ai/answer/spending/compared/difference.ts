import { tenths } from '@halyard/shared-contracts/finance';
import { abs, type Cents, formatUsd, percentOf, subtract } from '@halyard/shared-contracts/money';
import type { Fact } from '../../../fact/fact';
import { type FiguredText, say } from '../../../fact/figured-text';
import { number } from '../../facts';
import { type Part, sentence } from '../../parts';

type AmountFact = Fact & { readonly value: Cents };

/** Returns a sentence such as 'That is $5.00 more than in May 2025 ($20.00).' */
export function difference(now: Cents, before: AmountFact, where: string): FiguredText {
  const change = subtract(now, before.value);
  if (change === 0) return say`That is exactly as much as ${where}.`;
  const amount = formatUsd(abs(change));
  return say`That is ${amount} ${change > 0 ? 'more' : 'less'} than ${where} (${before}).`;
}

/** A sum of zero has no change in percent. */
export function inPercent(now: Cents, before: AmountFact): Part[] {
  const change = subtract(now, before.value);
  if (before.value <= 0 || change === 0) return [];
  const percent = tenths(percentOf(abs(change), before.value));
  const fact = number('change in percent', 'percent', percent, before.query);
  return [sentence(say`In percent, that is ${fact} ${change > 0 ? 'more' : 'less'}.`)];
}
