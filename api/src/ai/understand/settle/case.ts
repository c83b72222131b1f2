import type { Measure } from '@halyard/shared-contracts/wire';
import { type Clues, isOnlyAccount } from '../clues';
import type { FoundMeasure } from '../find-measures';

/** These are the clues of a question in which at least one measure was found. */
export interface Case extends Omit<Clues, 'found'> {
  readonly clues: Clues;
  readonly found: readonly FoundMeasure[];
  readonly first: FoundMeasure;
  readonly second: FoundMeasure | undefined;
  readonly has: (measure: Measure) => boolean;
  readonly hasCategory: boolean;
  /** The question names accounts and nothing else. */
  readonly isHolding: boolean;
  readonly isOfAccounts: boolean;
}

/** No measure is meant if this is null. The next rule decides if it is undefined. */
export type Ruling = Measure | null | undefined;

export function caseOf(clues: Clues, found: readonly FoundMeasure[], first: FoundMeasure): Case {
  const { names } = clues;
  return {
    ...clues,
    clues,
    found,
    first,
    second: found[1],
    has: (measure) => found.some((each) => each.measure === measure),
    hasCategory: names.some(({ meaning }) => meaning.category.length > 0),
    isHolding: names.length > 0 && names.every(isOnlyAccount),
    isOfAccounts: names.length > 0 && names.every(({ meaning }) => meaning.account.length > 0),
  };
}
