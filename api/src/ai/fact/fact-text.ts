import { spokenDay } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import type { Fact } from './fact';

/** Returns `$431.20`, `12%`, `3`, or `June 30`. */
export function factText(fact: Fact): string {
  switch (fact.unit) {
    case 'cents':
      return formatUsd(fact.value);
    case 'percent':
      return `${fact.value}%`;
    case 'date':
      return spokenDay(fact.value);
    default:
      return String(fact.value);
  }
}

/** Returns the spellings of a fact, the exact one first. */
export function factSpellings(fact: Fact): string[] {
  return fact.unit === 'cents' && fact.value % 100 === 0
    ? [factText(fact), formatUsd(fact.value, { decimals: 0 })]
    : [factText(fact)];
}
