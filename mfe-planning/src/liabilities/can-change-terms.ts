import type { Liability } from '@halyard/shared-contracts/finance';

/** The bank sets the terms that it reports, and the sample cannot be changed. */
export function canChangeTerms({ source, openTerms = [] }: Liability): boolean {
  return source === 'manual' || (source === 'bank' && openTerms.length > 0);
}
