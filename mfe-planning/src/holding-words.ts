import type { Source } from '@halyard/shared-contracts/finance';

/** Who says a balance. */
export const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  sample: 'Sample household',
  bank: 'Your linked bank',
  manual: 'Entered by you',
};

/** What the data service calls the institution of something entered without one. */
export const NO_INSTITUTION = 'Manual';
