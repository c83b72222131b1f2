import { cents, type Cents, sum } from '../../money';
import type { ScoreInputs } from './inputs';
import { heldKinds, MEANINGFUL_PERCENT } from './measures';

type Kinds = NonNullable<ScoreInputs['kinds']>;

function missingAmounts(kinds: Kinds, wanted: number, added: number): number[] {
  const invested = sum(kinds.map(({ balance }) => balance)) + added;
  const share = Math.max(1, Math.ceil((invested * MEANINGFUL_PERCENT) / 100));
  const largest = kinds.toSorted((a, b) => b.balance - a.balance).slice(0, wanted);
  return kinds.map((kind) => (largest.includes(kind) ? Math.max(0, share - kind.balance) : 0));
}

const total = (lacks: readonly number[]): number => lacks.reduce((a, b) => a + b, 0);

/** Adds the least new money with which `wanted` kinds matter. */
export function withMoreKinds(kinds: Kinds, wanted: number): { kinds: Kinds; added: Cents } {
  let added = 0;
  while (total(missingAmounts(kinds, wanted, added)) > added)
    added = total(missingAmounts(kinds, wanted, added));
  const lacks = missingAmounts(kinds, wanted, added);
  return {
    kinds: kinds.map((kind, at) => ({ ...kind, balance: cents(kind.balance + lacks[at]!) })),
    added: cents(added),
  };
}

export const missingKinds = (kinds: Kinds, most: number): number[] => {
  const held = heldKinds(kinds);
  return Array.from({ length: Math.max(0, most - held) }, (_, more) => held + 1 + more);
};
