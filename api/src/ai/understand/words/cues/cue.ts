import type { Measure } from '@halyard/shared-contracts/wire';

/** A measure, how clearly its words ask for it, and these words, separated by commas. */
export type Cue = readonly [measure: Measure, weight: number, words: string];
