import { type Cents, sum } from '../../../money';

export interface SpendingShare {
  readonly amount: Cents;
  readonly percentage: number;
}

export interface LargestShares<Share> {
  readonly shown: readonly Share[];
  /** It combines the charges that are too small to be shown alone, and is null when all are shown. */
  readonly others: (SpendingShare & { readonly members: readonly Share[] }) | null;
  /** Shares in the user's favor have no slice. */
  readonly credits: readonly Share[];
}

const MOST_SHOWN = 8;

/** Divides shares for a pie of eight slices and one for the others. `shares` are the largest first. */
export function largestShares<Share extends SpendingShare>(
  shares: readonly Share[],
): LargestShares<Share> {
  const charges = shares.filter(({ amount }) => amount > 0);
  const credits = shares.filter(({ amount }) => amount <= 0);
  if (charges.length <= MOST_SHOWN + 1) return { shown: charges, others: null, credits };
  const members = charges.slice(MOST_SHOWN);
  const others = {
    amount: sum(members.map(({ amount }) => amount)),
    percentage: members.reduce((total, { percentage }) => total + percentage, 0),
    members,
  };
  return { shown: charges.slice(0, MOST_SHOWN), others, credits };
}
