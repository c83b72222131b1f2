import type { Liability } from '@halyard/shared-contracts/finance';

/** The bank decides what it reports, and the sample belongs to nobody. */
export function canChangeTerms({ source, openTerms = [] }: Liability): boolean {
  return source === 'manual' || (source === 'bank' && openTerms.length > 0);
}
